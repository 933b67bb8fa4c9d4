//! Quinta: slides go to and fro, so that positions come back.

use quinta::Quinta;

use crate::Solvable;

impl Solvable for Quinta {}
