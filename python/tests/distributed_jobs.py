"""What tests of jobs share: jobs that tell what their workers do, in a module that the workers can import."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fourchette import distributed
from fourchette.distributed import Match, Span


def match(**changed: Any) -> Match:
    terms: dict[str, Any] = {
        "game": "y",
        "first": "greedy",
        "second": "random",
        "games": 40,
        "seed": 3,
        "rules": "board=bent:5",
    }
    return Match(**(terms | changed))


def run(job: Any, folder: Path, **options: Any) -> Any:
    return distributed.run(job, folder, progress="none", **options)


@dataclass(frozen=True)
class Watched(Match):
    """A match whose parts take 0.3 s and more, and note in a folder who begins and who finishes them."""

    notes: str = ""

    def work(self, span: Span) -> bytes:
        note(self.notes, "begun", span)
        time.sleep(0.3)
        content = super().work(span)
        note(self.notes, "finished", span)
        return content


@dataclass(frozen=True)
class Failing(Match):
    """A match in which game 5 cannot be played until a file is there."""

    mended: str = ""

    def work(self, span: Span) -> bytes:
        if span.first <= 5 <= span.last and not Path(self.mended).exists():
            raise ValueError("the fifth game is broken")
        return super().work(span)


@dataclass(frozen=True)
class Deadly(Match):
    """A match in which game 5 kills whoever plays it."""

    def work(self, span: Span) -> bytes:
        if span.first <= 5 <= span.last:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().work(span)


def note(folder: str, what: str, span: Span) -> None:
    """Note that this process has begun or finished a part."""
    (Path(folder) / f"{what}-{span.first}-{os.getpid()}-{time.time_ns()}").touch()


def noted(folder: Path, what: str) -> list[tuple[int, int]]:
    """List which parts have been begun or finished, each with the process."""
    names = sorted(path.name.split("-") for path in folder.iterdir())
    return [(int(first), int(pid)) for kind, first, pid, _ in names if kind == what]
