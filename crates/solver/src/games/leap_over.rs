//! Leap Over: jumps go to and fro, so that positions come back.

use leap_over::LeapOver;

use crate::Solvable;

impl Solvable for LeapOver {}
