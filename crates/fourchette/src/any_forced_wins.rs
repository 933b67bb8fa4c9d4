//! Puzzles of any game, by text.

use core::fmt;

use board_play::Seat;
use solver::{Limits, NoPuzzle, Puzzle, Refusal};

use crate::AnyPosition;
use crate::erased::ErasedForcedWins;

/// [`ForcedWins`](solver::ForcedWins) of a position of any of the games, for programs that work with texts. It
/// needs the feature `solve`.
///
/// # Examples
///
/// ```
/// use fourchette::AnyPosition;
/// use fourchette::board_play::Seat;
/// use fourchette::solver::{Limits, NoPuzzle};
///
/// // On the smallest flat board three stones make a Y, and the first one may lie in the middle of any side.
/// let position = AnyPosition::new("y", "board=flat:3")?;
/// let forced = position.forced_wins(Limits::default().with_memory(1 << 20))?;
/// assert_eq!(forced.wins_within(Seat::First, 5), Some(true));
/// assert_eq!(forced.wins_within(Seat::First, 4), Some(false));
/// assert_eq!(forced.puzzle(3), Err(NoPuzzle::SeveralKeys(3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct AnyForcedWins(Box<dyn ErasedForcedWins>);

/// Says no more than what it is.
impl fmt::Debug for AnyForcedWins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyForcedWins").finish_non_exhaustive()
    }
}

impl AnyForcedWins {
    /// Looks for the shortest forced win, as [`ForcedWins::puzzle`](solver::ForcedWins::puzzle).
    ///
    /// # Errors
    ///
    /// Why the position is no puzzle.
    pub fn puzzle(&self, longest: u32) -> Result<Puzzle<String>, NoPuzzle> {
        self.0.puzzle(longest)
    }

    /// Returns whether a seat wins within so many moves of both seats, as
    /// [`ForcedWins::wins_within`](solver::ForcedWins::wins_within).
    #[must_use]
    pub fn wins_within(&self, seat: Seat, plies: u32) -> Option<bool> {
        self.0.wins_within(seat, plies)
    }

    /// Returns a move that holds out longest, as [`ForcedWins::defence`](solver::ForcedWins::defence).
    #[must_use]
    pub fn defence(&self, plies: u32) -> Option<String> {
        self.0.defence(plies)
    }
}

impl AnyPosition {
    /// Looks at what can be forced from this position on. It needs the feature `solve`.
    ///
    /// # Errors
    ///
    /// The game hides something, chance may decide something, or the machine does not have the memory.
    pub fn forced_wins(&self, limits: Limits) -> Result<AnyForcedWins, Refusal> {
        self.0.forced_wins(limits).map(AnyForcedWins)
    }
}
