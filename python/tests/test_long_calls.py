"""Long calls: other threads run meanwhile, and Ctrl-C ends them."""

from __future__ import annotations

import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import fourchette
import pytest

HERE = Path(__file__).parent
CALLS = {
    "perft": 'fourchette.new("y").perft(9)',
    "playouts": 'fourchette.new("y").playouts(1 << 40, 1)',
    "analyse": 'fourchette.new("y").analyse(seconds=600)',
    "tally": 'fourchette.Series(fourchette.new("y").record(), "random", "random", 1).tally(1 << 40)',
    # Random play of Leap Over never ends.
    "play": 'fourchette.Series(fourchette.new("leap-over").record(), "random", "random", 1).play(0)',
    "record": 'fourchette.Series(fourchette.new("leap-over").record(), "random", "random", 1).record(0)',
    "one-game": 'fourchette.Series(fourchette.new("leap-over").record(), "random", "random", 1).tally(1)',
    "solve": 'fourchette.new("y").solve(threads=2)',
    "certificate": 'fourchette.new("quinta").certificate()',
    "decide": 'fourchette.Table(fourchette.new("quinta").record(), "search:5").decide()',
}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS.keys())
def test_ctrl_c_ends_a_long_call(call: str) -> None:
    # A program that is started in the background of a shell ignores SIGINT unless it says otherwise.
    code = f"""
import signal, sys, fourchette
signal.signal(signal.SIGINT, signal.default_int_handler)
print("begun", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print("interrupted", flush=True)
    sys.exit(7)
"""
    arguments = [sys.executable, "-c", code]
    child = subprocess.Popen(arguments, cwd=HERE, stdout=subprocess.PIPE, text=True)
    try:
        assert child.stdout is not None and child.stdout.readline() == "begun\n"
        time.sleep(0.3)
        assert child.poll() is None, "the call is long"
        child.send_signal(signal.SIGINT)
        assert child.communicate(timeout=20)[0] == "interrupted\n"
        assert child.wait() == 7
    finally:
        child.kill()


@pytest.mark.parametrize(
    "call",
    [
        lambda: fourchette.new("y").analyse(seconds=0.5),
        lambda: fourchette.new("y").playouts(40_000, 1),
        lambda: fourchette.new("y").solve(seconds=0.5),
    ],
)
def test_other_threads_run_meanwhile(call: Callable[[], object]) -> None:
    """A thread counts while another is within one call: it has to have the lock for that."""
    counted = 0
    is_done = threading.Event()

    def count() -> None:
        nonlocal counted
        while not is_done.is_set():
            counted += 1
            time.sleep(0.001)

    counting = threading.Thread(target=count)
    counting.start()
    begun = time.monotonic()
    before = counted
    call()
    meanwhile, took = counted - before, time.monotonic() - begun
    is_done.set()
    counting.join()
    # At least one count in ten milliseconds; with the lock held there would be none.
    assert meanwhile >= took * 100, (meanwhile, took)


def test_one_position_is_played_in_several_threads() -> None:
    start = fourchette.new("quinta")
    tallies: dict[int, fourchette.Tally] = {}

    def play(first: int) -> None:
        tallies[first] = start.playouts(20, 5, first=first)

    threads = [threading.Thread(target=play, args=(first,)) for first in (0, 20, 40, 60)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert tallies[0] + tallies[20] + tallies[40] + tallies[60] == start.playouts(80, 5)


def test_a_table_that_thinks_says_so_to_whoever_asks() -> None:
    """From within its listener, and from another thread; whether it is to be changed or looked at."""
    table = fourchette.Table(fourchette.new("y").record(), "search:5")
    calls: list[Callable[[], object]] = [
        table.undo,
        table.decide,
        table.copy,
        table.exchange_players,
        lambda: table.advise(iterations=1),
        lambda: table.push("e5"),
        lambda: table.plies,
        lambda: table.position,
        lambda: table.player(0),
        lambda: str(table),
        lambda: pickle.dumps(table),
    ]
    refused: list[fourchette.Error] = []
    shown: list[str] = []

    def ask() -> None:
        shown.append(repr(table))
        for call in calls:
            with pytest.raises(fourchette.Busy) as found:
                call()
            refused.append(found.value)

    def watch(iterations: int, share: float) -> bool:
        ask()
        other = threading.Thread(target=ask)
        other.start()
        other.join()
        return False

    assert table.decide(watch) is not None
    assert len(refused) == 2 * len(calls)
    assert {(error.part, error.reason) for error in refused} == {("table", "it is thinking for another call")}
    # Whoever looks for what is wrong is told, not refused.
    assert shown == ["<Table of y that is thinking>"] * 2
    assert table.plies == 0 and not table.undo(), "nothing has changed, and it listens again"


def test_a_table_whose_listener_fails_listens_again() -> None:
    table = fourchette.Table(fourchette.new("y").record(), "search:5")

    def watch(iterations: int, share: float) -> bool:
        raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        table.decide(watch)
    table.push("e5")
    assert table.moves == ["e5"]


def test_a_batch_that_steps_says_so_to_another_thread() -> None:
    batch = fourchette.Batch("y", 4096, seed=1)
    actions = batch.random_actions()
    results: list[str] = []

    def step() -> None:
        for _ in range(20):
            try:
                batch.reset()
                results.append("done")
            except fourchette.Busy as busy:
                results.append(str(busy))

    threads = [threading.Thread(target=step) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 60
    assert set(results) <= {"done", "batch: it is stepping for another call"} and "done" in results
    batch.reset()
    batch.step(actions)
