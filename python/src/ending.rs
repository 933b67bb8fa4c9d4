//! How games end.

use fourchette::GameEnd;
use fourchette::board_play::text::Keywords;
use fourchette::board_play::{self, Ended, Seat};
use pyo3::prelude::*;

use crate::argument::SeatArgument;
use crate::pickled::{Reduced, meant, reduced};

/// Returns the index of a seat, counted from 0.
pub(crate) const fn seat_index(seat: Seat) -> usize {
    seat.index()
}

/// How a game ended: a seat has won, or nobody.
#[pyclass(frozen, eq, hash, from_py_object, module = "fourchette")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome(pub(crate) board_play::Outcome);

#[pymethods]
impl Outcome {
    /// Reads "1", "2" or "draw".
    #[new]
    fn new(text: &str) -> PyResult<Self> {
        let outcome = text.parse().map_err(crate::refusal::Refusal::from)?;
        Ok(Self(outcome))
    }

    /// The seat that won, 0 or 1; None if it is a draw.
    #[getter]
    fn winner(&self) -> Option<usize> {
        self.0.winner().map(seat_index)
    }

    /// Whether nobody has won.
    #[getter]
    fn is_draw(&self) -> bool {
        self.0.winner().is_none()
    }

    /// Returns what the outcome is worth to a seat: 1 for a win, 0 for a draw, -1 for a loss.
    fn value(&self, seat: SeatArgument) -> i8 {
        self.0.value(seat.0)
    }

    /// The values of both seats: `(value(0), value(1))`.
    #[getter]
    fn values(&self) -> (i8, i8) {
        (self.0.value(Seat::First), self.0.value(Seat::Second))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Outcome({:?})", self.0.to_string())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Self>().into_any(), (self.0.to_string(),))
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Reason {
    Rules,
    Repetition,
    MaxPlies,
    /// What a record or a table says.
    Stated(Ended),
}

/// The reasons that no record states, but the game or its referee.
const UNSTATED: Keywords<Reason> = Keywords(&[
    ("rules", Reason::Rules),
    ("repetition", Reason::Repetition),
    ("max-plies", Reason::MaxPlies),
]);

impl Reason {
    fn read(word: &str) -> Option<Self> {
        let stated = Ended::KEYWORDS.read(word).map(Self::Stated);
        stated.or_else(|| UNSTATED.read(word))
    }

    fn word(self) -> &'static str {
        match self {
            Self::Stated(ended) => Ended::KEYWORDS.word(ended),
            unstated => UNSTATED.word(unstated),
        }
    }
}

/// Why a game ended: its rules, an adjudication, or what else a record or a table says.
#[pyclass(frozen, eq, hash, from_py_object, module = "fourchette")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Ending {
    outcome: board_play::Outcome,
    reason: Reason,
    sentence: String,
}

#[pymethods]
impl Ending {
    /// What came of the game.
    #[getter]
    fn outcome(&self) -> Outcome {
        Outcome(self.outcome)
    }

    /// One of "rules", "repetition", "max-plies", "resignation", "time", "agreement", "forfeit" and
    /// "adjudication".
    #[getter]
    fn reason(&self) -> &'static str {
        self.reason.word()
    }

    pub(crate) fn __str__(&self) -> &str {
        &self.sentence
    }

    fn __repr__(&self) -> String {
        format!("<Ending {:?}: {}>", self.reason(), self.sentence)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Outcome, &'static str, String)> {
        reduced::<Self, _>(py, (self.outcome(), self.reason(), self.sentence.clone()))
    }

    /// What `pickle` calls.
    #[staticmethod]
    #[pyo3(name = "_restored")]
    fn restored(outcome: Outcome, reason: &str, sentence: String) -> PyResult<Self> {
        Ok(Self {
            outcome: outcome.0,
            reason: meant(Reason::read(reason), reason)?,
            sentence,
        })
    }
}

impl From<board_play::Ending> for Ending {
    fn from(ending: board_play::Ending) -> Self {
        use board_play::Ending as E;
        let reason = match ending {
            E::Rules(_) => Reason::Rules,
            E::Repetition(_) => Reason::Repetition,
            E::MaxPlies(_) => Reason::MaxPlies,
            E::Ended(ended, _) => Reason::Stated(ended),
        };
        Self {
            outcome: ending.outcome(),
            reason,
            sentence: ending.to_string(),
        }
    }
}

impl From<GameEnd> for Ending {
    fn from(end: GameEnd) -> Self {
        match end {
            GameEnd::Ending(ending) => ending.into(),
            GameEnd::Resigned(_) => Self {
                outcome: end.outcome(),
                reason: Reason::Stated(Ended::Resignation),
                sentence: end.to_string(),
            },
        }
    }
}
