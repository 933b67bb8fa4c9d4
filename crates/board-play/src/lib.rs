#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod actions;
mod adjudication;
mod described;
mod in_steps;
#[cfg(feature = "minimax")]
pub mod minimax;
pub mod nim;
mod notated;
mod observe;
pub mod options;
mod past;
mod perft;
mod planes;
#[cfg(feature = "rand")]
pub mod playout;
mod position;
pub mod prose;
pub mod record;
mod rematch;
mod seat;
#[cfg(feature = "serde")]
mod serde;
mod status;
mod symmetric;
#[cfg(feature = "testkit")]
pub mod testkit;
pub mod text;
pub mod trace;
mod viewer;
mod zobrist;

pub use actions::{ActionMask, Actions, mask_bytes, mask_words};
pub use adjudication::{Adjudication, Ending, Referee};
pub use described::{About, Alias, Described, MoveAbout};
pub use in_steps::InSteps;
pub use notated::Notated;
pub use observe::{NotatedSight, Observe, PerfectInformation};
pub use options::{NoOptions, RuleOptions};
pub use past::Past;
pub use perft::{divide, perft};
pub use planes::{PlaneGrid, PlaneWriter, Planes, SymmetricPlanes};
pub use position::Position;
/// The crate of the traits that the module [`playout`] is generic over.
#[cfg(feature = "rand")]
pub use rand_core;
pub use record::{EndError, Ended, GoesOn, PushError, Record, RecordError};
pub use rematch::{Rematch, Seating};
pub use seat::Seat;
pub use status::{Outcome, Status, Turn};
pub use symmetric::Symmetric;
pub use text::TextError;
pub use viewer::Viewer;
pub use zobrist::{zobrist, zobrist_table};

// What `serde_by_text!` and `serde_by_fields!` expand to needs these, whatever the calling crate depends
// on, and so do variants in other crates.
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use self::serde::deserialize_tagged as __deserialize_tagged;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use self::serde::deserialize_text as __deserialize_text;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use self::serde::read_field as __read_field;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use ::serde as __serde;
