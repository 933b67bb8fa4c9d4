"""What several test modules share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"


@pytest.fixture(scope="session")
def cluster() -> Iterator[None]:
    """A Ray cluster of this machine, whose workers find the modules of the tests, and the package that is
    installed: Ray lets them look in the folder of the caller first, where its sources may be."""
    ray = pytest.importorskip("ray")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(Path(__file__).parent)
        patch.setenv("PYTHONPATH", str(Path(__file__).parent))
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
        yield
        ray.shutdown()
