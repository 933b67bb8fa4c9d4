"""The vectors of the games: whole games by independent models, and under which rules there are any."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CRATES = Path(__file__).resolve().parents[2] / "crates"


def records(game: str) -> list[dict[str, Any]]:
    """Return the whole games of the vectors of a game."""
    files = sorted((CRATES / game / "tests" / "data").glob("*.jsonl"))
    assert files, f"there are vectors of {game}"
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]


def rule_sets(game: str) -> list[str]:
    """Return the rules under which there are vectors of a game, each once; the defaults are ""."""
    counts = (CRATES / game / "tests" / "data" / f"{game}.perft").read_text()
    words = [line.split() for line in counts.splitlines()]
    counted = ["" if line[1] == "-" else line[1] for line in words if line[:1] == ["rules"]]
    played = [record["rules"] for record in records(game)]
    return list(dict.fromkeys(played + counted))
