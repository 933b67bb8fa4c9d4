"""Guesses at what is hidden from a seat, for searches that need them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from rule_sets import records

import fourchette.open_spiel

fourchette.open_spiel.register()


def follow(record: dict[str, Any]) -> list[Any]:
    """Return the states of a game of the vectors in which all laws have been written."""
    options = f"({record['rules']})" if record["rules"] else ""
    loaded = pyspiel.load_game("fourchette_yinyang" + options)
    state = loaded.new_initial_state()
    states = []
    for move in record["moves"]:
        state.apply_action(state.string_to_action(move))
        if len(state.history()) >= 8:
            states.append(state.clone())
    return states


@pytest.mark.parametrize("record", records("yinyang"))
def test_a_guess_is_told_as_the_game_was(record: dict[str, Any]) -> None:
    rng = np.random.default_rng(3)
    states = follow(record)
    for state in states[:: 1 + len(states) // 12] + states[-1:]:
        for player in (0, 1):
            guess = state.resample_from_infostate(player, rng.random)
            assert guess.information_state_string(player) == state.information_state_string(player)
            assert guess.information_state_tensor(player) == state.information_state_tensor(player)
            assert guess.current_player() == state.current_player()
            assert guess.returns() == state.returns()
            if state.current_player() == player:
                assert guess.legal_actions() == state.legal_actions()


def test_an_adaptation_that_rewrote_itself_in_secret_is_guessed() -> None:
    """Black steps from b1 to a1 in the game of the page of rules. White's law 2 has a cause that stands
    then, and rewrites itself: Black sees that it is an adaptation, and not which."""
    state = pyspiel.load_game("fourchette_yinyang").new_initial_state()
    laws = ["bbbb>bb.b", "bbbb>bb.b", "bw..>b...", "....>*"]
    laws += ["wwww>ww.w", "ww.w>*", "....>*", "b..w>bwbw"]
    for move in [*laws, "1@a1", "1@c3", "b1-a1", "end", "2*2=ww..>wwbb"]:
        state.apply_action(state.string_to_action(move))
    assert state.information_state_string(0).endswith(" 2*2=?")
    rng = np.random.default_rng(1)
    first = state.environment.action
    guesses = set()
    for _ in range(20):
        guess = state.resample_from_infostate(0, rng.random)
        assert guess.information_state_string(0) == state.information_state_string(0)
        assert guess.history()[4] == first("wwww>ww.w"), "what came to light is known"
        guesses.add((guess.history()[5], guess.history()[-1]))
    assert len({now for _, now in guesses}) > 15, "what stands there now can be any law"


def test_guesses_at_a_law_are_any() -> None:
    """White has written nothing that Black knows: 513 laws for each of four."""
    state = pyspiel.load_game("fourchette_yinyang").new_initial_state()
    for action in range(8):
        state.apply_action(action)
    rng = np.random.default_rng(2)
    guesses = [state.resample_from_infostate(0, rng.random).history() for _ in range(100)]
    assert all(guess[:4] == [0, 1, 2, 3] for guess in guesses)
    for ply in range(4, 8):
        assert len({guess[ply] for guess in guesses}) > 60


def test_where_nothing_is_hidden_a_guess_is_the_state() -> None:
    state = pyspiel.load_game("fourchette_quinta").new_initial_state()
    state.apply_action(state.legal_actions()[3])
    assert str(state.resample_from_infostate(0, lambda: 0.5)) == str(state)


def test_the_search_of_open_spiel_for_hidden_information_plays() -> None:
    loaded = pyspiel.load_game("fourchette_yinyang(max_game_length=60)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=loaded,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=20,
        random_state=rng,
    )
    state = loaded.new_initial_state()
    for _ in range(14):
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert len(state.history()) >= 8
