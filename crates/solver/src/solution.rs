//! What the solver has found.

use board_play::{Outcome, Seat};

use crate::Stop;

/// What is nearest to a loss and to a win, but not certain.
pub(crate) const NEARLY_LOST: f64 = f64::MIN_POSITIVE;
pub(crate) const NEARLY_WON: f64 = 1.0 - f64::EPSILON / 2.0;

/// What a position is worth if both seats play their best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// It is decided: this seat can force a win, or both can force a draw. A draw may be one by going on for
    /// ever: neither seat can force a win.
    Decided(Outcome),
    /// Chance decides: whatever the seats do, neither a win of one of them nor a draw is certain.
    Expected(Expectation),
    /// It is not known.
    Unknown,
}

impl Value {
    /// Returns the outcome, if it is decided.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Decided(outcome) => Some(outcome),
            Self::Expected(_) | Self::Unknown => None,
        }
    }

    /// Returns whether it is known.
    #[must_use]
    pub const fn is_known(self) -> bool {
        !matches!(self, Self::Unknown)
    }

    /// Returns whether both are known and, as far as rounding lets it be told, the same.
    ///
    /// # Examples
    ///
    /// ```
    /// use solver::{Expectation, Value};
    ///
    /// let third = |error| Value::Expected(Expectation { first: 1.0 / 3.0, error });
    /// assert!(third(0.0).agrees(third(1e-15)));
    /// assert!(!Value::Unknown.agrees(Value::Unknown));
    /// ```
    #[must_use]
    pub fn agrees(self, other: Self) -> bool {
        match (self, other) {
            (Self::Expected(one), Self::Expected(other)) => {
                (one.first - other.first).abs() <= one.error + other.error
            }
            _ => self.is_known() && self == other,
        }
    }

    /// Returns what it is worth to a seat, from 0 to 1, if it is known: a draw is half a win, and 0 and 1 are
    /// certain.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_play::{Outcome, Seat};
    /// use solver::{Expectation, Value};
    ///
    /// assert_eq!(Value::Decided(Outcome::Draw).share(Seat::First), Some(0.5));
    /// let odds = Value::Expected(Expectation { first: 0.25, error: 0.0 });
    /// assert_eq!(odds.share(Seat::Second), Some(0.75));
    /// assert_eq!(Value::Unknown.share(Seat::Second), None);
    /// ```
    #[must_use]
    pub fn share(self, seat: Seat) -> Option<f64> {
        match self {
            Self::Decided(outcome) => Some(Expectation::from(outcome).share(seat)),
            Self::Expected(odds) => Some(odds.share(seat).clamp(NEARLY_LOST, NEARLY_WON)),
            Self::Unknown => None,
        }
    }

    /// Returns what a position is worth of which the solver has found this: the outcome, if it is certain.
    pub(crate) fn of(worth: Expectation) -> Self {
        worth.certain().map_or(Self::Expected(worth), Self::Decided)
    }
}

/// What a position is worth where chance decides: the probability that the first seat wins, a draw counting
/// as half a win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expectation {
    /// The probability, from 0 to 1.
    pub first: f64,
    /// How far it may be from the true one at most, by the rounding of floating-point numbers; 0 if it is
    /// exact.
    pub error: f64,
}

/// What an outcome is worth, exactly.
///
/// # Examples
///
/// ```
/// use board_play::{Outcome, Seat};
/// use solver::Expectation;
///
/// let worth = [Outcome::Win(Seat::First), Outcome::Draw, Outcome::Win(Seat::Second)];
/// let worth = worth.map(|outcome| Expectation::from(outcome).first);
/// assert_eq!(worth, [1.0, 0.5, 0.0]);
/// ```
impl From<Outcome> for Expectation {
    fn from(outcome: Outcome) -> Self {
        let first = f64::midpoint(f64::from(outcome.value(Seat::First)), 1.0);
        Self { first, error: 0.0 }
    }
}

impl Expectation {
    /// Returns the outcome that is certain, if one is. What the solver finds is exact of outcomes alone, and of
    /// what is the same whatever chance does.
    pub(crate) fn certain(self) -> Option<Outcome> {
        if self.error > 0.0 {
            return None;
        }
        Some(match self.first {
            first if first > 0.5 => Outcome::Win(Seat::First),
            first if first < 0.5 => Outcome::Win(Seat::Second),
            _ => Outcome::Draw,
        })
    }

    /// Returns what it is worth to a seat.
    #[must_use]
    pub fn share(self, seat: Seat) -> f64 {
        match seat {
            Seat::First => self.first,
            Seat::Second => 1.0 - self.first,
        }
    }
}

/// A move, and what the position behind it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct SolvedMove<M> {
    /// The move.
    pub m: M,
    /// What the position behind it is worth.
    pub value: Value,
    /// If a seat wins: how many moves the game still takes behind it, the winner hurrying and the loser
    /// delaying. None if that is not known, or was not asked for.
    pub distance: Option<u32>,
    /// Where the distance is not known: within how many moves the seat that wins cannot force it, or, if it is
    /// not known who wins, neither can. None if nothing of the kind has been found.
    pub longer_than: Option<u32>,
}

/// What the solver has found of a position.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Solution<M> {
    /// What the position is worth.
    pub value: Value,
    /// If a seat wins: how many moves the game still takes, the winner hurrying and the loser delaying, chance
    /// moves and passes included. None if that is not known, or was not asked for; a seat that has won already
    /// has 0, asked for or not.
    pub distance: Option<u32>,
    /// Where the distance is not known, though it was asked for: within how many moves the seat that wins
    /// cannot force it, or, if it is not known who wins, neither can. None if nothing of the kind has been
    /// found.
    pub longer_than: Option<u32>,
    /// All legal moves, in ascending order.
    pub moves: Vec<SolvedMove<M>>,
    /// How many positions were looked into.
    pub nodes: u64,
    /// The limit that was reached before everything that was asked for was known.
    pub stop: Option<Stop>,
}

impl<M: Copy> Solution<M> {
    /// Lists the moves that keep what the position is worth, as far as they are known and, where chance
    /// decides, as far as rounding lets it be told; none if it is not known what the position is worth.
    pub fn best_moves(&self) -> impl Iterator<Item = M> {
        let best = self.moves.iter();
        let best = best.filter(|solved| solved.value.agrees(self.value));
        best.map(|solved| solved.m)
    }

    /// Writes the moves in another way, for instance as text.
    #[must_use]
    pub fn map<N>(&self, mut write: impl FnMut(M) -> N) -> Solution<N> {
        let moves = self.moves.iter().map(|solved| SolvedMove {
            m: write(solved.m),
            value: solved.value,
            distance: solved.distance,
            longer_than: solved.longer_than,
        });
        Solution {
            value: self.value,
            distance: self.distance,
            longer_than: self.longer_than,
            moves: moves.collect(),
            nodes: self.nodes,
            stop: self.stop,
        }
    }
}
