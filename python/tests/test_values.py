"""Positions, environments, records and views as values of Python: copies, pickles, hashes, texts."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import fourchette
import pytest
from fourchette import Environment, Outcome, Position, Record, View

GAMES = fourchette.games()


def midgame(game: str) -> Position:
    """Play eight moves at random."""
    position = fourchette.new(game)
    for ply in range(8):
        m = position.random_move(11, ply)
        if m is not None:
            position = position.play(m)
    return position


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_values(game: str) -> None:
    position = midgame(game)
    same = Position(str(position))
    assert same == position and hash(same) == hash(position) and same.key == position.key
    assert position != fourchette.new(game) and position != str(position)
    assert eval(repr(position), {"Position": Position}) == position
    assert copy.copy(position) == copy.deepcopy(position) == position
    assert pickle.loads(pickle.dumps(position)) == position
    assert {position: 1}[same] == 1
    assert position.game == game and position.rules == ""


@pytest.mark.parametrize("game", GAMES)
def test_environments_go_on_by_themselves_when_copied(game: str) -> None:
    environment = midgame(game).environment()
    if environment.is_over:
        pytest.skip("the game was over after eight moves")
    while environment.is_chance:
        environment.apply_chance(environment.chance_outcomes()[0][0])
    copies = [
        copy.copy(environment),
        copy.deepcopy(environment),
        environment.copy(),
        pickle.loads(pickle.dumps(environment)),
        eval(repr(environment), {"Environment": Environment}),
    ]
    before = str(environment)
    for other in copies:
        assert other == environment
        other.apply(other.legal_actions()[0])
        assert other != environment and str(environment) == before
    assert len({str(other) for other in copies}) == 1
    with pytest.raises(TypeError, match="unhashable"):
        hash(environment)


def test_environments_in_the_middle_of_a_move_are_pickled_too() -> None:
    environment = fourchette.environment("aliens-amazons")
    rng = random.Random(1)
    # Aliens jump step by step.
    while environment.position is not None:
        environment.apply(rng.choice(environment.legal_actions()))
    assert pickle.loads(pickle.dumps(environment)) == environment


def test_records_views_and_outcomes_are_values() -> None:
    record = fourchette.new("y").record()
    record.push("c5")
    values: list[tuple[Any, Any]] = [
        (record, fourchette.new("y").record()),
        (fourchette.new("quinta").view(0), midgame("quinta").view(0)),
        (Outcome("1"), Outcome("draw")),
    ]
    for value, other in values:
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.copy(value) == copy.deepcopy(value) == value
        assert type(value)(str(value)) == value
        assert value != other
    assert hash(Outcome("2")) == hash(Outcome("2"))
    view = fourchette.new("quinta").view(0)
    assert hash(View(str(view))) == hash(view)


def test_outcomes_are_worth_what_a_zero_sum_game_says() -> None:
    expected = {"1": (0, (1, -1)), "2": (1, (-1, 1)), "draw": (None, (0, 0))}
    for text, (winner, values) in expected.items():
        outcome = Outcome(text)
        assert (outcome.winner, outcome.values) == (winner, values)
        assert (outcome.value(0), outcome.value(1)) == values
        assert outcome.is_draw == (winner is None)


def test_copies_of_records_and_tables_go_on_by_themselves() -> None:
    record = fourchette.new("y").record()
    table = fourchette.Table(record)
    for other in (record.copy(), copy.copy(record), copy.deepcopy(record)):
        other.push("c5")
        assert (len(other), len(record)) == (1, 0)
    for seat in (table.copy(), copy.copy(table), copy.deepcopy(table)):
        seat.push("c5")
        assert (seat.plies, table.plies) == (1, 0)


@pytest.mark.parametrize("game", GAMES)
def test_boards_are_drawn(game: str) -> None:
    position = midgame(game)
    drawn = position._repr_svg_()
    assert drawn.startswith("<svg ") and drawn.rstrip().endswith("</svg>")
    assert position.svg(seat=0).startswith("<svg ")
    assert len(position.diagram().splitlines()) > 2
    table = fourchette.Table(Record(str(fourchette.new(game).record())))
    assert table._repr_svg_().startswith("<svg ")
