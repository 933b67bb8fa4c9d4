//! The tests of `leap-over`, one program: it links once.

mod common;
mod conformance;
mod draw;
mod facts;
mod model;
mod numbers;
mod rules;
mod setup;
mod texts;
mod vectors;
