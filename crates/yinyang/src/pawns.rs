//! The board: which pawns are where.

use core::fmt;
use core::str::FromStr;

use board_graph::NodeSetOf;
use board_play::{Seat, TextError};

use crate::square::{self, WINDOWS, squares};
use crate::{Cell, Law, Square, Window};

/// Which pawns are where: a set of squares for each seat, bit n being square number n.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pawns {
    sets: [u16; 2],
}

impl Pawns {
    /// The empty board.
    pub const EMPTY: Self = Self { sets: [0; 2] };

    /// Makes the board of the squares of each seat's pawns, which share none.
    pub(crate) const fn of_sets(sets: [u16; 2]) -> Self {
        Self { sets }
    }

    /// Returns what is on a square.
    #[must_use]
    pub const fn cell(self, square: Square) -> Cell {
        let [black, white] = self.sets;
        if black & square.bit() != 0 {
            Cell::Black
        } else if white & square.bit() != 0 {
            Cell::White
        } else {
            Cell::Empty
        }
    }

    /// Returns the board with something else on a square.
    #[must_use]
    pub fn with(mut self, square: Square, cell: Cell) -> Self {
        for seat in Seat::ALL {
            let set = &mut self.sets[seat.index()];
            if cell.seat() == Some(seat) {
                *set |= square.bit();
            } else {
                *set &= !square.bit();
            }
        }
        self
    }

    /// Lists the squares with a seat's pawns in board order.
    #[inline]
    pub fn squares(self, seat: Seat) -> impl Iterator<Item = Square> + Clone {
        squares(self.of(seat))
    }

    /// Returns the squares with a seat's pawns as a set of nodes of the grid of board-graph.
    #[must_use]
    pub fn nodes(self, seat: Seat) -> NodeSetOf<1> {
        NodeSetOf::from_words([self.of(seat).into()])
    }

    /// Counts a seat's pawns.
    #[must_use]
    pub fn count(self, seat: Seat) -> usize {
        self.squares(seat).count()
    }

    /// Lists the windows at which the cause of a law stands, in ascending order.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_play::Seat;
    /// use yinyang::{Law, Pawns};
    ///
    /// let law: Law = "bbbb>bb.b".parse()?;
    /// let windows = Pawns::START.windows(law, Seat::First);
    /// assert_eq!(windows.map(|window| window.to_string()).collect::<Vec<_>>(), ["a1", "b1"]);
    /// # Ok::<(), board_play::TextError>(())
    /// ```
    #[inline]
    pub fn windows(self, law: Law, owner: Seat) -> impl Iterator<Item = Window> + Clone {
        square::windows(Planes::of(self).matches(law, owner))
    }

    /// Returns the board after a half turn with the colours exchanged: the board as White sees it, if
    /// White calls its own pawns black.
    #[must_use]
    pub const fn exchanged(self) -> Self {
        let [black, white] = self.sets;
        Self {
            sets: [white.reverse_bits(), black.reverse_bits()],
        }
    }

    /// Returns the board mirrored at the line from a1 to d4.
    #[must_use]
    pub fn mirrored(self) -> Self {
        let mirror = |set| squares(set).fold(0, |image, square| image | square.mirrored().bit());
        Self {
            sets: self.sets.map(mirror),
        }
    }

    /// Returns the squares of a seat's pawns.
    #[inline]
    pub(crate) const fn of(self, seat: Seat) -> u16 {
        self.sets[seat.index()]
    }

    /// Returns the squares without a pawn.
    #[inline]
    pub(crate) const fn vacant(self) -> u16 {
        !(self.sets[0] | self.sets[1])
    }

    /// Puts a seat's pawns on those of the squares that have none of its pawns, and takes them off the
    /// others.
    #[inline]
    pub(crate) const fn toggle(&mut self, seat: Seat, squares: u16) {
        self.sets[seat.index()] ^= squares;
    }
}

/// The board as three sets of squares: empty, black, white.
#[derive(Clone, Copy)]
pub(crate) struct Planes([u16; 3]);

impl Planes {
    #[inline]
    pub(crate) const fn of(pawns: Pawns) -> Self {
        let [black, white] = pawns.sets;
        Self([!(black | white), black, white])
    }

    /// Returns the windows at which the cause of a law stands, by their lower left squares.
    ///
    /// All nine are compared at once: for each cell of the cause the squares that have such a cell
    /// are shifted onto the lower left square, and a window fits where all four coincide.
    #[inline]
    pub(crate) fn matches(self, law: Law, owner: Seat) -> u16 {
        let [top_left, top_right, bottom_left, bottom_right] = law
            .oriented(owner)
            .cause
            .map(|kind| self.0[usize::from(kind)]);
        top_left >> 4 & top_right >> 5 & bottom_left & bottom_right >> 1 & WINDOWS
    }
}

/// Writes the ranks from the fourth to the first: `bwww/bwww/bbbw/bbbw`.
impl fmt::Display for Pawns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..4).rev() {
            let row = (0..4).filter_map(|file| Square::new(file, rank));
            for square in row {
                write!(f, "{}", self.cell(square).letter())?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

/// Reads the ranks from the fourth to the first: `bwww/bwww/bbbw/bbbw`.
impl FromStr for Pawns {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let refuse = |reason: &str| TextError::new("board", text, reason);
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != 4 || rows.iter().any(|row| row.chars().count() != 4) {
            return Err(refuse("must be four ranks of four squares, joined by /"));
        }
        let mut pawns = Self::EMPTY;
        for (row, rank) in rows.into_iter().zip((0..4).rev()) {
            for (letter, file) in row.chars().zip(0..) {
                let cell = Cell::from_letter(letter);
                let cell = cell.ok_or_else(|| refuse("a square must be ., b or w"))?;
                if let Some(square) = Square::new(file, rank) {
                    pawns = pawns.with(square, cell);
                }
            }
        }
        Ok(pawns)
    }
}
