//! The arguments of `ladder`.

use std::path::PathBuf;

use clap::Args;

use super::players::Players;
use crate::command::args::{
    JsonArgs, LimitArgs, MemoryArgs, OpeningArgs, ProgramArgs, SeedArgs, SourceArgs, ThreadArgs,
    number,
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
    #[command(flatten)]
    pub(crate) opening: OpeningArgs,
    /// Takes only openings after which `greedy` against itself needs N plies more
    #[arg(long, value_name = "N", default_value_t = 0)]
    #[arg(value_parser = number::<0, u32>, allow_negative_numbers = true)]
    pub(crate) quiet: u32,
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
    #[command(flatten)]
    pub(crate) json: JsonArgs,
    /// Also writes a picture as SVG to FILE (`-` is standard output, in place of the tables). A file that is
    /// there is replaced only if it is a picture
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    pub(crate) svg: Option<PathBuf>,
}
