//! The tests of the library and of the documents, one program: it links once.

mod any_position;
mod any_table;
mod any_view;
mod batch;
mod chance;
mod docs;
mod engine;
mod environment;
mod gallery;
mod games;
mod generator;
mod glyphs;
#[cfg(feature = "serde")]
#[path = "../json_fields/mod.rs"]
mod json_fields;
mod json_page;
mod kept_trees;
mod lot;
mod match_tally;
mod notation;
mod openings;
mod opponents;
mod pages;
#[cfg(feature = "solve")]
mod puzzles;
mod scenes;
mod seeds;
mod serde;
mod series;
mod surface;
mod table;
mod toy;
