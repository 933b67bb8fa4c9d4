//! Test vectors: what independent implementations of the same rules say.
//!
//! There are three kinds of files, each with a function that panics at the first disagreement, and if
//! there is nothing to check. Traces are what programs exchange; the other two are made to be read by
//! people too. In these, blank lines and lines that begin with `#` say nothing, a line `game NAME`
//! comes first, and `rules OPTIONS` sets up a start, with `-` for the defaults.
//!
//! # Traces
//!
//! `GAME.jsonl`, for [`check_traces`]: whole games, one JSON object a line; see
//! [`trace`](crate::trace).
//!
//! # Perft tables
//!
//! `GAME.perft`, for [`check_perft`]: counts of move sequences. A line `rules` begins a block. Lines
//! `moves` give the moves that lead to the position to count from, if it is not the start. Then
//! `perft DEPTH COUNT` gives the number of sequences of DEPTH moves.
//!
//! ```text
//! # Three stones; after the first is taken, two are left.
//! game nim
//!
//! rules stones=3
//! moves 1
//! perft 1 2
//! perft 2 1
//! ```
//!
//! # Golden games
//!
//! `GAME.golden`, for [`check_golden`]: one game, a line a ply. A line has the number of the ply, the
//! [`Turn`](crate::Turn), the number of legal moves, the [`digest`](crate::trace::digest) of their
//! texts, and the move that is made; the last line has no move. Then follows the outcome, or `*` if
//! the game is not over.
//!
//! ```text
//! game nim
//! rules stones=3
//!
//! 1 1 3 dbd536d5af6ff2c7 2
//! 2 2 1 af63ac4c86019afc 1
//! 3 o 0 cbf29ce484222325
//!
//! outcome 2
//! ```

mod golden;
mod lines;
mod perft;
mod traces;

pub use golden::check_golden;
pub use perft::check_perft;
pub use traces::check_traces;
