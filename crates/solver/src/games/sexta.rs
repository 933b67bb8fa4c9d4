//! Sexta: slides go to and fro, so that positions come back.

use sexta::Sexta;

use crate::Solvable;

impl Solvable for Sexta {}
