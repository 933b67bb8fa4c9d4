//! The tests of `sexta`, one program: it links once.

mod common;
mod conformance;
mod draw;
mod model;
mod numbers;
mod rules;
mod shapes;
mod texts;
mod vectors;
