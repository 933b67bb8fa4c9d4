//! What bash is given besides what the generator makes.

use std::io::{self, Write};

use clap::Command;

/// A function that calls the generated one with whole words, where bash has parted them at colons.
/// `FUNCTION` stands for the name of the generated one.
const WHOLE_WORDS: &str = include_str!("whole_words.bash");

/// Writes the generated script, with a function between bash and the generated one.
pub(super) fn write(out: &mut impl Write, command: &Command, script: &[u8]) -> io::Result<()> {
    // As the generator names it.
    let function = format!("_{}", command.get_name().replace('-', "__"));
    let called = format!("complete -F {function} ");
    let whole = format!("complete -F {function}_whole ");
    let script = String::from_utf8_lossy(script).replace(&called, &whole);
    let between = WHOLE_WORDS.replace("FUNCTION", &function);
    write!(out, "{between}\n{script}")
}
