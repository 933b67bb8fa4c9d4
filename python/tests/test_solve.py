"""Exact results: against a slower obvious search, against what is known, and as certificates."""

from __future__ import annotations

from functools import cache
from typing import Literal

import fourchette
import pytest
from endings import drawn, drawn_game, roll
from fourchette import Position

SMALL = fourchette.new("y", "board=bent:3")
MEBIBYTE = 1 << 20


@cache
def plies(position: Position, winner: int) -> int | None:
    """Search for the fewest moves in which a seat can force a win, by the definition."""
    if position.is_over:
        outcome = position.outcome
        return 0 if outcome is not None and outcome.winner == winner else None
    behind = [plies(position.play(m), winner) for m in position.legal_moves()]
    lengths = [length for length in behind if length is not None]
    if position.to_move == winner:
        return 1 + min(lengths) if lengths else None
    return 1 + max(lengths) if len(lengths) == len(behind) else None


@cache
def odds(position: Position) -> float:
    """Return the probability that seat 0 wins, by the definition."""
    if position.outcome is not None:
        return (position.outcome.value(0) + 1) / 2
    if position.is_chance:
        outcomes = position.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return sum(weight / total * odds(position.play(m)) for m, weight in outcomes)
    behind = [odds(position.play(m)) for m in position.legal_moves()]
    return max(behind) if position.to_move == 0 else min(behind)


def test_three_stones_win_the_smallest_triangle() -> None:
    # A stone in the middle of a side has two ways to each of the others; from a corner all are cut.
    solution = fourchette.new("y", "board=flat:3").solve(distances=True)
    assert (solution.value, solution.winner, solution.distance, solution.stop) == ("win", 0, 5, None)
    assert solution.best_moves == ["a2", "a4", "a6"]
    told = [(m.move, m.value, m.winner, m.distance) for m in solution.moves]
    assert told == [(f"a{n}", "win", n % 2, 5 - (n + 1) % 2) for n in range(1, 7)]
    assert repr(solution).endswith("seat 0 wins in 5>")
    assert repr(solution.moves[0]) == "<SolvedMove a1: seat 1 wins in 5>"


@pytest.mark.parametrize("moves", ["", "a1", "a1 a2", "b1 a1 a5 a2"])
def test_lengths_are_those_of_the_definition(moves: str) -> None:
    position = SMALL
    for m in moves.split():
        position = position.play(m)
    solution = position.solve(distances=True)
    winner = solution.winner
    assert winner is not None and solution.distance == plies(position, winner)
    assert plies(position, 1 - winner) is None
    assert [solved.move for solved in solution.moves] == position.legal_moves()
    for solved in solution.moves:
        assert solved.winner is not None
        assert solved.distance == plies(position.play(solved.move), solved.winner)
        assert solved.probability == 1 - solved.winner and solved.error == 0


def test_odds_are_those_of_the_definition() -> None:
    position = roll()
    solution = position.solve()
    assert (solution.value, solution.winner, solution.distance) == ("expected", None, None)
    assert solution.error is not None and solution.error < 1e-12
    assert solution.probability == pytest.approx(odds(position), abs=1e-12)
    assert 0 < odds(position) < 1, "something is left to chance"
    for solved in solution.moves:
        assert solved.probability == pytest.approx(odds(position.play(solved.move)), abs=1e-12)


def test_whoever_may_swap_wins() -> None:
    # After each first stone one of the two colours wins, and the second seat takes that.
    solution = fourchette.new("y", "board=flat:4,opening=pie").solve(moves=False)
    assert (solution.value, solution.winner, solution.probability) == ("win", 1, 0)


def test_threads_change_nothing() -> None:
    one, three = (SMALL.solve(distances=True, threads=threads) for threads in (1, 3))
    assert one.moves == three.moves and one.distance == three.distance
    assert one == SMALL.solve(distances=True, threads=1)


def test_a_game_that_is_over_is_solved() -> None:
    over = fourchette.new("y", "board=flat:3")
    for m in "a1 a4 a2 a5 a3".split():
        over = over.play(m)
    solution = over.solve()
    assert (solution.value, solution.winner, solution.distance, solution.moves) == ("win", 0, 0, [])


def test_a_game_that_is_over_without_a_winner_has_no_distance() -> None:
    solution = drawn_game().position.solve(distances=True)
    assert (solution.value, solution.winner, solution.distance) == ("draw", None, None)


def test_what_is_not_decided_is_said_to_be() -> None:
    start = fourchette.new("y")
    solution = start.solve(nodes=100)
    assert (solution.value, solution.stop, solution.nodes) == ("unknown", "nodes", 100)
    assert (solution.winner, solution.probability, solution.error, solution.distance) == (None,) * 4
    assert len(solution.moves) == 93 and {m.value for m in solution.moves} == {"unknown"}
    assert solution.best_moves == []
    assert start.solve(seconds=0).stop == "time"
    # All positions have to be kept, and with 36 cells there are too many.
    assert fourchette.new("dice-hex").solve(memory=MEBIBYTE).stop == "memory"
    assert start.certificate(nodes=100) is None


def test_a_length_that_is_not_known_has_a_bound() -> None:
    # A figure of Tetra has four stones: the first seat cannot win before the seventh move, and a few positions
    # show less than that.
    solution = fourchette.new("tetra").solve(nodes=3000)
    bounds = [m.longer_than for m in solution.moves if m.longer_than is not None]
    assert bounds and all(bound < 6 for bound in bounds)
    assert solution.longer_than is None or solution.longer_than < 7
    known = SMALL.solve(distances=True)
    assert known.longer_than is None and {m.longer_than for m in known.moves} == {None}


def test_a_function_that_watches_can_end_it() -> None:
    seen: list[tuple[int, int, int]] = []

    def watch(nodes: int, decided: int, moves: int) -> bool:
        seen.append((nodes, decided, moves))
        return len(seen) < 3

    solution = fourchette.new("y").solve(watch=watch)
    assert (solution.value, solution.stop) == ("unknown", "interrupted")
    assert len(seen) == 3 and {moves for _, _, moves in seen} == {93}

    def raises(nodes: int, decided: int, moves: int) -> bool:
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        fourchette.new("y").solve(watch=raises)


@pytest.mark.parametrize(("distances", "within"), [(False, None), (True, 7)])
def test_a_certificate_is_verified(distances: bool, within: int | None) -> None:
    text = SMALL.certificate(distances=distances)
    assert text is not None
    (verified,) = fourchette.verify("y", text)
    assert (verified.position, verified.seat, verified.promise) == (SMALL, 0, "wins")
    assert verified.within == within == (plies(SMALL, 0) if distances else None)
    assert 0 < verified.replies <= verified.positions


def test_a_draw_has_two_certificates() -> None:
    position = drawn()
    assert position.solve().value == "draw"
    text = position.certificate()
    assert text is not None
    promises = {(verified.seat, verified.promise) for verified in fourchette.verify(position.game, text)}
    assert promises == {(0, "holds"), (1, "holds")}


def test_a_certificate_that_is_damaged_says_where() -> None:
    text = SMALL.certificate(distances=True)
    assert text is not None
    lines = text.splitlines(keepends=True)
    # The head has five lines; the first reply is missing.
    with pytest.raises(fourchette.TextRefused) as refused:
        fourchette.verify("y", "".join(lines[:5] + lines[6:]))
    assert (refused.value.part, refused.value.game) == ("certificate", "y")
    assert refused.value.line is not None and str(refused.value.reason) in str(refused.value)
    with pytest.raises(fourchette.TextRefused) as refused:
        fourchette.verify("y", text.replace("within 7", "within 6"))
    assert "within" in text and "can take 7 moves, not 6" in str(refused.value.reason)
    with pytest.raises(fourchette.TextRefused, match="line 1"):
        fourchette.verify("y", "")
    with pytest.raises(fourchette.UnknownGame):
        fourchette.verify("chess", text)


@pytest.mark.parametrize("kind", ["solve", "certificate"])
def test_what_is_hidden_is_not_guessed_at(kind: Literal["solve", "certificate"]) -> None:
    start = fourchette.new("yinyang")
    with pytest.raises(fourchette.Error) as refused:
        getattr(start, kind)()
    error = refused.value
    assert type(error) is fourchette.Error
    assert (error.part, error.found, error.game) == ("game", "yinyang", "yinyang")
    assert str(error.reason).startswith("something is hidden")


def test_limits_beyond_their_bounds_are_refused() -> None:
    for limits, part in [
        ({"nodes": -1}, "nodes"),
        ({"seconds": -1.0}, "seconds"),
        ({"seconds": float("nan")}, "seconds"),
        ({"memory": -1}, "memory"),
        ({"memory": 1 << 41}, "memory"),
        ({"threads": 0}, "threads"),
    ]:
        with pytest.raises(fourchette.Error) as refused:
            SMALL.solve(**limits)  # type: ignore[arg-type]
        assert refused.value.part == part and refused.value.reason
    with pytest.raises(TypeError):
        SMALL.solve(nodes="many")  # type: ignore[arg-type]
    with pytest.raises(fourchette.Error) as refused:
        roll().certificate()
    assert (refused.value.part, refused.value.game) == ("certificate", "dice-hex")
