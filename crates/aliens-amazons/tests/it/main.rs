//! The tests of `aliens-amazons`, one program: it links once.

mod blockade;
mod common;
mod conformance;
mod draw;
mod huge;
mod illegal;
mod jump_by_jump;
mod model;
mod numbers;
mod rules;
mod setup;
mod texts;
mod vectors;
