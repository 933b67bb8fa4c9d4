"""All games for PettingZoo, as environments in which two agents act in turn (AEC).

    import fourchette.pettingzoo

    env = fourchette.pettingzoo.env("y", "board=bent:5", render_mode="svg")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Actions and planes are those of docs/encodings.md; docs/python.md tells more.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import numpy.typing as npt

from . import environment
from ._fourchette import Environment, Position
from ._horizon import most_actions
from ._layout import Layout
from ._refusal import refused

try:
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise ImportError(
        "fourchette.pettingzoo needs PettingZoo: pip install 'fourchette[pettingzoo]'"
    ) from error

__all__ = ["FourchetteEnv", "env", "raw_env"]

#: How a board can be shown: as a picture, or as characters.
RENDER_MODES = ("svg", "ansi")

Observation = dict[str, npt.NDArray[Any]]


def env(
    game: str,
    rules: str = "",
    *,
    render_mode: str | None = None,
    layout: str = "places",
    max_actions: int | None = None,
) -> OrderEnforcingWrapper[str, Observation, int]:
    """Return the environment of a game, wrapped so that calls in a wrong order are refused.

    `rules` are options, "key=value,key=value". `render_mode` is None, "svg" or "ansi". `layout` is
    how observations are laid out: "places" for planes × places, "grid" for planes × rows × columns.
    `max_actions` is how many actions a game may have before it is cut off; None means as many as its
    rules allow, or 1000 where they allow any number.

    >>> made = env("y", "board=bent:5")
    >>> made.reset(seed=7)
    >>> observation, *_ = made.last()
    >>> observation["observation"].shape, int(observation["action_mask"].sum())
    ((5, 27), 27)
    """
    made = raw_env(game, rules, render_mode=render_mode, layout=layout, max_actions=max_actions)
    return OrderEnforcingWrapper(made)


def raw_env(
    game: str,
    rules: str = "",
    *,
    render_mode: str | None = None,
    layout: str = "places",
    max_actions: int | None = None,
) -> FourchetteEnv:
    """Return the environment of a game as `env` does, without wrappers."""
    start = environment(game, rules)
    return FourchetteEnv(start, render_mode, Layout(layout, start), max_actions)


class FourchetteEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in which `player_0` and `player_1` act for the seats 0 and 1.

    An agent observes a dict: `observation`, the planes of what its seat sees, and `action_mask`, a 1
    for each legal action while it is to act. A win is worth 1 and a loss -1; all else is worth 0. A
    game that is cut off is truncated, and worth nothing. Chance decides by the seed of `reset`.

    An illegal action raises an `IllegalMove` that says why, and changes nothing.
    """

    metadata: dict[str, Any] = {
        "name": "fourchette_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        start: Environment,
        render_mode: str | None,
        layout: Layout,
        max_actions: int | None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            modes = ", ".join(RENDER_MODES)
            raise refused("render_mode", render_mode, f"must be None or one of {modes}")
        most = most_actions(start) if max_actions is None else operator.index(max_actions)
        if most < 1:
            raise refused("max_actions", max_actions, "must be at least 1")
        self.metadata = {**type(self).metadata, "name": f"fourchette_{start.game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = ["player_0", "player_1"]
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self._start = start
        self._environment = start
        self._layout = layout
        self._max_actions = most
        self._actions_left = self._max_actions
        self._whole = start.position
        self._rng: np.random.Generator | None = None
        self.action_spaces = {
            agent: spaces.Discrete(start.action_count) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, layout.shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (start.action_count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The same seed repeats the same chance moves; without one they go on from
        those of the last game. There are no options."""
        if seed is not None or self._rng is None:
            self._rng = np.random.default_rng(seed)
        self._environment = self._start.copy()
        self._actions_left = self._max_actions
        self._settle_chance()
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._tell()
        self._select(self._environment.to_move or 0)

    def step(self, action: int | None) -> None:
        """Make an action for the agent that is selected; None once its game is over."""
        if not self.agents:
            raise refused("action", action, "no agent is playing: reset comes first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            reason = f"{agent} is to act; it makes none only when its game is over"
            raise refused("action", action, reason)
        self._environment.apply(action)
        self._actions_left -= 1
        self._settle_chance()
        self._cumulative_rewards[agent] = 0.0
        self._tell()
        seat = self._environment.to_move
        # Nobody is to move in a game that is over; then the other one is told first.
        self._select(1 - self.possible_agents.index(agent) if seat is None else seat)

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and which actions it may make now."""
        seat = self.possible_agents.index(agent)
        may_act = self._environment.to_move == seat and self._actions_left > 0
        if may_act:
            mask = self._environment.mask().view(np.int8)
        else:
            mask = np.zeros(self._start.action_count, np.int8)
        return {
            "observation": self._layout.observation(self._environment, seat),
            "action_mask": mask,
        }

    def render(self) -> str | None:
        """Return the board as the text of a picture, `svg`, or in characters, `ansi`.

        It shows everything, also what is hidden from an agent. In the middle of a chain of jumps it is
        the board as it would stand if the chain stopped.
        """
        if self.render_mode is None:
            logger.warn(
                "There is nothing to render: the environment was made without a render mode."
            )
            return None
        position = self._shown()
        shown: str = position.svg() if self.render_mode == "svg" else position.diagram()
        return shown

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _tell(self) -> None:
        """Set what has come of the last move: rewards, and whether the game is over. A game can be over
        before the first action: nobody can play a column of a rack that chance has filled."""
        outcome = self._environment.outcome
        is_cut_off = outcome is None and self._actions_left == 0
        self.terminations = dict.fromkeys(self.agents, outcome is not None)
        self.truncations = dict.fromkeys(self.agents, is_cut_off)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if outcome is not None:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = float(outcome.value(seat))
        self._accumulate_rewards()

    def _select(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]

    def _settle_chance(self) -> None:
        """Make chance moves until a seat is to move, and keep the last whole position."""
        while self._environment.is_chance:
            assert self._rng is not None, "reset comes first"
            weighed = self._environment.chance_outcomes()
            drawn = self._rng.integers(sum(weight for _, weight in weighed))
            for action, weight in weighed:
                drawn -= weight
                if drawn < 0:
                    self._environment.apply_chance(action)
                    break
        self._whole = self._environment.position or self._whole

    def _shown(self) -> Position:
        """Return the position to show."""
        position = self._environment.position
        if position is not None:
            return position
        stopped = self._environment.copy()
        stop = stopped.action("stop")
        if stop in stopped.legal_actions():
            stopped.apply(stop)
        # A chain that may not stop is back where it began, and has captured nothing.
        position = stopped.position or self._whole
        assert position is not None, "every game begins with a whole position"
        return position
