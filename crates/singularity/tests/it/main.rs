//! The tests of `singularity`, one program: it links once.

mod common;
mod conformance;
mod draw;
mod illegal;
mod model;
mod numbers;
mod rules;
mod setup;
mod texts;
mod vectors;
