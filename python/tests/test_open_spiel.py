"""All games as OpenSpiel loads, plays, stores and searches them."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from rule_sets import records, rule_sets

import fourchette
import fourchette.open_spiel
from fourchette.open_spiel._types import Parameters

NAMES = fourchette.open_spiel.register()
GAMES = fourchette.games()
RACK = next(rules for rules in rule_sets("wyx") if rules.startswith("rack="))


def load(game: str, rules: str = "", **more: int | str) -> Any:
    """Load a game by rules as Fourchette writes them."""
    parameters: dict[str, int | str] = dict(more)
    for option in filter(None, rules.split(",")):
        key, value = option.split("=", 1)
        parameters[key] = int(value) if value.isdecimal() else value
    return pyspiel.load_game(f"fourchette_{game}", parameters)


def played(game: Any, actions: int, seed: int) -> Any:
    """Return a state of a game some random actions from its start."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and len(state.history()) < actions:
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_all_games_are_registered() -> None:
    assert [f"fourchette_{game}" for game in GAMES] == list(NAMES)
    assert set(NAMES) <= set(pyspiel.registered_names())
    assert fourchette.open_spiel.register() == NAMES, "to register again changes nothing"


@pytest.mark.parametrize("game", GAMES)
def test_random_games_pass_the_tests_of_open_spiel(game: str) -> None:
    for rules in rule_sets(game):
        # Games that end by their rules are played to the end, others for a while.
        loaded = load(game, rules)
        if loaded.max_game_length() == 1000:
            loaded = load(game, rules, max_game_length=200)
        pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)


def test_a_game_of_full_length_passes_the_tests_of_open_spiel() -> None:
    pyspiel.random_sim_test(load("leap-over"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "aliens-amazons"])
def test_the_games_of_the_vectors_are_played(game: str) -> None:
    """Aliens and Amazons has other moves here than in its records: steps."""
    loaded: dict[str, Any] = {}
    for record in records(game):
        rules = record["rules"]
        if rules not in loaded:
            loaded[rules] = load(game, rules, max_game_length=100_000)
        state = loaded[rules].new_initial_state()
        plies = zip(record["turns"], record["legal"], [*record["moves"], None], strict=True)
        for turn, (count, _), move in plies:
            player = {"1": 0, "2": 1, "c": -1, "o": -4}[turn]
            assert state.current_player() == player
            assert len(state.legal_actions()) == count
            if move is not None:
                state.apply_action(state.string_to_action(player, move))
        worth = {None: [0, 0], "draw": [0, 0], "1": [1, -1], "2": [-1, 1]}
        assert state.returns() == worth[record["outcome"]]


@pytest.mark.parametrize("game", GAMES)
def test_what_open_spiel_is_told_of_a_game(game: str) -> None:
    """By the rulings dice are rolled in Dice-hex and a rack is filled in Wyx; laws are hidden in Yin Yang."""
    loaded = load(game)
    chance = game in ("dice-hex", "wyx")
    modes = pyspiel.GameType.ChanceMode
    kinds = pyspiel.GameType.Information
    kind = loaded.get_type()
    assert kind.chance_mode == (modes.EXPLICIT_STOCHASTIC if chance else modes.DETERMINISTIC)
    secret = game == "yinyang"
    assert kind.information == (
        kinds.IMPERFECT_INFORMATION if secret else kinds.PERFECT_INFORMATION
    )
    assert (loaded.max_chance_outcomes() > 0) == chance
    assert (loaded.max_chance_nodes_in_history() > 0) == chance
    assert (loaded.min_utility(), loaded.max_utility(), loaded.utility_sum()) == (-1, 1, 0)


def test_a_rack_that_is_filled_leaves_nothing_to_chance() -> None:
    loaded = load("wyx", RACK)
    assert loaded.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert loaded.max_chance_outcomes() == 0
    assert loaded.new_initial_state().current_player() == 0


def test_chance_has_the_odds_of_dice_and_dominoes() -> None:
    """Three ones fall in one way of 216; one, two and three in six. The first of 16 dominoes is any."""
    dice = load("dice-hex").new_initial_state()
    odds = {dice.action_to_string(action): chance for action, chance in dice.chance_outcomes()}
    assert odds["d111"] == pytest.approx(1 / 216)
    assert odds["d123"] == pytest.approx(6 / 216)
    assert sum(odds.values()) == pytest.approx(1)
    rack = load("wyx").new_initial_state()
    assert [chance for _, chance in rack.chance_outcomes()] == [1 / 16] * 16


def test_a_game_that_is_cut_off_is_worth_nothing() -> None:
    state = load("quinta", max_game_length=3).new_initial_state()
    for _ in range(3):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    before = str(state), state.history()
    with pytest.raises(fourchette.Error, match="the game has been cut off"):
        state.apply_action(state.environment.legal_actions()[0])
    assert (str(state), state.history()) == before
    assert state.is_terminal()
    assert state.returns() == [0, 0]
    assert state.legal_actions() == []


def test_a_win_with_the_last_action_counts() -> None:
    """On six nodes a side is three nodes long and touches all sides: Black can win with a third stone."""
    loaded = load("y", "board=flat:3", max_game_length=5)
    ends = [played(loaded, 5, seed).returns() for seed in range(40)]
    assert [1, -1] in ends


@pytest.mark.parametrize("game", GAMES)
def test_games_and_states_are_stored(game: str) -> None:
    loaded = load(game)
    state = played(loaded, 20, seed=3)
    again, position = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(loaded, state)
    )
    assert str(again) == str(loaded)
    pickled = pickle.loads(pickle.dumps(state))
    assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded) == str(copy.deepcopy(loaded))
    for other in (position, pickled, state.clone(), loaded.deserialize_state(state.serialize())):
        assert str(other) == str(state)
        assert other.history() == state.history()
        for player in (0, 1):
            told = state.information_state_string(player)
            assert other.information_state_string(player) == told
        assert other.legal_actions() == state.legal_actions()


def test_a_pickled_game_or_state_registers_itself_elsewhere() -> None:
    game = load("y", "board=bent:5", max_game_length=9)
    read = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    for sent in (game, played(game, 4, seed=2), played(load("yinyang"), 4, seed=2)):
        done = subprocess.run(
            [sys.executable, "-I", "-c", read], input=pickle.dumps(sent), capture_output=True, check=False
        )
        assert done.stdout.decode().strip() == str(sent), done.stderr


@pytest.mark.parametrize("recalls", [False, True])
def test_an_observer_that_is_copied_observes(recalls: bool) -> None:
    game = load("yinyang")
    kind = pyspiel.IIGObservationType(perfect_recall=recalls)
    observer = game.make_py_observer(kind)
    state = played(game, 6, seed=4)
    observer.set_from(state, 1)
    for other in (copy.deepcopy(observer), copy.copy(observer), pickle.loads(pickle.dumps(observer))):
        other.set_from(state, 1)
        np.testing.assert_array_equal(other.tensor, observer.tensor)
        assert other.tensor.any() and other.string_from(state, 0) == observer.string_from(state, 0)


def test_a_copy_goes_its_own_way() -> None:
    state = played(load("yinyang"), 5, seed=1)
    before = str(state), state.information_state_string(0)
    child = state.child(state.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before
    assert str(child) != str(state)


@pytest.mark.parametrize("rules", [rule for rule in rule_sets("dice-hex") if "." in rule])
def test_a_value_that_looks_like_a_number_is_put_in_quotes(rules: str) -> None:
    loaded = load("dice-hex", rules)
    numbering = rules.partition("=")[2]
    assert str(loaded) == f"fourchette_dice-hex(numbering='{numbering}')"
    assert str(pyspiel.load_game(str(loaded))) == str(loaded)
    assert rules in str(loaded.new_initial_state())


REFUSED = [
    ("fourchette_y(board=bent:99)", fourchette.TextRefused, 'option board "bent:99"'),
    ("fourchette_y(handicap=0)", fourchette.TextRefused, 'option handicap "0"'),
    ("fourchette_y(colour=red)", pyspiel.SpielError, "Unknown parameter 'colour'"),
    ("fourchette_y(layout=rows)", fourchette.Error, "must be one of places, grid"),
    ("fourchette_y(max_game_length=-1)", fourchette.Error, "max_game_length -1"),
]


@pytest.mark.parametrize(("text", "kind", "reason"), REFUSED)
def test_wrong_parameters_are_refused(text: str, kind: type[Exception], reason: str) -> None:
    with pytest.raises(kind, match=reason):
        pyspiel.load_game(text)


OWN_PARAMETERS: list[tuple[dict[str, object], str, str, str]] = [
    ({"colour": "red"}, "parameter", "colour", "fourchette_y has only "),
    ({"layout": True}, "parameter", "layout", "must be an int or a str, is True"),
    ({"max_game_length": -1}, "max_game_length", "-1", "must be a number of actions"),
    ({"max_game_length": "long"}, "max_game_length", "long", "must be a number of actions"),
]


@pytest.mark.parametrize(("given", "part", "found", "reason"), OWN_PARAMETERS)
def test_a_refused_parameter_is_named(
    given: dict[str, object], part: str, found: str, reason: str
) -> None:
    with pytest.raises(fourchette.Error) as refused:
        Parameters("y", given)
    assert (refused.value.part, refused.value.found) == (part, found)
    assert refused.value.reason.startswith(reason)


def test_wrong_actions_are_refused_and_change_nothing() -> None:
    state = load("y", "board=bent:5").new_initial_state()
    state.apply_action(3)
    before = str(state)
    with pytest.raises(fourchette.IllegalMove, match="a4 is occupied"):
        state.apply_action(3)
    for action in (27, -3):
        with pytest.raises(fourchette.NoSuchNumber, match="there are 27"):
            state.apply_action(action)
        with pytest.raises(fourchette.NoSuchNumber, match="there are 27"):
            state.action_to_string(0, action)
    with pytest.raises(pyspiel.SpielError):
        state.information_state_tensor(2)
    assert str(state) == before


@pytest.mark.parametrize("game", GAMES)
def test_the_searches_of_open_spiel_play(game: str) -> None:
    loaded = load(game, max_game_length=60)
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()
    # `step` of the search in C++ lets go of Python's lock, which no game that is written in Python
    # survives, OpenSpiel's own included; the search itself is fit for them.
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    native = pyspiel.MCTSBot(loaded, evaluator, 1.4, 4, 10, False, 1, False)
    assert native.mcts_search(state).best_child().action in state.legal_actions()


def test_a_search_finds_wins() -> None:
    """Positions in which some moves win at once and others do not, by the rules of the game."""
    loaded = load("y", "board=flat:4")
    rng = np.random.RandomState(7)
    bot = mcts.MCTSBot(
        loaded, 1.4, 300, mcts.RandomRolloutEvaluator(1, rng), solve=True, random_state=rng
    )
    tried = 0
    for seed in range(200):
        state = played(loaded, 4 + seed % 3, seed)
        wins = [] if state.is_terminal() else state.position().winning_moves()
        if 0 < len(wins) < len(state.legal_actions()):
            tried += 1
            assert state.action_to_string(bot.step(state)) in wins
    assert tried > 5


def test_the_environments_of_open_spiel_play() -> None:
    environment = rl_environment.Environment(load("dice-hex"))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sorted(step.rewards) == [-1, 1]


def run(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program of its own."""
    return subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True)


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps what makes its games until after Python has ended."""
    ended = run(
        "import pyspiel, fourchette.open_spiel\n"
        "fourchette.open_spiel.register()\n"
        "state = pyspiel.load_game('fourchette_yinyang').new_initial_state()\n"
        "state.information_state_tensor(0)\n"
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_without_open_spiel_an_error_says_what_to_install() -> None:
    ended = run("import sys\nsys.modules['pyspiel'] = None\nimport fourchette.open_spiel")
    assert ended.returncode == 1
    assert "ImportError: fourchette.open_spiel needs OpenSpiel: pip install" in ended.stderr
