"""What calls return is sent from one process to another: results are pickled whole."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import fourchette
import pytest
from endings import drawn, roll

SMALL = fourchette.new("y", "board=bent:3")


def results() -> list[Any]:
    """Return a result of each kind, and of each shape that it can have."""
    finished = fourchette.new("y").record()
    finished.push("e5")
    analysis = SMALL.analyse(iterations=40)
    assert analysis is not None
    certificate = SMALL.certificate()
    lengths = SMALL.certificate(distances=True)
    assert certificate is not None and lengths is not None
    return [
        analysis,
        analysis.candidates[0],
        SMALL.solve(distances=True),
        SMALL.solve(distances=True).moves[0],
        # One that is not decided, but of which something is known; one of chance; a draw.
        fourchette.new("tetra").solve(nodes=3000),
        roll().solve(),
        drawn().solve(),
        SMALL.solve(watch=lambda nodes, decided, moves: False),
        *fourchette.verify("y", certificate),
        *fourchette.verify("y", lengths),
        finished.end("agreement", fourchette.Outcome("draw")),
        fourchette.Table(fourchette.new("y").record()).resign(0),
        SMALL.playout(1),
        fourchette.new("quinta").playout(1, max_plies=3),
        SMALL.playouts(10, 1),
        SMALL.playouts(0, 1),
    ]


def test_results_come_back_as_they_were() -> None:
    for result in results():
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            again = pickle.loads(pickle.dumps(result, protocol))
            assert type(again) is type(result) and again == result
            assert repr(again) == repr(result)
        assert copy.copy(result) == copy.deepcopy(result) == result


def test_what_differs_stays_different() -> None:
    different = [pickle.loads(pickle.dumps(result)) for result in results()]
    for index, result in enumerate(different):
        assert all(result != other for other in different[:index])


def test_every_field_comes_back() -> None:
    solution = fourchette.new("tetra").solve(nodes=3000)
    again = pickle.loads(pickle.dumps(solution))
    for field in ("value", "winner", "distance", "longer_than", "moves", "best_moves", "nodes", "stop"):
        assert getattr(again, field) == getattr(solution, field), field
    assert again.stop == "nodes"
    chance = pickle.loads(pickle.dumps(roll().solve()))
    assert (chance.probability, chance.error) == (roll().solve().probability, roll().solve().error)
    tally = pickle.loads(pickle.dumps(SMALL.playouts(10, 1)))
    assert (tally.games, sum(tally.wins), tally.lengths) == (10, 10, SMALL.playouts(10, 1).lengths)


def test_a_pickle_that_was_changed_is_refused() -> None:
    solution = fourchette.new("tetra").solve(nodes=3000)
    damaged = pickle.dumps(solution, 0).replace(b"Vnodes\n", b"Vnotes\n")
    with pytest.raises(ValueError, match='"notes" is none of the words'):
        pickle.loads(damaged)


def test_a_series_is_shared_out_to_processes() -> None:
    record = fourchette.new("quinta").record()
    record.push("a1-b1")
    series = fourchette.Series(record, "greedy", "random", 2**64 - 1, repetition=3, max_plies=6, memory=1 << 20)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(series, protocol))
        assert repr(again) == repr(series) and again.tally(20) == series.tally(20)
        assert again.record(3) == series.record(3)
    # As a pool does: it sends the function, which holds the series, and each number.
    play = pickle.loads(pickle.dumps(series.play))
    assert play(2**64 - 1) == series.play(2**64 - 1)
    assert play(3).ending.reason == "max-plies"
    plain = fourchette.Series(SMALL.record(), "random", "random", 1)
    assert copy.copy(plain).tally(5) == copy.deepcopy(plain).tally(5) == plain.tally(5)


def test_a_table_comes_back_and_goes_on_alike() -> None:
    record = fourchette.new("dice-hex").record(max_plies=40)
    record.set_name(0, "Ada")
    options: dict[str, Any] = {"seed": 2**64 - 1, "number": 3, "memory": 1 << 20}
    table = fourchette.Table(record, "greedy", "search:1", **options)
    for _ in range(7):
        table.push(table.decide() or "")
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(table, protocol))
        assert type(again) is fourchette.Table and repr(again) == repr(table)
        assert (again.record, again.seed, again.number) == (table.record, 2**64 - 1, 3)
        assert again.record.name(0) == "Ada"
        for other in (table.copy(), again):
            while (m := other.decide()) is not None:
                other.push(m)
        finished = table.copy()
        while (m := finished.decide()) is not None:
            finished.push(m)
        assert again.moves == finished.moves and again.end == finished.end
        assert again.__reduce__()[1][4] == 1 << 20, "the memory is bounded as it was"


def test_a_game_that_is_over_and_its_rematch_come_back() -> None:
    table = fourchette.Table(SMALL.record(), "human", "greedy", memory=1 << 20)
    ending = table.resign(1)
    again = pickle.loads(pickle.dumps(table))
    assert again.end == ending and again.human_to_move is None
    rematch = again.rematch()
    assert rematch is not None and rematch.number == 1
    assert rematch.__reduce__()[1] == pickle.loads(pickle.dumps(rematch)).__reduce__()[1]
    assert rematch.__reduce__()[1][4] == 1 << 20


def test_what_a_table_shows_and_keeps_stays_so() -> None:
    table = fourchette.Table(fourchette.new("yinyang").record(), "human", "human")
    for m in ("bbbb>bb.b", "....>*", "bbb.>*", "bw..>b..."):
        table.push(m)
    assert "bbbb>bb.b" not in str(table) and str(pickle.loads(pickle.dumps(table))) == str(table)
    # Who exchanges seats takes along what each has seen: all of it is shown from then on.
    table.exchange_players()
    assert "bbbb>bb.b" in str(table) and str(pickle.loads(pickle.dumps(table))) == str(table)
    plain = fourchette.Table(SMALL.record(), "search:1", "human")
    first = pickle.loads(pickle.dumps(plain)).__reduce__()[1]
    plain.keep_trees()
    assert first[-1] == (False, False) and pickle.loads(pickle.dumps(plain)).__reduce__()[1][-1] == (False, True)
