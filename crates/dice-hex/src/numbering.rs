//! Which number each cell has.

use core::fmt;
use core::str::FromStr;

use board_graph::Node;
use board_play::text::{NumberError, number, plural};
use board_play::zobrist;

use crate::Number;
use crate::board::CELLS;

/// A numbering of the cells: each of the numbers 1 to 36 is on one cell.
///
/// # Examples
///
/// ```
/// use dice_hex::{Number, Numbering, board};
///
/// let numbering = Numbering::BALANCED;
/// let corner = board().parse_node("a1")?; // top left
/// assert_eq!(numbering.number(corner).value(), 13);
/// assert_eq!(numbering.cell(Number::new(13).unwrap()), corner);
/// assert_eq!("sequential".parse(), Ok(Numbering::SEQUENTIAL));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Numbering {
    /// The place in board order of the cell of each number.
    cells: [u8; CELLS],
}

/// Rebuilt: the real numbering is lost, and this one is balanced by experiment; see the rulings,
/// section 10.
const BALANCED_ROWS: [u8; CELLS] = [
    13, 17, 20, 15, 36, 4, //
    19, 18, 9, 21, 5, 27, //
    24, 12, 16, 31, 28, 7, //
    14, 30, 29, 3, 35, 11, //
    25, 6, 22, 23, 2, 33, //
    1, 32, 8, 10, 34, 26,
];

impl Numbering {
    /// The default numbering, balanced by experiment.
    pub const BALANCED: Self = Self::from_valid(&BALANCED_ROWS);

    /// The numbers in reading order.
    pub const SEQUENTIAL: Self = Self::from_valid(&in_order());

    /// The numberings that have a name.
    const NAMED: [(&'static str, Self); 2] = [
        ("balanced", Self::BALANCED),
        ("sequential", Self::SEQUENTIAL),
    ];

    /// All numberings as a person reads them.
    pub(crate) const FORM: &str =
        "balanced, sequential, or 1 to 36 each once, joined by dots, row by row from the top";

    /// Makes a numbering of the numbers of the cells, row by row from the top, each from the left.
    ///
    /// # Errors
    ///
    /// A number that is not 1 to 36, is there twice, or is missing.
    pub fn new(numbers: &[u8]) -> Result<Self, NumberingError> {
        let mut seen = crate::NumberSet::EMPTY;
        for &value in numbers {
            let number = Number::new(value).ok_or(NumberingError::Range(value))?;
            if seen.contains(number) {
                return Err(NumberingError::Repeated(number));
            }
            seen.insert(number);
        }
        let rows = numbers.try_into();
        let rows = rows.map_err(|_| NumberingError::Count(numbers.len()))?;
        Ok(Self::from_valid(rows))
    }

    /// Makes a numbering of numbers that have been validated.
    const fn from_valid(rows: &[u8; CELLS]) -> Self {
        let mut cells = [0; CELLS];
        let mut cell = 0;
        while cell < 36 {
            cells[rows[cell as usize] as usize - 1] = cell;
            cell += 1;
        }
        Self { cells }
    }

    /// Returns the cell of a number.
    #[must_use]
    #[inline]
    pub const fn cell(&self, number: Number) -> Node {
        Node::new(self.cells[number.index()] as usize)
    }

    /// Returns the number of a cell.
    ///
    /// # Panics
    ///
    /// If the node is not on the board.
    #[must_use]
    pub fn number(&self, cell: Node) -> Number {
        let number = Number::all().find(|&number| self.cell(number) == cell);
        number.expect("the cell is on the board")
    }

    /// Lists the numbers of the cells in board order: row by row from the top, each from the left.
    #[must_use]
    pub fn numbers(&self) -> [Number; CELLS] {
        let mut numbers = [Number::nth(0); CELLS];
        for number in Number::all() {
            numbers[self.cell(number).index()] = number;
        }
        numbers
    }

    /// Returns a number that tells the numbering from others: a Zobrist key of what is on each cell.
    pub(crate) fn code(&self) -> u64 {
        let places = (0..).zip(self.cells);
        places.fold(0, |code, (number, cell)| {
            code ^ zobrist(8, 36 * number + u32::from(cell))
        })
    }
}

/// Returns 1 to 36.
const fn in_order() -> [u8; CELLS] {
    let mut rows = [0; CELLS];
    let mut number = 1;
    while number <= 36 {
        rows[number as usize - 1] = number;
        number += 1;
    }
    rows
}

impl Default for Numbering {
    fn default() -> Self {
        Self::BALANCED
    }
}

/// Writes the name if there is one, else the numbers of the cells joined by dots, row by row from the
/// top.
impl fmt::Display for Numbering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = Self::NAMED.iter().find(|(_, named)| named == self) {
            return f.write_str(name);
        }
        let mut dot = "";
        for number in self.numbers() {
            write!(f, "{dot}{number}")?;
            dot = ".";
        }
        Ok(())
    }
}

/// Writes the same as `Display`.
impl fmt::Debug for Numbering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads a name or a list as they are written. The list of a numbering that has a name is read too.
impl FromStr for Numbering {
    type Err = NumberingError;

    fn from_str(text: &str) -> Result<Self, NumberingError> {
        if let Some(&(_, numbering)) = Self::NAMED.iter().find(|(name, _)| *name == text) {
            return Ok(numbering);
        }
        if !text.starts_with(|first: char| first.is_ascii_digit()) {
            return Err(NumberingError::Unknown);
        }
        let numbers = text.split('.').map(|item| {
            let number = number(item, 1..=36);
            number.map_err(|reason| NumberingError::Item {
                item: item.chars().take(20).collect(),
                reason,
            })
        });
        // One more than there may be is enough to tell.
        Self::new(&numbers.take(CELLS + 1).collect::<Result<Vec<u8>, _>>()?)
    }
}

/// Why there is no such numbering.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NumberingError {
    /// The text is neither a name nor a list.
    #[error("must be {}", Numbering::FORM)]
    Unknown,
    /// A piece of the list is no number from 1 to 36.
    #[error("{item:?} {reason}")]
    Item {
        /// The piece.
        item: String,
        /// What is wrong with it.
        reason: NumberError,
    },
    /// A number is not 1 to 36.
    #[error("{0} must be 1 to 36")]
    Range(u8),
    /// Two cells have the same number.
    #[error("{0} is there twice")]
    Repeated(Number),
    /// There are too few numbers; with too many one of them is there twice.
    #[error("{}, must be 36", plural(*.0, "number"))]
    Count(usize),
}
