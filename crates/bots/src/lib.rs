// Its example needs Y.
#![cfg_attr(any(feature = "y", not(doctest)), doc = include_str!("../README.md"))]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod bot;
mod budget;
mod clock;
mod features;
mod games;
mod greedy;
mod kind;
mod level;
mod listing;
mod meter;
mod playable;
mod proofs;
mod random;
mod search;
mod seat_view;
#[cfg(feature = "serde")]
mod serde;
mod trials;
mod walker;
mod worth;

pub use bot::Bot;
pub use budget::{Budget, Progress, ProgressFn};
pub use features::{Tally, Weighed};
pub use greedy::Greedy;
pub use kind::BotKind;
pub use level::Level;
pub use playable::Playable;
pub use proofs::solve;
/// The crate of the generator that opponents take their choices from.
pub use rand_chacha;
pub use random::Random;
pub use search::{Analysis, Candidate, KeptTree, Search, analyse};
pub use seat_view::SeatView;
/// The crate that proves who wins.
pub use solver;
pub use trials::{Amaf, Judgement, Prospect, Trials, likelihood};
