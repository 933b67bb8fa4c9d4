"""Eleven abstract board games, at the speed of Rust, for programs that play and learn.

A position is a value that never changes; moves are texts:

>>> import fourchette
>>> start = fourchette.new("y", "opening=pie")
>>> after = start.play("e5").play("swap")
>>> after.to_move, after.move_count()
(0, 92)

An environment is a game in which moves and what a seat sees are numbers:

>>> environment = fourchette.environment("quinta")
>>> environment.apply(environment.legal_actions()[0])
>>> environment.observation(1).shape
(3, 93)

Small positions are solved:

>>> solution = fourchette.new("y", "board=flat:3").solve(distances=True)
>>> solution.value, solution.winner, solution.distance, solution.best_moves
('win', 0, 5, ['a2', 'a4', 'a6'])

Seats are counted from 0, as numpy counts; in texts they are 1 and 2.
What the numbers mean is told in docs/encodings.md, the rest in docs/python.md; both are files of this
package.
"""

from __future__ import annotations

from ._fourchette import (
    Analysis,
    Batch,
    Busy,
    Candidate,
    ClosedBatch,
    Ending,
    Environment,
    Error,
    GameResult,
    IllegalMove,
    NoSuchNumber,
    Outcome,
    Position,
    Record,
    Series,
    Solution,
    SolvedMove,
    Table,
    Tally,
    TextRefused,
    UnknownGame,
    Verified,
    View,
    __version__,
    environment,
    games,
    new,
    verify,
)

# What `typing` calls so, without the time that it takes to import it.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = [
    "Analysis",
    "Batch",
    "Busy",
    "Candidate",
    "ClosedBatch",
    "Ending",
    "Environment",
    "Error",
    "GameResult",
    "IllegalMove",
    "NoSuchNumber",
    "Outcome",
    "Position",
    "Record",
    "Series",
    "Solution",
    "SolvedMove",
    "Table",
    "Tally",
    "TextRefused",
    "UnknownGame",
    "Verified",
    "View",
    "__version__",
    "about",
    "environment",
    "games",
    "new",
    "verify",
]


def about(game: str) -> dict[str, Any]:
    """Return a game in words, with its options, as docs/json.md describes it.

    >>> about("kwinty")["name"]
    'kwintie'
    """
    import json

    from ._fourchette import about_json

    about: dict[str, Any] = json.loads(about_json(game))
    return about
