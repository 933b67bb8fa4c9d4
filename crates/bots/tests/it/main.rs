//! The tests of `bots`, one program: it links once.

mod budgets;
mod common;
mod kept_tree;
mod lost;
mod marks;
mod search;
mod serde;
mod tactics;
mod threads;
