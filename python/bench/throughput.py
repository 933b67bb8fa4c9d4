"""Compares random games from Python with OpenSpiel's on the same triangle, and with Rust's own.

    pip install open_spiel==2.0.2
    python bench/throughput.py [SIDE]

SIDE is that of the triangle, 19 if it is not said, as in OpenSpiel. In each round every way plays for
a while, one after the other; what is printed is the median over the rounds, and of the ratios. Time is
that of the processor, so that what else the machine does counts less. All ways choose their moves
themselves, and the batch does that within.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import fourchette
import numpy as np

ROOT = Path(__file__).resolve().parents[2]
SIDE = int(sys.argv[1]) if len(sys.argv) > 1 else 19
RULES = f"board=flat:{SIDE}"
ROUNDS, SECONDS, BATCH = 5, 0.5, 1024
PLAYOUTS = 20_000


def moves_a_second(play: Callable[[], int]) -> float:
    """Play until the time is over; `play` returns how many moves it has made."""
    begun, moves = time.process_time(), 0
    while (took := time.process_time() - begun) < SECONDS:
        moves += play()
    return moves / took


def open_spiel_game(with_tensors: bool) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game("y", {"board_size": SIDE})
    rng = random.Random(1)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if with_tensors:
                np.asarray(state.observation_tensor(state.current_player()), np.float32)
                np.asarray(state.legal_actions_mask(), bool)
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def game_by_numbers(with_tensors: bool) -> Callable[[], int]:
    start = fourchette.environment("y", RULES)
    rng = random.Random(1)

    def play() -> int:
        environment, moves = start.copy(), 0
        while (seat := environment.to_move) is not None:
            if with_tensors:
                environment.observation(seat)
                environment.mask()
            environment.apply(rng.choice(environment.legal_actions()))
            moves += 1
        return moves

    return play


def game_by_texts() -> Callable[[], int]:
    start = fourchette.new("y", RULES)
    rng = random.Random(1)

    def play() -> int:
        position, moves = start, 0
        while not position.is_over:
            position = position.play(rng.choice(position.legal_moves()))
            moves += 1
        return moves

    return play


def batch() -> Callable[[], int]:
    games = fourchette.Batch("y", BATCH, rules=RULES, seed=1)

    def play() -> int:
        games.step(games.random_actions())
        return BATCH

    return play


def playouts() -> float:
    """Return how many games are played a second in one call."""
    start = fourchette.new("y", RULES)
    begun = time.perf_counter()
    start.playouts(PLAYOUTS, 0, max_plies=400)
    return PLAYOUTS / (time.perf_counter() - begun)


def playouts_in_rust() -> float:
    """Return the same of the same games natively: a Rust program's own count."""
    program = ROOT / "target" / "release" / "examples" / "playouts"
    said = subprocess.run(
        [program, "y", RULES, str(PLAYOUTS)], capture_output=True, text=True, check=True
    )
    return float(said.stdout.split()[0])


def main() -> None:
    """Measure, and print a table."""
    build = ["cargo", "build", "--quiet", "--locked", "--release", "-p", "benches"]
    subprocess.run([*build, "--example", "playouts"], cwd=ROOT, check=True)
    peer, peer_seen = "OpenSpiel's y", "OpenSpiel's y, with tensor and mask"
    ways = {
        peer: open_spiel_game(with_tensors=False),
        "an environment": game_by_numbers(with_tensors=False),
        "positions by text": game_by_texts(),
        peer_seen: open_spiel_game(with_tensors=True),
        "an environment, with planes and mask": game_by_numbers(with_tensors=True),
        f"a batch of {BATCH} games, with planes and masks": batch(),
    }
    speeds: dict[str, list[float]] = {name: [] for name in ways}
    calls: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        for name, play in ways.items():
            speeds[name].append(moves_a_second(play))
        calls.append((playouts(), playouts_in_rust()))
    print(f"| y on {RULES} | moves a second | of {peer} | of the same with tensor and mask |")
    print("| --- | --: | --: | --: |")
    for name, found in speeds.items():
        ratios = [
            statistics.median(a / b for a, b in zip(found, speeds[other], strict=True))
            for other in (peer, peer_seen)
        ]
        shown = " | ".join(f"{ratio:.3g}" for ratio in ratios)
        print(f"| {name} | {statistics.median(found):,.0f} | {shown} |")
    ratio = statistics.median(ours / rust for ours, rust in calls)
    ours, rust = (statistics.median(values) for values in zip(*calls, strict=True))
    print(f"\nplayouts in one call: {ours:,.0f} games a second, Rust's own {rust:,.0f}: {ratio:.2f}")


if __name__ == "__main__":
    main()
