//! The `Position` trait and its vocabulary.

mod about;
mod observe;
mod player;
mod position;
mod shown;
mod symmetric;
pub mod text;
mod zobrist;

pub use about::{About, MoveAbout, OptionAbout};
pub use observe::{Observe, PerfectInformation};
pub use player::{Outcome, Player, Status, Turn};
pub use position::Position;
pub use shown::{Audience, Shown};
pub use symmetric::Symmetric;
pub use text::TextError;
pub use zobrist::{zobrist, zobrist_table};
