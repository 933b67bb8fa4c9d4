"""The package: what an import costs, what is documented and typed."""

from __future__ import annotations

import importlib.metadata
import inspect
import json
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import fourchette
import pytest

HERE = Path(__file__).parent
CLASSES = [value for value in vars(fourchette).values() if inspect.isclass(value)]


def python(*arguments: str) -> str:
    """Run Python in a process of its own."""
    done = subprocess.run([sys.executable, *arguments], cwd=HERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_an_import_needs_nothing_but_numpy() -> None:
    code = "import sys, fourchette, json; print(json.dumps(sorted(sys.modules)))"
    imported = {name.split(".")[0] for name in json.loads(python("-I", "-c", code))}
    alone = "import sys, numpy, json; print(json.dumps(sorted(sys.modules)))"
    numpy = {name.split(".")[0] for name in json.loads(python("-I", "-c", alone))}
    assert imported - numpy <= {"__future__", "fourchette"}


def test_everything_is_documented() -> None:
    silent = [
        f"{cls.__name__}.{name}"
        for cls in CLASSES
        for name, value in vars(cls).items()
        # The fields of exceptions are None in the class, whose docstring tells of them.
        if not name.startswith("_") and value is not None and not value.__doc__
    ]
    assert silent == []
    assert all(vars(fourchette)[name].__doc__ for name in fourchette.__all__)


def test_what_is_exported_is_all_that_there_is() -> None:
    public = {cls.__name__ for cls in CLASSES}
    public |= {"about", "environment", "games", "new", "verify", "__version__"}
    assert set(fourchette.__all__) == public


def test_the_stubs_are_what_the_module_has() -> None:
    pytest.importorskip("mypy")
    python("-m", "mypy.stubtest", "fourchette._fourchette")


def test_the_words_of_the_stubs_are_those_that_are_read() -> None:
    stub = (Path(fourchette.__file__).parent / "_fourchette.pyi").read_text()
    table = fourchette.Table(fourchette.new("y").record())
    for alias, call in (
        ("_StatedReason", lambda: table.end_by("none", fourchette.Outcome("draw"))),  # type: ignore[arg-type]
        ("_RematchWay", lambda: table.rematch("none")),  # type: ignore[arg-type]
    ):
        with pytest.raises(fourchette.TextRefused) as refused:
            call()
        literal = re.search(rf"^{alias}: TypeAlias = Literal\[(.*)\]$", stub, re.MULTILINE)
        assert literal is not None
        words = re.findall(r"\"(.+?)\"", literal[1])
        assert refused.value.reason == f"must be {', '.join(words[:-1])} or {words[-1]}"


def test_a_program_of_many_calls_is_typed() -> None:
    pytest.importorskip("mypy")
    tests = [str(path) for path in sorted(HERE.glob("test_*.py")) if is_ours(path)]
    python("-m", "mypy", "--strict", "--python-executable", sys.executable, *tests)


def is_ours(path: Path) -> bool:
    """Return whether a test is of this module alone, which has types throughout."""
    names = ["positions", "values", "refusals", "numbers", "batch", "players", "long_calls", "package", "solve", "without_numpy"]
    return path.stem.removeprefix("test_") in names


def test_the_types_are_shipped() -> None:
    package = Path(fourchette.__file__).parent
    assert (package / "py.typed").is_file() and (package / "_fourchette.pyi").is_file()
    assert package.is_relative_to(sysconfig.get_path("purelib")), "the wheel is tested"


def test_documents_that_are_named_are_in_the_package() -> None:
    package = Path(fourchette.__file__).parent
    texts = [path.read_text() for path in package.rglob("*.py*") if path.suffix in {".py", ".pyi"}]
    texts += [vars(cls)[name].__doc__ or "" for cls in CLASSES for name in vars(cls) if not name.startswith("__")]
    texts.append(str(importlib.metadata.metadata("fourchette").json["description"]))
    named = {name for text in texts for name in re.findall(r"docs/([a-z/-]+[.]md)", text)}
    packed = {path.relative_to(package / "docs").as_posix() for path in (package / "docs").rglob("*.md")}
    assert "encodings.md" in named and named == packed
    for name in packed:
        assert (package / "docs" / name).read_text() == (HERE.parents[1] / "docs" / name).read_text()


def test_games_in_words() -> None:
    for game in fourchette.games():
        about = fourchette.about(game)
        assert about["name"] == game and about["options"] is not None
    assert fourchette.about("kwinty")["name"] == "kwintie"
