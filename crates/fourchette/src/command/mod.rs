//! The command: its subcommands, a file each, and what they share.

mod args;
mod failure;
mod file;
mod games;
mod input;
mod interrupt;
mod legal;
mod match_;
mod output;
mod perft;
mod phrases;
mod play;
mod record_file;
mod rules;
mod show;
mod source;
mod threads;
mod trace;
mod wrapped;

use std::path::PathBuf;
use std::process::ExitCode;

use args::{MatchArgs, PerftArgs, PlayArgs, SourceArgs};
use clap::{Parser, Subcommand};
use failure::Failure;

/// Referees, draws and plays abstract board games.
///
/// Start with `fourchette games`, then `fourchette rules GAME` and `fourchette play GAME`.
#[derive(Debug, Parser)]
#[command(name = "fourchette", version, after_help = STATUS)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const STATUS: &str = "\
Results go to standard output, messages to standard error.
Exit status: 0 good; 1 rules, a move, a position or a record refused; 2 bad usage.";

#[derive(Debug, Subcommand)]
enum Command {
    /// Lists the games
    Games,
    /// Explains a game: rules, options, how moves are written
    Rules {
        /// The game's name
        game: String,
    },
    /// Draws a position
    Show {
        #[command(flatten)]
        source: SourceArgs,
        /// Also writes the picture as SVG to FILE (`-` is standard output, in place of the drawing)
        #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
        svg: Option<PathBuf>,
    },
    /// Lists the legal moves of a position, one a line, sorted by bytes
    Legal {
        #[command(flatten)]
        source: SourceArgs,
    },
    /// Counts the sequences of moves of each length from a position
    Perft(PerftArgs),
    /// Replays records and reports every position on the way, for comparing engines
    ///
    /// Reads JSON Lines `{"game":"y","rules":"opening=pie","moves":["e5","swap","f1"]}` and prints one
    /// JSON line for each: whose turn it was, how many moves were legal, a hash of their texts, and
    /// the outcome. A file whose first byte is not `{` is read as one record.
    Trace {
        /// The file to read; standard input if left out or `-`
        file: Option<PathBuf>,
    },
    /// Plays a game at the terminal
    ///
    /// Input from a pipe is a script: the lines that would be typed.
    Play(PlayArgs),
    /// Lets opponents play a series and reports wins, draws, lengths and speed
    ///
    /// Ctrl-C ends the series early and reports the games that have ended.
    Match(MatchArgs),
}

/// Runs the program.
pub(crate) fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
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
    }
}
