"""Positions near the end of games, which are solved at once."""

from __future__ import annotations

import fourchette
from fourchette import Position, Record


def roll() -> Position:
    """Return the position before the fourth last roll of a long game of dice-hex: few cells are left."""
    series = fourchette.Series(fourchette.new("dice-hex").record(), "random", "random", 1)
    longest = max((series.record(number) for number in range(60)), key=lambda record: record.plies)
    return [position for position in longest.positions() if position.is_chance][-4]


def drawn_game() -> Record:
    """Return a game of Kwintie that nobody wins."""
    series = fourchette.Series(fourchette.new("kwintie").record(), "random", "random", 1)
    records = (series.record(number) for number in range(2000))
    return next(r for r in records if r.outcome is not None and r.outcome.is_draw)


def drawn() -> Position:
    """Return the position two moves before the end of that game."""
    return drawn_game().positions()[-3]
