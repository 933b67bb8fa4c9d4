"""How much stronger one player is than another."""

from __future__ import annotations

import math
from dataclasses import dataclass

#: The quantile of the normal distribution for an interval of 95 %.
QUANTILE = 1.959964


@dataclass(frozen=True)
class Elo:
    """A difference of Elo ratings, and between which it lies with 95 % probability.

    A difference d means an expected score of 1 / (1 + 10^(-d / 400)), draws counting one half. It is
    infinite if one player has won all games. The interval is Wilson's for the score; draws make the true one
    narrower, never wider.
    """

    difference: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: int, draws: int, losses: int) -> Elo | None:
        """Estimate the difference from the games of the player that it is told of; None if there are
        none.

        >>> Elo.of(wins=3, draws=0, losses=1).difference == 400 * math.log10(3)
        True
        """
        games = wins + draws + losses
        if games == 0:
            return None
        score = (wins + draws / 2) / games
        spread = QUANTILE**2 / games
        middle = (score + spread / 2) / (1 + spread)
        half = math.sqrt(spread * (score * (1 - score) + spread / 4)) / (1 + spread)
        low = 0.0 if score == 0 else middle - half
        high = 1.0 if score == 1 else middle + half
        return cls(rating(wins + draws / 2, losses + draws / 2), rating(low, 1 - low), rating(high, 1 - high))

    def __str__(self) -> str:
        return f"Elo {self.difference:+.0f} ({self.low:+.0f} to {self.high:+.0f})"


def rating(won: float, lost: float) -> float:
    """Return the difference of ratings at which a score is as probable as it was."""
    if won <= 0:
        return -math.inf
    if lost <= 0:
        return math.inf
    return 400 * math.log10(won / lost)
