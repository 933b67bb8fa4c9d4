"""Guesses at what is hidden: other games in which a seat would have been told the same.

Only laws of Yin Yang are ever hidden. What the other seat has written in secret is either what came to
light later, or a guess; a guess is good if the whole game can be replayed with it and is told the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._game import FourchetteGame
    from ._state import FourchetteState

#: How many guesses are tried. Few fail, but for those at an adaptation that rewrote itself in secret.
_TRIES = 10_000


def resample(
    game: FourchetteGame, told: tuple[str, ...], player: int, rng: Callable[[], float]
) -> FourchetteState:
    """Return a state after a game of which `player` would have been told these words."""
    laws = _laws(game)
    adaptations = [law for law in laws if law.endswith("*")]
    written = _written(told)
    for _ in range(_TRIES):
        state: FourchetteState = game.new_initial_state()
        for ply, word in enumerate(told):
            move = _move(word)
            if "?" in move:
                known = written[ply]
                among = adaptations if known == "*" else laws
                law = among[int(rng() * len(among))] if known in ("?", "*") else known
                move = move.replace("?", law)
            if not _play(state, move, player, word):
                break
        else:
            return state
    raise RuntimeError(f"no guess among {_TRIES} at what is hidden from seat {player + 1} fits")


def _move(word: str) -> str:
    """Return the move that a word tells, without the law that came to light."""
    return word.rstrip("#").partition(":")[0]


def _laws(game: FourchetteGame) -> list[str]:
    """Return all laws: those that may be written first."""
    start = game.start
    return [str(start.action_text(action)) for action in start.legal_actions()]


def _written(told: tuple[str, ...]) -> dict[int, str]:
    """Return for each ply at which a law was written in secret what it is: the law if it came to light
    later, "*" if it must be an adaptation, and "?" if it can be any."""
    written: dict[int, str] = {}
    ply_of: dict[str, int] = {}
    for ply, word in enumerate(told):
        move = _move(word)
        posted = word.rstrip("#").partition(":")[2]
        slot, is_rewriting, target = move.partition("*")
        slot = slot.partition("@")[0]
        if posted:
            written[ply_of[slot]] = posted
        if move == "?":
            ply_of[str(len(ply_of) + 1)] = ply
            written[ply] = "?"
        elif is_rewriting and move.endswith("?"):
            rewritten = target.partition("=")[0]
            used = ply_of.get(slot)
            if rewritten == slot and used is not None and written[used] == "?":
                written[used] = "*"
            ply_of[rewritten] = ply
            written[ply] = "?"
    return written


def _play(state: FourchetteState, move: str, player: int, word: str) -> bool:
    """Make a move if it is legal and would be told by this word; return whether it was made."""
    position = state.position()
    action = state.environment.action(move)
    if position is None or action is None or not position.is_legal(move):
        return False
    if position.told(move, player) != word:
        return False
    state.apply_action(action)
    return True
