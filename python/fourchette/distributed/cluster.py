"""Working off a job on a Ray cluster."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from os import PathLike
from pathlib import Path
from typing import Any, Literal, TypeVar

import ray
from tqdm import tqdm

from .. import __version__
from .folder import Folder, locked, prepare, read_part_size
from .job import Job, Span, whole
from .refusal import JobRefused, PartFailed

Result = TypeVar("Result")

#: How often a part is begun anew when the worker at it dies. A part that kills all of these would kill
#: the next one too.
RETRIES = 8
#: How long a part should take, in seconds: beside it, what Ray needs for a task is nothing.
PART_SECONDS = 1.0
#: How long the first pieces of a job are tried out to find how many of them a part should have.
TRIAL_SECONDS = 0.2
#: How long to wait for a part before looking whether the cluster has grown, in seconds.
LOOK_SECONDS = 5.0


def run(
    job: Job[Result],
    folder: str | PathLike[str],
    *,
    workers: int | None = None,
    part_size: int | None = None,
    progress: Literal["bar", "none"] = "bar",
) -> Result:
    """Work off what a folder does not have yet of a job, and return what came of all of it.

    The work is done by the cluster that `ray.init` has connected to, and if it was not called, by the one
    that Ray finds (RAY_ADDRESS, or one on this machine), or else by all cores of this machine. `folder`
    is one of the machine that calls; workers need no access to it.

    `workers` is how many parts are worked on at a time, at most; None is no bound but the cluster's.
    `part_size` is how many games a part has; None measures how many take about a second, and a folder
    that has parts goes on with their size. Neither changes what comes of the job.

    Raises FolderRefused if the folder holds anything else than parts of this job, or another run is at
    work in it; PartFailed if a part cannot be worked off. What is done then stays in the folder, as it
    does after Ctrl-C: the same call goes on from there.
    """
    if workers is not None:
        workers = whole("workers", workers, 1)
    part_size = asked_size(job, part_size)
    if progress not in ("bar", "none"):
        raise JobRefused("progress", progress, "must be 'bar' or 'none'")
    path = Path(folder)
    with locked(path):
        size = read_part_size(path, job, part_size) or part_size or measured_size(job, path)
        kept = prepare(path, job, size)
        work_off(kept, workers, progress)
        return job.gather([(span, kept.file(span)) for span in kept.spans()])


def asked_size(job: Job[Any], asked: int | None) -> int | None:
    """Return how many pieces a part is to have, if that is not to be measured."""
    if asked is None:
        return job.part_size
    asked = whole("part_size", asked, 1)
    if job.part_size is not None and asked != job.part_size:
        raise JobRefused("part_size", asked, f"a part has {job.part_size} {job.piece}")
    return asked


def measured_size(job: Job[Any], path: Path) -> int:
    """Return how many pieces take as long as a part should."""
    tried = 1
    while True:
        tried = min(tried, job.count)
        begun, span = time.perf_counter(), Span(1, tried)
        try:
            job.work(span)
        except Exception as error:
            raise failed(job, path, span, error) from error
        seconds = time.perf_counter() - begun
        if seconds > TRIAL_SECONDS or tried == job.count:
            return max(1, min(job.count, round(tried * PART_SECONDS / max(seconds, 1e-9))))
        tried *= 2


def work_off(folder: Folder, workers: int | None, progress: str) -> None:
    """Work off the parts that are missing."""
    missing = folder.missing()
    if not missing:
        return
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    total, done = folder.job.count, folder.job.count - sum(map(len, missing))
    unit = f" {folder.job.piece}s"
    with tqdm(total=total, initial=done, unit=unit, disable=progress == "none") as bar:
        for span in worked(folder, missing, workers):
            bar.update(len(span))


def worked(folder: Folder, missing: Iterable[Span], workers: int | None) -> Iterable[Span]:
    """Work off parts and yield each when it is in the folder.

    A part is written by this process alone, once, when all of its pieces have come back: whatever dies
    before has written nothing."""
    task = ray.remote(max_retries=RETRIES, num_cpus=1)(work_part)
    job = ray.put(folder.job)
    waiting = deque(missing)
    running: dict[Any, Span] = {}
    try:
        while waiting or running:
            room = workers or processors()
            while waiting and len(running) < room:
                span = waiting.popleft()
                running[task.remote(job, span, __version__)] = span
            done, _ = ray.wait(list(running), num_returns=1, timeout=LOOK_SECONDS)
            for reference in done:
                span = running.pop(reference)
                folder.put(span, content_of(reference, folder, span))
                yield span
    finally:
        for reference in running:
            ray.cancel(reference)


def processors() -> int:
    """Return how many parts the cluster is given at a time: two for each processor, so that none waits."""
    resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return 2 * max(1, int(resources.get("CPU", 1)))


def work_part(job: Job[Any], span: Span, version: str) -> bytes:
    """Work off a part for a run of a version: what a worker does. Another version might make another part of
    it, and the folder of the run take no other."""
    if version != __version__:
        raise RuntimeError(f"a worker has fourchette {__version__}, not {version}")
    return job.work(span)


def content_of(reference: Any, folder: Folder, span: Span) -> bytes:
    """Return the file of a part that a worker has finished."""
    try:
        content: bytes = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise failed(folder.job, folder.path, span, error.cause) from error
    except ray.exceptions.RayError as error:
        raise failed(folder.job, folder.path, span, error, f", after {RETRIES} more attempts") from error
    return content


def failed(job: Job[Any], path: Path, span: Span, error: Any, attempts: str = "") -> PartFailed:
    """Say which part of a folder failed, and why."""
    reason = f"{type(error).__name__}{attempts}: {error}"
    return PartFailed(f"{job.piece}s {span.first} to {span.last} of {path}: {reason}")
