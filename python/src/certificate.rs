//! Certificates: strategies as text, verified by the rules alone.

use fourchette::solver::certificate::check::{self, Promise};
use fourchette::{AnyPosition, GameName};
use pyo3::prelude::*;

use crate::ending::seat_index;
use crate::pickled::{Reduced, meant, reduced};
use crate::position::Position;
use crate::refusal::{Refusal, refused};

/// The seat that a strategy is for, what it promises, and within how many moves.
type Claim<Word> = (usize, Word, Option<u32>);

/// What a certificate has been found to prove.
#[pyclass(frozen, eq, module = "fourchette")]
#[derive(Clone, PartialEq)]
pub struct Verified {
    /// The position that it is about.
    #[pyo3(get)]
    position: Position,
    /// The seat whose strategy it is, 0 or 1.
    #[pyo3(get)]
    seat: usize,
    promise: Promise,
    /// How many replies, or regions, the strategy has.
    #[pyo3(get)]
    replies: usize,
    /// How many positions, or regions, were met.
    #[pyo3(get)]
    positions: usize,
}

#[pymethods]
impl Verified {
    /// What the seat reaches: it "wins", or it "holds", which is not to lose.
    #[getter]
    fn promise(&self) -> &'static str {
        self.promise.word()
    }

    /// Within how many moves of both seats it wins, if that is promised.
    #[getter]
    fn within(&self) -> Option<u32> {
        self.promise.within()
    }

    fn __repr__(&self) -> String {
        let within = self.within().map(|plies| format!(" within {plies}"));
        format!(
            "<Verified: seat {} {}{} from {}>",
            self.seat,
            self.promise(),
            within.unwrap_or_default(),
            self.position.0
        )
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> Reduced<'py, (Position, Claim<&'static str>, usize, usize)> {
        let claim = (self.seat, self.promise(), self.within());
        let parts = (self.position.clone(), claim, self.replies, self.positions);
        reduced::<Self, _>(py, parts)
    }

    /// What `pickle` calls.
    #[staticmethod]
    #[pyo3(name = "_restored")]
    fn restored(
        position: Position,
        claim: Claim<String>,
        replies: usize,
        positions: usize,
    ) -> PyResult<Self> {
        let (seat, word, within) = claim;
        let mut promises = [Promise::Wins(within), Promise::Holds].into_iter();
        let promise = promises.find(|promise| promise.word() == word && promise.within() == within);
        Ok(Self {
            position,
            seat,
            promise: meant(promise, &word)?,
            replies,
            positions,
        })
    }
}

impl From<check::Verified<AnyPosition>> for Verified {
    fn from(verified: check::Verified<AnyPosition>) -> Self {
        Self {
            position: Position(verified.position),
            seat: seat_index(verified.seat),
            promise: verified.promise,
            replies: verified.replies,
            positions: verified.positions,
        }
    }
}

/// Verifies the certificates of a text: their strategies are played against everything, by the rules of the
/// game alone. Raises `TextRefused`, whose `line` and `reason` say what is wrong, unless each proves what it
/// claims.
#[pyfunction]
pub fn verify(py: Python<'_>, game: &str, certificates: &str) -> PyResult<Vec<Verified>> {
    let game = GameName::find(game).map_err(Refusal::from)?.game();
    let verified = py.detach(|| fourchette::verify(game, certificates));
    py.check_signals()?;
    let verified = verified.map_err(refused(game))?;
    Ok(verified.into_iter().map(Verified::from).collect())
}
