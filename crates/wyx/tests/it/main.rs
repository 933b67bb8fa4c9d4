//! The tests of `wyx`, one program: it links once.

mod columns;
mod common;
mod conformance;
mod double;
mod draw;
mod facts;
mod model;
mod numbers;
mod option_texts;
mod rules;
mod setup;
mod texts;
mod vectors;
mod whole_games;
