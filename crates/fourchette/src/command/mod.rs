//! The command: its subcommands, a file each, and what they share.

mod args;
mod double_start;
mod failure;
mod file;
mod games;
mod input;
mod interrupt;
mod legal;
mod match_;
mod merge;
mod output;
mod part;
mod perft;
mod phrases;
mod play;
mod progress;
mod record_file;
mod recovery;
mod rules;
mod seats;
mod show;
mod source;
mod subcommand;
mod termination;
mod threads;
mod trace;
mod window;
mod wrapped;

use std::process::ExitCode;

use failure::Failure;
use subcommand::{Arguments, Command};

/// Runs the program.
pub(crate) fn main() -> ExitCode {
    let arguments = match Arguments::read() {
        Ok(arguments) => arguments,
        Err(error) => return failure::report_usage(&error),
    };
    match run(&arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Games => games::run(),
        Command::Rules { game } => rules::run(game),
        Command::Show { source, svg } => show::run(source, svg.as_deref()),
        Command::Legal { source } => legal::run(source),
        Command::Perft(args) => perft::run(args),
        Command::Trace { file } => trace::run(file.as_deref()),
        Command::Play(args) => play::run(args),
        Command::Match(args) => match_::run(args),
        Command::Merge(args) => merge::run(args),
    }
}
