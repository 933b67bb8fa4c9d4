"""Y on flat triangles against OpenSpiel's own Y, move by move."""

from __future__ import annotations

import random

import pyspiel
import pytest

import fourchette
import fourchette.open_spiel

GAMES = 400


def peer_actions(size: int) -> list[int]:
    """Return for each action of ours that of OpenSpiel, which counts the cells of a square row by row.

    Both lay a triangle into a corner of a grid in which a cell has the same six neighbours."""
    grid = fourchette.environment("y", f"board=flat:{size}").grid()
    assert grid.shape == (size, size)
    cells = {int(place): cell for cell, place in enumerate(grid.flat) if place >= 0}
    return [cells[place] for place in range(len(cells))]


@pytest.mark.parametrize("size", [3, 5, 8, 12, 17])
def test_both_agree_in_random_games(size: int) -> None:
    fourchette.open_spiel.register()
    our_game = pyspiel.load_game(f"fourchette_y(board=flat:{size})")
    their_game = pyspiel.load_game(f"y(board_size={size})")
    theirs_of = peer_actions(size)
    rng = random.Random(size)
    wins = [0, 0]
    for _ in range(GAMES):
        ours, theirs = our_game.new_initial_state(), their_game.new_initial_state()
        while not theirs.is_terminal():
            assert not ours.is_terminal()
            assert ours.current_player() == theirs.current_player()
            legal = ours.legal_actions()
            assert sorted(theirs_of[action] for action in legal) == theirs.legal_actions()
            action = rng.choice(legal)
            ours.apply_action(action)
            theirs.apply_action(theirs_of[action])
        assert ours.is_terminal()
        assert ours.returns() == theirs.returns()
        wins[ours.returns().index(1.0)] += 1
    assert min(wins) > GAMES // 4, "random games are won by either seat"
