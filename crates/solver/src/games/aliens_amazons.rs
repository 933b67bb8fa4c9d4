//! Aliens and Amazons: stones step to and fro, so that positions come back.

use aliens_amazons::AliensAmazons;

use crate::Solvable;

impl Solvable for AliensAmazons {}
