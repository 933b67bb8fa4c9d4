//! The tests of `y`, one program: it links once.

mod bridges;
mod common;
mod conformance;
mod draw;
mod fillings;
mod model;
mod numbers;
mod playout;
mod setup;
mod texts;
mod vectors;
mod winner;
