"""Jobs whose pieces are the games between two opponents."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Any

from .. import Position, Series, Table
from .job import Job, Result, check_whole, start_of
from .refusal import JobRefused

MEGABYTE = 1 << 20
#: How many MiB a search, or tables, may take at most.
MOST_MEMORY = 1 << 20
#: How often a position may occur in a game, or how many plies it may have, at most.
MOST_TIMES = (1 << 32) - 1


@dataclass(frozen=True)
class GamesJob(Job[Result]):
    """Games between two opponents, named as in docs/bots.md.

    `position` is a line that every game begins with, in place of the start. `repetition` and `max_plies`
    end a game as a draw, and None does not; `memory` is how many MiB a search may take.
    """

    game: str
    first: str
    second: str
    games: int
    seed: int = 0
    rules: str = ""
    position: str | None = None
    repetition: int | None = 3
    max_plies: int | None = 1000
    memory: int = 256

    piece = "game"

    def __post_init__(self) -> None:
        check_whole(self, "games", 1)
        check_whole(self, "seed", 0, (1 << 64) - 1)
        for limit in ("repetition", "max_plies"):
            if getattr(self, limit) is not None:
                check_whole(self, limit, 1, MOST_TIMES)
        check_whole(self, "memory", 0, MOST_MEMORY)
        start = self.start()
        if start.is_over:
            raise JobRefused("position", str(start), "no game can begin here: it is over")
        self.series()

    @property
    def count(self) -> int:
        """How many games there are."""
        return self.games

    def start(self) -> Position:
        """Return the position that every game begins with."""
        return start_of(self.game, self.rules, self.position)

    @abstractmethod
    def series(self) -> Any:
        """Return the series that the games are of."""

    def seated(self, first: str, second: str) -> Series:
        """Return the series in which these opponents sit first and second."""
        limits = {"repetition": self.repetition, "max_plies": self.max_plies}
        record = self.start().record(**limits)
        return Series(record, first, second, self.seed, memory=self.memory * MEGABYTE, **limits)

    def terms(self) -> dict[str, Any]:
        """Return all that the games depend on."""
        start = self.start()
        table = Table(start.record(), self.first, self.second)
        return {
            "game": start.game,
            "rules": start.rules,
            "position": None if self.position is None else str(start),
            "first": table.player(0),
            "second": table.player(1),
            "seed": self.seed,
            "limits": {"repetition": self.repetition or 0, "max-plies": self.max_plies or 0},
            "memory": self.memory,
        }
