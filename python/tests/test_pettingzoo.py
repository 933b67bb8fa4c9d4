"""All games as environments of PettingZoo."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys
import warnings
from collections import Counter
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper
from rule_sets import rule_sets

import fourchette
import fourchette.pettingzoo
from fourchette import _horizon, _layout, _refusal

GAMES = fourchette.games()

#: What PettingZoo says of every environment whose observation is a dict with a mask, unless it is one
#: of its own.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces",
    # Coordinates of dominoes are negative; planes are not for looking at.
    "The observation contains negative numbers and is in the shape of a graphical observation",
)


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_of_pettingzoo_pass(game: str) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(fourchette.pettingzoo.env(game), num_cycles=600)
        api_test(fourchette.pettingzoo.env(game, layout="grid", max_actions=50), num_cycles=40)
        seed_test(lambda: fourchette.pettingzoo.env(game), num_cycles=300)
    unexpected = [
        str(each.message) for each in warned if not str(each.message).startswith(EXPECTED)
    ]
    assert unexpected == []


@pytest.mark.parametrize("game", GAMES)
def test_they_pass_under_other_rules(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for rules in rule_sets(game):
            if "dominoes=" not in rules:
                api_test(fourchette.pettingzoo.env(game, rules), num_cycles=20)


@pytest.mark.parametrize("rules", [rule for rule in rule_sets("wyx") if "dominoes=" in rule])
def test_a_game_may_be_over_before_the_first_action(rules: str) -> None:
    """With unusual dominoes a rack can be filled so that nobody can play a column, which is a draw. The
    test of PettingZoo wants a game that begins."""
    env = fourchette.pettingzoo.env("wyx", rules)
    plays = [play(env, seed) for seed in range(100)]
    assert all(ends == {"terminated": 2} for _, ends in plays)
    over = []
    for seed in range(100):
        env.reset(seed=seed)
        over.append(env.terminations["player_0"])
        assert env.terminations["player_0"] == (not env.observe("player_0")["action_mask"].any())
    assert any(over) and not all(over)


def play(env: Any, seed: int) -> tuple[dict[str, float], Counter[str]]:
    """Play a random game, and return what each agent got in all and how its game ended."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    ends: Counter[str] = Counter()
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] += reward
        if termination or truncation:
            ends["terminated" if termination else "truncated"] += 1
            assert not observation["action_mask"].any()
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards, ends


@pytest.mark.parametrize("game", GAMES)
def test_both_agents_learn_how_the_game_ended(game: str) -> None:
    env = fourchette.pettingzoo.env(game, max_actions=400)
    for seed in range(3):
        rewards, ends = play(env, seed)
        assert sum(rewards.values()) == 0
        assert ends.total() == 2 and len(ends) == 1, "both have ended alike"
        if "truncated" in ends:
            assert set(rewards.values()) == {0}
        elif game != "kwintie" and game != "wyx":
            assert set(rewards.values()) == {1, -1}, "there is no draw by the rules"


def test_the_winner_is_the_one_of_the_game() -> None:
    """Three in a row on a side of the triangle of six touch all sides."""
    env = fourchette.pettingzoo.env("y", "board=flat:3")
    env.reset()
    position = fourchette.new("y", "board=flat:3")
    while not position.is_over:
        move = position.legal_moves()[0]
        env.step(position.environment().action(move))
        position = position.play(move)
    winner = position.outcome.winner
    assert env.rewards[f"player_{winner}"] == 1
    assert env.rewards[f"player_{1 - winner}"] == -1


def test_only_the_agent_that_acts_has_a_mask() -> None:
    env = fourchette.pettingzoo.env("y", "board=bent:5")
    env.reset()
    assert env.agent_selection == "player_0"
    env.step(3)
    assert env.agent_selection == "player_1"
    mask = env.observe("player_1")["action_mask"]
    assert mask.dtype == np.int8
    assert mask.sum() == 26 and mask[3] == 0
    assert env.observe("player_0")["action_mask"].sum() == 0


def test_an_agent_sees_nothing_that_is_hidden_from_it() -> None:
    seen = []
    for law in ("bbbb>bb.b", "....>*"):
        env = fourchette.pettingzoo.env("yinyang")
        env.reset()
        env.step(fourchette.environment("yinyang").action(law))
        seen.append([env.observe(agent)["observation"] for agent in env.possible_agents])
    np.testing.assert_array_equal(seen[0][1], seen[1][1])
    assert (seen[0][0] != seen[1][0]).any()


def test_an_agent_may_act_several_times() -> None:
    """Each jump of an Alien is an action, and so is its stop."""
    env = fourchette.pettingzoo.env("aliens-amazons")
    env.reset()
    numbers = fourchette.environment("aliens-amazons")
    for move in ("c5", "d4", "a1", "b1", "a9", "a8", "c5>e3"):
        env.step(numbers.action(move))
    assert env.agent_selection == "player_0", "the chain goes on or stops"
    env.step(numbers.action("stop"))
    assert env.agent_selection == "player_1"


def test_the_seed_decides_what_chance_decides() -> None:
    def racks(*seeds: int | None) -> list[bytes]:
        env = fourchette.pettingzoo.env("wyx")
        seen = []
        for seed in seeds:
            env.reset(seed=seed)
            seen.append(env.observe("player_0")["observation"].tobytes())
        return seen

    assert racks(7, None, None) == racks(7, None, None)
    assert len(set(racks(7, None, None, 8))) == 4
    assert racks(7, 7)[0] == racks(7, 7)[1]


def test_chance_has_the_odds_of_dice() -> None:
    """Of 216 rolls six are triples, 90 show one pair, and 120 show three different numbers."""
    env = fourchette.pettingzoo.raw_env("dice-hex")
    games = 2000
    kinds: Counter[int] = Counter()
    for seed in range(games):
        env.reset(seed=seed)
        planes = env.observe("player_0")["observation"]
        kinds[np.count_nonzero(planes[10:16, 0])] += 1
    for different, ways in ((1, 6), (2, 90), (3, 120)):
        share = ways / 216
        spread = (games * share * (1 - share)) ** 0.5
        assert abs(kinds[different] - games * share) < 5 * spread


def test_boards_are_shown_as_pictures_and_in_characters() -> None:
    for game in GAMES:
        picture = fourchette.pettingzoo.env(game, render_mode="svg")
        text = fourchette.pettingzoo.env(game, render_mode="ansi")
        for env in (picture, text):
            env.reset(seed=1)
        assert picture.render().startswith("<svg")
        assert "<svg" not in text.render() and "\n" in text.render()
    env = fourchette.pettingzoo.env("y", "board=bent:5", render_mode="ansi")
    env.reset()
    env.step(0)
    assert env.render() == fourchette.new("y", "board=bent:5").play("a1").diagram()


def test_the_board_is_shown_in_the_middle_of_a_chain() -> None:
    """The Alien jumps over d4 to e3, and might jump on."""
    start = fourchette.new("aliens-amazons")
    moves = ("c5", "d4", "a1", "b1", "a9", "a8")
    env = fourchette.pettingzoo.env("aliens-amazons", render_mode="ansi")
    env.reset()
    numbers = start.environment()
    for move in (*moves, "c5>e3"):
        env.step(numbers.action(move))
    for move in (*moves, "c5-e3xd4"):
        start = start.play(move)
    assert env.render() == start.diagram()


def test_without_a_render_mode_nothing_is_shown() -> None:
    env = fourchette.pettingzoo.env("y")
    env.reset()
    with pytest.warns(UserWarning, match="without a render mode"):
        assert env.render() is None


REFUSED: list[tuple[dict[str, Any], str, str, str]] = [
    ({"game": "chess"}, "game", "chess", "unknown; the games are y,"),
    ({"game": "y", "rules": "board=bent:99"}, "option board", "bent:99", "a side must be 3 to 25 long"),
    ({"game": "y", "render_mode": "human"}, "render_mode", "human", "must be None or one of svg, ansi"),
    ({"game": "y", "layout": "rows"}, "layout", "rows", "must be one of places, grid"),
    ({"game": "y", "max_actions": 0}, "max_actions", "0", "must be at least 1"),
]


@pytest.mark.parametrize(("arguments", "part", "found", "reason"), REFUSED)
def test_wrong_arguments_are_refused(
    arguments: dict[str, Any], part: str, found: str, reason: str
) -> None:
    with pytest.raises(fourchette.Error, match=reason) as refused:
        fourchette.pettingzoo.env(**arguments)
    assert (refused.value.part, refused.value.found) == (part, found)
    assert reason in refused.value.reason


def test_actions_are_counted_in_whole_numbers() -> None:
    with pytest.raises(TypeError, match="float"):
        fourchette.pettingzoo.env("y", max_actions=1.5)


def test_wrong_actions_are_refused_and_change_nothing() -> None:
    env = fourchette.pettingzoo.env("y", "board=bent:5", render_mode="ansi")
    with pytest.raises(AttributeError, match="before reset"):
        env.agent_selection
    env.reset()
    env.step(3)
    before = env.render()
    for action, kind, reason in (
        (3, fourchette.IllegalMove, "a4 is occupied"),
        (27, fourchette.NoSuchNumber, "there are 27"),
        (-1, fourchette.NoSuchNumber, "there are 27"),
        (None, fourchette.Error, "player_1 is to act"),
        (1.5, TypeError, "must be an int"),
    ):
        with pytest.raises(kind, match=reason):
            env.step(action)
        assert env.render() == before
        assert env.agent_selection == "player_1"
    with pytest.raises(fourchette.Error) as refused:
        env.step(None)
    assert (refused.value.part, refused.value.found) == ("action", "None")
    assert refused.value.reason.startswith("player_1 is to act")


def test_without_a_game_there_is_nobody_to_act() -> None:
    """Before `reset`, and when both agents have been told how their game ended."""
    env = fourchette.pettingzoo.raw_env("y", "board=flat:3")
    for action in (0, None):
        with pytest.raises(fourchette.Error, match="reset comes first") as refused:
            env.step(action)
        assert (refused.value.part, refused.value.found) == ("action", str(action))
    play(env, 1)
    assert env.agents == []
    for action in (0, None):
        with pytest.raises(fourchette.Error, match="reset comes first"):
            env.step(action)
    env.reset()
    env.step(0)


def test_an_illegal_action_can_lose_as_elsewhere_in_pettingzoo() -> None:
    raw = fourchette.pettingzoo.raw_env("y", "board=bent:5")
    env = TerminateIllegalWrapper(raw, illegal_reward=-1)
    env.reset()
    env.step(3)
    env.step(3)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_1"] == -1


def test_environments_are_pickled() -> None:
    env = fourchette.pettingzoo.raw_env("dice-hex")
    env.reset(seed=4)
    other = pickle.loads(pickle.dumps(env))
    for each in (env, other):
        play(each, 4)
        each.reset()
    seen, also = (each.observe("player_0")["observation"] for each in (env, other))
    np.testing.assert_array_equal(seen, also)


def test_without_pettingzoo_an_error_says_what_to_install() -> None:
    program = "import sys\nsys.modules['pettingzoo'] = None\nimport fourchette.pettingzoo"
    ended = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True)
    assert ended.returncode == 1
    assert "ImportError: fourchette.pettingzoo needs PettingZoo: pip install" in ended.stderr


@pytest.mark.parametrize("module", [_horizon, _layout, _refusal, fourchette.pettingzoo])
def test_docstrings_show_what_is_so(module: Any) -> None:
    tested = doctest.testmod(module)
    assert tested.attempted > 0 and tested.failed == 0
