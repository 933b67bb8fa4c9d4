"""What OpenSpiel is told of a game before it is loaded: its parameters, whether chance decides and
whether anything is hidden."""

from __future__ import annotations

from typing import Any

import pyspiel

from .. import about
from .._refusal import refused

#: What the names of all games begin with.
PREFIX = "fourchette_"

#: The parameters that are no rule options, with their defaults.
MAX_GAME_LENGTH = "max_game_length"
LAYOUT = "layout"
_OWN: dict[str, int | str] = {LAYOUT: "places", MAX_GAME_LENGTH: 0}

#: What OpenSpiel takes for a number where a parameter is read from a text.
_NUMERIC = frozenset("+-.0123456789")


def defaults(game: str) -> dict[str, int | str]:
    """Return the parameters of a game and their defaults. A rule option is an int if all of its
    values are, since OpenSpiel reads it so."""
    options = {option["key"]: _default(option) for option in about(game)["options"]}
    return options | _OWN


def _default(option: dict[str, Any]) -> int | str:
    if all(sample.isdecimal() for sample in option["samples"]):
        return int(option["default"])
    return str(option["default"])


class Parameters:
    """The parameters that a game was loaded with."""

    def __init__(self, game: str, given: dict[str, object]) -> None:
        usual = defaults(game)
        #: How the game is set up where that is not by default, as OpenSpiel writes it.
        self.other: dict[str, int | str] = {}
        rules = []
        values = dict(usual)
        for key, value in given.items():
            if key not in usual:
                known = ", ".join(usual)
                raise refused("parameter", key, f"{PREFIX}{game} has only {known}")
            if not isinstance(value, (int, str)) or isinstance(value, bool):
                raise refused("parameter", key, f"must be an int or a str, is {value!r}")
            values[key] = unquoted(value)
            if values[key] == usual[key]:
                continue
            self.other[key] = quoted(values[key])
            if key not in _OWN:
                rules.append(f"{key}={values[key]}")
        #: The rule options, "key=value,key=value".
        self.rules = ",".join(rules)
        self.layout = str(values[LAYOUT])
        self.max_game_length = _length(values[MAX_GAME_LENGTH])


def _length(value: int | str) -> int:
    if not isinstance(value, int) or value < 0:
        reason = "must be a number of actions, or 0 for the usual one"
        raise refused(MAX_GAME_LENGTH, value, reason)
    return value


def quoted(value: int | str) -> int | str:
    """Return a value in a way that OpenSpiel does not take for a number when it reads its text."""
    if isinstance(value, str) and value and _NUMERIC.issuperset(value):
        return f"'{value}'"
    return value


def unquoted(value: int | str) -> int | str:
    """Return a value without the quotes about it, if there are any."""
    if isinstance(value, str) and len(value) > 1 and value[0] == value[-1] and value[0] in "'\"":
        return value[1:-1]
    return value


def game_type(game: str, *, has_chance: bool | None = None) -> pyspiel.GameType:
    """Describe a game. Whether chance decides is told of the game by default unless it is given."""
    words = about(game)
    if has_chance is None:
        has_chance = words["has_chance"]
    modes = pyspiel.GameType.ChanceMode
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=words["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if has_chance else modes.DETERMINISTIC,
        information=(
            information.IMPERFECT_INFORMATION
            if words["has_secrets"]
            else information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )
