//! The tests of `kwintie`, one program: it links once.

mod common;
mod conformance;
mod draw;
mod model;
mod numbers;
mod rules;
mod setup;
mod texts;
mod vectors;
