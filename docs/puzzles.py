"""Makes the puzzles of docs/puzzles, and writes their pages and pictures.

    cargo build --release
    python3 docs/puzzles.py [GAME...]

With names of games, only their puzzles are made again. FOURCHETTE names another program than
target/release/fourchette. It needs Python 3.10 and nothing else.
"""

from __future__ import annotations

import json
import re
import shutil

from pages import DOCS, call, replace_part, table, wanted

FOLDER = DOCS / "puzzles"

#: What all games have in common. The test of the puzzles looks into as many positions.
COMMON = "--nodes 50000"

#: The games that have puzzles, and what is asked for besides.
GAMES = {
    "y": "--rules board=bent:6 --games 200 --opening 2",
    "aliens-amazons": "--rules amazons-needed=20 --games 1000",
    "singularity": "--games 200",
    "leap-over": "--rules goal=full --games 100",
    "tetra": "--games 200",
    "quinta": "--games 200",
    "sexta": "--games 200",
    "wyx": "--games 100",
    "kwintie": "--games 100",
}

#: What the seat that moves is called in a task.
SEATS = {"1": "first", "2": "second"}

#: What is proved of the other first moves.
CLAIMS = {"wins": "no other first move wins", "in-time": "no other first move wins so fast"}


def arguments(game: str) -> list[str]:
    return ["puzzle", game, *GAMES[game].split(), *COMMON.split()]


def small(svg: str) -> str:
    """Return a picture of the same look in a half of the bytes: without names of places for programs, colours
    that nothing has, and parts of pixels."""
    svg = re.sub(r' data-place="[^"]*"', "", svg)
    head, style, body = re.split(r"<style>|</style>", svg)
    used = set(re.findall(r"[\w-]+", " ".join(re.findall(r'class="([^"]*)"', body))))
    style = "".join(
        line
        for line in style.splitlines()
        if not (rule := re.match(r"\.drawing (?:\w+)?\.([\w-]+)\{", line)) or rule[1] in used
    )
    body = re.sub(r"-?\d+\.\d+", lambda number: f"{float(number[0]):.0f}".replace("-0", "0"), body)
    style += ".n{font-size:11px;text-anchor:middle}"
    body = re.sub(r'<text class="([^"]*)"([^>]*) font-size="11" text-anchor="middle"', r'<text class="\1 n"\2', body)
    return f"{head}<style>{style}</style>{body}".replace(">\n<", "><").strip() + "\n"


def task(puzzle: dict) -> str:
    return f"The {SEATS[puzzle['seat']]} seat to move and win in {puzzle['wins_in']}"


def page(game: str, puzzles: list[dict]) -> str:
    """Return the page of a game: each puzzle with its picture, and its solution folded away."""
    title = json.loads(call("rules", game, "--json"))["title"]
    sections = [
        f"# Puzzles: {title}\n\n"
        f"What these are, and what is proved of them, is told in [README.md](README.md). They are made by\n\n"
        f"```sh\nfourchette {' '.join(arguments(game))} --json\n```\n\n"
        f"and `fourchette play {game} --puzzle docs/puzzles/{game}.jsonl:3` plays the third one.\n"
    ]
    for number, puzzle in enumerate(puzzles, 1):
        said = task(puzzle)
        sections.append(
            f"\n## {number}\n\n{said}.\n\n"
            f"![{said}]({game}/{number:02}.svg)\n\n"
            f"<details><summary>Solution</summary>\n\n"
            f"`{' '.join(puzzle['line'])}`; {CLAIMS[puzzle['unique']]}.\n\n</details>\n"
        )
    return "".join(sections)


def read(game: str) -> list[dict]:
    text = (FOLDER / f"{game}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def make(game: str) -> None:
    lines = call(*arguments(game), "--json")
    (FOLDER / f"{game}.jsonl").write_text(lines, encoding="utf-8")
    puzzles = read(game)
    pictures = FOLDER / game
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir()
    for number, puzzle in enumerate(puzzles, 1):
        svg = call("show", game, "--position", puzzle["position"], "--svg", "-")
        (pictures / f"{number:02}.svg").write_text(small(svg), encoding="utf-8")
    (FOLDER / f"{game}.md").write_text(page(game, puzzles), encoding="utf-8")


def summary() -> str:
    """Return how many puzzles of which length each game has."""
    games = {game: read(game) for game in GAMES if (FOLDER / f"{game}.jsonl").exists()}
    longest = max(puzzle["wins_in"] for puzzles in games.values() for puzzle in puzzles)
    lengths = range(2, longest + 1)
    heads = ["game", "puzzles", *(f"in {length}" for length in lengths), "only win"]
    rows = []
    for game, puzzles in games.items():
        counts = [sum(puzzle["wins_in"] == length for puzzle in puzzles) for length in lengths]
        wins = sum(puzzle["unique"] == "wins" for puzzle in puzzles)
        rows.append([f"[{game}]({game}.md)", *map(str, [len(puzzles), *counts, wins])])
    return table(heads, rows)


def main() -> None:
    for game in wanted(GAMES, "no such game, or none with puzzles"):
        make(game)
        # What has been made is told, whatever becomes of the rest.
        replace_part(FOLDER / "README.md", "puzzles", summary())


if __name__ == "__main__":
    main()
