//! What is played, and what is asked.

use board_play::Seat;
use kwintie::FirstBlock;

use crate::squares::{MOST, Squares, corner};

/// What a win is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Wanted {
    /// Five in a line, and where nobody has them more lines of four: the rules of Kwintie.
    #[default]
    MostFours,
    /// Five in a line for this seat, whose win it is; all else is a win of the other seat. The game ends as
    /// soon as this is settled.
    Five(Seat),
}

/// The size of a wall, how its game begins, and what is asked of it. By default that is Kwintie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Rules {
    width: u8,
    height: u8,
    first_block: FirstBlock,
    wanted: Wanted,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            width: MOST,
            height: MOST,
            first_block: FirstBlock::default(),
            wanted: Wanted::default(),
        }
    }
}

impl Rules {
    /// Makes the rules of a wall of so many columns and rows, 1 to 9 each.
    pub(crate) fn new(width: u8, height: u8) -> Option<Self> {
        let is_possible = (1..=MOST).contains(&width) && (1..=MOST).contains(&height);
        is_possible.then(|| Self {
            width,
            height,
            ..Self::default()
        })
    }

    pub(crate) const fn with_first_block(self, first_block: FirstBlock) -> Self {
        Self {
            first_block,
            ..self
        }
    }

    pub(crate) const fn with_wanted(self, wanted: Wanted) -> Self {
        Self { wanted, ..self }
    }

    pub(crate) const fn width(self) -> u8 {
        self.width
    }

    pub(crate) const fn height(self) -> u8 {
        self.height
    }

    pub(crate) const fn wanted(self) -> Wanted {
        self.wanted
    }

    /// Returns how many blocks a seat has: as many as fill the wall, but for up to three squares, as the 20
    /// of Kwintie do.
    pub(crate) const fn blocks(self) -> u8 {
        self.width * self.height / 4
    }

    /// Returns the squares on the ground that the first block may not cover: the middle one, or the middle
    /// two where the number of columns is even.
    pub(crate) const fn barred(self) -> Squares {
        match self.first_block {
            FirstBlock::Free => 0,
            FirstBlock::Barred => 1 << ((self.width - 1) / 2) | 1 << (self.width / 2),
        }
    }

    /// Returns all squares of the wall.
    pub(crate) const fn squares(self) -> Squares {
        corner(self.width, self.height)
    }

    /// Returns a number for the key of positions.
    pub(crate) fn key(self) -> u64 {
        let wanted = match self.wanted {
            Wanted::MostFours => 0,
            Wanted::Five(Seat::First) => 1,
            Wanted::Five(Seat::Second) => 2,
        };
        let first_block = u64::from(self.first_block == FirstBlock::Free);
        u64::from(self.width) | u64::from(self.height) << 8 | first_block << 16 | wanted << 24
    }
}
