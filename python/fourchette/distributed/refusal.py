"""Why a job, a folder or a part was refused."""

from __future__ import annotations

from typing import Any

from .. import Error


class JobRefused(Error):
    """A job makes no sense: `part` is the argument, `found` what it is, `reason` why not."""

    def __init__(self, part: str, found: Any, reason: str) -> None:
        # `pickle` makes it again of its arguments.
        super().__init__(part, found, reason)
        self.part = part
        self.found = str(found)
        self.reason = reason

    def __str__(self) -> str:
        _, found, _ = self.args
        shown = repr(found) if isinstance(found, str) else str(found)
        return f"{self.part} {shown}: {self.reason}"


class FolderRefused(JobRefused):
    """A folder cannot take the parts of a job, or a file in it is not what it should be."""


class PartFailed(RuntimeError):
    """A part of a job could not be worked off. What is in the folder already stays there."""
