//! The subcommands: how each is called. What it does is in the file of its name.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use clap_complete::Shell;
use fourchette::{BotKind, NAMES, Player, about};

use super::args::{
    EngineArgs, GtpArgs, JsonArgs, MatchArgs, MergeArgs, PerftArgs, PlayArgs, SolveArgs, SourceArgs,
};
use super::ladder::LadderArgs;
use super::puzzle::PuzzleArgs;
use super::seats::Seats;
use super::window;

/// Referees, draws and plays abstract board games.
///
/// Start with `fourchette games`, then `fourchette rules GAME` and `fourchette play GAME`.
#[derive(Debug, Parser)]
#[command(name = "fourchette", bin_name = "fourchette", version, after_help = STATUS)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// Draws and writes in plain ASCII, as without this option where the locale is not UTF-8
    #[arg(long, global = true, display_order = 900)]
    ascii: bool,
}

impl Arguments {
    /// Returns the description of the program from which completions and manual are generated: as it is read,
    /// and with the names of the games, which the library knows, and the ways of sitting down.
    pub(crate) fn described() -> clap::Command {
        let aliases = NAMES.iter().filter_map(|game| about(game).ok());
        let aliases = aliases
            .flat_map(|about| about.words.aliases)
            .map(|alias| alias.name);
        let names: Vec<&str> = NAMES.iter().copied().chain(aliases).collect();
        with_values(Self::command(), |_, arg| match arg {
            "game" => Some(names.iter().map(ToString::to_string).collect()),
            "seats" => Some(Seats::words().map(str::to_owned).collect()),
            _ => None,
        })
    }

    /// Returns the description from which completions are generated: that of the manual, and with the names of
    /// opponents and of people, though in some places other players can be named too.
    pub(crate) fn completed() -> clap::Command {
        with_values(Self::described(), |subcommand, arg| {
            let people = Some(Player::Human).filter(|_| subcommand == "play");
            let opponents = BotKind::all().map(Player::Bot);
            match arg {
                "bot" => Some(opponents.map(|player| player.to_string()).collect()),
                "first" | "second" => {
                    let players = people.into_iter().chain(opponents);
                    Some(players.map(|player| player.to_string()).collect())
                }
                _ => None,
            }
        })
    }

    /// Reads the arguments of the program, and has everything written from now on in the characters
    /// that they ask for.
    pub(crate) fn read() -> Result<Self, clap::Error> {
        let command = Self::command().term_width(window::prose_width());
        let matches = command.try_get_matches();
        let arguments = matches.and_then(|matches| Self::from_arg_matches(&matches));
        let is_ascii_wanted = match &arguments {
            Ok(arguments) => arguments.ascii,
            // Which of them is an option is not known where they make no sense.
            Err(_) => std::env::args_os().any(|argument| argument == window::ASCII),
        };
        if is_ascii_wanted {
            window::use_ascii();
        }
        arguments
    }
}

/// Returns a description in which arguments are said to have values, which are found by the names of the
/// subcommand and of the argument.
fn with_values(
    command: clap::Command,
    values: impl Fn(&str, &str) -> Option<Vec<String>>,
) -> clap::Command {
    command.mut_subcommands(|subcommand| {
        let name = subcommand.get_name().to_owned();
        subcommand.mut_args(|arg| match values(&name, arg.get_id().as_str()) {
            Some(values) => arg.value_parser(PossibleValuesParser::new(values)),
            None => arg,
        })
    })
}

const STATUS: &str = "\
Results go to standard output, messages to standard error.
Exit status: 0 good; 1 rules, a move, a position or a record refused; 2 bad usage.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Lists the games
    Games {
        #[command(flatten)]
        json: JsonArgs,
    },
    /// Explains a game to somebody who has never seen it: board, rules, options, moves
    Rules {
        /// The game's name; `kwinty` and `boardless` are `kwintie` with that ruleset
        game: String,
        #[command(flatten)]
        json: JsonArgs,
    },
    /// Draws a position
    Show {
        #[command(flatten)]
        source: SourceArgs,
        /// Also writes the picture as SVG to FILE (`-` is standard output, in place of the drawing).
        /// A file that is there is replaced only if it is a picture
        #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
        #[arg(conflicts_with = "json")]
        svg: Option<PathBuf>,
        #[command(flatten)]
        json: JsonArgs,
    },
    /// Lists the legal moves of a position, one a line, sorted by bytes
    Legal {
        #[command(flatten)]
        source: SourceArgs,
        #[command(flatten)]
        json: JsonArgs,
    },
    /// Counts the sequences of moves of each length from a position
    Perft(PerftArgs),
    /// Proves who wins from a position, and with which moves
    ///
    /// Nothing is estimated: where chance decides the probability is exact, and what is not decided within
    /// the limits is said to be. Ctrl-C ends it early and tells what is known. See docs/solving.md.
    Solve(SolveArgs),
    /// Makes puzzles: positions that a seat wins in some moves by one first move and no other
    ///
    /// They come from games of an opponent against itself and are proved by the solver: see docs/puzzles.
    /// `play GAME --puzzle FILE` plays what `--json` prints. Ctrl-C ends the games early and shows what was found.
    Puzzle(PuzzleArgs),
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
    /// Input from a pipe is a script: the lines that would be typed. Ctrl-C offers to save the game; if
    /// nobody can be asked it is kept in a new file, GAME-unsaved-1.txt.
    Play(PlayArgs),
    /// Lets opponents play a series and reports wins, draws, lengths and speed
    ///
    /// Ctrl-C ends the series early and reports the games that have ended.
    Match(MatchArgs),
    /// Lets everybody play everybody and reports how strong they are, in Elo
    ///
    /// Each two players play the same openings, which are drawn at random, from both sides. The ratings are
    /// those under which the results are most likely (Bradley and Terry), with 95 % intervals, as
    /// differences to `--anchor`; each pair is taken to have drawn one game more. Ctrl-C ends the games early
    /// and reports those that have ended.
    Ladder(LadderArgs),
    /// Adds up the parts of a run of `match` or `perft` to exactly what the one run reports
    ///
    /// Reads lines of JSON as `match --json` (parts by `--from`) and `perft --json` (by `--part`) write
    /// them. The parts must be of one run, and none may be missing. A ladder has no parts: its ratings are
    /// fitted to all games at once.
    Merge(MergeArgs),
    /// Plays and referees a game for another program, by lines on standard input and output
    ///
    /// It speaks the Universal Game Interface (UGI), a relative of UCI, with additions for chance and
    /// hidden information: see docs/protocol.md.
    Engine(EngineArgs),
    /// Plays Y for another program, by the Go Text Protocol (GTP 2) on standard input and output
    ///
    /// Flat boards have letters for columns and numbers for rows, curved boards the names of their rings:
    /// see docs/protocol.md.
    Gtp(GtpArgs),
    /// Prints what a shell needs to complete calls of this program
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Prints the page of the manual, or writes all pages into a folder
    Man {
        /// The folder, which must exist: it gets a page for the program and one for each subcommand
        #[arg(value_name = "DIR")]
        folder: Option<PathBuf>,
    },
}
