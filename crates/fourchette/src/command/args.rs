//! The arguments of subcommands.

use core::num::{IntErrorKind, NonZeroU32, NonZeroUsize};
use core::time::Duration;
use std::path::PathBuf;

use board_play::{Adjudication, Rematch};
use clap::Args;
use fourchette::BotKind;
use fourchette::bots::Budget;
use fourchette::solver::{Limits, Wanted};

use super::json::Form;
use super::opponent::{Contender, Sitter};
use super::perft::Share;
use super::puzzle::PuzzleAt;
use super::seats::Seats;
use super::threads::{SearchThreadArgs, threads};

/// How a position is named: a game, and where it stands.
#[derive(Args, Clone, Debug)]
pub(crate) struct SourceArgs {
    /// The game's name; `kwinty` and `boardless` are `kwintie` with that ruleset
    pub(crate) game: String,
    /// Rule options, `key=value,key=value`
    #[arg(long, value_name = "RULES", allow_hyphen_values = true)]
    #[arg(conflicts_with_all = ["position", "record"])]
    pub(crate) rules: Option<String>,
    /// Moves to make first, separated by blanks
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    /// The position to begin with, as its one-line text
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    #[arg(conflicts_with = "record")]
    pub(crate) position: Option<String>,
    /// The record to begin with; `-` is standard input
    #[arg(
        long,
        value_name = "FILE",
        allow_hyphen_values = true,
        visible_alias = "load"
    )]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct JsonArgs {
    /// Prints JSON in place of the text, one line for each thing that is asked for
    #[arg(long)]
    json: bool,
}

impl JsonArgs {
    /// Returns for whom to write.
    pub(crate) const fn form(self) -> Form {
        if self.json { Form::Json } else { Form::Text }
    }
}

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    /// The greatest length
    #[arg(long, value_name = "N", value_parser = number::<1, usize>, allow_negative_numbers = true)]
    pub(crate) depth: usize,
    /// Counts only the sequences that begin with a share of the moves: the K-th of N, which has the K-th
    /// move, sorted by bytes, and every N-th after it. `merge` adds all N up
    #[arg(long, value_name = "K/N", allow_hyphen_values = true)]
    pub(crate) part: Option<Share>,
    /// Prints, in place of the counts, how many of the sequences of length N begin with each move
    #[arg(long)]
    pub(crate) divide: bool,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    /// Stops when it is known who wins, and does not go on to decide every move
    #[arg(long)]
    pub(crate) value: bool,
    /// Also finds how many moves a win takes, the winner hurrying and the loser delaying
    #[arg(long)]
    pub(crate) distance: bool,
    /// Writes the winner's strategy to FILE (`-` is standard output, in place of the report), for a draw
    /// those of both seats; `--check` verifies it. A file that is there is replaced only if it is a
    /// certificate
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    pub(crate) certificate: Option<PathBuf>,
    /// Writes a picture of the board to FILE, with the colour of what it is worth on each place to which
    /// a move puts something; `-` is standard output, in place of the report. A file that is there is
    /// replaced only if it is a picture
    #[arg(
        long,
        value_name = "FILE",
        allow_hyphen_values = true,
        conflicts_with = "value"
    )]
    pub(crate) svg: Option<PathBuf>,
    /// Verifies a certificate move by move, by the rules alone, and solves nothing; `-` is standard input
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    #[arg(conflicts_with_all = ["value", "distance", "certificate", "svg", "nodes", "time", "threads"])]
    pub(crate) check: Option<PathBuf>,
    /// How many positions may be looked into; no limit if left out
    #[arg(long, value_name = "N", value_parser = number::<0, u64>, allow_negative_numbers = true)]
    pub(crate) nodes: Option<u64>,
    /// How long it may take, in seconds; no limit if left out
    #[arg(long, value_name = "S", value_parser = number::<0, u32>, allow_negative_numbers = true)]
    pub(crate) time: Option<u32>,
    /// How much memory tables may take, in MiB
    #[arg(long, value_name = "MB", default_value_t = MEMORY)]
    #[arg(value_parser = number::<1, u32>, allow_negative_numbers = true)]
    pub(crate) memory: u32,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
}

impl SolveArgs {
    /// Returns how far the solver may go.
    pub(crate) fn limits(&self) -> Limits {
        let wanted = |is_wanted| if is_wanted { Wanted::Yes } else { Wanted::No };
        let threads = NonZeroUsize::new(self.threads.count(u64::MAX));
        let limits = Limits::default()
            .with_memory(bytes(self.memory))
            .with_threads(threads.unwrap_or(NonZeroUsize::MIN))
            .with_distances(wanted(self.distance))
            .with_moves(wanted(!self.value));
        let limits = self.nodes.map_or(limits, |nodes| limits.with_nodes(nodes));
        let time = self.time.map(|seconds| Duration::from_secs(seconds.into()));
        time.map_or(limits, |time| limits.with_time(time))
    }
}

#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct ThreadArgs {
    /// How many threads to use, 1024 at most; as many as there are processors if left out. The numbers
    /// are the same for any T
    #[arg(long, value_name = "T", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: Option<u16>,
}

/// Where the chance of many games comes from.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct SeedArgs {
    /// The seed of all chance: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 0)]
    #[arg(value_parser = number::<0, u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
}

/// What ends the games of a series besides their rules.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LimitArgs {
    /// A game is a draw after N moves, chance moves and passes included; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = MAX_PLIES)]
    #[arg(value_parser = number::<0, u32>, allow_negative_numbers = true)]
    max_plies: u32,
    /// A game is a draw when a position stands for the N-th time; 0 is never
    #[arg(long, value_name = "N", default_value_t = REPETITION)]
    #[arg(value_parser = number::<0, u32>, allow_negative_numbers = true)]
    repetition: u32,
}

impl LimitArgs {
    pub(crate) const fn adjudication(self) -> Adjudication {
        Adjudication {
            repetition: NonZeroU32::new(self.repetition),
            max_plies: NonZeroU32::new(self.max_plies),
        }
    }
}

/// How games begin that opponents play.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct OpeningArgs {
    /// How many moves are drawn at random before opponents take over
    #[arg(long, value_name = "N", default_value_t = 4)]
    #[arg(value_parser = number::<0, u32>, allow_negative_numbers = true)]
    opening: u32,
}

impl OpeningArgs {
    /// Returns the number of moves.
    pub(crate) fn moves(self) -> usize {
        self.opening.try_into().unwrap_or(usize::MAX)
    }
}

#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct MemoryArgs {
    /// How much memory a search may take for a move, in MiB. One that has reached it goes on without
    /// keeping more
    #[arg(long, value_name = "MB", default_value_t = MEMORY)]
    #[arg(value_parser = number::<1, u32>, allow_negative_numbers = true)]
    pub(crate) memory: u32,
}

impl MemoryArgs {
    /// Returns how many bytes that are.
    pub(crate) fn bytes(self) -> usize {
        bytes(self.memory)
    }
}

fn bytes(megabytes: u32) -> usize {
    let megabytes = usize::try_from(megabytes).unwrap_or(usize::MAX);
    megabytes.saturating_mul(MEGABYTE)
}

/// How many bytes the unit of `--memory` is.
const MEGABYTE: usize = 1 << 20;

/// How much memory a search may take, unless the arguments say otherwise.
#[expect(clippy::cast_possible_truncation, reason = "256")]
const MEMORY: u32 = (Budget::MEMORY / MEGABYTE) as u32;

/// After how many plies a game among opponents is a draw, unless the arguments say otherwise.
pub(crate) const MAX_PLIES: u32 = 1000;

/// When a position has stood how often a game among opponents is a draw.
pub(crate) const REPETITION: u32 = 3;

#[derive(Args, Clone, Debug)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    /// Solves the first puzzle of FILE, or the K-th, which `puzzle --json` wrote: you play the winner, the solver
    /// defends, and a move that throws the win away is refused
    #[arg(long, value_name = "FILE[:K]", allow_hyphen_values = true)]
    #[arg(conflicts_with_all = ["rules", "moves", "position", "record", "first", "second", "seats", "lot", "double"])]
    pub(crate) puzzle: Option<PuzzleAt>,
    /// Who sits first: `human`, an opponent (`random`, `greedy`, or `search:1` to `search:5`), or
    /// `engine:CMD`, a program that speaks the engine protocol
    #[arg(long, value_name = "PLAYER", default_value_t = Sitter::Human)]
    pub(crate) first: Sitter,
    /// Who sits second, as in `--first`
    #[arg(long, value_name = "PLAYER", default_value_t = strongest())]
    pub(crate) second: Sitter,
    /// Who sits where after `rematch`: `custom`, as the game has it, `stay`, `alternate` (seats, and with
    /// them colours), `colours` (where either colour can begin, seats stay), or `loser` (begins; after a
    /// draw seats stay)
    #[arg(long, value_name = "WAY", default_value_t = Seats::Custom)]
    pub(crate) seats: Seats,
    /// Draws by lot, from the seed, who sits first in the first game
    #[arg(long)]
    pub(crate) lot: bool,
    /// Plays a match of two games with one rack and exchanged colours (Wyx); `rematch` begins the second
    #[arg(long)]
    pub(crate) double: bool,
    /// The seed of all chance, at each ply the same; another one each time if left out, named at the end
    #[arg(long, value_name = "S", value_parser = number::<0, u64>, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// The game is a draw after N moves, chance moves and passes included; 0 is no limit
    #[arg(long, value_name = "N", value_parser = number::<0, u32>, allow_negative_numbers = true)]
    pub(crate) max_plies: Option<u32>,
    /// The game is a draw when a position stands for the N-th time; 0 is never
    #[arg(long, value_name = "N", value_parser = number::<0, u32>, allow_negative_numbers = true)]
    pub(crate) repetition: Option<u32>,
    #[command(flatten)]
    pub(crate) memory: MemoryArgs,
    #[command(flatten)]
    pub(crate) threads: SearchThreadArgs,
    #[command(flatten)]
    pub(crate) engines: ProgramArgs,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct MatchArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    /// The opponent that sits first in the first game: `random`, `greedy`, `search:1` to `search:5`, or
    /// `engine:CMD`, a program that speaks the engine protocol
    #[arg(long, value_name = "BOT")]
    pub(crate) first: Contender,
    /// The opponent that sits second in the first game, as in `--first`
    #[arg(long, value_name = "BOT")]
    pub(crate) second: Contender,
    /// Who sits where in the next game: `stay`, `alternate` (seats, and with them colours), `colours`
    /// (where either colour can begin, seats stay), `loser` (begins; after a draw seats stay; one thread),
    /// or `custom`, as the game has it
    #[arg(long, value_name = "WAY", default_value_t = Seats::Way(Rematch::Stay))]
    pub(crate) seats: Seats,
    /// Draws by lot, from the seed, who sits first in the first game
    #[arg(long)]
    pub(crate) lot: bool,
    /// How many games to play
    #[arg(long, value_name = "N", value_parser = number::<1, u64>, allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// The number of the first game to play: a part of the series, which `merge` adds to others
    #[arg(long, value_name = "K", default_value_t = 1)]
    #[arg(value_parser = number::<1, u64>, allow_negative_numbers = true)]
    pub(crate) from: u64,
    #[command(flatten)]
    pub(crate) seed: SeedArgs,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    #[command(flatten)]
    pub(crate) memory: MemoryArgs,
    #[command(flatten)]
    pub(crate) engines: ProgramArgs,
    /// Plays matches of two games with one rack and exchanged colours, each counted as one (Wyx); not
    /// between programs
    #[arg(long)]
    pub(crate) double: bool,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
    /// Writes the record of each game to a file in DIR, a folder that is new or empty
    #[arg(long, value_name = "DIR", allow_hyphen_values = true)]
    pub(crate) records: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct MergeArgs {
    /// Files of parts, as `match --json` and `perft --json` write them, one or more lines each; `-` is
    /// standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
}

/// How programs that play are treated.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct ProgramArgs {
    /// How long a player `engine:CMD` may think about a move, in milliseconds; one that is a second late
    /// loses
    #[arg(long, value_name = "MS", default_value_t = MOVE_TIME)]
    #[arg(value_parser = number::<1, u32>, allow_negative_numbers = true)]
    move_time: u32,
}

/// How long a program may think about a move, unless the arguments say otherwise, in milliseconds.
const MOVE_TIME: u32 = 1000;

impl ProgramArgs {
    /// Returns how long a program may think about a move.
    pub(crate) fn move_time(self) -> Duration {
        Duration::from_millis(self.move_time.into())
    }
}

/// Returns the opponent that plays best.
const fn strongest() -> Sitter {
    Sitter::Contender(Contender::Bot(BotKind::strongest()))
}

/// How a program is given an opponent to talk to.
#[derive(Args, Clone, Debug)]
pub(crate) struct EngineArgs {
    /// The game's name; `kwinty` and `boardless` are `kwintie` with that ruleset
    pub(crate) game: String,
    /// Rule options, `key=value,key=value`
    #[arg(
        long,
        value_name = "RULES",
        allow_hyphen_values = true,
        default_value = ""
    )]
    pub(crate) rules: String,
    #[command(flatten)]
    pub(crate) thinker: ThinkerArgs,
}

/// How Y is played for a program that speaks GTP.
#[derive(Args, Clone, Debug)]
pub(crate) struct GtpArgs {
    /// Rule options, `key=value,key=value`; the board is flat:9 unless they name another
    #[arg(
        long,
        value_name = "RULES",
        allow_hyphen_values = true,
        default_value = ""
    )]
    pub(crate) rules: String,
    #[command(flatten)]
    pub(crate) thinker: ThinkerArgs,
}

/// Who thinks for a program that talks to this one.
#[derive(Args, Clone, Debug)]
pub(crate) struct ThinkerArgs {
    /// Who plays: `random`, `greedy`, or `search:1` to `search:5`
    #[arg(long, value_name = "BOT", default_value = "search:3")]
    pub(crate) bot: BotKind,
    /// The seed of all that is random
    #[arg(long, value_name = "S", default_value_t = 0)]
    #[arg(value_parser = number::<0, u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) memory: MemoryArgs,
    #[command(flatten)]
    pub(crate) threads: SearchThreadArgs,
}

/// Reads a plain decimal number, without a sign or leading zeros, that is not less than `LEAST`.
pub(crate) fn number<const LEAST: u64, T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let too_great = || "is too great".to_owned();
    let has_zeros = text.len() > 1 && text.starts_with('0');
    let is_plain = !has_zeros && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_plain && text.parse::<u64>().is_ok() {
        return Err("must be a plain decimal number, without a sign or leading zeros".to_owned());
    }
    match text.parse::<u64>() {
        Ok(number) if number >= LEAST => number.try_into().map_err(|_| too_great()),
        Err(error) if *error.kind() == IntErrorKind::PosOverflow => Err(too_great()),
        _ => Err(format!("must be a whole number, {LEAST} or more")),
    }
}
