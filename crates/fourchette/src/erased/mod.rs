//! Positions, views, records, tables and series without their types: the same operations, by text, as
//! objects.
//!
//! What works on any game by text is compiled once behind these traits, and not once a game.

mod environment;
#[cfg(feature = "solve")]
mod forced_wins;
mod position;
mod record;
mod series;
#[cfg(feature = "solve")]
mod solver;
mod table;
mod view;

pub(crate) use environment::{ErasedEnvironment, environment, in_steps, read_steps};
#[cfg(feature = "solve")]
pub(crate) use forced_wins::ErasedForcedWins;
pub(crate) use position::ErasedPosition;
pub(crate) use record::ErasedRecord;
pub(crate) use series::ErasedSeries;
#[cfg(feature = "solve")]
pub(crate) use solver::ErasedSolver;
pub(crate) use table::ErasedTable;
pub(crate) use view::{ErasedView, Sight};
