"""What a job is: pieces of work that are numbered, and do not depend on each other."""

from __future__ import annotations

import operator
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from .. import Position, __version__, new
from .refusal import JobRefused

Result = TypeVar("Result")

#: The greatest number of pieces, and of what else is not bounded otherwise.
MOST = (1 << 63) - 1


@dataclass(frozen=True, order=True)
class Span:
    """Some pieces of a job without a gap: the first and the last of them, counted from 1."""

    first: int
    last: int

    def __len__(self) -> int:
        return self.last - self.first + 1


class Job(ABC, Generic[Result]):
    """Work in pieces. Each piece depends on the job and on its number alone, so that the pieces can be
    worked off in any order, anywhere, and twice with the same result."""

    kind: ClassVar[str]
    """What the job is called in its folder."""
    piece: ClassVar[str]
    """What a piece is called."""
    suffix: ClassVar[str]
    """How the names of the files of its parts end."""
    part_size: ClassVar[int | None] = None
    """How many pieces a part has; None if that is to be measured."""

    @property
    @abstractmethod
    def count(self) -> int:
        """How many pieces there are."""

    @abstractmethod
    def terms(self) -> dict[str, Any]:
        """Return all that the pieces depend on, as JSON has it."""

    @abstractmethod
    def work(self, span: Span) -> bytes:
        """Work off some pieces, and return the file of the part."""

    @abstractmethod
    def gather(self, parts: Sequence[tuple[Span, Path]]) -> Result:
        """Read the files of all parts, in order. A file that is not that of its part is refused."""

    def manifest(self) -> dict[str, Any]:
        """Return what tells this job from others. Another version may choose other moves."""
        return {"kind": self.kind, "version": __version__, f"{self.piece}s": self.count} | self.terms()

    def file_name(self, span: Span) -> str:
        """Name the file of a part."""
        return f"{self.piece}s-{span.first:09}-{span.last:09}{self.suffix}"


def start_of(game: str, rules: str, position: str | None) -> Position:
    """Return the position that a job begins with: that of a line, if there is one."""
    start = new(game, rules)
    if position is None:
        return start
    given = Position(position)
    if given.game != start.game:
        raise JobRefused("position", position, f"is one of {given.game}, not of {start.game}")
    if rules and given.rules != start.rules:
        raise JobRefused("position", position, f"has the rules {given.rules!r}, not {start.rules!r}")
    return given


def whole(part: str, found: Any, least: int, most: int = MOST) -> int:
    """Return a whole number, of Python or of numpy, as one that JSON has."""
    try:
        number = operator.index(found)
    except TypeError:
        number = None
    if number is None or isinstance(found, bool):
        raise TypeError(f"{part}: must be a whole number, not {type(found).__name__}")
    if not least <= number <= most:
        raise JobRefused(part, number, f"must be from {least} to {most}")
    return number


def check_whole(job: Job[Any], part: str, least: int, most: int = MOST) -> None:
    """Make a field of a job, while that is made, a whole number that JSON has."""
    object.__setattr__(job, part, whole(part, getattr(job, part), least, most))
