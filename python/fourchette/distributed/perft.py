"""Perft."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import Position, __version__
from .job import Job, Span, check_whole, start_of
from .refusal import FolderRefused, JobRefused
from .report import line_of, read_part

#: A count beyond 64 bits stays here.
GREATEST = (1 << 64) - 1
#: How many moves are looked ahead at most: one, and those of `Position.perft`.
MOST_DEPTH = (1 << 16) + 1


@dataclass(frozen=True)
class PerftResult:
    """How many sequences of moves there are."""

    depth: int
    divide: dict[str, int]
    """How many begin with each first move, sorted by bytes."""

    @property
    def total(self) -> int:
        """How many there are in all. A count beyond 64 bits stays at the greatest such number."""
        return min(sum(self.divide.values()), GREATEST)

    def __str__(self) -> str:
        return f"{self.total} sequences of {self.depth} moves"


def divided(report: Any) -> dict[str, int]:
    """Read how many sequences begin with each first move."""
    return {row["move"]: int(row["count"]) for row in report["divide"]}


@dataclass(frozen=True)
class Perft(Job[PerftResult]):
    """Counts the sequences of legal moves of a length, chance moves included.

    `position` is a line that they begin with, in place of the start. Each part counts those that begin with
    some first moves, `shares` parts in all, or as many as there are first moves. The shares are those of
    `fourchette perft --divide --part K/N`, and the file of each is one that `fourchette merge` reads.
    """

    game: str
    depth: int
    rules: str = ""
    position: str | None = None
    shares: int = 64

    kind = "perft"
    piece = "share"
    suffix = ".json"
    part_size = 1

    def __post_init__(self) -> None:
        check_whole(self, "depth", 1, MOST_DEPTH)
        check_whole(self, "shares", 1)
        start = self.start()
        if start.is_over:
            raise JobRefused("position", str(start), "has no moves: the game is over")

    @property
    def count(self) -> int:
        """How many shares there are."""
        moves: int = self.start().move_count()
        return min(self.shares, moves)

    def start(self) -> Position:
        """Return the position that the sequences begin with."""
        return start_of(self.game, self.rules, self.position)

    def terms(self) -> dict[str, Any]:
        """Return what is counted, as `fourchette perft --json` has it."""
        start = self.start()
        return {
            "game": start.game,
            "rules": start.rules,
            "position": None if self.position is None else str(start),
            "depth": self.depth,
        }

    def moves(self, span: Span) -> list[str]:
        """List the first moves of a share: every one of so many, sorted by bytes."""
        moves = sorted(self.start().legal_moves(), key=str.encode)
        return moves[span.first - 1 :: self.count]

    def work(self, span: Span) -> bytes:
        """Count one share."""
        start = self.start()
        rows = [{"move": m, "count": start.play(m).perft(self.depth - 1)} for m in self.moves(span)]
        report = {"command": "perft", "version": __version__} | self.terms()
        report |= {"part": f"{span.first}/{self.count}", "divide": rows}
        return line_of(report)

    def gather(self, parts: Sequence[tuple[Span, Path]]) -> PerftResult:
        """Put the shares together."""
        terms = self.terms() | {"version": __version__}
        counts: dict[str, int] = {}
        for span, file in parts:
            expected = terms | {"part": f"{span.first}/{self.count}"}
            rows = read_part(file, "a perft", expected, divided)
            if list(rows) != self.moves(span):
                raise FolderRefused("file", file, f"must have the first moves of share {expected['part']}")
            counts |= rows
        return PerftResult(self.depth, dict(sorted(counts.items(), key=lambda row: row[0].encode())))
