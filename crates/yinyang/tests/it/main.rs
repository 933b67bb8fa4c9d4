//! The tests of `yinyang`, one program: it links once.

mod common;
mod conformance;
mod draw;
mod ends;
mod follow;
mod laws;
mod model;
mod numbers;
mod rules;
mod setup;
mod texts;
mod vectors;
mod views;
