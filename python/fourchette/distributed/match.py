"""Match series."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from .. import Series, __version__
from .counts import Counts, Score
from .elo import Elo
from .games import GamesJob
from .job import Span
from .refusal import FolderRefused, JobRefused
from .report import line_of, read_part


@dataclass(frozen=True)
class MatchResult:
    """What came of a match."""

    opponents: tuple[str, str]
    by_first: tuple[Counts, Counts]
    """The games in which the first opponent sat first, and those in which the second did."""

    @property
    def total(self) -> Counts:
        """What came of all games, for each seat."""
        return self.by_first[0] + self.by_first[1]

    def score(self, opponent: int) -> Score:
        """Return the score of an opponent, 0 or 1."""
        return self.score_at(opponent, 0) + self.score_at(opponent, 1)

    def score_at(self, opponent: int, seat: int) -> Score:
        """Return the score of an opponent in the games in which it had a seat, both 0 or 1."""
        for part, number in (("opponent", opponent), ("seat", seat)):
            if number not in (0, 1):
                raise JobRefused(part, number, "must be 0 or 1")
        return Score.at(seat, self.by_first[opponent ^ seat])

    @property
    def elo(self) -> Elo | None:
        """How much stronger the first opponent is than the second."""
        score = self.score(0)
        return Elo.of(score.wins, score.draws, score.losses)

    def __str__(self) -> str:
        first, second = self.opponents
        score = self.score(0)
        return (
            f"{first} against {second}: {score.games} games, {score.wins} won, {score.draws} drawn, "
            f"{score.losses} lost, {self.elo}"
        )


def counted(report: Any) -> tuple[Counts, Counts]:
    """Read what came of the games in which the first opponent sat first, and of the others."""
    first, second = map(Counts.from_json, report["by-first"])
    return first, second


@dataclass(frozen=True)
class Match(GamesJob[MatchResult]):
    """A series of games between two opponents.

    The arguments are those of `GamesJob`, and `seats`: "alternate" if the opponents exchange their seats
    after each game, "stay" if not; `first` sits first in the first game. The games are those of
    `fourchette match` with the same arguments, and the file of each part is one that `fourchette merge`
    reads.
    """

    seats: Literal["alternate", "stay"] = "alternate"

    kind = "match"
    suffix = ".json"

    def __post_init__(self) -> None:
        if self.seats not in ("alternate", "stay"):
            raise JobRefused("seats", self.seats, "must be 'alternate' or 'stay'")
        super().__post_init__()

    def series(self) -> tuple[Series, Series]:
        """Return the series in which the first opponent sits first, and that in which the second does."""
        return self.seated(self.first, self.second), self.seated(self.second, self.first)

    def terms(self) -> dict[str, Any]:
        """Return all that the games depend on, as `fourchette match --json` has it."""
        return super().terms() | {"seats": self.seats, "sits-first": 1}

    def work(self, span: Span) -> bytes:
        """Play some of the games."""
        begun = time.perf_counter()
        series = self.series()
        by_first = [Counts(), Counts()]
        for number in range(span.first - 1, span.last):
            # Games are counted from 0 here.
            sits_first = number % 2 if self.seats == "alternate" else 0
            by_first[sits_first] += Counts.of(series[sits_first].tally(1, first=number))
        return self.report(span, (by_first[0], by_first[1]), time.perf_counter() - begun)

    def report(self, span: Span, by_first: tuple[Counts, Counts], seconds: float) -> bytes:
        """Write what came of some games as `fourchette match --json` does."""
        terms = self.terms()
        result = MatchResult((terms["first"], terms["second"]), by_first)
        report = {"command": "match", "version": __version__} | terms
        report |= {"from": span.first, "wanted": len(span)} | result.total.to_json()
        report["by-first"] = [counts.to_json() for counts in by_first]
        report["opponents"] = [
            {"name": name}
            | result.score(opponent).to_json()
            | {
                "first": result.score_at(opponent, 0).to_json(),
                "second": result.score_at(opponent, 1).to_json(),
            }
            for opponent, name in enumerate(result.opponents)
        ]
        report["seconds"] = seconds
        return line_of(report)

    def gather(self, parts: Sequence[tuple[Span, Path]]) -> MatchResult:
        """Add up the parts."""
        terms = self.terms()
        total = [Counts(), Counts()]
        for span, file in parts:
            expected = terms | {"version": __version__, "from": span.first, "wanted": len(span)}
            first, second = read_part(file, "a match", expected, counted)
            if first.games + second.games != len(span):
                raise FolderRefused("file", file, f"must have {len(span)} games")
            total = [total[0] + first, total[1] + second]
        return MatchResult((terms["first"], terms["second"]), (total[0], total[1]))
