"""What OpenSpiel is told that a seat sees, and that it remembers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import fourchette
import fourchette.open_spiel

fourchette.open_spiel.register()
GAMES = fourchette.games()


def states(loaded: Any, games: int) -> Iterator[Any]:
    """Yield the states of random games, the ends included."""
    rng = np.random.default_rng(5)
    for _ in range(games):
        state = loaded.new_initial_state()
        yield state
        while not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
            yield state


def make(loaded: Any, *moves: str) -> Any:
    """Return the state after moves."""
    state = loaded.new_initial_state()
    for move in moves:
        state.apply_action(state.string_to_action(move))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_what_the_position_shows(game: str) -> None:
    loaded = pyspiel.load_game(f"fourchette_{game}(max_game_length=80)")
    shape = loaded.observation_tensor_shape()
    for state in states(loaded, 2):
        position = state.position()
        if position is None:
            continue
        for player in (0, 1):
            seen = np.reshape(state.observation_tensor(player), shape)
            np.testing.assert_array_equal(seen, position.observation(player))
            assert state.observation_string(player) == str(position.view(player))


@pytest.mark.parametrize("game", GAMES)
def test_tensors_tell_information_states_apart_as_their_texts_do(game: str) -> None:
    loaded = pyspiel.load_game(f"fourchette_{game}(max_game_length=60)")
    # Games of Yin Yang are short if they are played at random, and it is about them.
    games = 300 if game == "yinyang" else 3
    for player in (0, 1):
        observation = make_observation(loaded, INFO_STATE_OBS_TYPE)
        tensors: dict[str, bytes] = {}
        for state in states(loaded, games):
            if not state.is_terminal():
                observation.set_from(state, player)
                text = observation.string_from(state, player)
                tensor = observation.tensor.tobytes()
                assert tensors.setdefault(text, tensor) == tensor
        assert len(set(tensors.values())) == len(tensors)
        assert len(tensors) > 5


@pytest.mark.parametrize("game", GAMES)
def test_tensors_are_as_long_as_is_said_and_within_bounds(game: str) -> None:
    loaded = pyspiel.load_game(f"fourchette_{game}")
    state = make(loaded)
    for _ in range(12):
        if state.is_terminal():
            break
        for player in (0, 1):
            remembered = np.array(state.information_state_tensor(player))
            assert remembered.shape == (loaded.information_state_tensor_size(),)
            assert np.abs(remembered).max() <= 1
            seen = state.observation_tensor(player)
            np.testing.assert_array_equal(remembered[: len(seen)], seen)
        state.apply_action(state.legal_actions()[-1])


def test_a_history_has_the_numbers_of_the_moves() -> None:
    """There are 28 actions, a stone on each of 27 nodes and the swap; a1 is the first."""
    loaded = pyspiel.load_game("fourchette_y(board=bent:5,opening=pie)")
    state = make(loaded, "a1", "swap")
    history = state.information_state_tensor(0)[5 * 27 :]
    np.testing.assert_allclose(history[:3], [1 / 28, 28 / 28, 0])
    assert state.information_state_string(1) == "seat 2: 0, 27"


def test_chance_is_remembered_below_zero() -> None:
    """d111 is the first of 56 rolls, and none the last of 37 actions."""
    loaded = pyspiel.load_game("fourchette_dice-hex")
    history = make(loaded, "d111", "none").information_state_tensor(0)[16 * 36 :]
    np.testing.assert_allclose(history[:3], [-1 / 56, 1, 0], rtol=1e-6)


LAWS = ["bbbb>bb.b", "....>*", "bbb.>*", "bw..>b..."]


def test_a_hidden_law_is_remembered_by_its_owner_alone() -> None:
    loaded = pyspiel.load_game("fourchette_yinyang")
    state = make(loaded, *LAWS)
    other = make(loaded, *LAWS[:3], "bw..>.w..")
    assert state.information_state_string(0) == "seat 1: " + " ".join(LAWS)
    assert state.information_state_string(1) == "seat 2: ? ? ? ?"
    for told in ("information_state_string", "information_state_tensor"):
        assert getattr(state, told)(1) == getattr(other, told)(1)
        assert getattr(state, told)(0) != getattr(other, told)(0)
    for seen in ("observation_string", "observation_tensor"):
        assert getattr(state, seen)(1) == getattr(other, seen)(1)
        assert getattr(state, seen)(0) != getattr(other, seen)(0)


def test_a_law_that_was_posted_and_rewritten_is_remembered() -> None:
    """The game of the page of rules: White's law 2 comes to light with its cause, and law 3 is
    rewritten, which Black sees happen. Black's law 1 was posted before."""
    loaded = pyspiel.load_game("fourchette_yinyang")
    white = ["wwww>ww.w", "ww.w>*", "....>*", "b..w>bwbw"]
    black = ["bbbb>bb.b", "bbbb>bb.b", "bw..>b...", "....>*"]
    moves = ["1@a1", "1@c3", "b1-a1", "end", "2*3=ww..>wwbb"]
    state = make(loaded, *black, *white, *moves)
    assert state.information_state_string(0) == (
        "seat 1: bbbb>bb.b bbbb>bb.b bw..>b... ....>* ? ? ? ?"
        " 1@a1 1@c3:wwww>ww.w b1-a1 end 2*3=?:ww.w>*"
    )
    history = np.reshape(state.information_state_tensor(0)[71 * 16 :], (-1, 2))
    environment = fourchette.environment("yinyang")
    for ply, law in ((9, "wwww>ww.w"), (12, "ww.w>*")):
        action = environment.action(law)
        assert history[ply, 1] == pytest.approx((action + 1) / environment.action_count)
    assert history[8, 1] == 0, "one's own law does not come to light"
    assert not history[13:].any()


@pytest.mark.parametrize("rules", ["board=bent:5", "board=flat:6", "board=bent:9"])
def test_a_grid_has_each_number_in_the_cells_of_its_place(rules: str) -> None:
    by_place = pyspiel.load_game(f"fourchette_y({rules})")
    by_cell = pyspiel.load_game(f"fourchette_y({rules},layout=grid)")
    grid = fourchette.environment("y", rules).grid()
    assert by_cell.observation_tensor_shape() == [5, *grid.shape]
    state = make(by_place, "a1", "a2", "b1")
    other = make(by_cell, "a1", "a2", "b1")
    for player in (0, 1):
        planes = np.reshape(state.observation_tensor(player), (5, -1))
        cells = np.reshape(other.observation_tensor(player), (5, *grid.shape))
        for at, place in np.ndenumerate(grid):
            expected = planes[:, place] if place >= 0 else np.zeros(5)
            np.testing.assert_array_equal(cells[(slice(None), *at)], expected)


def test_of_other_kinds_of_observations_there_are_none() -> None:
    hidden = pyspiel.load_game("fourchette_yinyang")
    kinds = pyspiel.PrivateInfoType
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.ALL_PLAYERS)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE)
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    for kind in (everything, public, private):
        assert make_observation(hidden, kind) is None
    with pytest.raises(fourchette.Error, match="there are none") as refused:
        make_observation(hidden, None, {"planes": 3})
    assert refused.value.part == "observation parameters"
    # Where nothing is hidden everybody sees the same.
    for kind in (everything, public):
        assert make_observation(pyspiel.load_game("fourchette_y"), kind).tensor.size == 5 * 93


@pytest.mark.parametrize("game", GAMES)
def test_playthroughs_can_be_written(game: str) -> None:
    """They ask for everything that a game and its states offer."""
    text = generate_playthrough.playthrough(f"fourchette_{game}(max_game_length=5)", None, seed=3)
    assert "IsTerminal() = True" in text
