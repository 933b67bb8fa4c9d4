"""Plays games of Aliens and Amazons, and says from which move on Black could not win any more.

    cargo build --release
    python3 docs/free_aliens.py [GAMES]

The games are those of the section "Aliens and Amazons" of docs/facts.md: each begins with four stones that are
drawn at random, two of each seat, and goes on for 110 moves at most. FOURCHETTE names another program than
target/release/fourchette. It needs Python 3.10 and cargo.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from pages import DOCS, call

#: Up to how many Amazons something is known of.
AMAZONS = 24

#: How many nodes each ring has.
RINGS = {"a": 24, "b": 21, "c": 18, "d": 15, "e": 12, "f": 3}

MATCH = "match aliens-amazons --first search:2 --second search:2 --games 1 --max-plies 110 --threads 1"


def play(stones: list[str], seed: int, folder: str) -> tuple[str, list[str]]:
    """Play a game from these stones; return where it begins and its moves."""
    call(*MATCH.split(), "--seed", str(seed), "--moves", " ".join(stones), "--records", folder)
    (record,) = Path(folder).iterdir()
    head, moves = record.read_text(encoding="utf-8").split("\n\n", 1)
    (start,) = (line.split(": ", 1)[1] for line in head.splitlines() if line.startswith("# position: "))
    return start, moves.split()


def positions(start: str, moves: list[str]) -> list[tuple[int, str]]:
    """Return the positions with few Amazons where the Aliens move, each with how many moves were made."""
    found = []
    for made in range(0, len(moves) + 1, 2):
        shown = json.loads(
            call("show", "aliens-amazons", "--position", start, "--moves", " ".join(moves[:made]), "--json")
        )
        left = 30 - sum(len(m.split("x")[1].split(",")) for m in moves[:made] if "x" in m)
        if left <= AMAZONS and shown["status"]["kind"] == "to-move":
            found.append((made + 4, shown["position"]))
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    draw = random.Random(7)
    names = [f"{ring}{number}" for ring, count in RINGS.items() for number in range(1, count + 1)]
    found: list[tuple[int, int, str]] = []
    for game in range(games):
        with tempfile.TemporaryDirectory() as folder:
            start, moves = play(draw.sample(names, 4), game, folder)
        found += [(game, made, line) for made, line in positions(start, moves)]
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("".join(f"{line}\n" for _, _, line in found))
        file.flush()
        program = ["cargo", "run", "--release", "-p", "examples", "--example", "free_aliens", "--"]
        ran = subprocess.run(
            [*program, str(AMAZONS), file.name], check=True, stdout=subprocess.PIPE, text=True, cwd=DOCS.parent
        )
    verdicts = ran.stdout.splitlines()[-len(found) :] if found else []
    first: dict[int, int] = {}
    for (game, made, _), verdict in zip(found, verdicts, strict=True):
        if verdict.startswith("Black cannot win"):
            first.setdefault(game, made)
    print(f"in {len(first)} of {games} games Black could not win any more, after so many moves:")
    print(*sorted(first.values()))


main()
