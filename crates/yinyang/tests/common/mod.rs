//! What several test programs use.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test program uses its own part of this"
)]

pub mod hand_made;
pub mod kit;
pub mod model;
