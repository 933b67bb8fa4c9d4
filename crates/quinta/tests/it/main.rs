//! The tests of `quinta`, one program: it links once.

mod common;
mod conformance;
mod draw;
mod model;
mod numbers;
mod rules;
mod texts;
mod vectors;
