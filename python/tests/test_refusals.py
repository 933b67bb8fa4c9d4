"""Bad input raises an exception that says what and why, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import fourchette
import numpy as np
import pytest
from fourchette import Environment, Position, Record, Series, Table, View, _layout

Y = fourchette.new("y")
RECORD = Y.record()


def refused(call: Callable[[], object], kind: type[fourchette.Error]) -> fourchette.Error:
    with pytest.raises(kind) as found:
        call()
    assert type(found.value) is kind
    assert isinstance(found.value, ValueError)
    return found.value


#: What the docstring of `Error` promises of every exception.
FIELDS = ("part", "found", "reason", "game", "ply", "line", "index")
KINDS = [
    fourchette.Error,
    fourchette.UnknownGame,
    fourchette.TextRefused,
    fourchette.IllegalMove,
    fourchette.NoSuchNumber,
    fourchette.ClosedBatch,
    fourchette.Busy,
]


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_that_a_program_raises_itself_has_all_fields(kind: type[fourchette.Error]) -> None:
    error = kind("a sentence")
    assert [getattr(error, field) for field in FIELDS] == [None] * len(FIELDS)
    error.part = "move"
    assert (error.part, kind("another").part) == ("move", None)
    assert all(f"`{field}`" in str(fourchette.Error.__doc__) for field in FIELDS)


def test_a_layout_that_there_is_not_is_named() -> None:
    error = refused(lambda: _layout.Layout("rows", fourchette.environment("y")), fourchette.Error)
    assert (error.part, error.found) == ("layout", "rows")
    assert error.reason == "must be one of places, grid"
    assert str(error) == "layout 'rows': must be one of places, grid"
    assert (error.game, error.ply, error.line, error.index) == (None, None, None, None)


def test_a_move_that_breaks_a_rule_says_which() -> None:
    position = Y.play("c5")
    error = refused(lambda: position.play("c5"), fourchette.IllegalMove)
    assert str(error) == 'move "c5": c5 is occupied'
    assert (error.part, error.found, error.reason) == ("move", "c5", "c5 is occupied")
    assert (error.game, error.ply, error.line, error.index) == ("y", None, None, None)
    assert not position.is_legal("c5") and position.is_legal("c6")
    # Half of a pair of surrogates, as a file of another encoding leaves one.
    assert not position.is_legal("\udc80")
    assert refused(lambda: position.check("c5"), fourchette.IllegalMove).reason == error.reason


def test_a_text_that_is_no_move_says_what_one_is() -> None:
    error = refused(lambda: Y.play("zz"), fourchette.TextRefused)
    assert (error.part, error.found, error.game) == ("move", "zz", "y")
    assert "must be a node's name" in str(error.reason)


def test_games_and_rules_that_there_are_not() -> None:
    error = refused(lambda: fourchette.new("chess"), fourchette.UnknownGame)
    assert (error.part, error.found) == ("game", "chess")
    assert all(game in str(error.reason) for game in fourchette.games())
    error = refused(lambda: fourchette.new("y", "opening=late"), fourchette.TextRefused)
    assert error.found is not None and "late" in str(error) and error.game == "y"
    refused(lambda: fourchette.about("chess"), fourchette.UnknownGame)
    refused(lambda: fourchette.environment("chess"), fourchette.UnknownGame)
    refused(lambda: Position("chess/1"), fourchette.UnknownGame)


@pytest.mark.parametrize(
    ("kind", "line", "game"),
    [
        (Position, "dice-hex/1 nothing", "dice-hex"),
        (Environment, "dice-hex/1 nothing", "dice-hex"),
        (Environment, "aliens-amazons-jump-by-jump/1 nothing", "aliens-amazons"),
        (View, "yinyang-view/1 nothing", "yinyang"),
        (View, "y-view/1 nothing", "y"),
    ],
)
def test_a_line_that_is_none_names_its_game(kind: Callable[[str], object], line: str, game: str) -> None:
    assert refused(lambda: kind(line), fourchette.TextRefused).game == game
    assert refused(lambda: kind("chess/1"), fourchette.UnknownGame).game is None


def test_a_finished_game_takes_no_move() -> None:
    record = fourchette.Series(
        fourchette.new("y", "board=bent:3").record(), "random", "random", 1
    ).record(0)
    over = record.position
    assert over.is_over
    m = "c1"
    error = refused(lambda: over.play(m), fourchette.IllegalMove)
    assert "over" in str(error.reason)
    environment = over.environment()
    error = refused(lambda: environment.apply(0), fourchette.IllegalMove)
    assert "over" in str(error.reason)
    assert environment.legal_actions() == [] and not environment.mask().any()
    refused(lambda: fourchette.Batch(over, 2), fourchette.Error)


def test_a_record_says_on_which_line_and_ply_it_is_wrong() -> None:
    good = Y.record()
    for m in ("c5", "c6"):
        good.push(m)
    bad = str(good).replace("c6", "c5")
    error = refused(lambda: Record(bad), fourchette.TextRefused)
    lines = bad.splitlines()
    assert error.ply == 1 and error.line is not None
    assert "c5" in lines[error.line - 1]


NUMBERS: list[tuple[Callable[[Any], object], Any]] = [
    (lambda n: fourchette.environment("y").apply(n), 93),
    (lambda n: fourchette.environment("y").apply(n), -1),
    (lambda n: fourchette.environment("y").apply(n), 1 << 70),
    (lambda n: fourchette.environment("y").action_text(n), 93),
    (lambda n: fourchette.environment("dice-hex").apply_chance(n), 10_000),
    (lambda n: Y.transform(n), 99),
    (lambda n: fourchette.environment("dice-hex").chance_action_text(n), -1),
    (lambda n: Y.transform_move("c5", n), -1),
    (lambda n: fourchette.Batch("y", 2).environment(n), 2),
]


@pytest.mark.parametrize(("call", "number"), NUMBERS)
def test_numbers_of_what_there_is_not(call: Callable[[Any], object], number: int) -> None:
    error = refused(lambda: call(number), fourchette.NoSuchNumber)
    assert error.found == str(number) and "counted from 0" in str(error.reason)
    assert error.game in ("y", "dice-hex")


def test_actions_of_chance_and_of_seats_are_kept_apart() -> None:
    environment = fourchette.environment("dice-hex")
    assert environment.is_chance
    before = str(environment)
    refused(lambda: environment.apply(0), fourchette.IllegalMove)
    assert str(environment) == before
    environment.apply_chance(environment.chance_outcomes()[0][0])
    refused(lambda: environment.apply_chance(0), fourchette.IllegalMove)


BOUNDS: list[tuple[Callable[[], object], str]] = [
    (lambda: Y.perft(1 << 40), "depth"),
    (lambda: Y.playouts(-1, 0), "games"),
    (lambda: Y.playouts(1, -1), "seed"),
    (lambda: Y.playouts(1, 1 << 64), "seed"),
    (lambda: Y.playouts(2, 0, first=(1 << 64) - 1), "games"),
    (lambda: Y.playout(0, max_plies=0), "max_plies"),
    (lambda: Y.view(2), "seat"),
    (lambda: Y.observation(-1), "seat"),
    (lambda: Y.analyse(), "budget"),
    (lambda: Y.analyse(iterations=1, seconds=1.0), "budget"),
    (lambda: Y.analyse(seconds=-1.0), "seconds"),
    (lambda: Y.analyse(seconds=float("nan")), "seconds"),
    (lambda: Y.analyse(iterations=0), "iterations"),
    (lambda: Y.record(max_plies=0), "max_plies"),
    (lambda: fourchette.Batch("y", 0), "count"),
    (lambda: fourchette.Batch("y", 1 << 21), "count"),
    (lambda: fourchette.Batch(Y, 2, rules="opening=pie"), "rules"),
]


@pytest.mark.parametrize(("call", "part"), BOUNDS)
def test_arguments_beyond_their_bounds_are_named(call: Callable[[], object], part: str) -> None:
    assert refused(call, fourchette.Error).part == part


TEXTS: list[Callable[[], object]] = [
    lambda: View("y"),
    lambda: View(""),
    lambda: Position(""),
    lambda: Record(""),
    lambda: Environment(""),
    lambda: Table(RECORD, "nobody"),
    lambda: Series(RECORD, "human", "random", 1),
    lambda: fourchette.Outcome("3"),
    lambda: Table(RECORD).end_by("boredom", fourchette.Outcome("draw")),  # type: ignore[arg-type]
    lambda: Table(RECORD).end_by("rules", fourchette.Outcome("draw")),  # type: ignore[arg-type]
    lambda: RECORD.copy().end("boredom", fourchette.Outcome("draw")),  # type: ignore[arg-type]
    lambda: Table(RECORD).rematch("winner"),  # type: ignore[arg-type]
    lambda: RECORD.copy().set_header("no key", "value"),
    lambda: RECORD.copy().set_comment(5, "there is no such ply"),
    lambda: RECORD.copy().adjudicated(max_plies=None, repetition=0),
]


@pytest.mark.parametrize("call", TEXTS)
def test_texts_that_are_refused_give_a_reason(call: Callable[[], object]) -> None:
    with pytest.raises(fourchette.Error) as found:
        call()
    assert found.value.reason and found.value.part


WRONG: list[Callable[[Any], object]] = [
    lambda wrong: fourchette.new(wrong),
    lambda wrong: Y.play(wrong),
    lambda wrong: Y.perft(wrong),
    lambda wrong: Y.playouts(wrong, 0),
    lambda wrong: Y.view(wrong),
    lambda wrong: fourchette.environment("y").apply(wrong),
    lambda wrong: Table(wrong),
    lambda wrong: fourchette.Batch(wrong, 2),
    lambda wrong: fourchette.Batch("y", wrong),
    lambda wrong: fourchette.Batch("y", 2).step(wrong),
]


@pytest.mark.parametrize("call", WRONG)
@pytest.mark.parametrize("wrong", [None, 2.5, [1], b"c5", object()])
def test_wrong_types_are_type_errors(call: Callable[[Any], object], wrong: Any) -> None:
    with pytest.raises(TypeError, match=r"must be|cannot|is not an instance"):
        call(wrong)


@pytest.mark.parametrize(
    "out",
    [
        np.zeros((2, 93), np.float32),
        np.zeros((5, 93), np.float64),
        np.zeros((93, 5), np.float32).T,
        np.frombuffer(bytearray(4 * 5 * 93 + 1), np.float32, offset=1, count=5 * 93).reshape(5, 93),
        [[0.0]],
    ],
)
def test_arrays_that_cannot_take_an_observation(out: Any) -> None:
    environment = fourchette.environment("y")
    assert environment.observation_shape == (5, 93)
    assert refused(lambda: environment.observation(0, out), fourchette.Error).part == "out"


def test_an_array_that_must_not_be_written() -> None:
    out = np.zeros((5, 93), np.float32)
    out.flags.writeable = False
    environment = fourchette.environment("y")
    assert refused(lambda: environment.observation(0, out), fourchette.Error).part == "out"
