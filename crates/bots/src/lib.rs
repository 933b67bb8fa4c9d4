#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod bot;
mod budget;
mod clock;
mod games;
mod greedy;
mod kind;
mod level;
mod listing;
mod meter;
mod playable;
mod random;
mod search;
mod seat_view;
#[cfg(feature = "serde")]
mod serde;
mod trials;
mod walker;

pub use bot::Bot;
pub use budget::{Budget, Progress, ProgressFn};
pub use greedy::Greedy;
pub use kind::BotKind;
pub use level::Level;
pub use playable::Playable;
/// The crate of the generator that opponents take their choices from.
pub use rand_chacha;
pub use random::Random;
pub use search::{Analysis, Candidate, KeptTree, Search, analyse};
pub use seat_view::SeatView;
pub use trials::{Amaf, Judgement, Prospect, Trials, likelihood};
