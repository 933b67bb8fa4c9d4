"""All games for OpenSpiel, under their names with `fourchette_` before them.

    import pyspiel
    import fourchette.open_spiel

    fourchette.open_spiel.register()
    game = pyspiel.load_game("fourchette_y(board=bent:5,opening=pie)")

The parameters of a game are its rule options, and two more: `layout`, "places" or "grid", is how
observation tensors are laid out; `max_game_length` is how many actions a game may have before it is
cut off as a draw, 0 meaning as many as its rules allow, or 1000 where they allow any number.

OpenSpiel reads a text of nothing but digits, dots and signs as a number. An option whose value is
such a text is put in quotes: `numbering='1.2.3…'`.

docs/python.md tells more.
"""

from __future__ import annotations

from .._fourchette import games

try:
    import pyspiel
except ImportError as error:
    raise ImportError(
        "fourchette.open_spiel needs OpenSpiel: pip install 'fourchette[open-spiel]'"
    ) from error

from ._game import FourchetteGame
from ._state import FourchetteState
from ._types import PREFIX, game_type

__all__ = ["FourchetteGame", "FourchetteState", "register"]


#: What makes the games, by their names. OpenSpiel holds on to them until after Python has ended, when
#: nothing may be freed any more. A class lives on then, as it refers to itself; a function does not.
_CLASSES: dict[str, type[FourchetteGame]] = {}


def register() -> tuple[str, ...]:
    """Register all games with OpenSpiel, and return the names that `pyspiel.load_game` knows then.

    A process that reads a serialized game or state has to register the games as well; one that
    `pickle` reads does so itself. To register again changes nothing.
    """
    for game in games():
        if game not in _CLASSES:
            _CLASSES[game] = type(f"FourchetteGame_{game}", (FourchetteGame,), {"game": game})
            pyspiel.register_game(game_type(game), _CLASSES[game])
    return tuple(PREFIX + game for game in _CLASSES)
