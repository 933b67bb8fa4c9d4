"""What positions are worth, and what follows from that for the position before them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from .. import Solution

#: How far a rounded number is from the true one, as a share of it.
ROUNDING = 2.0**-53


@dataclass(frozen=True)
class Worth:
    """What a position is worth if both seats play their best."""

    value: str
    """One of "win", "draw", "expected" (chance decides) and "unknown"."""
    winner: int | None = None
    """The seat that can force a win, 0 or 1."""
    probability: float | None = None
    """The probability that seat 0 wins, a draw counting as half a win, where it is known."""
    error: float | None = None
    """How far that may be from the true one at most, by rounding."""
    distance: int | None = None
    """How many moves the game still takes if a seat wins, where that is known."""

    @classmethod
    def of(cls, solution: Solution) -> Worth:
        """Return what a position has been solved to be worth."""
        return cls(
            solution.value, solution.winner, solution.probability, solution.error, solution.distance
        )

    @classmethod
    def won(cls, seat: int, distance: int | None = None) -> Worth:
        """Return what a position is worth that a seat wins."""
        return cls("win", seat, 1.0 - seat, 0.0, distance)

    @classmethod
    def from_json(cls, worth: dict[str, Any]) -> Worth:
        """Read what `to_json` has written. Anything else is a TypeError or a ValueError."""
        read = cls(**worth)
        if read.value not in ("win", "draw", "expected", "unknown"):
            raise ValueError(f"value {read.value!r}: is none")
        if (read.winner in (0, 1)) != (read.value == "win"):
            raise ValueError(f"winner {read.winner!r}: does not go with {read.value}")
        for number in (read.probability, read.error):
            if isinstance(number, float) != read.is_known:
                raise ValueError(f"probability {number!r}: does not go with {read.value}")
        if read.distance is not None and (read.value, type(read.distance)) != ("win", int):
            raise ValueError(f"distance {read.distance!r}: does not go with {read.value}")
        return read

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return asdict(self)

    @property
    def is_known(self) -> bool:
        """Whether it is known."""
        return self.value != "unknown"

    @property
    def outcome(self) -> tuple[str, float | None]:
        """What it is, however long it takes."""
        return self.value, self.probability

    def agrees(self, other: Worth) -> bool:
        """Return whether both are known and, as far as rounding lets it be told, the same."""
        if self.value != "expected" or other.value != "expected":
            return self.is_known and self.outcome == other.outcome
        error = (self.error or 0.0) + (other.error or 0.0)
        return abs(self.share(0) - other.share(0)) <= error

    def share(self, seat: int) -> float:
        """Return what it is worth to a seat, from 0 to 1. It must be known."""
        if self.probability is None:
            raise ValueError("it is not known")
        return 1.0 - self.probability if seat else self.probability

    def __str__(self) -> str:
        if self.value == "win":
            return f"seat {self.winner} wins" + ("" if self.distance is None else f" in {self.distance} moves")
        if self.value == "expected":
            return f"seat 0 wins with probability {self.probability:.12f}"
        return "not decided" if self.value == "unknown" else self.value


def best(seat: int, worths: Sequence[Worth]) -> Worth:
    """Return what a position is worth to the seat that chooses among what is behind its moves."""
    wins = [worth for worth in worths if worth.winner == seat]
    if wins:
        # Behind what is not known there may be a shorter win, but none shorter than one move.
        lengths = known_lengths(wins)
        is_shortest = 0 in lengths or (len(lengths) == len(wins) and all_known(worths))
        return Worth.won(seat, 1 + min(lengths) if is_shortest else None)
    if not all_known(worths):
        return Worth("unknown")
    greatest = max(worths, key=lambda worth: worth.share(seat))
    if any(worth.value == "expected" for worth in worths):
        # The best of numbers is known as well as the worst known of them.
        error = max(worth.error or 0.0 for worth in worths)
        return Worth("expected", probability=greatest.probability, error=error)
    if greatest.value == "draw":
        return Worth("draw", probability=0.5, error=0.0)
    return certain(worths)


def mean(worths: Sequence[tuple[int, Worth]]) -> Worth:
    """Return what a position is worth in which chance decides, from the relative probabilities of what it can
    do and what is behind that."""
    if not all_known([worth for _, worth in worths]):
        return Worth("unknown")
    behind = [worth for _, worth in worths]
    if len({worth.outcome for worth in behind}) == 1 and behind[0].value != "expected":
        # Whatever chance does, the same is certain.
        return certain(behind)
    total = sum(weight for weight, _ in worths)
    probability = sum(weight * worth.share(0) for weight, worth in worths) / total
    error = max(worth.error or 0.0 for _, worth in worths)
    # Each product, each sum and the quotient is rounded once.
    return Worth("expected", probability=probability, error=error + ROUNDING * (len(worths) + 2))


def certain(worths: Sequence[Worth]) -> Worth:
    """Return what a position is worth behind all of whose moves the same is decided, if what happens takes as
    long as it can."""
    first = worths[0]
    if first.winner is None:
        return first
    lengths = known_lengths(worths)
    return Worth.won(first.winner, 1 + max(lengths) if len(lengths) == len(worths) else None)


def all_known(worths: Sequence[Worth]) -> bool:
    """Return whether it is known of all what they are worth."""
    return all(worth.is_known for worth in worths)


def known_lengths(worths: Sequence[Worth]) -> list[int]:
    """List how long they take, of those of which that is known."""
    return [worth.distance for worth in worths if worth.distance is not None]
