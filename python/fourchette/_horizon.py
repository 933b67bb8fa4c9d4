"""How long games get, for programs that must know it before the first move.

OpenSpiel and PettingZoo want a game that ends. Where the rules end every game, the most actions
that one can have are known; where they do not, a game is cut off as a draw after `CUT_OFF` actions.
"""

from __future__ import annotations

from ._fourchette import Environment

#: After how many actions a game is cut off whose rules do not end it. Random games of Leap Over and
#: of Sexta go round for ever; those of Quinta and Singularity end mostly below this.
CUT_OFF = 1000

#: How many actions a game can have by its rules, if these do not depend on options.
_BY_RULES = {
    # Each of the 64 dominoes is played once. Between two of them, and before the first, there may be
    # a pass; when neither player can play the game is over.
    "wyx": 129,
    # Each of 36 turns puts down one stone, with at most three words: none, none, the cell.
    "dice-hex": 108,
    # 40 blocks and, as above, at most a pass before each and one after the last.
    "kwintie": 81,
}

#: How many chance moves a game can have.
_CHANCES = {
    # The rack is filled once.
    "wyx": 64,
    # A roll for each stone.
    "dice-hex": 36,
}


def most_actions(start: Environment) -> int:
    """Return how many actions a game from this start can have, or `CUT_OFF`.

    >>> import fourchette
    >>> most_actions(fourchette.environment("y", "board=bent:5"))
    27
    """
    if start.game == "y":
        # A stone on every node, and perhaps a swap: each action once.
        return start.action_count
    return _BY_RULES.get(start.game, CUT_OFF)


def most_chances(start: Environment) -> int:
    """Return how many chance moves a game from this start can have, or some more; 0 if chance will
    decide nothing.

    >>> import fourchette
    >>> most_chances(fourchette.environment("dice-hex"))
    36
    """
    position = start.position
    # From a position that is alternating no chance moves follow: a rack of Wyx that is filled.
    if start.chance_action_count == 0 or (position is not None and position.is_alternating):
        return 0
    return _CHANCES.get(start.game, CUT_OFF)
