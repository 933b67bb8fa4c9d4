//! Everything that works on any game, tried on the pile of the examples.

mod conformance;
mod minimax;
mod perft;
mod play;
mod playout;
mod record;
mod record_errors;
mod refusal;
#[cfg(feature = "serde")]
mod serde;
mod trace;
mod vectors;
