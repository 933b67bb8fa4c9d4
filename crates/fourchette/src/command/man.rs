//! `fourchette man`.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use anyhow::Context as _;
use clap_mangen::Man;

use super::failure::Failure;
use super::output;
use super::subcommand::Arguments;

/// The date of the pages: the day of the release, as `CHANGELOG.md` has it, and before there is one the day
/// on which they were last looked through. The day on which they are printed says nothing of them.
const DATE: &str = "2026-11-30";

/// Prints the page of the program, or writes all pages into a folder: made from the description of the
/// arguments.
pub(crate) fn run(folder: Option<&Path>) -> Result<(), Failure> {
    // There is no page for `help`, which shows what the pages say.
    let mut command = Arguments::described().disable_help_subcommand(true);
    if let Some(folder) = folder {
        command.build();
        return Ok(write_pages(&command, folder).with_context(|| folder.display().to_string())?);
    }
    let mut out = output::data();
    page(command).render(&mut out)?;
    Ok(out.flush()?)
}

/// Writes the page of a command and those of its subcommands.
fn write_pages(command: &clap::Command, folder: &Path) -> io::Result<()> {
    for subcommand in command.get_subcommands() {
        write_pages(subcommand, folder)?;
    }
    let page = page(command.clone());
    let mut file = File::create(folder.join(page.get_filename()))?;
    page.render(&mut file)?;
    file.flush()
}

/// Returns the page of a command.
fn page(command: clap::Command) -> Man {
    let source = concat!("fourchette ", env!("CARGO_PKG_VERSION"));
    Man::new(command)
        .date(DATE)
        .source(source)
        .manual("Board games")
}
