//! The shapes of boards.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use crate::node_name::decimal;

/// The shape of a board: everything that is needed to build it.
///
/// Its text is `bent:9`, `flat:13`, `rhombus:6x6` (rows by columns), or `grid:9x8` or `king:9x8`
/// (columns by rows; squares touch along edges only, or at corners too).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Shape {
    /// Half of a geodesic sphere: a flat triangle with a penta at each corner, inside curved rings.
    Bent {
        /// The number of nodes along a side, 3 to 25.
        side: u8,
    },
    /// A triangle of the triangular lattice.
    Flat {
        /// The number of nodes along a side, 3 to 25.
        side: u8,
    },
    /// A rhombus of hexagonal cells: each row lies half a cell to the right of the one above.
    Rhombus {
        /// The number of rows, 1 to 25.
        rows: u8,
        /// The number of cells in a row, 1 to 25.
        cols: u8,
    },
    /// A rectangle of squares.
    Grid {
        /// The number of columns, or files, 1 to 25.
        cols: u8,
        /// The number of rows, or ranks, 1 to 25.
        rows: u8,
        /// Which squares are neighbours.
        neighbourhood: Neighbourhood,
    },
}

/// Which squares of a grid are neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Neighbourhood {
    /// Squares that share an edge.
    Orthogonal,
    /// Squares that share an edge or a corner: those a king can move to in chess.
    King,
}

/// The greatest length of a side of any board.
pub(crate) const MAX_SIDE: u8 = 25;

/// The least length of a side of a bent or flat board.
const MIN_SIDE: u8 = 3;

impl Shape {
    /// Returns the shape if there is such a board.
    ///
    /// # Errors
    /// [`ShapeError::Length`] if a side is too short or too long.
    pub(crate) fn check(self) -> Result<Self, ShapeError> {
        let (lengths, min) = match self {
            Self::Bent { side } | Self::Flat { side } => ([side, side], MIN_SIDE),
            Self::Rhombus { rows, cols } | Self::Grid { cols, rows, .. } => ([rows, cols], 1),
        };
        if lengths
            .iter()
            .all(|length| (min..=MAX_SIDE).contains(length))
        {
            Ok(self)
        } else {
            Err(ShapeError::Length { min })
        }
    }
}

/// Why there is no such board.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeError {
    /// A side is too short or too long.
    #[error("a side must be {min} to {MAX_SIDE} long")]
    Length {
        /// The least length of a side of this shape.
        min: u8,
    },
    /// The text is not the text of a shape.
    #[error("not a board: expected bent:N, flat:N, rhombus:RxC, grid:CxR or king:CxR")]
    Text,
}

/// Writes `bent:9`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bent { side } => write!(f, "bent:{side}"),
            Self::Flat { side } => write!(f, "flat:{side}"),
            Self::Rhombus { rows, cols } => write!(f, "rhombus:{rows}x{cols}"),
            Self::Grid {
                cols,
                rows,
                neighbourhood,
            } => {
                let name = match neighbourhood {
                    Neighbourhood::Orthogonal => "grid",
                    Neighbourhood::King => "king",
                };
                write!(f, "{name}:{cols}x{rows}")
            }
        }
    }
}

/// Reads `bent:9`: decimals without leading zeros, no spaces; the lengths must be in range.
impl FromStr for Shape {
    type Err = ShapeError;

    fn from_str(text: &str) -> Result<Self, ShapeError> {
        let (family, lengths) = text.split_once(':').ok_or(ShapeError::Text)?;
        let one = || length(lengths);
        let two = || {
            let (first, second) = lengths.split_once('x').ok_or(ShapeError::Text)?;
            Ok::<_, ShapeError>((length(first)?, length(second)?))
        };
        let grid = |neighbourhood| {
            let (cols, rows) = two()?;
            Ok::<_, ShapeError>(Self::Grid {
                cols,
                rows,
                neighbourhood,
            })
        };
        let shape = match family {
            "bent" => Self::Bent { side: one()? },
            "flat" => Self::Flat { side: one()? },
            "rhombus" => {
                let (rows, cols) = two()?;
                Self::Rhombus { rows, cols }
            }
            "grid" => grid(Neighbourhood::Orthogonal)?,
            "king" => grid(Neighbourhood::King)?,
            _ => return Err(ShapeError::Text),
        };
        shape.check()
    }
}

/// Reads a length; one too large for a byte becomes 255, which is out of range for every shape.
fn length(text: &str) -> Result<u8, ShapeError> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number || text.is_empty() || text.starts_with('0') {
        return Err(ShapeError::Text);
    }
    Ok(decimal(text.as_bytes()).unwrap_or(u8::MAX))
}
