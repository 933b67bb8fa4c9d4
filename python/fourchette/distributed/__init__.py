"""Match series, perft, solving and self-play data on a Ray cluster, of one machine or of many.

A job says what is wanted; `run` works it off part by part and keeps each part in a folder:

    from fourchette import distributed

    job = distributed.Match("y", "search:1", "greedy", games=1000, seed=7, rules="board=bent:5")
    result = distributed.run(job, "runs/search-greedy")
    print(result)

What comes of a job depends on the job alone: not on how many workers there are, not on which of them die,
and not on how often the run was broken off and begun again with the same folder.
docs/distributed.md says how to start a cluster.

Ray is told not to send statistics of its usage, unless RAY_USAGE_STATS_ENABLED is set already.
"""

import os

# Ray reads this when it starts.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

try:
    import pyarrow as _pyarrow  # noqa: F401
    import ray as _ray  # noqa: F401
    import tqdm as _tqdm  # noqa: F401
except ImportError as _missing:
    raise ImportError(
        f"fourchette.distributed needs {_missing.name}: pip install 'fourchette[distributed]'",
        name=_missing.name,
    ) from _missing

from .cluster import run
from .counts import Counts, Score
from .elo import Elo
from .job import Job, Span
from .match import Match, MatchResult
from .perft import Perft, PerftResult
from .refusal import FolderRefused, JobRefused, PartFailed
from .selfplay import SelfPlay, SelfPlayResult
from .solve import Solve, SolveResult
from .worth import Worth

__all__ = [
    "Counts",
    "Elo",
    "FolderRefused",
    "Job",
    "JobRefused",
    "Match",
    "MatchResult",
    "PartFailed",
    "Perft",
    "PerftResult",
    "Score",
    "SelfPlay",
    "SelfPlayResult",
    "Solve",
    "SolveResult",
    "Span",
    "Worth",
    "run",
]
