//! Helpers for the tests: a second, slow and obvious Wyx, rules to try, racks.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test program uses its own part of this"
)]

pub mod model;
pub mod rules;
pub mod state;
