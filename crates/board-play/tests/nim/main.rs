//! Everything that works with any game, tried with Nim.

mod asked;
mod conformance;
mod minimax;
mod perft;
mod play;
mod playout;
mod record;
mod record_errors;
mod record_kept;

#[cfg(feature = "serde")]
mod serde;
mod trace;
mod vectors;
mod winning;
