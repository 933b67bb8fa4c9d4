//! Endings that the rules of a game do not know: repetition and a limit on plies.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::num::NonZeroU32;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::record::Ended;
use crate::{Outcome, Position, Seat};

/// What ends a game besides its rules: the players agree on it, and the record of the game keeps it.
///
/// The default is that nothing does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Adjudication {
    /// The game is a draw when the same whole position occurs for the n-th time, the start included.
    pub repetition: Option<NonZeroU32>,
    /// The game is a draw after n plies, chance moves and passes included.
    pub max_plies: Option<NonZeroU32>,
}

/// Why a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// The rules have decided it.
    Rules(Outcome),
    /// The same position has occurred this many times: a draw.
    Repetition(NonZeroU32),
    /// This many plies have been played: a draw.
    MaxPlies(NonZeroU32),
    /// Somebody has ended the game: a record says so, a [`Referee`] never does.
    Ended(Ended, Outcome),
}

impl Ending {
    /// Returns the outcome.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Rules(outcome) | Self::Ended(_, outcome) => outcome,
            Self::Repetition(_) | Self::MaxPlies(_) => Outcome::Draw,
        }
    }
}

/// Writes a clause: `the first seat has won`, `drawn, the same position occurred 3 times`,
/// `the second seat has won on time`.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(Outcome::Win(Seat::First)) => f.write_str("the first seat has won"),
            Self::Rules(Outcome::Win(Seat::Second)) => f.write_str("the second seat has won"),
            Self::Rules(Outcome::Draw) => f.write_str("drawn by the rules"),
            Self::Repetition(NonZeroU32::MIN) => {
                f.write_str("drawn, the same position occurred once")
            }
            Self::Repetition(times) => write!(f, "drawn, the same position occurred {times} times"),
            Self::MaxPlies(NonZeroU32::MIN) => f.write_str("drawn, 1 ply was played"),
            Self::MaxPlies(plies) => write!(f, "drawn, {plies} plies were played"),
            Self::Ended(ended, outcome) => {
                match outcome {
                    Outcome::Win(_) => Self::Rules(*outcome).fmt(f)?,
                    Outcome::Draw => f.write_str("drawn")?,
                }
                f.write_str(match ended {
                    Ended::Resignation => " by resignation",
                    Ended::Time => " on time",
                    Ended::Agreement => " by agreement",
                    Ended::Forfeit => " by forfeit",
                    Ended::Adjudication => " by adjudication",
                })
            }
        }
    }
}

/// A position that is hashed by its key, which costs little, and compared as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ByKey<P>(P);

impl<P: Position> Hash for ByKey<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.key());
    }
}

/// Watches a game and says when it has ended, by its rules or by adjudication.
///
/// Cost: constant time a ply; memory for every different position, if repetition is adjudicated.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::{Adjudication, Ending, Outcome, Position, Referee};
/// use core::num::NonZeroU32;
///
/// let max_plies = NonZeroU32::new(2);
/// let mut position = Nim::start();
/// let mut referee = Referee::new(Adjudication { max_plies, ..Default::default() }, &position);
/// while referee.ending().is_none() {
///     let m = position.nth_move(0).expect("the game goes on");
///     position.play_unchecked(m);
///     referee.see(&position);
/// }
/// assert_eq!(referee.plies(), 2);
/// assert_eq!(referee.ending().map(Ending::outcome), Some(Outcome::Draw));
/// ```
#[derive(Clone, Debug)]
pub struct Referee<P> {
    adjudication: Adjudication,
    plies: usize,
    times: HashMap<ByKey<P>, u32>,
    ending: Option<Ending>,
}

impl<P: Position> Referee<P> {
    /// Begins to watch a game at its start.
    #[must_use]
    pub fn new(adjudication: Adjudication, start: &P) -> Self {
        let mut referee = Self {
            adjudication,
            plies: 0,
            times: HashMap::new(),
            ending: None,
        };
        referee.judge(start);
        referee
    }

    /// Sees the position after one more ply and returns how the game ended, if it did.
    ///
    /// After the game has ended, nothing changes that.
    pub fn see(&mut self, position: &P) -> Option<Ending> {
        if self.ending.is_none() {
            self.plies += 1;
            self.judge(position);
        }
        self.ending
    }

    /// Takes back the last ply, which led to `position`: the game then goes on.
    ///
    /// There must have been a ply, and the game must not have ended before it.
    pub(crate) fn take_back(&mut self, position: &P) {
        self.plies -= 1;
        self.ending = None;
        if let Entry::Occupied(mut known) = self.times.entry(ByKey(*position)) {
            *known.get_mut() -= 1;
            if *known.get() == 0 {
                known.remove();
            }
        }
    }

    /// Judges a position: the rules come first.
    fn judge(&mut self, position: &P) {
        self.ending = position
            .outcome()
            .map(Ending::Rules)
            .or_else(|| self.repeated(position))
            .or_else(|| self.exhausted());
    }

    /// Counts a position and returns how the game ended, if it has occurred often enough.
    fn repeated(&mut self, position: &P) -> Option<Ending> {
        let limit = self.adjudication.repetition?;
        let times = self.times.entry(ByKey(*position)).or_insert(0);
        *times += 1;
        (*times >= limit.get()).then_some(Ending::Repetition(limit))
    }

    /// Returns how the game ended, if the plies are used up.
    fn exhausted(&self) -> Option<Ending> {
        let limit = self.adjudication.max_plies?;
        let played = u32::try_from(self.plies).unwrap_or(u32::MAX);
        (played >= limit.get()).then_some(Ending::MaxPlies(limit))
    }

    /// Returns how the game ended, if it did.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Returns the number of plies up to now or to the end.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// Returns what the game is adjudicated by.
    #[must_use]
    pub fn adjudication(&self) -> Adjudication {
        self.adjudication
    }
}
