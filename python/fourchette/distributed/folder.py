"""The folder of a job: what the job is, and a file for each part that is done."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .job import Job, Span
from .refusal import FolderRefused

JOB = "job.json"
PARTS = "parts"
LOCK = ".lock"
UNDONE = ".tmp"


class Folder:
    """A folder that holds the parts of one job. A file that is there is whole: it is written beside its
    place, and renamed when all of it is on the disk."""

    def __init__(self, path: Path, job: Job[Any], part_size: int) -> None:
        self.path = path
        self.job = job
        self.part_size = part_size

    def spans(self) -> list[Span]:
        """List all parts of the job."""
        count = self.job.count
        firsts = range(1, count + 1, self.part_size)
        return [Span(first, min(first + self.part_size - 1, count)) for first in firsts]

    def file(self, span: Span) -> Path:
        """Return where the file of a part is."""
        return self.path / PARTS / self.job.file_name(span)

    def missing(self) -> list[Span]:
        """List the parts that are not done."""
        there = set(os.listdir(self.path / PARTS))
        return [span for span in self.spans() if self.job.file_name(span) not in there]

    def strays(self) -> list[str]:
        """List the files that are named as parts are, and are none of this job."""
        own = {self.job.file_name(span) for span in self.spans()}
        there = os.listdir(self.path / PARTS)
        return sorted(name for name in there if name.endswith(self.job.suffix) and name not in own)

    def put(self, span: Span, content: bytes) -> None:
        """Keep a part that is done."""
        write(self.file(span), content)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Make a folder, and keep other runs out of it meanwhile."""
    if path.exists() and not path.is_dir():
        raise FolderRefused("folder", path, "it is a file")
    foreign = path.is_dir() and not (path / JOB).exists() and others(path)
    if foreign:
        raise FolderRefused("folder", path, f"it is not empty and holds no job: there is {foreign!r}")
    path.mkdir(parents=True, exist_ok=True)
    with open(path / LOCK, "ab") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FolderRefused("folder", path, "another run is at work in it") from None
        yield


def others(path: Path) -> str | None:
    """Return the name of something that no run has put there before it wrote what its job is: parts come
    later."""
    own = {LOCK, JOB + UNDONE}
    if (path / PARTS).is_dir() and not os.listdir(path / PARTS):
        own.add(PARTS)
    return next((name for name in os.listdir(path) if name not in own), None)


def read_part_size(path: Path, job: Job[Any], asked: int | None) -> int | None:
    """Return how large the parts of a folder are, if it holds this job; None if it holds none."""
    file = path / JOB
    if not file.exists():
        return None
    try:
        kept = json.loads(file.read_text("utf-8"))
        manifest, part_size = kept["job"], int(kept["part-size"])
    except (ValueError, KeyError, TypeError) as error:
        raise FolderRefused("folder", path, f"{JOB} cannot be read: {error!r}") from None
    check_same(path, manifest, job.manifest())
    if asked is not None and asked != part_size:
        raise FolderRefused("folder", path, f"its parts have {part_size} {job.piece}s, not {asked}")
    if part_size < 1:
        raise FolderRefused("folder", path, f"{JOB}: parts have {part_size} {job.piece}s")
    return part_size


def check_same(path: Path, kept: Any, wanted: dict[str, Any]) -> None:
    """Refuse the manifest of another job, and say what is different."""
    if not isinstance(kept, dict):
        raise FolderRefused("folder", path, f"{JOB} describes no job")
    for key in [*wanted, *sorted(kept.keys() - wanted.keys())]:
        if key in kept and key in wanted and kept[key] == wanted[key]:
            continue
        its, own = (json.dumps(terms[key]) if key in terms else "nothing" for terms in (kept, wanted))
        raise FolderRefused("folder", path, f"it holds another job: {key} is {its} there, not {own}")


def prepare(path: Path, job: Job[Any], part_size: int) -> Folder:
    """Say in a folder what its job is, and clear away what an earlier run left half-written. What looks like a
    part and is none is refused: whoever reads all files there would take it for one."""
    (path / PARTS).mkdir(exist_ok=True)
    for half in (path / PARTS).glob(f"*{UNDONE}"):
        half.unlink()
    folder = Folder(path, job, part_size)
    if strays := folder.strays():
        raise FolderRefused("folder", path, f"{PARTS} has {strays[0]!r}, which is no part of the job")
    manifest = {"job": job.manifest(), "part-size": part_size}
    write(path / JOB, (json.dumps(manifest, indent=1) + "\n").encode())
    return folder


def write(file: Path, content: bytes) -> None:
    """Write a file that is there as a whole or not at all, whenever the machine stops."""
    half = file.with_name(file.name + UNDONE)
    with open(half, "wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    os.replace(half, file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
