"""Jobs on a Ray cluster when something dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from distributed_jobs import Deadly, Failing, Watched, noted, run

import fourchette
from fourchette import distributed
from fourchette.distributed import Match, cluster

pytestmark = pytest.mark.usefixtures("cluster")

TERMS: dict[str, Any] = {
    "game": "y",
    "first": "greedy",
    "second": "random",
    "games": 40,
    "seed": 11,
    "rules": "board=bent:5",
}


def wait_for(condition: Callable[[], Any], what: str) -> Any:
    """Wait until something is so."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if found := condition():
            return found
        time.sleep(0.01)
    raise TimeoutError(what)


def at_work(notes: Path) -> list[tuple[int, int]]:
    """List which parts are being worked on now, by which process."""
    left = Counter(noted(notes, "begun")) - Counter(noted(notes, "finished"))
    return list(left)


def games_of(folder: Path) -> list[int]:
    """List the numbers of the games that the files of a folder have."""
    reports = [json.loads(file.read_bytes()) for file in (folder / "parts").iterdir()]
    return sorted(number for r in reports for number in range(r["from"], r["from"] + r["games"]))


def test_nothing_is_lost_or_counted_twice_when_workers_are_killed(tmp_path: Path) -> None:
    expected = run(Match(**TERMS), tmp_path / "expected")
    notes, folder = tmp_path / "notes", tmp_path / "killed"
    notes.mkdir()
    killed: list[tuple[int, int]] = []

    def wait_for_parts(count: int) -> None:
        wait_for(lambda: len(noted(notes, "finished")) >= count, f"{count} parts")

    def kill() -> None:
        for wanted in (3, 9):
            wait_for_parts(wanted)
            alive = wait_for(lambda: [one for one in at_work(notes) if one not in killed], "somebody")
            victim = alive[-1]
            os.kill(victim[1], signal.SIGKILL)
            killed.append(victim)

    killer = threading.Thread(target=kill)
    killer.start()
    result = run(Watched(**TERMS, notes=str(notes)), folder, part_size=2)
    killer.join()
    assert result == expected
    assert games_of(folder) == list(range(1, 41))
    # Both died in the middle of a part, and somebody else has begun it again.
    begun, finished = noted(notes, "begun"), noted(notes, "finished")
    assert len(killed) == 2
    for part, victim in killed:
        assert (part, victim) in begun
        assert (part, victim) not in finished
        assert any(first == part and pid != victim for first, pid in finished)


def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    expected = run(Match(**TERMS), tmp_path / "expected")
    notes, folder = tmp_path / "notes", tmp_path / "killed"
    notes.mkdir()
    code = (
        "import ray; from distributed_jobs import Watched; from fourchette import distributed\n"
        "ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)\n"
        f"distributed.run(Watched(**{TERMS!r}, notes={str(notes)!r}), {str(folder)!r}, part_size=2)"
    )
    here = Path(__file__).parent
    with subprocess.Popen([sys.executable, "-c", code], cwd=here, stderr=subprocess.DEVNULL) as other:
        try:
            parts = folder / "parts"
            wait_for(lambda: parts.exists() and len(list(parts.glob("*.json"))) >= 4, "four parts")
            with pytest.raises(distributed.FolderRefused, match="another run is at work in it"):
                run(Watched(**TERMS, notes=str(notes)), folder)
        finally:
            other.kill()
    there = {file: file.stat().st_mtime_ns for file in parts.glob("*.json")}
    assert 4 <= len(there) < 20
    assert run(Watched(**TERMS, notes=str(notes)), folder) == expected
    assert games_of(folder) == list(range(1, 41))
    assert all(file.stat().st_mtime_ns == written for file, written in there.items())


def test_a_part_that_fails_is_named_and_the_others_stay(tmp_path: Path) -> None:
    mended, folder = tmp_path / "mended", tmp_path / "folder"
    job = Failing(**TERMS, mended=str(mended))
    with pytest.raises(distributed.PartFailed, match=r"games 5 to 6 of .*: ValueError: the fifth game is"):
        run(job, folder, part_size=2, workers=1)
    assert games_of(folder) == [1, 2, 3, 4]
    mended.touch()
    assert run(job, folder) == run(Match(**TERMS), tmp_path / "expected")


def test_a_part_that_fails_when_it_is_tried_out_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "TRIAL_SECONDS", 60.0)
    # Eight games are tried out after one, two and four; the fifth is among them.
    with pytest.raises(distributed.PartFailed, match=r"games 1 to 8 of .*: ValueError: the fifth game is"):
        run(Failing(**TERMS, mended=str(tmp_path / "mended")), tmp_path / "folder")


def test_a_worker_of_another_version_ends_the_run_before_a_part_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever calls has another version than the workers; a part of theirs would never be accepted again."""
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    with pytest.raises(distributed.PartFailed, match=rf"a worker has fourchette {fourchette.__version__}, not 0.0.1"):
        run(Match(**TERMS), tmp_path, part_size=2)
    assert games_of(tmp_path) == []
    monkeypatch.undo()
    assert run(Match(**TERMS), tmp_path).total.games == 40


def test_a_part_that_kills_every_worker_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "RETRIES", 1)
    with pytest.raises(distributed.PartFailed, match=r"games 5 to 6 of .*: WorkerCrashedError, after 1 more"):
        run(Deadly(**TERMS), tmp_path, part_size=2, workers=1)
    assert games_of(tmp_path) == [1, 2, 3, 4]
