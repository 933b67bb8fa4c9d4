//! The tests of `bots`, one program: it links once.

mod common;
mod search;
mod tactics;
