"""Parts whose files are a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from .refusal import FolderRefused

Read = TypeVar("Read")


def line_of(report: dict[str, Any]) -> bytes:
    """Write the file of a part as the command writes its own."""
    return (json.dumps(report, sort_keys=True, separators=(",", ":")) + "\n").encode()


def read_part(file: Path, whole: str, expected: dict[str, Any], read: Callable[[Any], Read]) -> Read:
    """Read the file of a part: it must have the fields that are expected, and what else `read` takes from it.
    What is otherwise is refused as no part of the whole."""
    try:
        report = json.loads(file.read_bytes())
        wrong = next((key for key, value in expected.items() if report[key] != value), None)
        if wrong is None:
            return read(report)
    except (ValueError, KeyError, TypeError) as error:
        raise FolderRefused("file", file, f"is no part of {whole}: {error!r}") from None
    raise FolderRefused("file", file, f"is another part: {wrong} is {report[wrong]!r}")
