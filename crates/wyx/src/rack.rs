//! The rack: eight columns of eight dominoes.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use board_play::TextError;

use crate::column::{COLUMNS, HEIGHT};
use crate::domino::{DOMINOES, NO_DOMINO};
use crate::dominoes::read_run;
use crate::{Colour, Column, Domino, Dominoes};

/// A full rack: 64 different dominoes. The columns that they are in say what colours they have.
///
/// Its text is the columns from left to right, joined by `/`; a column is its dominoes from bottom to
/// top, run together.
///
/// # Examples
///
/// ```
/// use wyx::{Column, Dominoes, Rack};
///
/// // The simplest rack: all dominoes in order.
/// let rack = Rack::new(Dominoes::default().all())?;
/// let text = rack.to_string();
/// assert!(text.starts_with("-3+1-2+1-1+1+0+1-3+2-2+2-1+2+0+2/-3+3-2+3"));
/// assert_eq!(text.parse(), Ok(rack));
///
/// let last = Column::new(8).unwrap();
/// assert_eq!(rack.column(last)[7].to_string(), "+4+3");
/// # Ok::<(), wyx::RackError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rack([Domino; DOMINOES]);

impl Rack {
    /// Makes a rack of all its dominoes: column by column, each from bottom to top.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub fn new(dominoes: &[Domino]) -> Result<Self, RackError> {
        check(dominoes, None)?;
        let all = dominoes.try_into();
        all.map(Self)
            .map_err(|_| RackError::NotFull(dominoes.len()))
    }

    /// Makes a rack of dominoes that are known to be right.
    pub(crate) const fn from_valid(dominoes: [Domino; DOMINOES]) -> Self {
        Self(dominoes)
    }

    /// Returns all dominoes: column by column, each from bottom to top.
    #[must_use]
    pub const fn dominoes(&self) -> &[Domino; DOMINOES] {
        &self.0
    }

    /// Returns the set of its dominoes, each of the colour of its column.
    #[must_use]
    pub fn set(&self) -> Dominoes {
        Dominoes::of_valid(self.0)
    }

    /// Returns the dominoes of a column from bottom to top.
    #[must_use]
    pub fn column(&self, column: Column) -> &[Domino; HEIGHT] {
        let (columns, _) = self.0.as_chunks();
        &columns[column.index()]
    }
}

/// Returns the column that the next domino goes into when so many are in the rack; none if it is full.
pub(crate) fn next_column(placed: usize) -> Option<Column> {
    (placed < DOMINOES).then(|| Column::nth(placed / HEIGHT))
}

/// Checks dominoes that fill a rack from its first place on, as far as they go. If the dominoes of the
/// game are known, each must be one of them, and in a column of its colour.
pub(crate) fn check(dominoes: &[Domino], set: Option<&Dominoes>) -> Result<(), RackError> {
    for (place, &domino) in dominoes.iter().enumerate() {
        let Some(column) = next_column(place) else {
            return Err(RackError::TooMany(dominoes.len()));
        };
        if let Some(set) = set {
            let colour = set.colour(domino).ok_or(RackError::NoDomino(domino))?;
            if colour != column.colour() {
                return Err(RackError::Colour {
                    domino,
                    colour,
                    column,
                });
            }
        }
        if dominoes[..place].contains(&domino) {
            return Err(RackError::Twice(domino));
        }
    }
    Ok(())
}

/// Writes dominoes that fill a rack from its first place on.
pub(crate) fn write(f: &mut fmt::Formatter<'_>, dominoes: &[Domino]) -> fmt::Result {
    for (place, domino) in dominoes.iter().enumerate() {
        if place > 0 && place.is_multiple_of(HEIGHT) {
            f.write_char('/')?;
        }
        write!(f, "{domino}")?;
    }
    Ok(())
}

/// Reads dominoes that fill a rack from its first place on: all columns but the last are full, and that
/// is not empty. They are checked as [`check`] does it.
pub(crate) fn read(text: &str, set: Option<&Dominoes>) -> Result<Vec<Domino>, RackError> {
    let has = |domino| set.is_none_or(|set| set.colour(domino).is_some());
    let mut dominoes = Vec::new();
    let mut columns = text.split('/').enumerate().peekable();
    while let Some((index, column)) = columns.next() {
        if index >= COLUMNS {
            return Err(RackError::Columns);
        }
        let before = dominoes.len();
        read_run(column, |domino| {
            if !has(domino) {
                return Err(TextError::new("domino", &domino.to_string(), NO_DOMINO));
            }
            dominoes.push(domino);
            Ok(())
        })?;
        let count = dominoes.len() - before;
        let is_last = columns.peek().is_none();
        if count > HEIGHT || count < HEIGHT && !(is_last && count > 0) {
            let column = Column::nth(index);
            return Err(RackError::Height { column, count });
        }
    }
    check(&dominoes, set)?;
    Ok(dominoes)
}

/// Writes the columns, joined by `/`.
impl fmt::Display for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, &self.0)
    }
}

/// Reads the columns, joined by `/`, of whatever dominoes.
impl FromStr for Rack {
    type Err = RackError;

    fn from_str(text: &str) -> Result<Self, RackError> {
        Self::new(&read(text, None)?)
    }
}

/// Why dominoes are no rack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RackError {
    /// A piece of the text is no domino.
    #[error(transparent)]
    Domino(#[from] TextError),
    /// No domino of the game has such a jump.
    #[error("no domino has the jump {0}")]
    NoDomino(Domino),
    /// The text has more than eight columns.
    #[error("there are more than 8 columns")]
    Columns,
    /// A column of the text has too few or too many dominoes.
    #[error("column {column} must have 8 dominoes, has {count}")]
    Height {
        /// The column.
        column: Column,
        /// How many dominoes it has.
        count: usize,
    },
    /// Dominoes are missing.
    #[error("the rack must have 64 dominoes, has {0}")]
    NotFull(usize),
    /// There are more dominoes than places.
    #[error("the rack has room for 64 dominoes, has {0}")]
    TooMany(usize),
    /// A domino is in a column of another colour.
    #[error(
        "{domino} is {colour}, and column {column} is {}",
        column.colour()
    )]
    Colour {
        /// The domino.
        domino: Domino,
        /// Its colour.
        colour: Colour,
        /// The column that it is in.
        column: Column,
    },
    /// A domino is there twice.
    #[error("{0} is there twice")]
    Twice(Domino),
}
