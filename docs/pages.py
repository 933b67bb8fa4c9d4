"""What the programs of this folder that write pages have in common: the program they ask, and tables."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

DOCS = Path(__file__).resolve().parent
PROGRAM = os.environ.get("FOURCHETTE", str(DOCS.parent / "target/release/fourchette"))


def call(*words: str) -> str:
    """Return what the program prints."""
    return subprocess.run([PROGRAM, *words], check=True, stdout=subprocess.PIPE, text=True).stdout


def wanted(games: Iterable[str], reason: str = "no such game") -> list[str]:
    """Return the games that the arguments name, or all."""
    known = list(games)
    unknown = [game for game in sys.argv[1:] if game not in known]
    if unknown:
        sys.exit(f"{reason}: {', '.join(unknown)}")
    return sys.argv[1:] or known


def table(heads: list[str], rows: list[list[str]], texts: int = 1) -> str:
    """Return a table of Markdown, in which all but the first columns are numbers."""
    rule = ["---"] * texts + ["--:"] * (len(heads) - texts)
    return "".join(f"| {' | '.join(row)} |\n" for row in [heads, rule, *rows])


def replace_part(page: Path, name: str, text: str) -> None:
    """Write what stands between the marks of a part of a page."""
    begin, end = f"<!-- {name}: written by docs/{name}.py -->\n", f"<!-- end of {name} -->"
    before, rest = page.read_text(encoding="utf-8").split(begin)
    _, after = rest.split(end)
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")
