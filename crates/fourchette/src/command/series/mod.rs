//! Many games between opponents and programs, for every subcommand that lets them play.

mod game_terms;
mod progress;
mod workers;

pub(crate) use game_terms::{Forfeit, GameTerms};
pub(crate) use workers::play_games;
