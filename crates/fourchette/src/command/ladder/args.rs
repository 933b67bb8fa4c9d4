//! The arguments of `ladder`.

use std::path::PathBuf;

use clap::Args;

use super::players::Players;
use crate::command::args::{
    JsonArgs, MAX_PLIES, MemoryArgs, ProgramArgs, REPETITION, SourceArgs, ThreadArgs, number,
};
use crate::command::opponent::Contender;

#[derive(Args, Clone, Debug)]
pub(crate) struct LadderArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    /// Who plays, separated by commas: names of opponents, or `engine:CMD`, a program that speaks the engine
    /// protocol; a comma within quotes belongs to CMD
    #[arg(long, value_name = "PLAYERS", default_value_t = Players::all_bots())]
    pub(crate) players: Players,
    /// How many games each two play, an even number: each opening is played from both sides
    #[arg(long, value_name = "N", default_value_t = 20)]
    #[arg(value_parser = number::<2, u64>, allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// Whose rating is 0; `random`, if it plays, or else the first player if left out
    #[arg(long, value_name = "PLAYER")]
    pub(crate) anchor: Option<Contender>,
    /// How many moves are drawn at random before the players take over
    #[arg(long, value_name = "N", default_value_t = 4)]
    #[arg(value_parser = number::<0, u32>, allow_negative_numbers = true)]
    pub(crate) opening: u32,
    /// Takes only openings after which `greedy` against itself needs N plies more
    #[arg(long, value_name = "N", default_value_t = 0)]
    #[arg(value_parser = number::<0, u32>, allow_negative_numbers = true)]
    pub(crate) quiet: u32,
    /// The seed of all chance: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 0)]
    #[arg(value_parser = number::<0, u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
    /// A game is a draw after N moves, chance moves and passes included; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = MAX_PLIES)]
    #[arg(value_parser = number::<0, u32>, allow_negative_numbers = true)]
    pub(crate) max_plies: u32,
    /// A game is a draw when a position stands for the N-th time; 0 is never
    #[arg(long, value_name = "N", default_value_t = REPETITION)]
    #[arg(value_parser = number::<0, u32>, allow_negative_numbers = true)]
    pub(crate) repetition: u32,
    #[command(flatten)]
    pub(crate) memory: MemoryArgs,
    #[command(flatten)]
    pub(crate) engines: ProgramArgs,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
    /// Also writes a picture as SVG to FILE (`-` is standard output, in place of the tables)
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    pub(crate) svg: Option<PathBuf>,
}
