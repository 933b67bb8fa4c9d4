//! The tests of `tetra`, one program: it links once.

mod common;
mod conformance;
mod draw;
mod figures;
mod model;
mod numbers;
mod rules;
mod texts;
mod vectors;
mod wins_moving;
