"""Jobs, folders and options that are refused, with the reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

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
        (lambda: Perft("y", 0), "depth 0"),
        (lambda: SelfPlay("y", "greedy", "nobody", 3), "nobody"),
    ],
    ids=range(9),
)
def test_a_job_that_makes_no_sense_is_refused(make: Any, reason: str) -> None:
    with pytest.raises(fourchette.Error, match=reason):
        make()


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
