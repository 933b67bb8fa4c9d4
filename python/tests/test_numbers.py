"""Numbers that are given: each within its bounds, or refused by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import fourchette
import pytest
from fourchette import Batch, Environment, Outcome, Record, Series, Table

Y = fourchette.new("y", "board=bent:3")
DICE = fourchette.environment("dice-hex")
SERIES = Series(Y.record(), "random", "random", 1)


def environment() -> Environment:
    return Y.environment()


def record() -> Record:
    return Y.record()


def table() -> Table:
    return Table(Y.record())


#: What takes a whole number, each with what the number is called.
WHOLE: list[tuple[str, Callable[[Any], object]]] = [
    ("seed", Y.random_move),
    ("plies", lambda n: Y.random_move(0, n)),
    ("depth", Y.perft),
    ("depth", Y.divide),
    ("seed", Y.playout),
    ("game", lambda n: Y.playout(0, game=n)),
    ("max_plies", lambda n: Y.playout(0, max_plies=n)),
    ("games", lambda n: Y.playouts(n, 0)),
    ("seed", lambda n: Y.playouts(1, n)),
    ("first", lambda n: Y.playouts(1, 0, first=n)),
    ("max_plies", lambda n: Y.playouts(1, 0, max_plies=n)),
    ("iterations", lambda n: Y.analyse(iterations=n)),
    ("seed", lambda n: Y.analyse(iterations=1, seed=n)),
    ("level", Y.hint),
    ("seed", lambda n: Y.hint(1, n)),
    ("nodes", lambda n: Y.solve(nodes=n)),
    ("memory", lambda n: Y.solve(memory=n)),
    ("threads", lambda n: Y.solve(threads=n)),
    ("nodes", lambda n: Y.certificate(nodes=n)),
    ("memory", lambda n: Y.certificate(memory=n)),
    ("threads", lambda n: Y.certificate(threads=n)),
    ("seat", Y.view),
    ("seat", lambda n: Y.told("b1", n)),
    ("seat", lambda n: Y.seen("b1", n)),
    ("seat", Y.observation),
    ("seat", lambda n: Y.svg(seat=n)),
    ("repetition", lambda n: Y.record(repetition=n)),
    ("max_plies", lambda n: Y.record(max_plies=n)),
    ("symmetry", Y.transform),
    ("symmetry", lambda n: Y.transform_move("b1", n)),
    ("action", lambda n: environment().apply(n)),
    ("action", lambda n: environment().action_text(n)),
    ("seat", lambda n: environment().observation(n)),
    ("chance action", lambda n: DICE.copy().apply_chance(n)),
    ("chance action", DICE.chance_action_text),
    ("count", lambda n: Batch("y", n)),
    ("seed", lambda n: Batch("y", 1, seed=n)),
    ("max_actions", lambda n: Batch("y", 1, max_actions=n)),
    ("game", lambda n: Batch("y", 1).environment(n)),
    ("plies", lambda n: record().truncate(n)),
    ("repetition", lambda n: record().adjudicated(repetition=n)),
    ("max_plies", lambda n: record().adjudicated(max_plies=n)),
    ("seat", lambda n: record().name(n)),
    ("seat", lambda n: record().set_name(n, "Ada")),
    ("plies", lambda n: record().set_comment(n, "why")),
    ("plies", lambda n: record().remove_comment(n)),
    ("seat", lambda n: record().seen_by(n)),
    ("seed", lambda n: Table(record(), seed=n)),
    ("number", lambda n: Table(record(), number=n)),
    ("memory", lambda n: Table(record(), memory=n)),
    ("seat", lambda n: table().player(n)),
    ("seat", lambda n: table().set_player(n, "human")),
    ("iterations", lambda n: table().advise(iterations=n)),
    ("seat", lambda n: table().resign(n)),
    ("plies", lambda n: table().truncate(n)),
    ("seed", lambda n: Series(record(), "random", "random", n)),
    ("repetition", lambda n: Series(record(), "random", "random", 1, repetition=n)),
    ("max_plies", lambda n: Series(record(), "random", "random", 1, max_plies=n)),
    ("memory", lambda n: Series(record(), "random", "random", 1, memory=n)),
    ("game", SERIES.play),
    ("game", SERIES.record),
    ("games", SERIES.tally),
    ("first", lambda n: SERIES.tally(1, first=n)),
    ("seat", Outcome("1").value),
]

#: What takes a number of seconds.
SECONDS: list[Callable[[Any], object]] = [
    lambda n: Y.analyse(seconds=n),
    lambda n: Y.solve(seconds=n),
    lambda n: Y.certificate(seconds=n),
    lambda n: table().advise(seconds=n),
]


@pytest.mark.parametrize("number", [-1, -(1 << 70), 1 << 64, 1 << 70])
@pytest.mark.parametrize(("part", "call"), WHOLE)
def test_whole_numbers_beyond_all_bounds_are_refused_by_name(
    part: str, call: Callable[[Any], object], number: int
) -> None:
    with pytest.raises(fourchette.Error) as refused:
        call(number)
    assert (refused.value.part, refused.value.found) == (part, str(number))


@pytest.mark.parametrize("wrong", [1.5, "1", [1]])
@pytest.mark.parametrize(("part", "call"), WHOLE)
def test_what_is_no_whole_number_is_a_type_error(
    part: str, call: Callable[[Any], object], wrong: Any
) -> None:
    with pytest.raises(TypeError, match=f"{part}: must be an int, is {type(wrong).__name__}"):
        call(wrong)


@pytest.mark.parametrize("number", [0, 6, 256])
def test_levels_are_from_1_to_5(number: int) -> None:
    with pytest.raises(fourchette.Error, match=f"level {number}: must be from 1 to 5"):
        Y.hint(number)
    assert Y.hint(True) == Y.hint(1)


@pytest.mark.parametrize("number", [0, (1 << 20) - 1])
@pytest.mark.parametrize("call", [Y.solve, Y.certificate])
def test_the_solver_is_given_at_least_as_much_as_by_the_command(
    call: Callable[..., object], number: int
) -> None:
    # With nothing to keep what it has proved in, it would not come to an end in any time.
    with pytest.raises(fourchette.Error, match=f"memory {number}: must be from 1048576 to"):
        call(memory=number)
    assert call(memory=1 << 20) is not None


@pytest.mark.parametrize("seconds", [-1, -0.5, 1e300, float("inf"), float("nan"), 10**400])
@pytest.mark.parametrize("call", SECONDS)
def test_seconds_beyond_all_bounds_are_refused_by_name(
    call: Callable[[Any], object], seconds: float
) -> None:
    with pytest.raises(fourchette.Error) as refused:
        call(seconds)
    assert (refused.value.part, refused.value.found) == ("seconds", str(seconds))


@pytest.mark.parametrize("call", SECONDS)
def test_what_is_no_number_of_seconds_is_a_type_error(call: Callable[[Any], object]) -> None:
    with pytest.raises(TypeError, match="must be real number"):
        call("1")
