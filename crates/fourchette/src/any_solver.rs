//! Exact results for any game, by text.

use core::fmt;

use solver::certificate::check::{Verified, position_line};
use solver::{Limits, NoCertificate, ProgressFn, Refusal, Solution};

use crate::erased::ErasedSolver;
use crate::{AnyPosition, AnyRecord, Error, Start};

/// A [`Solver`](solver::Solver) of a position of any of the games, for programs that work with texts. It needs
/// the feature `solve`.
///
/// # Examples
///
/// ```
/// use core::ops::ControlFlow;
///
/// use fourchette::solver::{Limits, Value};
/// use fourchette::{AnyPosition, verify};
///
/// let position = AnyPosition::new("y", "board=bent:3")?;
/// let mut solver = position.solver(Limits::default().with_memory(1 << 20))?;
/// let solution = solver.solve(&mut |_| ControlFlow::Continue(()))?;
/// assert!(matches!(solution.value, Value::Decided(_)));
///
/// let certificate = solver.certificate(&mut |_| ControlFlow::Continue(()))?;
/// assert_eq!(verify("y", &certificate)?[0].position, position);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct AnySolver(Box<dyn ErasedSolver>);

/// Says no more than what it is.
impl fmt::Debug for AnySolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnySolver").finish_non_exhaustive()
    }
}

impl AnySolver {
    /// Solves the position, as [`Solver::solve`](solver::Solver::solve).
    ///
    /// # Errors
    ///
    /// The machine does not have the memory.
    pub fn solve(&mut self, watch: &mut ProgressFn<'_>) -> Result<Solution<String>, Refusal> {
        self.0.solve(watch)
    }

    /// Writes the certificates of what has been proved, as
    /// [`Solver::certificate`](solver::Solver::certificate).
    ///
    /// # Errors
    ///
    /// Nothing is proved, or the watcher breaks the work off.
    pub fn certificate(&mut self, watch: &mut ProgressFn<'_>) -> Result<String, NoCertificate> {
        self.0.certificate(watch)
    }
}

impl AnyPosition {
    /// Makes a solver of this position. It needs the feature `solve`.
    ///
    /// # Errors
    ///
    /// The game hides something.
    pub fn solver(&self, limits: Limits) -> Result<AnySolver, Refusal> {
        self.0.solver(limits).map(AnySolver)
    }
}

/// Verifies certificates of a game, as [`check`](solver::certificate::check::check): all of one text, which
/// begin with positions of the same kind. It needs the feature `solve`.
///
/// # Errors
///
/// There is no such game, or what is wrong with the certificates.
pub fn verify(game: &str, certificates: &str) -> Result<Vec<Verified<AnyPosition>>, Error> {
    let position = position_line(certificates).map_err(Error::Certificate)?;
    let start = AnyRecord::begin(game, Start::Position(position))?.position();
    start.0.verify(certificates).map_err(Error::Certificate)
}
