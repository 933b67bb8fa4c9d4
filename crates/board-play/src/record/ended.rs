//! Endings that neither the moves nor a limit decide: somebody says so.

use core::fmt;
use core::str::FromStr;

use super::{EndError, Record};
use crate::text::Keywords;
use crate::{Ending, Outcome, Position, TextError};

/// Why a game has a result that its moves do not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ended {
    /// A player has given the game up. This is always a win, for the other.
    Resignation,
    /// A player's time is up.
    Time,
    /// The players have agreed on the result.
    Agreement,
    /// A player did not come, or broke a rule of the event.
    Forfeit,
    /// A third party has decided.
    Adjudication,
}

impl Ended {
    /// How it is written.
    pub const KEYWORDS: Keywords<Self> = Keywords(&[
        ("resignation", Self::Resignation),
        ("time", Self::Time),
        ("agreement", Self::Agreement),
        ("forfeit", Self::Forfeit),
        ("adjudication", Self::Adjudication),
    ]);
}

/// Writes `resignation`, `time`, `agreement`, `forfeit` or `adjudication`.
impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::KEYWORDS.word(*self))
    }
}

/// Reads what is written.
impl FromStr for Ended {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let ended = Self::KEYWORDS.read(text);
        ended.ok_or_else(|| TextError::new("ended", text, Self::KEYWORDS.wanted()))
    }
}

impl<P: Position> Record<P> {
    /// Returns why the game has a result that its moves do not decide, if that is so.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        self.ended.map(|(ended, _)| ended)
    }

    /// Ends a game that the moves have not decided. No move can be made then until
    /// [`truncate`](Self::truncate) takes that back.
    ///
    /// # Errors
    ///
    /// The game is over, or would be drawn by resignation; the record is unchanged then.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_play::nim::Nim;
    /// use board_play::record::Ended;
    /// use board_play::{Adjudication, Outcome, Position, Record, Seat};
    ///
    /// let mut record = Record::new(Nim::start(), Adjudication::default());
    /// record.push("3".parse()?)?;
    /// record.end(Ended::Resignation, Outcome::Win(Seat::First))?;
    /// assert!(record.push("1".parse()?).is_err());
    /// assert_eq!(
    ///     record.to_string(),
    ///     "# game: nim\n# result: 1\n# ended: resignation\n\n3\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn end(&mut self, ended: Ended, outcome: Outcome) -> Result<Ending, EndError> {
        if let Some(ending) = self.ending() {
            return Err(EndError::Over(ending));
        }
        if (ended, outcome) == (Ended::Resignation, Outcome::Draw) {
            return Err(EndError::DrawnResignation);
        }
        self.ended = Some((ended, outcome));
        Ok(Ending::Ended(ended, outcome))
    }
}
