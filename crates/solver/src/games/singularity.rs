//! Singularity: stones slide to and fro between fusions, so that positions come back.

use singularity::Singularity;

use crate::Solvable;

impl Solvable for Singularity {}
