"""The examples of docs/distributed.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "distributed.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.usefixtures("cluster")
def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for example in EXAMPLES:
        exec(compile(example, str(PAGE), "exec"), {})
    folders = {path.name for path in (tmp_path / "runs").iterdir()}
    assert folders == {"search-greedy", "tetra-2", "y-flat-4", "dice-hex"}


def test_the_columns_are_those_of_the_schema() -> None:
    from fourchette.distributed import SelfPlay

    rows = re.findall(r"^\| `(\w+)` \| (?:list of )?(\w+)", PAGE.read_text("utf-8"), re.MULTILINE)
    schema = SelfPlay("y", "random", "random", games=1).schema()
    columns = []
    for field in schema:
        kind = field.type.value_type if hasattr(field.type, "value_type") else field.type
        columns.append((field.name, "float32" if kind == "float" else str(kind)))
    assert [row for row in rows if row[0] in schema.names] == columns
