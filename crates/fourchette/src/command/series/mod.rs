//! Many games between opponents and programs, for every subcommand that lets them play.

mod game_terms;
mod opening;
mod progress;
mod workers;

pub(crate) use game_terms::{Forfeit, GameTerms};
pub(crate) use opening::draw_opening;
pub(crate) use workers::play_games;
