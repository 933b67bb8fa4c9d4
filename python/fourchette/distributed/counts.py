"""What came of the games of a match."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from .. import Tally


@dataclass(frozen=True)
class Counts:
    """What came of games in which each player had the same seat. Parts are added by `+`."""

    games: int = 0
    wins: tuple[int, int] = (0, 0)
    """How many the first and the second seat won."""
    draws: int = 0
    """How many the rules ended as a draw."""
    repetitions: int = 0
    """How many were adjudicated a draw because a position came back."""
    too_long: int = 0
    """How many were adjudicated a draw because they were too long."""
    plies: int = 0
    lengths: tuple[int, int] | None = None
    """The lengths of the shortest and the longest game; None if there was no game."""

    @classmethod
    def of(cls, tally: Tally) -> Counts:
        """Take a tally."""
        return cls(**{field.name: getattr(tally, field.name) for field in fields(cls)})

    def __add__(self, other: Counts) -> Counts:
        both = [lengths for lengths in (self.lengths, other.lengths) if lengths is not None]
        return Counts(
            games=self.games + other.games,
            wins=(self.wins[0] + other.wins[0], self.wins[1] + other.wins[1]),
            draws=self.draws + other.draws,
            repetitions=self.repetitions + other.repetitions,
            too_long=self.too_long + other.too_long,
            plies=self.plies + other.plies,
            lengths=(min(least for least, _ in both), max(most for _, most in both)) if both else None,
        )

    def to_json(self) -> dict[str, Any]:
        """Return the fields that `fourchette match --json` has for them."""
        shortest, longest = self.lengths or (None, None)
        return {
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "repetition": self.repetitions,
            "max-plies": self.too_long,
            "plies": self.plies,
            "shortest": shortest,
            "longest": longest,
        }

    @classmethod
    def from_json(cls, numbers: Any) -> Counts:
        """Read what `to_json` returns. What cannot be so raises ValueError, KeyError or TypeError."""
        shortest, longest = numbers["shortest"], numbers["longest"]
        first, second = numbers["wins"]
        counts = cls(
            games=numbers["games"],
            wins=(first, second),
            draws=numbers["draws"],
            repetitions=numbers["repetition"],
            too_long=numbers["max-plies"],
            plies=numbers["plies"],
            lengths=None if shortest is None else (shortest, longest),
        )
        if counts.games != first + second + counts.draws + counts.repetitions + counts.too_long:
            raise ValueError("the wins and the draws do not add up to the games")
        return counts


@dataclass(frozen=True)
class Score:
    """What a player has to show for some games."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    """How many were drawn, by the rules or by adjudication."""
    losses: int = 0

    @classmethod
    def at(cls, seat: int, counts: Counts) -> Score:
        """Return the score of the player who had a seat, 0 or 1."""
        draws = counts.draws + counts.repetitions + counts.too_long
        return cls(counts.games, counts.wins[seat], draws, counts.wins[1 - seat])

    def __add__(self, other: Score) -> Score:
        return Score(
            self.games + other.games,
            self.wins + other.wins,
            self.draws + other.draws,
            self.losses + other.losses,
        )

    @property
    def rate(self) -> float:
        """The share of the points, draws counting one half; not a number if there are no games."""
        return (self.wins + self.draws / 2) / self.games if self.games else float("nan")

    def to_json(self) -> dict[str, int]:
        """Return the fields that `fourchette match --json` has for it."""
        return {"games": self.games, "wins": self.wins, "draws": self.draws, "losses": self.losses}
