// Its example needs Y.
#![cfg_attr(any(feature = "y", not(doctest)), doc = include_str!("../README.md"))]
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod certificate;
mod chance;
#[cfg(feature = "y")]
pub mod connections;
mod deepening;
mod experience;
mod forced;
mod games;
mod graph;
mod limits;
mod meter;
mod proof;
mod prover;
mod proving;
mod questions;
mod rounds;
#[cfg(feature = "serde")]
mod serde;
mod solution;
mod solvable;
mod solver;
mod table;
mod tasks;
mod threats;
mod weigher;

pub use forced::{ForcedWins, NoPuzzle, Puzzle, Uniqueness};
pub use limits::{Limits, Progress, ProgressFn, Stop, Wanted};
pub use meter::Meter;
pub use prover::{Goal, Prover};
pub use solution::{Expectation, Solution, SolvedMove, Value};
pub use solvable::{Solvable, default_prover};
pub use solver::{NoCertificate, Refusal, Solver};
pub use threats::Threats;
pub use weigher::Weigher;
