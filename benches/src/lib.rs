//! Baselines: what a programmer would write first, to measure the games' crates against.

pub mod capturing;
pub mod connection;
pub mod jumping;
pub mod sliding;
