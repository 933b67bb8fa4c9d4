//! Tetra: stones slide to and fro once all are down, so that positions come back.

use tetra::Tetra;

use crate::Solvable;

impl Solvable for Tetra {}
