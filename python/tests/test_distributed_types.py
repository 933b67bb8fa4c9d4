"""The types of `fourchette.distributed`, and of the tests that use it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_jobs_are_typed() -> None:
    tests = [str(HERE / "distributed_jobs.py"), *map(str, sorted(HERE.glob("test_distributed*.py")))]
    # Of pyarrow and tqdm there are no types.
    mypy = ["mypy", "--strict", "--ignore-missing-imports", "--python-executable", sys.executable]
    for what in (["-p", "fourchette.distributed"], tests):
        done = subprocess.run([sys.executable, "-m", *mypy, *what], capture_output=True, text=True, cwd=HERE)
        assert done.returncode == 0, done.stdout + done.stderr
