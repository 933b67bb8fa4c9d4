//! The tests of `dice-hex`, one program: it links once.

mod arithmetic;
mod common;
mod conformance;
mod draw;
mod model;
mod numbers;
mod rules;
mod texts;
mod vectors;
