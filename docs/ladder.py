"""Plays the ladders of docs/ladder.md, and writes that page, its pictures and the table of docs/bots.md.

    cargo build --release
    python3 docs/ladder.py [GAME...]

With names of games, only their ladders are played again; the others stay as they were, in docs/ladder.
FOURCHETTE names another program than target/release/fourchette. It needs Python 3.10 and nothing else.
"""

from __future__ import annotations

import json
import sys

from pages import DOCS, call, replace_part, table, wanted

FOLDER = DOCS / "ladder"

#: What all ladders have in common, on one thread so that their times say something.
COMMON = "--anchor greedy --threads 1"

#: The games, the highest level that plays, and what their ladders have besides. Where games are slow there
#: are fewer of them, and fewer levels.
LADDERS = {
    "y": (4, "--games 40"),
    "aliens-amazons": (2, "--games 20 --rules amazons-needed=20 --max-plies 300"),
    "singularity": (2, "--games 40"),
    "leap-over": (2, "--games 20 --rules goal=full --max-plies 600"),
    "tetra": (4, "--games 40 --opening 6 --quiet 7"),
    "quinta": (3, "--games 40"),
    "sexta": (3, "--games 40 --max-plies 300"),
    "wyx": (4, "--games 40"),
    "dice-hex": (4, "--games 40"),
    "yinyang": (3, "--games 40 --max-plies 300"),
    "kwintie": (4, "--games 40"),
}

#: Who the columns of the table are.
COLUMNS = ["random", "greedy", "search:1", "search:2", "search:3", "search:4"]

HEAD = """# Ladders

How strong the opponents are in each game, by `fourchette ladder`; [bots.md](bots.md#the-ladder) says how to read it.
This page and its pictures are written by `python3 docs/ladder.py`.
Seconds are those of one thread, whatever else the machine did meanwhile.
"""


def arguments(game: str) -> list[str]:
    level, more = LADDERS[game]
    players = ",".join(COLUMNS[: level + 2])
    return ["ladder", game, "--players", players, *COMMON.split(), *more.split()]


def play(game: str) -> None:
    """Play a ladder, and keep what came of it and its picture."""
    picture = FOLDER / f"{game}.svg"
    played = call(*arguments(game), "--json", "--svg", str(picture))
    (FOLDER / f"{game}.json").write_text(played, encoding="utf-8")
    print(f"{game}: {json.loads(played)['seconds']:.0f} s", file=sys.stderr)


def read(game: str) -> dict:
    return json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))


def rating(player: dict, anchor: str) -> str:
    if player["elo"] is None:
        return "-"
    if player["name"] == anchor:
        return "0"
    return f"{player['elo']:.0f} ± {player['error']:.0f}"


def points(ladder: dict, one: str, other: str) -> str:
    """Return which share of the points a player got against another, in per cent."""
    for pairing in ladder["pairings"]:
        if sorted(pairing["players"]) == sorted([one, other]):
            wins = pairing["wins"][pairing["players"].index(one)]
            return f"{100 * (wins + pairing['draws'] / 2) / pairing['games']:.0f}"
    return "-"


def standings(ladder: dict) -> str:
    """Return all that is known of the players of a ladder: a row each, with their scores against each."""
    players = ladder["players"]
    names = [player["name"] for player in players]
    heads = ["player", "Elo", "above next", "won", "drawn", "lost", *(f"% against {name}" for name in names)]
    rows = []
    for player in players:
        above = "-"
        if player["above-next"] is not None:
            above = f"{player['above-next']:.0f} ± {player['above-next-error']:.0f}"
        counts = [str(player[key]) for key in ("wins", "draws", "losses")]
        shares = [points(ladder, player["name"], name) for name in names]
        rows.append([player["name"], rating(player, ladder["anchor"]), above, *counts, *shares])
    return table(heads, rows)


def page(ladders: dict[str, dict]) -> str:
    sections = [HEAD]
    for game, ladder in ladders.items():
        seats = [0, 0]
        for pairing in ladder["pairings"]:
            for half in pairing["by-first"]:
                seats = [sum(pair) for pair in zip(seats, half["wins"], strict=True)]
        sections.append(
            f"\n## {game}\n\n"
            f"```sh\nfourchette {' '.join(arguments(game))}\n```\n\n"
            f"![The ratings of {game}](ladder/{game}.svg)\n\n"
            f"{standings(ladder)}\n"
            f"Of {ladder['games']} games the first seat won {seats[0]}, the second {seats[1]}; "
            f"{ladder['seconds']:.0f} seconds.\n"
        )
    return "".join(sections)


def summary(ladders: dict[str, dict]) -> str:
    """Return a table of all ratings, a row a game."""
    rows = []
    for game, ladder in ladders.items():
        by_name = {player["name"]: rating(player, ladder["anchor"]) for player in ladder["players"]}
        count = str(ladder["pairings"][0]["games"])
        rows.append([f"[{game}](ladder.md#{game})", *(by_name.get(name, "") for name in COLUMNS), count])
    return table(["game", *COLUMNS, "games a pairing"], rows)


def write() -> None:
    """Write the page and the table from what was kept."""
    ladders = {game: read(game) for game in LADDERS if (FOLDER / f"{game}.json").exists()}
    (DOCS / "ladder.md").write_text(page(ladders), encoding="utf-8")
    replace_part(DOCS / "bots.md", "ladder", summary(ladders))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in wanted(LADDERS):
        play(game)
        # What has been played is told, whatever becomes of the rest.
        write()


if __name__ == "__main__":
    main()
