//! What the benchmarks of the games share: their inputs, what is measured of several games, and the
//! baselines, which are what a programmer would write first.

pub mod capturing;
pub mod connection;
pub mod inputs;
pub mod measure;
pub mod numbers;
pub mod shifts;
pub mod stone_list;
