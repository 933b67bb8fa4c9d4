//! Where a game stands, and the places of a seat's laws.

use core::fmt;
use core::str::FromStr;

use board_play::{Outcome, Seat, Status, TextError};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// A seat is to write a law.
    Writing {
        /// The seat that writes.
        seat: Seat,
        /// The place of the law.
        slot: Slot,
    },
    /// A seat is at the start of its turn.
    Turn(Seat),
    /// A seat has made a step in its turn, and now uses a law or ends the turn.
    Stepped(Seat),
    /// The game is over.
    Over {
        /// The seat that has won.
        winner: Seat,
    },
}

impl Phase {
    /// The start of a game.
    pub const START: Self = Self::Writing {
        seat: Seat::First,
        slot: Slot::ALL[0],
    };

    /// How many there are.
    pub(crate) const COUNT: usize = 14;

    /// Returns a number below [`COUNT`](Self::COUNT).
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Writing { seat, slot } => 4 * seat.index() + slot.index(),
            Self::Turn(seat) => 8 + seat.index(),
            Self::Stepped(seat) => 10 + seat.index(),
            Self::Over { winner } => 12 + winner.index(),
        }
    }

    /// Returns whose decision comes next, or how the game ended.
    #[must_use]
    pub const fn status(self) -> Status {
        match self {
            Self::Writing { seat, .. } | Self::Turn(seat) | Self::Stepped(seat) => {
                Status::ToMove(seat)
            }
            Self::Over { winner } => Status::Over(Outcome::Win(winner)),
        }
    }

    /// Returns whether the law in this place has been written.
    #[must_use]
    pub fn has_written(self, seat: Seat, slot: Slot) -> bool {
        match self {
            Self::Writing { seat: at, slot: to } => (seat, slot) < (at, to),
            _ => true,
        }
    }
}

/// The place of a law among the four of its owner: 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// All four places, in order.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// Makes a place of its number, 1 to 4.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=4 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// Returns the number, 1 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns 0 to 3: an index into what is kept for each place.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next place, if this is not the last.
    pub(crate) const fn next(self) -> Option<Self> {
        Self::new(self.number() + 1)
    }

    /// Returns the set that has only this place.
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

/// Writes the number.
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// Writes the number.
impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads the number.
impl FromStr for Slot {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let slot = match *text.as_bytes() {
            [digit @ b'1'..=b'4'] => Self::new(digit - b'0'),
            _ => None,
        };
        slot.ok_or_else(|| TextError::new("law number", text, "must be 1 to 4"))
    }
}
