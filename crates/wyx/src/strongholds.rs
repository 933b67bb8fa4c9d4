//! Strongholds: which squares they are and what they are worth.

use core::fmt;
use core::str::FromStr;

use board_graph::{Node, NodeError, NodeName};

use crate::SquareSet;
use crate::square::{SQUARES, board, square};

/// How many strongholds there are.
const COUNT: usize = 12;

/// The strongholds of the default rules. The booklet's figure is lost, and they are rebuilt (rulings,
/// section 9).
const DEFAULT: [([u8; 2], u8); COUNT] = [
    (*b"a1", 3),
    (*b"a8", 3),
    (*b"h1", 3),
    (*b"h8", 3),
    (*b"b4", 2),
    (*b"b5", 2),
    (*b"d2", 2),
    (*b"e2", 2),
    (*b"d7", 2),
    (*b"e7", 2),
    (*b"g4", 2),
    (*b"g5", 2),
];

/// Twelve different squares, each of the value 2 or 3: the number of pawns that are laid there at once.
///
/// The text lists them in board order, `a1:3.h1:3.d2:2.…`, so that the same strongholds have one text;
/// they are read in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strongholds {
    all: SquareSet,
    threes: SquareSet,
}

impl Default for Strongholds {
    fn default() -> Self {
        const { Self::of_table(&DEFAULT) }
    }
}

impl Strongholds {
    /// Makes the strongholds of a table that is right.
    const fn of_table(table: &[([u8; 2], u8); COUNT]) -> Self {
        let (mut all, mut threes) = (SquareSet::EMPTY, SquareSet::EMPTY);
        let mut at = 0;
        while at < COUNT {
            let (name, value) = table[at];
            all.insert(square(name));
            if value == 3 {
                threes.insert(square(name));
            }
            at += 1;
        }
        assert!(all.len() == COUNT, "a square is listed twice");
        Self { all, threes }
    }

    /// Makes strongholds of twelve squares and their values, in any order.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    ///
    /// # Examples
    ///
    /// ```
    /// use wyx::{Strongholds, StrongholdsError, board};
    ///
    /// let mut list: Vec<_> = Strongholds::default().iter().collect();
    /// list.reverse();
    /// assert_eq!(Strongholds::new(&list), Ok(Strongholds::default()));
    /// list.pop();
    /// assert_eq!(Strongholds::new(&list), Err(StrongholdsError::Count(11)));
    /// ```
    pub fn new(list: &[(Node, u8)]) -> Result<Self, StrongholdsError> {
        let (mut all, mut threes) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for &(node, value) in list {
            let index = node.index();
            if index >= SQUARES {
                return Err(StrongholdsError::OffBoard(index));
            }
            let square = board().name(node);
            if !matches!(value, 2 | 3) {
                let value = value.to_string();
                return Err(StrongholdsError::Value { square, value });
            }
            if all.contains(node) {
                return Err(StrongholdsError::Twice(square));
            }
            all.insert(node);
            if value == 3 {
                threes.insert(node);
            }
        }
        if all.len() != COUNT {
            return Err(StrongholdsError::Count(all.len()));
        }
        Ok(Self { all, threes })
    }

    /// Returns the squares.
    #[must_use]
    pub const fn squares(&self) -> SquareSet {
        self.all
    }

    /// Returns the squares of value 3.
    #[must_use]
    pub const fn threes(&self) -> SquareSet {
        self.threes
    }

    /// Returns whether a square is a stronghold.
    #[must_use]
    pub const fn contains(&self, square: Node) -> bool {
        self.all.contains(square)
    }

    /// Returns how many pawns are laid at once on a square: its value, or 1 if it is no stronghold.
    #[must_use]
    pub const fn value(&self, square: Node) -> u8 {
        1 + self.all.contains(square) as u8 + self.threes.contains(square) as u8
    }

    /// Returns how many pawns are on these squares, if none of them has too few.
    #[must_use]
    pub fn total(&self, squares: SquareSet) -> usize {
        squares.len() + (squares & self.all).len() + (squares & self.threes).len()
    }

    /// Lists the squares in board order, each with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Node, u8)> {
        let strongholds = *self;
        let squares = self.all.into_iter();
        squares.map(move |square| (square, strongholds.value(square)))
    }
}

/// Writes the squares in board order, each with its value: `a1:3.h1:3.d2:2.…`.
impl fmt::Display for Strongholds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut dot = "";
        for (square, value) in self.iter() {
            write!(f, "{dot}{}:{value}", board().name(square))?;
            dot = ".";
        }
        Ok(())
    }
}

/// Reads squares with their values in any order: `h1:3.d2:2.a1:3.…`.
impl FromStr for Strongholds {
    type Err = StrongholdsError;

    fn from_str(text: &str) -> Result<Self, StrongholdsError> {
        let read = |piece: &str| {
            let (name, value) = piece.split_once(':').ok_or(StrongholdsError::Form)?;
            let node = board().parse_node(name)?;
            match value {
                "2" => Ok((node, 2)),
                "3" => Ok((node, 3)),
                _ => Err(StrongholdsError::Value {
                    square: board().name(node),
                    value: value.to_owned(),
                }),
            }
        };
        let list: Result<Vec<_>, StrongholdsError> = text.split('.').map(read).collect();
        Self::new(&list?)
    }
}

/// Why squares are not the strongholds of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StrongholdsError {
    /// A piece of the text is not a square and a value.
    #[error("must be 12 squares with values, such as a1:3, joined by dots")]
    Form,
    /// A piece of the text does not begin with a square.
    #[error(transparent)]
    Square(#[from] NodeError),
    /// A square is off the board. The number is its place in board order, counted from 0.
    #[error("there is no square {0}, the board has 64, counted from 0")]
    OffBoard(usize),
    /// A value is neither 2 nor 3.
    #[error("the value of {square} is {value:?}, must be 2 or 3")]
    Value {
        /// The square.
        square: NodeName,
        /// Its value.
        value: String,
    },
    /// A square is listed twice.
    #[error("{0} is listed twice")]
    Twice(NodeName),
    /// There are not twelve squares, but so many.
    #[error("there must be 12 strongholds, not {0}")]
    Count(usize),
}
