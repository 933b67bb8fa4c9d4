"""Plays what the section "Balance" of docs/facts.md tells, and writes its table.

    cargo build --release
    python3 docs/balance.py [GAME...]

With names of games, only their rows are played again; the others stay as they were, in docs/balance.jsonl.
FOURCHETTE names another program than target/release/fourchette. It needs Python 3.10 and nothing else.
"""

from __future__ import annotations

import json
import math
import sys

from pages import DOCS, call, replace_part, table, wanted

KEPT = DOCS / "balance.jsonl"

#: Who plays: two that are nearly equal, each opening from both sides.
COMMON = "--players search:2,search:3 --threads 1"

#: What each game's series have in common, and the rules that are compared. Slow games have fewer.
ROWS = {
    "sexta": (
        "--games 200 --opening 2 --max-plies 300",
        ["", "start=even-corner", "start=fair-corner", "start=fair-mid"],
    ),
    "wyx": ("--games 200 --opening 2", ["", "starts=e5.d4", "starts=c3.f6", "stronghold-bars=both"]),
    "kwintie": (
        "--games 200 --opening 2",
        ["", "first-block=free", "no-five=draw", "ruleset=kwinty", "ruleset=boardless"],
    ),
    "tetra": ("--games 100 --opening 2 --max-plies 300", ["", "wins=moving"]),
    "dice-hex": ("--games 100 --opening 2", ["", "begins=red", "numbering=sequential", "nasty=on"]),
    "yinyang": (
        # Moves at the beginning write laws; drawn, they would be those of the first seat alone.
        "--games 100 --opening 0 --max-plies 300",
        ["", "population=same-colour", "contradiction=different-effect", "goal=moved"],
    ),
    "aliens-amazons": (
        "--games 20 --opening 2 --max-plies 300",
        ["", "amazons-needed=15", "amazons-needed=20", "amazons-needed=25"],
    ),
}


def arguments(game: str, rules: str) -> list[str]:
    more, _ = ROWS[game]
    named = ["--rules", rules] if rules else []
    return ["ladder", game, *COMMON.split(), *more.split(), *named]


def play(game: str, rules: str) -> dict:
    """Play a series, and return what came of it by seats."""
    played = json.loads(call(*arguments(game, rules), "--json"))
    halves = played["pairings"][0]["by-first"]
    total = {key: sum(half[key] for half in halves) for key in ("games", "draws", "plies", "max-plies", "repetition")}
    wins = [sum(half["wins"][seat] for half in halves) for seat in (0, 1)]
    return {"game": game, "rules": rules, "wins": wins, **total}


def wilson(won: int, of: int) -> str:
    """Return a share in per cent with its 95 % interval by Wilson."""
    if of == 0:
        return "-"
    z, share = 1.96, won / of
    middle = (share + z * z / 2 / of) / (1 + z * z / of)
    half = z * math.sqrt(share * (1 - share) / of + z * z / 4 / of**2) / (1 + z * z / of)
    return f"{100 * share:.0f} % ({100 * (middle - half):.0f}–{100 * (middle + half):.0f})"


def summary(rows: list[dict]) -> str:
    heads = ["game", "rules", "first seat won", "second", "drawn", "not decided", "first of decided, 95 %", "moves a game"]
    lines = []
    for row in rows:
        first, second = row["wins"]
        open_games = row["max-plies"] + row["repetition"]
        counts = [first, second, row["draws"], open_games]
        rules = f"`{row['rules']}`" if row["rules"] else "as printed"
        length = f"{row['plies'] / row['games']:.0f}"
        lines.append([row["game"], rules, *map(str, counts), wilson(first, first + second), length])
    return table(heads, lines, texts=2)


def read() -> dict[tuple[str, str], dict]:
    lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
    return {(row["game"], row["rules"]): row for row in map(json.loads, lines)}


def write(rows: dict[tuple[str, str], dict]) -> None:
    """Keep what was played, and write the table."""
    order = [(game, rules) for game, (_, all_rules) in ROWS.items() for rules in all_rules]
    kept = [rows[key] for key in order if key in rows]
    KEPT.write_text("".join(json.dumps(row) + "\n" for row in kept), encoding="utf-8")
    replace_part(DOCS / "facts.md", "balance", summary(kept))


def main() -> None:
    rows = read()
    for game in wanted(ROWS):
        for rules in ROWS[game][1]:
            rows[game, rules] = play(game, rules)
            # What has been played is told, whatever becomes of the rest.
            write(rows)
            print(game, rules, rows[game, rules]["wins"], file=sys.stderr)


if __name__ == "__main__":
    main()
