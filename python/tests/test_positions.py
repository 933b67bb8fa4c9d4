"""Positions and environments of all games: the vectors, and random games by texts and by numbers."""

from __future__ import annotations

import random

import fourchette
import numpy as np
import pytest
from fourchette import Environment, Position
from rule_sets import CRATES, records, rule_sets

GAMES = fourchette.games()
RULE_SETS = [(game, rules) for game in GAMES for rules in rule_sets(game)]
DECIDERS = {"1": 0, "2": 1, "c": None, "o": None}


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_as_independent_models_have_them(game: str) -> None:
    for record in records(game):
        position = fourchette.new(game, record["rules"])
        for ply, turn in enumerate(record["turns"]):
            assert position.to_move == DECIDERS[turn]
            assert position.is_chance == (turn == "c")
            assert position.is_over == (turn == "o")
            if ply < len(record["legal"]):
                assert position.move_count() == record["legal"][ply][0]
                assert len(position.legal_moves()) == record["legal"][ply][0]
            if ply < len(record["moves"]):
                position = position.play(record["moves"][ply])
        outcome = position.outcome
        assert (None if outcome is None else str(outcome)) == record["outcome"]


def perfts(game: str) -> list[tuple[str, list[str], int, int]]:
    """Return rules, moves before, depth and count of what independent models have counted."""
    found = []
    rules, moves = "", list[str]()
    for line in (CRATES / game / "tests" / "data" / f"{game}.perft").read_text().splitlines():
        match line.split():
            case ["rules", text]:
                rules, moves = "" if text == "-" else text, []
            case ["moves", *before]:
                moves = [*moves, *before]
            case ["perft", depth, count] if int(count) <= 200_000:
                found.append((rules, moves, int(depth), int(count)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_counts_of_moves_are_as_independent_models_have_them(game: str) -> None:
    for rules, moves, depth, count in perfts(game):
        position = fourchette.new(game, rules)
        for m in moves:
            position = position.play(m)
        assert position.perft(depth) == count, (rules, moves, depth)
        assert sum(position.divide(depth).values()) == count, (rules, moves, depth)


def follow(environment: Environment, m: str) -> None:
    """Make a move of a position in an environment, step by step if it takes several actions."""
    if environment.is_chance:
        action = environment.chance_action(m)
        assert action is not None
        environment.apply_chance(action)
        return
    action = environment.action(m)
    assert action is not None
    environment.apply(action)


def after_moves(position: Position) -> dict[str, str]:
    """Return the line of the position after each legal move."""
    return {str(position.play(m)): m for m in position.legal_moves()}


@pytest.mark.parametrize(("game", "rules"), RULE_SETS)
def test_random_games_by_numbers_are_games_by_texts(game: str, rules: str) -> None:
    rng = random.Random(f"{game} {rules}")
    environment = fourchette.environment(game, rules)
    position = fourchette.new(game, rules)
    for _ in range(200):
        if environment.is_over:
            break
        if environment.is_chance:
            outcomes = environment.chance_outcomes()
            assert {environment.chance_action_text(a): w for a, w in outcomes} == dict(
                position.chance_outcomes()
            )
            environment.apply_chance(rng.choice(outcomes)[0])
        else:
            actions = environment.legal_actions()
            assert actions == np.flatnonzero(environment.mask()).tolist()
            action = rng.choice(actions)
            text = environment.action_text(action)
            assert text is not None and environment.action(text) == action
            environment.apply(action)
        # In the middle of a move of several actions there is no position.
        reached = environment.position
        if reached is not None:
            assert str(reached) in after_moves(position)
            position = reached
            assert environment.to_move == position.to_move
            assert environment.is_chance == position.is_chance
            assert environment.outcome == position.outcome


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_planes_of_zeros_and_ones_or_shares(game: str) -> None:
    environment = fourchette.environment(game)
    while environment.is_chance:
        environment.apply_chance(environment.chance_outcomes()[0][0])
    shape = environment.observation_shape
    assert len(environment.plane_names) == shape[0]
    out = np.full(shape, np.nan, np.float32)
    for seat in (0, 1):
        seen = environment.observation(seat)
        assert seen.dtype == np.float32 and seen.shape == shape
        assert environment.observation(seat, out) is out
        assert np.array_equal(seen, out)
        position = environment.position
        assert position is not None
        assert np.array_equal(seen, position.observation(seat))
    grid = environment.grid()
    # A place may lie in more than one cell, but each lies in one.
    assert set(grid[grid >= 0].tolist()) == set(range(shape[1]))


def test_symmetries_turn_positions_and_their_moves() -> None:
    for game in GAMES:
        position = fourchette.new(game)
        seed = 0
        while position.is_chance or position == fourchette.new(game):
            m = position.random_move(3, seed)
            assert m is not None
            position, seed = position.play(m), seed + 1
        m = position.legal_moves()[-1]
        for symmetry in range(position.symmetries):
            image = position.transform(symmetry)
            assert image.move_count() == position.move_count()
            turned = image.play(position.transform_move(m, symmetry))
            assert turned == position.play(m).transform(symmetry)
            assert image.canonical() == position.canonical()


def test_playouts_are_the_same_whichever_way_they_are_split() -> None:
    start = fourchette.new("y", "board=bent:4")
    whole = start.playouts(50, 7)
    assert whole == start.playouts(20, 7) + start.playouts(30, 7, first=20)
    assert whole.games == 50 == sum(whole.wins)
    results = [start.playout(7, game=game) for game in range(50)]
    assert whole.plies == sum(result.plies for result in results)
    assert whole.wins[0] == sum(result.ending.outcome.winner == 0 for result in results)
    assert whole.lengths == (min(r.plies for r in results), max(r.plies for r in results))
    assert start.playouts(5, 7, max_plies=3).too_long == 5


def test_a_seat_sees_nothing_that_is_hidden() -> None:
    """A view follows the game by what its seat is told alone."""
    for game in GAMES:
        position = fourchette.new(game)
        views = [position.view(0), position.view(1)]
        for ply in range(12):
            m = position.random_move(5, ply)
            if m is None:
                break
            views = [view.advance(position.told(m, seat)) for seat, view in enumerate(views)]
            assert position.seen(m, 0) and position.seen(m, 1)
            position = position.play(m)
            assert views == [position.view(0), position.view(1)]
            assert views[0].game == game
            assert fourchette.View(str(views[0])) == views[0]
