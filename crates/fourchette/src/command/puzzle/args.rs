//! The arguments of `puzzle`.

use clap::Args;
use fourchette::solver::Limits;
use fourchette::{BotKind, Openings, PuzzleSearch};

use crate::command::args::{JsonArgs, OpeningArgs, SeedArgs, SourceArgs, ThreadArgs, number};

/// How many bytes the solver's table takes. What is looked into fits in by far.
const MEMORY: usize = 16 << 20;

#[derive(Args, Clone, Debug)]
pub(crate) struct PuzzleArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    /// How many puzzles to make at most
    #[arg(long, value_name = "N", default_value_t = 20)]
    #[arg(value_parser = number::<1, usize>, allow_negative_numbers = true)]
    pub(crate) count: usize,
    /// How many games to look for them in, each of which gives one at most
    #[arg(long, value_name = "N", default_value_t = 60)]
    #[arg(value_parser = number::<1, u64>, allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// The longest win that is looked for, in moves of the winner
    #[arg(long, value_name = "N", default_value_t = 4)]
    #[arg(value_parser = number::<2, u16>, allow_negative_numbers = true)]
    pub(crate) longest: u16,
    /// Who plays the games: `random`, `greedy`, or `search:1` to `search:5`
    #[arg(long, value_name = "BOT", default_value = "search:1")]
    pub(crate) bot: BotKind,
    #[command(flatten)]
    pub(crate) opening: OpeningArgs,
    #[command(flatten)]
    pub(crate) seed: SeedArgs,
    /// How many positions the solver may look into for each that may be a puzzle, and as many again for what
    /// the other first moves do
    #[arg(long, value_name = "N", default_value_t = 50_000)]
    #[arg(value_parser = number::<1, u64>, allow_negative_numbers = true)]
    pub(crate) nodes: u64,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
    /// Prints the solutions too, behind all puzzles
    #[arg(long, conflicts_with = "json")]
    pub(crate) solutions: bool,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
}

impl PuzzleArgs {
    /// Returns how the games begin.
    pub(super) fn openings(&self) -> Openings {
        Openings::of_moves(self.opening.moves())
    }

    /// Returns where puzzles are looked for.
    pub(super) fn search(&self) -> PuzzleSearch {
        PuzzleSearch {
            player: self.bot,
            seed: self.seed.seed,
            longest: self.longest.into(),
            limits: Limits::default().with_memory(MEMORY).with_nodes(self.nodes),
        }
    }
}
