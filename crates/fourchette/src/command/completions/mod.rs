//! `fourchette completions`.

mod bash;
mod fish;

use std::io::Write as _;

use clap_complete::{Shell, generate};

use super::failure::Failure;
use super::output;
use super::subcommand::Arguments;

/// Prints the completions for a shell, made from the description of the arguments.
pub(crate) fn run(shell: Shell) -> Result<(), Failure> {
    let mut command = Arguments::completed();
    let name = command.get_name().to_owned();
    // The generator panics if it cannot write; memory always takes it.
    let mut script = Vec::new();
    generate(shell, &mut command, name, &mut script);
    let mut out = output::data();
    match shell {
        Shell::Bash => bash::write(&mut out, &command, &script)?,
        Shell::Fish => fish::write(&mut out, &command, &script)?,
        _ => out.write_all(&script)?,
    }
    Ok(out.flush()?)
}
