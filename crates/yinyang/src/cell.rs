//! What is on a square, or in a cell of a law.

use board_play::Seat;

/// A square of the board or a cell of a law: empty, or with a pawn. The first seat plays Black, the
/// second White.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cell {
    /// No pawn: `.`
    #[default]
    Empty,
    /// A black pawn: `b`
    Black,
    /// A white pawn: `w`
    White,
}

impl Cell {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::Empty, Self::Black, Self::White];

    /// Returns a pawn of a seat.
    #[must_use]
    pub const fn pawn(seat: Seat) -> Self {
        match seat {
            Seat::First => Self::Black,
            Seat::Second => Self::White,
        }
    }

    /// Returns the seat whose pawn this is; none if the cell is empty.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Empty => None,
            Self::Black => Some(Seat::First),
            Self::White => Some(Seat::Second),
        }
    }

    /// Returns whether there is no pawn.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        matches!(self, Self::Empty)
    }

    /// Returns the cell with the colours exchanged.
    #[must_use]
    pub const fn exchanged(self) -> Self {
        match self {
            Self::Empty => Self::Empty,
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// Returns the letter that stands for the cell in text.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Empty => '.',
            Self::Black => 'b',
            Self::White => 'w',
        }
    }

    /// Returns the cell that a letter stands for.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            '.' => Some(Self::Empty),
            'b' => Some(Self::Black),
            'w' => Some(Self::White),
            _ => None,
        }
    }

    /// Returns 0, 1 or 2: an index into what is kept for each kind of cell.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Names a pawn's colour, or says that there is none.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Black => "black",
            Self::White => "white",
        }
    }
}
