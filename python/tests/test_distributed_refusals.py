"""Jobs, folders and options that are refused, with the reason."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from distributed_jobs import match, run

import fourchette
from fourchette import distributed
from fourchette.distributed import Perft, SelfPlay

pytestmark = pytest.mark.usefixtures("cluster")


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (match(seed=4), "it holds another job: seed is 3 there, not 4"),
        (match(second="search:1"), 'second is "random" there, not "search:1"'),
        (match(games=41), "games is 40 there, not 41"),
        (match(rules="board=bent:6"), "rules is"),
        (Perft("y", 2), 'kind is "match" there, not "perft"'),
    ],
    ids=["seed", "opponent", "games", "rules", "kind"],
)
def test_a_folder_of_another_job_is_refused(other: Any, reason: str, tmp_path: Path) -> None:
    run(match(), tmp_path, part_size=20)
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(distributed.FolderRefused, match=reason):
        run(other, tmp_path)
    assert sorted(tmp_path.rglob("*")) == before


def test_what_is_no_folder_of_a_job_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    with pytest.raises(distributed.FolderRefused, match=r"holds no job: there is 'notes.txt'") as refused:
        run(match(), tmp_path)
    assert (refused.value.part, refused.value.found) == ("folder", str(tmp_path))
    assert list(tmp_path.iterdir()) == [tmp_path / "notes.txt"]
    with pytest.raises(distributed.FolderRefused, match="it is a file"):
        run(match(), tmp_path / "notes.txt")
    (tmp_path / "job.json").write_text("[]")
    with pytest.raises(distributed.FolderRefused, match=r"job\.json cannot be read"):
        run(match(), tmp_path)


def test_other_parts_are_refused(tmp_path: Path) -> None:
    run(match(), tmp_path, part_size=20)
    with pytest.raises(distributed.FolderRefused, match="its parts have 20 games, not 10"):
        run(match(), tmp_path, part_size=10)
    first, second = sorted((tmp_path / "parts").iterdir())
    kept = first.read_bytes()
    first.write_bytes(second.read_bytes())
    with pytest.raises(distributed.FolderRefused, match="is another part: from is 21"):
        run(match(), tmp_path)
    first.write_bytes(kept[:-20])
    with pytest.raises(distributed.FolderRefused, match="is no part of a match"):
        run(match(), tmp_path)
    report = json.loads(kept)
    report["by-first"][0]["wins"][0] += 1
    first.write_text(json.dumps(report))
    with pytest.raises(distributed.FolderRefused, match="do not add up to the games"):
        run(match(), tmp_path)


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda: match(game="chess"), "chess"),
        (lambda: match(first="human"), "human"),
        (lambda: match(games=0), "games 0: must be from 1 to"),
        (lambda: match(seed=-1), "seed"),
        (lambda: match(seats="loser"), "seats 'loser': must be 'alternate' or 'stay'"),
        (lambda: match(position="tetra"), "position"),
        (lambda: match(max_plies=0), "max_plies 0"),
        (lambda: match(repetition=1 << 32), "repetition 4294967296: must be from 1 to 4294967295"),
        (lambda: match(seed=1 << 64), "seed 18446744073709551616: must be from 0 to 18446744073709551615"),
        # In MiB, as it was given.
        (lambda: match(memory=(1 << 20) + 1), "memory 1048577: must be from 0 to 1048576"),
        (lambda: Perft("y", 0), "depth 0"),
        (lambda: Perft("y", 1 << 17), "depth 131072: must be from 1 to 65537"),
        (lambda: SelfPlay("y", "greedy", "nobody", 3), "nobody"),
    ],
    ids=range(13),
)
def test_a_job_that_makes_no_sense_is_refused(make: Any, reason: str) -> None:
    with pytest.raises(fourchette.Error, match=reason):
        make()


@pytest.mark.parametrize("wrong", [None, 2.0, "2", True, np.float32(2), np.bool_(True)])
def test_what_is_no_whole_number_is_a_type_error(wrong: Any) -> None:
    for part in ("games", "seed", "memory"):
        with pytest.raises(TypeError, match=f"{part}: must be a whole number, not {type(wrong).__name__}"):
            match(**{part: wrong})


def test_a_refusal_tells_what_was_found_and_is_pickled() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [({"seats": "loser"}, "loser"), ({"games": 0}, "0")]
    for terms, found in wrong:
        with pytest.raises(distributed.JobRefused) as refused:
            match(**terms)
        assert refused.value.found == found
        again = pickle.loads(pickle.dumps(refused.value))
        assert type(again) is distributed.JobRefused and str(again) == str(refused.value)
        assert (again.part, again.found, again.reason) == (
            refused.value.part,
            refused.value.found,
            refused.value.reason,
        )


def test_what_only_looks_like_parts_is_refused(tmp_path: Path) -> None:
    run(match(), tmp_path, part_size=20)
    parts = tmp_path / "parts"
    job = (tmp_path / "job.json").read_bytes()
    # Of another run: `merge` would read it with the others.
    stray = parts / "games-000000001-000000010.json"
    stray.touch()
    with pytest.raises(distributed.FolderRefused, match="parts has 'games-000000001-000000010.json', which is no"):
        run(match(), tmp_path)
    stray.unlink()
    assert run(match(), tmp_path).total.games == 40
    # Parts of nobody knows what.
    (tmp_path / "job.json").unlink()
    with pytest.raises(distributed.FolderRefused, match="holds no job: there is 'parts'"):
        run(match(), tmp_path)
    (tmp_path / "job.json").write_bytes(job)
    assert run(match(), tmp_path).total.games == 40


def test_columns_that_there_are_not_are_refused(tmp_path: Path) -> None:
    data = run(SelfPlay("y", "random", "random", 3, rules="board=bent:3"), tmp_path)
    calls: tuple[Any, ...] = (data.table, lambda columns: data.batches(columns=columns))
    for call in calls:
        with pytest.raises(distributed.JobRefused, match="columns 'reward': must be among game, ply, ") as refused:
            call(columns=["game", "reward"])
        assert (refused.value.part, refused.value.found) == ("columns", "reward")
    with pytest.raises(distributed.JobRefused, match="size 0"):
        data.batches(0)


def test_options_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    with pytest.raises(distributed.JobRefused, match="workers 0: must be from 1"):
        run(match(), tmp_path, workers=0)
    with pytest.raises(TypeError, match="part_size: must be a whole number, not float"):
        run(match(), tmp_path, part_size=2.5)
    with pytest.raises(distributed.JobRefused, match="part_size 2: a part has 1 share"):
        run(Perft("y", 2), tmp_path, part_size=2)
    with pytest.raises(distributed.JobRefused, match="progress 'no': must be"):
        distributed.run(match(), tmp_path, progress="no")  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []
