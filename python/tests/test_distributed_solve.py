"""Solving on a Ray cluster: the same as in one call, whoever works at it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from distributed_jobs import run
from endings import roll

import fourchette
from fourchette import distributed
from fourchette.distributed import Solve, Span, Worth
from fourchette.distributed.worth import best, mean

pytestmark = pytest.mark.usefixtures("cluster")


@pytest.mark.parametrize(
    "job",
    [
        Solve("y", "board=flat:3", distances=True),
        Solve("y", "board=flat:4", distances=True),
        Solve("y", "board=bent:3,opening=pie"),
        Solve("y", position="y/1 board=bent:3 1 black a1 b2", distances=True),
        Solve("dice-hex", position=str(roll())),
    ],
    ids=["flat:3", "flat:4", "pie", "position", "chance"],
)
def test_the_answer_is_that_of_one_call(job: Solve, tmp_path: Path) -> None:
    alone = job.start().solve(distances=job.distances)
    one, two = (run(job, tmp_path / str(workers), workers=workers) for workers in (1, 2))
    assert one == two
    assert [file.read_bytes() for file in parts(tmp_path / "1")] == [
        file.read_bytes() for file in parts(tmp_path / "2")
    ]
    assert (one.value, one.winner, one.distance) == (alone.value, alone.winner, alone.distance)
    assert one.probability == pytest.approx(alone.probability, abs=1e-12)
    assert list(one.moves) == sorted(job.start().legal_moves(), key=str.encode)
    for solved in alone.moves:
        its = one.moves[solved.move]
        assert (its.value, its.winner, its.distance) == (solved.value, solved.winner, solved.distance)
        assert its.probability == pytest.approx(solved.probability, abs=1e-12)
    assert one.unknown_moves == []
    if alone.value == "win":
        assert one.best_moves == sorted(alone.best_moves, key=str.encode)


def test_symmetric_moves_are_solved_once(tmp_path: Path) -> None:
    # The six nodes of flat:3 are three corners and three middles of sides.
    job = Solve("y", "board=flat:3")
    result = run(job, tmp_path)
    assert (job.count, len(parts(tmp_path)), len(result.moves)) == (2, 2, 6)
    assert result.best_moves == ["a2", "a4", "a6"]
    nodes = [json.loads(file.read_bytes())["nodes"] for file in parts(tmp_path)]
    assert result.nodes == sum(nodes)
    assert str(result) == f"seat 0 wins, 6 of 6 moves decided, {result.nodes} positions"


def test_what_is_not_decided_is_said_to_be(tmp_path: Path) -> None:
    job = Solve("y", nodes=20)
    result = run(job, tmp_path)
    assert (result.value, result.winner, result.best_moves) == ("unknown", None, [])
    assert len(result.unknown_moves) == 93
    # The board has six symmetries, and 93 nodes: more than 93 / 6 of them differ.
    assert 16 <= job.count < 93 and result.nodes == 20 * job.count


def test_a_run_goes_on_from_what_is_there(tmp_path: Path) -> None:
    job = Solve("y", "board=bent:3", distances=True)
    whole = run(job, tmp_path)
    first, *others = parts(tmp_path)
    before = [part.stat().st_mtime_ns for part in others]
    first.unlink()
    assert run(job, tmp_path) == whole
    assert [part.stat().st_mtime_ns for part in others] == before
    with pytest.raises(distributed.FolderRefused, match="distances is true there, not false"):
        run(Solve("y", "board=bent:3"), tmp_path)


def test_other_parts_are_refused(tmp_path: Path) -> None:
    job = Solve("y", "board=flat:3")
    run(job, tmp_path)
    first, second = parts(tmp_path)
    kept = first.read_bytes()
    first.write_bytes(second.read_bytes())
    with pytest.raises(distributed.FolderRefused, match="is another part: move is 'a2'"):
        run(job, tmp_path)
    report = json.loads(kept)
    changes: list[tuple[str, Any]] = [
        ("value", "won"),
        ("winner", None),
        ("probability", None),
        ("distance", "far"),
        ("more", 1),
    ]
    for key, value in changes:
        changed = report | {"worth": report["worth"] | {key: value}}
        first.write_text(json.dumps(changed))
        with pytest.raises(distributed.FolderRefused, match="is no part of a solution"):
            run(job, tmp_path)


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda: Solve("chess"), "chess"),
        (lambda: Solve("yinyang"), "yinyang: something is hidden from the seats"),
        (lambda: Solve("y", nodes=-1), "nodes -1: must be from 0"),
        (lambda: Solve("y", memory=0), "memory 0: must be from 1"),
        (lambda: Solve("y", memory=1 << 30), "memory 1073741824: must be from 1 to 1048576"),
        (lambda: Solve("y", position="y/1 board=flat:3 o black a1,a2,a3 a4,a5"), "the game is over"),
    ],
    ids=range(6),
)
def test_a_job_that_makes_no_sense_is_refused(make: Any, reason: str) -> None:
    with pytest.raises(fourchette.Error, match=reason):
        make()


def test_distances_is_a_bool() -> None:
    with pytest.raises(TypeError, match="distances: must be a bool, not str"):
        Solve("y", distances="yes")  # type: ignore[arg-type]


LOST, DRAWN, UNKNOWN = Worth.won(1, 4), Worth("draw", None, 0.5, 0.0), Worth("unknown")


@pytest.mark.parametrize(
    ("worths", "expected"),
    [
        # The winner takes the shortest way, the loser the longest.
        ([Worth.won(0, 6), Worth.won(0, 2), LOST], Worth.won(0, 3)),
        ([Worth.won(1, 2), LOST], Worth.won(1, 5)),
        ([LOST, DRAWN], DRAWN),
        # A win is one whatever is not known, but there may be a shorter one, unless it is the next move.
        ([Worth.won(0, 2), UNKNOWN], Worth.won(0)),
        ([Worth.won(0, 0), UNKNOWN], Worth.won(0, 1)),
        ([Worth.won(0, 2), Worth.won(0)], Worth.won(0)),
        ([LOST, DRAWN, UNKNOWN], UNKNOWN),
        ([LOST, Worth.won(1)], Worth.won(1)),
        ([LOST, Worth("expected", None, 0.25, 1e-16)], Worth("expected", None, 0.25, 1e-16)),
    ],
    ids=range(9),
)
def test_a_seat_takes_the_best(worths: list[Worth], expected: Worth) -> None:
    assert best(0, worths) == expected
    mirrored = [mirror(worth) for worth in worths]
    assert best(1, mirrored) == mirror(expected)


def test_what_is_certain_whatever_chance_does_is_no_expectation() -> None:
    assert mean([(1, LOST), (5, Worth.won(1, 7))]) == Worth.won(1, 8)
    assert mean([(1, LOST), (5, Worth.won(1))]) == Worth.won(1)
    assert mean([(2, DRAWN), (3, DRAWN)]) == DRAWN
    even = Worth("expected", None, 0.5, 1e-16)
    assert mean([(2, even), (3, even)]).value == "expected"


def test_expectations_agree_up_to_rounding() -> None:
    third = Worth("expected", None, 1 / 3, 1e-16)
    assert third.agrees(Worth("expected", None, 1 / 3 + 1e-16, 1e-16))
    assert not third.agrees(Worth("expected", None, 1 / 3 + 1e-15, 1e-16))
    assert LOST.agrees(Worth.won(1)) and not LOST.agrees(Worth.won(0, 4))
    assert not UNKNOWN.agrees(UNKNOWN)


def mirror(worth: Worth) -> Worth:
    """Return what a position is worth in which the seats are exchanged."""
    winner = None if worth.winner is None else 1 - worth.winner
    probability = None if worth.probability is None else 1 - worth.probability
    return Worth(worth.value, winner, probability, worth.error, worth.distance)


def test_chance_takes_the_mean() -> None:
    even = mean([(1, Worth.won(0, 3)), (2, DRAWN), (1, LOST)])
    assert (even.value, even.probability) == ("expected", 0.5)
    assert even.error is not None and 0 < even.error < 1e-14
    assert mean([(1, DRAWN), (3, UNKNOWN)]) == UNKNOWN


def test_a_part_is_solved_by_itself() -> None:
    job = Solve("y", "board=flat:3", distances=True)
    report = json.loads(job.work(Span(2, 2)))
    # The stone in the middle of a side wins with two more, and the loser has a stone in between each.
    assert (report["move"], report["worth"]["winner"], report["worth"]["distance"]) == ("a2", 0, 4)


def parts(folder: Path) -> list[Path]:
    """List the files of the parts of a folder."""
    return sorted((folder / "parts").iterdir())
