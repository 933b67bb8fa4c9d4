//! The tests of `aliens-amazons`, one program: it links once.

mod blockade;
mod common;
mod conformance;
mod draw;
mod huge;
mod illegal;
mod model;
mod rules;
mod setup;
mod texts;
mod vectors;
