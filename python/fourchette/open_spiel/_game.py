"""A game under certain rules, as OpenSpiel sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from .. import about, environment
from .._horizon import most_actions, most_chances
from .._layout import Layout
from .._refusal import refused
from ._observer import Observer
from ._state import FourchetteState
from ._types import Parameters, game_type


class FourchetteGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Fourchette under certain rules. `pyspiel.load_game` makes it, of a class for each game."""

    #: The game's own name.
    game: str

    def __init__(self, params: dict[str, object] | None = None) -> None:
        game = self.game
        chosen = Parameters(game, params or {})
        #: The start of each game, which nobody changes.
        self.start = environment(game, chosen.rules)
        #: Whether anything is hidden from anybody.
        self.has_secrets = bool(about(game)["has_secrets"])
        #: How observations are laid out.
        self.layout = Layout(chosen.layout, self.start)
        #: After how many actions a game is over in any case.
        self.most_actions = chosen.max_game_length or most_actions(self.start)
        #: How many chance moves a game can have, or some more.
        self.most_chances = most_chances(self.start)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.action_count,
            max_chance_outcomes=self.start.chance_action_count if self.most_chances else 0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_actions,
        )
        kind = game_type(game, has_chance=self.most_chances > 0)
        super().__init__(kind, info, chosen.other)

    def __reduce__(self) -> tuple[Callable[[str], FourchetteGame], tuple[str]]:
        """Return what `pickle` makes the game again by: its text, since nobody finds its class by name."""
        return _loaded, (str(self),)

    def new_initial_state(self) -> FourchetteState:
        """Return the start of a game."""
        return FourchetteState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many chance moves a game can have, or some more."""
        return self.most_chances

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> Observer | None:
        """Return what makes observations of positions, or information states if it shall recall.

        It tells what one player sees of everything. There is None of what is public alone, or private
        alone; where nothing is hidden, all is public, and there is nothing private to ask for.
        """
        if params:
            raise refused("observation parameters", params, "there are none")
        if iig_obs_type is None:
            return Observer(self, recalls=False)
        own = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not iig_obs_type.public_info or (self.has_secrets and not own):
            return None
        return Observer(self, recalls=iig_obs_type.perfect_recall)


def _loaded(text: str) -> FourchetteGame:
    """Load a game by its text, in a process that may not have registered the games yet."""
    from . import register

    register()
    game: FourchetteGame = pyspiel.load_game(text)
    return game
