"""What a seat sees and remembers, as texts and as tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import pyspiel

from ._state import FourchetteState

if TYPE_CHECKING:
    from ._game import FourchetteGame


class Observer:
    """Writes what a seat sees of a position and, with perfect recall, all that it was told on the way.

    The tensor `observation` has the planes of docs/encodings.md. The tensor `history` has for each ply
    its move as a number: action `a` of `n` as (a + 1) / n, a chance action as -(a + 1) / n, and 0 where
    none has been made. Where something is hidden a ply has two numbers: what was told of the move, with
    the first of the laws in place of one that is hidden; and the law that came to light, or 0.
    """

    def __init__(self, game: FourchetteGame, *, recalls: bool) -> None:
        self._game = game
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        self._recalls = recalls
        size = int(np.prod(game.layout.shape))
        plies = game.most_actions + game.most_chances
        history = (plies, 2) if game.has_secrets else (plies,)
        length = int(np.prod(history)) if self._recalls else 0
        #: All numbers.
        self.tensor = np.zeros(size + length, np.float32)
        self.dict["observation"] = self.tensor[:size].reshape(game.layout.shape)
        if self._recalls:
            self.dict["history"] = self.tensor[size:].reshape(history)

    def __reduce__(self) -> tuple[Callable[[FourchetteGame, bool], Observer], tuple[FourchetteGame, bool]]:
        """Return what `pickle` and `copy` make it again by: copied one by one, its arrays would no longer be parts
        of one."""
        return _observer, (self._game, self._recalls)

    def set_from(self, state: FourchetteState, player: int) -> None:
        """Write what a player sees into the tensors."""
        layout = self._game.layout
        self.dict["observation"][:] = layout.observation(state.environment, player)
        if self._recalls:
            history = self.dict["history"]
            history.fill(0.0)
            if state.told is None:
                self._write_moves(state, history)
            else:
                self._write_told(state.told[player], history)

    def _write_moves(self, state: FourchetteState, history: npt.NDArray[np.float32]) -> None:
        start = self._game.start
        for at, made in enumerate(state.full_history()):
            is_chance = made.player == pyspiel.PlayerId.CHANCE
            count = -start.chance_action_count if is_chance else start.action_count
            history[at] = (made.action + 1) / count

    def _write_told(self, told: str, history: npt.NDArray[np.float32]) -> None:
        start = self._game.start
        first = str(start.action_text(0))
        for at, word in enumerate(told.split()):
            move, _, law = word.rstrip("#").partition(":")
            history[at, 0] = self._number(move.replace("?", first))
            if law:
                history[at, 1] = self._number(law)

    def _number(self, move: str) -> float:
        start = self._game.start
        action = start.action(move)
        return 0.0 if action is None else (action + 1) / start.action_count

    def string_from(self, state: FourchetteState, player: int) -> str:
        """Return what a player sees, or with perfect recall what it was told, as a text."""
        if self._recalls:
            told = state.history_str() if state.told is None else state.told[player].strip()
            return f"seat {player + 1}: {told}"
        position = state.position()
        # In the middle of a chain of jumps nothing is hidden.
        return str(state) if position is None else str(position.view(player))


def _observer(game: FourchetteGame, recalls: bool) -> Observer:
    return Observer(game, recalls=recalls)
