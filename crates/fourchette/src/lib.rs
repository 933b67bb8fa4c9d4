#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod any_environment;
#[cfg(feature = "solve")]
mod any_forced_wins;
mod any_position;
mod any_record;
mod any_scene;
mod any_series;
#[cfg(feature = "solve")]
mod any_solver;
mod any_table;
mod any_view;
mod batch;
pub mod engine;
mod erased;
mod error;
mod game;
mod game_end;
mod game_name;
mod lot;
mod match_starts;
mod match_tally;
mod moves_by_text;
mod openings;
#[cfg(feature = "rayon")]
mod parallel;
mod player;
#[cfg(feature = "solve")]
mod puzzles;
mod registry;
mod seeds;
#[cfg(feature = "serde")]
mod serde;
mod series;
mod table;
mod trace;

pub use about::{GameAbout, RematchAbout, about};
pub use any_environment::AnyEnvironment;
#[cfg(feature = "solve")]
pub use any_forced_wins::AnyForcedWins;
pub use any_position::AnyPosition;
pub use any_record::AnyRecord;
pub use any_series::AnySeries;
#[cfg(feature = "solve")]
pub use any_solver::{AnySolver, verify};
pub use any_table::AnyTable;
pub use any_view::AnyView;
pub use batch::{AnyBatch, Batch, BatchBuffers, BatchError, BatchFinals, BatchOptions};
/// The crate of the drawings in signatures here.
pub use board_draw;
/// The crate of the boards in signatures here.
pub use board_graph;
/// The crate whose trait, seats and records are in signatures here.
pub use board_play;
/// The opponents: the crate `bots`.
pub use bots;
pub use bots::BotKind;
pub use error::{Details, Error};
pub use game::{Game, TableGame};
pub use game_end::GameEnd;
pub use game_name::GameName;
pub use lot::draw_lot;
pub use match_starts::MatchStarts;
pub use match_tally::{MatchTally, Score};
pub use moves_by_text::{push_text, read_move};
pub use openings::Openings;
#[cfg(feature = "rayon")]
pub use parallel::{parallel_divide, parallel_perft};
pub use player::Player;
#[cfg(feature = "solve")]
pub use puzzles::{AnyPuzzle, PuzzleSearch};
pub use registry::crates::*;
pub use registry::{GameVisitor, NAMES, RecordVisitor, Start, visit, visit_all, visit_start};
pub use seeds::{RngStream, generator};
pub use series::{GameResult, Series, Tally};
/// The solver: the crate `solver`.
pub use solver;
pub use table::{Table, ToldMove};
pub use trace::{trace_record, trace_request};
