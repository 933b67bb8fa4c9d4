//! The tests of `y`, one program: it links once.

mod common;
mod conformance;
mod draw;
mod fillings;
mod links;
mod model;
mod numbers;
mod playout;
mod setup;
mod texts;
mod vectors;
mod winner;
