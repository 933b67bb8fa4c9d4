//! `fourchette man`.

use std::io::Write as _;
use std::path::Path;

use anyhow::Context as _;
use clap_mangen::{Man, generate_to};

use super::failure::Failure;
use super::output;
use super::subcommand::Arguments;

/// Prints the page of the program, or writes all pages into a folder: made from the description of the
/// arguments.
pub(crate) fn run(folder: Option<&Path>) -> Result<(), Failure> {
    // There is no page for `help`, which shows what the pages say.
    let command = Arguments::described().disable_help_subcommand(true);
    if let Some(folder) = folder {
        return Ok(generate_to(command, folder).with_context(|| folder.display().to_string())?);
    }
    let mut out = output::data();
    Man::new(command).render(&mut out)?;
    Ok(out.flush()?)
}
