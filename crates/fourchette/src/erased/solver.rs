//! A solver without its type.

use solver::{NoCertificate, ProgressFn, Refusal, Solution, Solver};

use crate::Game;

/// What [`AnySolver`](crate::AnySolver) does, as an object.
pub(crate) trait ErasedSolver {
    fn solve(&mut self, watch: &mut ProgressFn<'_>) -> Result<Solution<String>, Refusal>;
    fn certificate(&mut self, watch: &mut ProgressFn<'_>) -> Result<String, NoCertificate>;
}

impl<G: Game> ErasedSolver for Solver<G> {
    fn solve(&mut self, watch: &mut ProgressFn<'_>) -> Result<Solution<String>, Refusal> {
        let solution = Self::solve(self, watch)?;
        Ok(solution.map(|m| m.to_string()))
    }

    fn certificate(&mut self, watch: &mut ProgressFn<'_>) -> Result<String, NoCertificate> {
        Self::certificate(self, watch)
    }
}
