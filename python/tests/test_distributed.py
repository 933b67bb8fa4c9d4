"""Jobs on a Ray cluster: what comes of them, whoever works at them."""

from __future__ import annotations

import io
import json
import math
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from distributed_jobs import match, run

import fourchette
from fourchette.distributed import Counts, Elo, Match, Perft, SelfPlay, Solve, Span

pytestmark = pytest.mark.usefixtures("cluster")

#: The command of the same version, if there is one to compare with.
COMMAND = os.environ.get("FOURCHETTE")


def one_by_one(job: Match) -> Counter[tuple[int, int | None]]:
    """Play a match with nothing but `Series`: how often who sat first and which seat won."""
    record = fourchette.new(job.game, job.rules).record(repetition=3, max_plies=1000)
    results: Counter[tuple[int, int | None]] = Counter()
    for number in range(job.games):
        sits_first = number % 2 if job.seats == "alternate" else 0
        first, second = (job.second, job.first) if sits_first else (job.first, job.second)
        series = fourchette.Series(record, first, second, job.seed, repetition=3, max_plies=1000)
        outcome = series.record(number).outcome
        results[sits_first, None if outcome is None else outcome.winner] += 1
    return results


@pytest.mark.parametrize(
    "job",
    [
        match(),
        match(seats="stay"),
        match(game="dice-hex", rules="", games=30),
        match(game="quinta", rules="", first="random", games=12),
    ],
    ids=lambda job: f"{job.game}-{job.seats}",
)
def test_a_match_is_the_same_for_any_workers_and_parts(job: Match, tmp_path: Path) -> None:
    expected = one_by_one(job)
    results = [
        run(job, tmp_path / "one", workers=1, part_size=7),
        run(job, tmp_path / "three", workers=3, part_size=2),
        run(job, tmp_path / "measured"),
    ]
    for result in results:
        assert result == results[0]
        for sits_first, counts in enumerate(result.by_first):
            wins = (expected[sits_first, 0], expected[sits_first, 1])
            assert counts.wins == wins
            drawn = counts.draws + counts.repetitions + counts.too_long
            assert drawn == expected[sits_first, None]
    scores = [results[0].score(opponent) for opponent in (0, 1)]
    assert scores[0].wins == scores[1].losses
    assert scores[0].games == scores[1].games == job.games


def test_no_two_moves_of_the_first_three_of_y_are_the_same(tmp_path: Path) -> None:
    # Each of the 93 nodes, then each of the others: three stones join no three sides.
    first, second = (run(Perft("y", 3, shares=n), tmp_path / str(n)) for n in (5, 200))
    assert first == second
    assert first.total == 93 * 92 * 91
    assert set(first.divide.values()) == {92 * 91}
    assert list(first.divide) == sorted(fourchette.new("y").legal_moves())


@pytest.mark.parametrize("game", fourchette.games())
def test_self_play_is_what_the_seats_saw_and_did(game: str) -> None:
    job = SelfPlay(game, "random", "greedy", games=2, seed=5, max_plies=60)
    rows = read(job, Span(1, 2))
    series = fourchette.Series(
        fourchette.new(game).record(), "random", "greedy", 5, repetition=3, max_plies=60
    )
    for number in (1, 2):
        record = series.record(number - 1)
        environment = fourchette.environment(game)
        mine = [row for row in rows if row["game"] == number]
        ply = 0
        for row in mine:
            # The game is played again from the rows alone; chance is what the record says.
            ply = after_chance(environment, record, ply)
            assert (row["ply"], row["seat"]) == (ply, environment.to_move)
            assert environment.legal_actions() == row["legal"]
            assert environment.observation(row["seat"]).ravel().tolist() == row["observation"]
            assert record.moves[ply] == row["move"]
            environment.apply(row["action"])
            ply += environment.position is not None
            outcome = record.outcome
            assert row["value"] == (0 if outcome is None else outcome.value(row["seat"]))
        assert after_chance(environment, record, ply) == record.plies
        assert environment.position == record.position
        decisions = [m for m, p in zip(record.moves, record.positions(), strict=False) if not p.is_chance]
        assert [row["move"] for row in mine if row["step"] == 0] == decisions


def after_chance(environment: fourchette.Environment, record: fourchette.Record, ply: int) -> int:
    """Make the chance moves of a record that come next, and count on."""
    while environment.is_chance and ply < record.plies:
        action = environment.chance_action(record.moves[ply])
        assert action is not None
        environment.apply_chance(action)
        ply += 1
    return ply


def read(job: SelfPlay, span: Span) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(io.BytesIO(job.work(span))).to_pylist()
    return rows


def test_self_play_is_the_same_for_any_workers_and_parts(tmp_path: Path) -> None:
    job = SelfPlay("dice-hex", "greedy", "random", games=12, seed=8)
    results = [
        run(job, tmp_path / "one", workers=1, part_size=5),
        run(job, tmp_path / "two", workers=2, part_size=5),
        run(job, tmp_path / "other", workers=2, part_size=3),
    ]
    contents = [[file.read_bytes() for file in result.files] for result in results]
    assert contents[0] == contents[1]
    tables = [result.table() for result in results]
    assert tables[0].equals(tables[2])
    assert results[0].rows == tables[0].num_rows == sum(batch.num_rows for batch in results[2].batches(7))
    for result in results:
        # Whatever is told of one file is not told of all.
        assert result.table().schema.equals(result.schema, check_metadata=True)
        some = result.table(["game", "value"])
        assert (some.schema.names, some.num_rows) == (["game", "value"], result.rows)
        assert some.schema.metadata == result.schema.metadata
    metadata = results[0].metadata
    assert (metadata["seed"], metadata["first"], metadata["shape"]) == (8, "greedy", [16, 36])
    assert metadata["planes"] == list(fourchette.environment("dice-hex").plane_names)


def test_numbers_of_numpy_make_the_same_jobs(tmp_path: Path) -> None:
    one: Any = np.int64(1)
    two: Any = np.uint8(2)
    many: Any = np.uint64(2**64 - 1)
    pairs: list[tuple[Any, Any]] = [
        (match(games=two, seed=many, repetition=two, max_plies=one, memory=one),
         match(games=2, seed=2**64 - 1, repetition=2, max_plies=1, memory=1)),
        (Perft("y", two, shares=two), Perft("y", 2, shares=2)),
        (Solve("y", nodes=two, memory=one), Solve("y", nodes=2, memory=1)),
    ]
    for job, same in pairs:
        assert job == same and json.dumps(job.manifest()) == json.dumps(same.manifest())
    assert run(match(games=two), tmp_path, workers=one, part_size=one) == run(match(games=2), tmp_path)


def test_a_run_goes_on_from_what_is_there(tmp_path: Path) -> None:
    whole = run(match(), tmp_path, part_size=4)
    parts = sorted((tmp_path / "parts").iterdir())
    assert len(parts) == 10
    before = {part: part.stat().st_mtime_ns for part in parts}
    for lost in parts[3:5]:
        lost.unlink()
    # What a run that died while it wrote has left behind.
    (tmp_path / "parts" / f"{parts[3].name}.tmp").write_bytes(b"{")
    assert run(match(), tmp_path) == whole
    after = {part: part.stat().st_mtime_ns for part in sorted((tmp_path / "parts").iterdir())}
    assert after.keys() == before.keys()
    assert {part for part in parts if after[part] != before[part]} == set(parts[3:5])


def test_a_folder_with_all_parts_needs_no_cluster(tmp_path: Path) -> None:
    whole = run(match(), tmp_path, part_size=10)
    code = (
        "import ray, sys; from test_distributed import match, run; "
        f"print(run(match(), {str(tmp_path)!r})); sys.exit(ray.is_initialized())"
    )
    here = Path(__file__).parent
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=here, timeout=60)
    assert (done.returncode, done.stdout) == (0, f"{whole}\n"), done.stderr


def test_elo_is_what_its_definition_says() -> None:
    even = Elo.of(wins=50, draws=20, losses=50)
    assert even is not None
    assert even.difference == 0
    assert even.low == pytest.approx(-even.high)
    # By definition 400 points more are ten to one.
    strong = Elo.of(wins=1000, draws=0, losses=100)
    assert strong is not None
    assert strong.difference == pytest.approx(400)
    assert strong.low < 400 < strong.high
    for bound in (strong.low, strong.high):
        # At Wilson's bounds the score is 1.96 standard deviations away from what would be expected there.
        expected = 1 / (1 + 10 ** (-bound / 400))
        deviation = math.sqrt(expected * (1 - expected) / 1100)
        assert abs(1000 / 1100 - expected) / deviation == pytest.approx(1.96, abs=1e-4)
    never = Elo.of(wins=0, draws=0, losses=10)
    assert never is not None
    assert (never.difference, never.low) == (-math.inf, -math.inf)
    assert -math.inf < never.high < 0
    assert Elo.of(0, 0, 0) is None


def test_counts_add_up_in_any_order() -> None:
    one = Counts(3, (1, 1), 1, plies=30, lengths=(5, 15))
    other = Counts(2, (0, 1), 0, 1, plies=50, lengths=(9, 41))
    assert one + other == other + one == Counts(5, (1, 2), 1, 1, plies=80, lengths=(5, 41))
    assert one + Counts() == one
    assert Counts.from_json(one.to_json()) == one


@pytest.mark.skipif(COMMAND is None, reason="FOURCHETTE does not name the command")
@pytest.mark.parametrize("kind", ["match", "perft"])
def test_the_command_merges_the_parts_to_what_it_finds_itself(kind: str, tmp_path: Path) -> None:
    assert COMMAND is not None
    if kind == "match":
        run(match(game="dice-hex", rules="", games=30), tmp_path, part_size=7)
        arguments = "dice-hex --first greedy --second random --games 30 --seed 3 --seats alternate"
    else:
        run(Perft("tetra", 2, shares=7), tmp_path)
        arguments = "tetra --depth 2 --divide"
    files = sorted(map(str, (tmp_path / "parts").iterdir()))
    merged = subprocess.run([COMMAND, "merge", "--json", *files], capture_output=True, text=True)
    direct = subprocess.run([COMMAND, kind, *arguments.split(), "--json"], capture_output=True, text=True)
    assert (merged.returncode, direct.returncode) == (0, 0), merged.stderr + direct.stderr
    reports = [json.loads(done.stdout) for done in (merged, direct)]
    for report in reports:
        report.pop("seconds", None)
    assert reports[0] == reports[1]
