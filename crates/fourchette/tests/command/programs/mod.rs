//! Programs that play in `match` and `play`: `engine:CMD`.

mod failures;
#[cfg(unix)]
mod orphans;
mod records;

use crate::harness::TestFile;

/// What an engine that is written in Python begins with: it answers what every engine is asked.
const BEGIN: &str = "\
import sys, time
def say(line):
    print(line, flush=True)
for line in sys.stdin:
    words = line.split()
    if words == ['ugi']:
        say('id name Testee')
        say('ugiok')
        continue
    if words == ['quit']:
        break
";

/// What answers that it is ready.
const READY: &str = concat!("    if words == ['isready']:\n", "        say('readyok')\n");

/// Writes an engine in Python, whose loop ends with these lines; `name` must differ from that of every
/// other test.
fn script(name: &str, rest: &str) -> TestFile {
    TestFile::with(&format!("{name}.py"), format!("{BEGIN}{rest}"))
}

/// Names a script as a player.
fn player(script: &TestFile) -> String {
    format!("engine:python3 '{}'", script.path())
}
