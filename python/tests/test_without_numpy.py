"""Where numpy is missing, whatever needs no arrays works, and what needs them says so."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent

# How numpy can be missing: nobody finds it, it was found not to be there, or it breaks as it is imported.
MISSING = {
    "not found": """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "numpy":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Nothing())
""",
    "blocked": """
import sys
sys.modules["numpy"] = None
""",
    "broken": """
import sys, tempfile, pathlib
folder = tempfile.mkdtemp()
pathlib.Path(folder, "numpy.py").write_text("raise ImportError('it is broken')")
sys.path.insert(0, folder)
""",
}

CALLS = [
    "fourchette.Batch('quinta', 4)",
    "fourchette.environment('quinta').observation(0)",
    "fourchette.environment('quinta').observation(0, out=[])",
    "fourchette.environment('quinta').mask()",
    "fourchette.environment('quinta').grid()",
    "fourchette.new('quinta').observation(1)",
]

PROGRAM = """
import json, fourchette
told = []
for call in json.loads(sys.argv[1]):
    for again in range(2):
        try:
            eval(call)
        except ImportError as error:
            told.append([str(error), error.name, str(error.__cause__), type(error).__name__])
        else:
            raise SystemExit(f"{call} needs no numpy")
environment = fourchette.environment("quinta")
environment.apply(environment.legal_actions()[0])
assert environment.to_move == 1 and fourchette.new("y").play("e5").hint(level=1)
print(json.dumps(told))
"""


@pytest.mark.parametrize("way", MISSING)
def test_arrays_without_numpy_are_an_import_error(way: str) -> None:
    code = MISSING[way] + PROGRAM
    # The folder of a script would come first on the path; of a text there is none.
    command = [sys.executable, "-I", "-c", code, json.dumps(CALLS)]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    # A panic is told there.
    assert done.stderr == ""
    told = json.loads(done.stdout)
    assert len(told) == 2 * len(CALLS)
    for message, name, cause, kind in told:
        assert message == "numpy cannot be imported, and arrays need it: `pip install numpy` installs it"
        assert (name, kind) == ("numpy", "ImportError")
        assert "broken" in cause if way == "broken" else "numpy" in cause


def test_another_reason_is_told_as_it_is() -> None:
    """What ends an import for reasons of its own, as Ctrl-C does, is no missing module; the next call tries again."""
    code = """
import sys, fourchette
class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupting())
environment = fourchette.environment("quinta")
try:
    environment.mask()
except KeyboardInterrupt:
    print("interrupted")
sys.meta_path.pop(0)
print(environment.mask().sum() == len(environment.legal_actions()))
"""
    done = subprocess.run([sys.executable, "-I", "-c", code], cwd=HERE, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("interrupted\nTrue\n", "")
