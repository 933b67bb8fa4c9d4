//! The command: its subcommands, a file each, and what they share.

mod args;
mod completions;
mod double_start;
mod engine;
mod failure;
mod file;
mod games;
mod gtp;
mod hearing;
mod input;
mod interrupt;
mod json;
mod ladder;
mod legal;
mod man;
mod match_;
mod merge;
mod opponent;
mod output;
mod part;
mod perft;
mod phrases;
mod place;
mod play;
mod progress;
mod puzzle;
mod record_file;
mod recovery;
mod rules;
mod rules_json;
mod seats;
mod series;
mod show;
mod show_json;
mod solve;
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
        Command::Games { json } => games::run(json.form()),
        Command::Rules { game, json } => rules::run(game, json.form()),
        Command::Show { source, svg, json } => show::run(source, svg.as_deref(), json.form()),
        Command::Legal { source, json } => legal::run(source, json.form()),
        Command::Perft(args) => perft::run(args),
        Command::Solve(args) => solve::run(args),
        Command::Puzzle(args) => puzzle::run(args),
        Command::Trace { file } => trace::run(file.as_deref()),
        Command::Play(args) => play::run(args),
        Command::Match(args) => match_::run(args),
        Command::Ladder(args) => ladder::run(args),
        Command::Merge(args) => merge::run(args),
        Command::Engine(args) => engine::run(args),
        Command::Gtp(args) => gtp::run(args),
        Command::Completions { shell } => completions::run(*shell),
        Command::Man { folder } => man::run(folder.as_deref()),
    }
}
