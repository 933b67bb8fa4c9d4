"""Records, tables, series, opponents and searches."""

from __future__ import annotations

import pickle

import fourchette
import pytest
from fourchette import Outcome, Record, Series, Table, Tally

GAMES = fourchette.games()
SMALL = fourchette.new("y", "board=bent:3")


@pytest.mark.parametrize("game", GAMES)
def test_records_of_games_of_opponents_are_read_again(game: str) -> None:
    start = fourchette.new(game).record(max_plies=60)
    table = Table(start, "random", "greedy", seed=3)
    moves = []
    while (m := table.decide()) is not None:
        table.push(m)
        moves.append(m)
    record = table.record
    assert record.moves == moves == table.moves and record.plies == len(moves) <= 60
    assert table.end is not None and str(record.ending) == str(table.end)
    assert Record(str(record)) == record
    positions = record.positions()
    assert len(positions) == len(moves) + 1
    assert positions[0] == record.start and positions[-1] == record.position
    for position, m, after in zip(positions, moves, positions[1:], strict=False):
        assert position.play(m) == after
    assert table.last == moves[-1] == record.last
    assert record.seen_by(0)


def test_names_headers_and_comments() -> None:
    record = SMALL.record()
    record.push("b1")
    record.set_name(0, "Ada")
    record.set_header("event", "a test")
    record.set_comment(1, "the first")
    again = Record(str(record))
    assert (again.name(0), again.name(1)) == ("Ada", None)
    assert again.headers == [("event", "a test")] and again.comments == [(1, "the first")]
    assert again.remove_header("event") == "a test" and again.remove_comment(1) == "the first"
    assert (again.headers, again.comments) == ([], [])
    again.truncate(0)
    assert len(again) == 0 and again.position == SMALL


def test_games_that_end_otherwise_than_by_their_rules() -> None:
    record = SMALL.record()
    ending = record.end("agreement", Outcome("draw"))
    assert ending.reason == "agreement" and ending.outcome.is_draw
    assert record.ending == ending and record.outcome == Outcome("draw")
    with pytest.raises(fourchette.Error):
        record.push("b1")
    table = Table(SMALL.record())
    resigned = table.resign(0)
    assert (resigned.outcome.winner, resigned.reason) == (1, "resignation") and table.end == resigned
    table = Table(SMALL.record())
    assert table.end_by("resignation", Outcome("2")) == table.end == resigned
    long = SMALL.record(max_plies=1)
    end = long.push("b1")
    assert end is not None and end.reason == "max-plies"


def test_a_table_waits_for_humans_and_takes_back() -> None:
    table = Table(SMALL.record(), "human", "greedy", seed=1)
    assert (table.human_to_move, table.player(0), table.player(1)) == (0, "human", "greedy")
    assert table.decide() is None and table.advise(iterations=5) is not None
    table.push("b1")
    assert table.human_to_move is None and table.advise(iterations=5) is None
    decided = table.decide()
    assert decided is not None and table.plies == 1
    table.push(decided)
    assert table.undo() and table.plies == 0 and not table.undo()
    table.set_player(0, "random")
    table.exchange_players()
    assert (table.player(0), table.player(1)) == ("greedy", "random")
    assert table.truncate(0) == []
    table.resign(1)
    rematch = table.rematch()
    assert rematch is not None and rematch.number == table.number + 1


def test_a_program_of_the_callers_sits_at_a_table_as_an_engine() -> None:
    """It is not decided for, nor waited for as a human is: what it plays is taken back with what it answers."""
    table = Table(SMALL.record(), "human", "engine")
    table.push("b1")
    assert (table.human_to_move, table.decide(), table.end, table.player(1)) == (None, None, None, "engine")
    table.push("a1")
    assert table.human_to_move == 0
    assert table.undo() and table.plies == 0, "to where the human decided"
    with pytest.raises(fourchette.Error, match="must be random"):
        Series(SMALL.record(), "engine", "random", 1)


def test_a_record_is_true_and_a_sequence_of_moves() -> None:
    record = SMALL.record()
    assert record and len(record) == 0 and list(record) == []
    for m in ("b1", "a1"):
        record.push(m)
    assert record and list(record) == ["b1", "a1"] == record.moves and "a1" in record
    for m in record:
        # What is pushed meanwhile is not iterated over.
        record.push("a2") if m == "b1" else record.truncate(1)
    assert list(record) == ["b1"]
    iterator = iter(record)
    assert next(iterator) == "b1" and next(iterator, None) is None


def test_trees_are_kept_where_a_table_is_asked_to() -> None:
    table = Table(SMALL.record(), "human", "search:1", seed=1, memory=1 << 20)
    table.keep_trees()
    advice = table.advise(iterations=200)
    assert advice is not None and advice.best in table.position.legal_moves()
    table.set_player(0, "search:1")
    while (m := table.decide()) is not None:
        table.push(m)
    assert table.end is not None and table.end.reason == "rules"
    table.drop_trees()


def test_a_series_depends_on_seed_and_number_alone() -> None:
    series = Series(SMALL.record(), "greedy", "random", 9)
    tally = series.tally(20)
    assert tally == series.tally(5) + series.tally(15, first=5)
    assert tally == Series(SMALL.record(), "greedy", "random", 9).tally(20)
    # Whoever wins at once where that is possible beats chance more often than not.
    assert tally.wins[0] > tally.wins[1]
    assert series.play(3).plies == series.record(3).plies
    assert series.play(3).ending == series.record(3).ending


def test_a_series_keeps_the_limits_of_its_record_unless_others_are_given() -> None:
    quinta = fourchette.new("quinta")
    limited = Series(quinta.record(max_plies=5), "random", "random", 1)
    # Nobody has five in line after five moves, which are two of one seat's and three of the other's.
    assert (limited.play(0).plies, limited.play(0).ending.reason) == (5, "max-plies")
    assert pickle.loads(pickle.dumps(limited)).play(0) == limited.play(0)
    longer = Series(quinta.record(max_plies=5), "random", "random", 1, max_plies=7)
    assert longer.play(0).plies == 7 and longer.record(0).moves[:5] == limited.record(0).moves


def test_tallies_are_summed() -> None:
    series = Series(SMALL.record(), "greedy", "random", 9)
    parts = [series.tally(2, first=first) for first in range(0, 20, 2)]
    total = sum(parts)
    assert isinstance(total, Tally) and total == series.tally(20) and total.games == 20
    assert sum(parts[1:], parts[0]) == total
    for other in (1, -1, 0.5, None):
        with pytest.raises(TypeError, match="unsupported operand"):
            other + parts[0]  # type: ignore[operator]
        with pytest.raises(TypeError, match="unsupported operand"):
            parts[0] + other  # type: ignore[operator]


def test_a_search_finds_the_move_that_wins_at_once() -> None:
    position = fourchette.Series(SMALL.record(), "random", "random", 1).record(0).positions()[-2]
    wins = position.winning_moves()
    assert wins
    analysis = position.analyse(iterations=2000, seed=4)
    assert analysis is not None and analysis.best in wins
    assert analysis.line == [analysis.best]
    best = analysis.candidates[0]
    assert best.move == analysis.best and best.win_rate == 1.0 and best.is_proven
    assert sum(candidate.visits for candidate in analysis.candidates) <= analysis.iterations
    assert position.hint(level=5) in wins
    again = position.analyse(iterations=2000, seed=4)
    assert again is not None and repr(again) == repr(analysis)


def test_a_search_ends_when_its_watch_has_enough() -> None:
    seen = []

    def watch(iterations: int, share: float) -> bool:
        seen.append((iterations, share))
        return False

    analysis = fourchette.new("y").analyse(seconds=60, watch=watch)
    assert analysis is not None and len(seen) == 1
    assert 0.0 < seen[0][1] < 1.0 and seen[0][0] > 0


def test_what_a_watch_raises_is_raised() -> None:
    def watch(iterations: int, share: float) -> bool:
        raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        fourchette.new("y").analyse(seconds=60, watch=watch)


def test_nobody_decides_at_chance_or_when_all_is_over() -> None:
    chance = fourchette.new("dice-hex")
    assert chance.is_chance and chance.hint() is None and chance.analyse(iterations=5) is None
    over = fourchette.Series(SMALL.record(), "random", "random", 1).record(0).position
    assert over.hint() is None and over.analyse(iterations=5) is None
    assert over.random_move(1) is None
