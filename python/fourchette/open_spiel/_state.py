"""A position of a game and how it has come about, as OpenSpiel sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from .._fourchette import Position
from .._refusal import refused
from ._resample import resample

if TYPE_CHECKING:
    from ._game import FourchetteGame


class FourchetteState(pyspiel.State):  # type: ignore[misc]
    """A position, with what each seat was told of the moves that led to it.

    OpenSpiel copies and pickles the attributes one by one, so that they are few and cheap to copy.
    """

    def __init__(self, game: FourchetteGame) -> None:
        super().__init__(game)
        #: The position by numbers.
        self.environment = game.start.copy()
        #: How many actions may still be made.
        self.actions_left = game.most_actions
        #: What each seat was told of all moves, word by word, where something is hidden.
        self.told: tuple[str, str] | None = ("", "") if game.has_secrets else None

    def __reduce__(self) -> tuple[Callable[[str], FourchetteState], tuple[str]]:
        """Return what `pickle` makes the state again by, in a process that need not have registered the games."""
        return _restored, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def current_player(self) -> int:
        """Return the seat to move, or who is in its place."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.environment.to_move
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def is_terminal(self) -> bool:
        """Return whether the game is over or has been cut off."""
        return self.actions_left == 0 or self.environment.is_over

    def returns(self) -> list[float]:
        """Return what the game is worth to each seat; nothing while it goes on or if it was cut off."""
        outcome = self.environment.outcome
        return [0.0, 0.0] if outcome is None else [float(value) for value in outcome.values]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible chance actions with their probabilities."""
        weighed = self.environment.chance_outcomes()
        total = sum(weight for _, weight in weighed)
        return [(action, weight / total) for action, weight in weighed]

    def position(self) -> Position | None:
        """Return the position by texts; None in the middle of a move that is made in steps."""
        return self.environment.position

    def resample_from_infostate(self, player_id: int, rng: Callable[[], float]) -> FourchetteState:
        """Return another state in which this player would have been told the same, with a guess at all
        that is hidden from it. All laws that fit are equally probable when they are written.

        `rng` returns random numbers from 0 to 1.
        """
        if self.told is None:
            clone: FourchetteState = self.clone()
            return clone
        told = tuple(self.told[player_id].split())
        return resample(self.get_game(), told, player_id, rng)

    def _legal_actions(self, player: int) -> list[int]:
        return self.environment.legal_actions()

    def _apply_action(self, action: int) -> None:
        if self.actions_left == 0:
            # The rules would have it go on.
            raise refused("action", action, "the game has been cut off")
        told = self._telling(action)
        if self.environment.is_chance:
            self.environment.apply_chance(action)
        else:
            self.environment.apply(action)
            self.actions_left -= 1
        self.told = told

    def _telling(self, action: int) -> tuple[str, str] | None:
        """Return what the seats have been told once an action is made."""
        position = self.environment.position
        if self.told is None or position is None:
            return self.told
        first, second = self.told
        text = str(self.environment.action_text(action))
        return f"{first} {position.told(text, 0)}", f"{second} {position.told(text, 1)}"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.environment.chance_action_text(action))
        return str(self.environment.action_text(action))

    def __str__(self) -> str:
        return str(self.environment)


def _restored(text: str) -> FourchetteState:
    """Return the state of a text, whose game may not be registered yet."""
    from . import register

    register()
    state: FourchetteState
    _, state = pyspiel.deserialize_game_and_state(text)
    return state
