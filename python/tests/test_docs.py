"""What the documents and docstrings show is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import fourchette
import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["docs/python.md", "python/README.md", "README.md"]


def test_docstrings() -> None:
    tested = doctest.testmod(fourchette, extraglobs={"about": fourchette.about})
    assert tested.attempted > 0 and tested.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_shows(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Programs run; what is shown with a prompt prints what is shown."""
    text = (ROOT / page).read_text()
    programs = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert programs
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    names: dict[str, object] = {}
    for at, program in enumerate(programs):
        if ">>>" in program:
            shown = parser.get_doctest(program, names, f"{page} {at}", page, 0)
            runner.run(shown, clear_globs=False)
            names = shown.globs
        else:
            exec(compile(program, f"{page} {at}", "exec"), names)
    assert runner.summarize().failed == 0, capsys.readouterr().out
