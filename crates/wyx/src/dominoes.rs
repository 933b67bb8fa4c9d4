//! Sets of dominoes: which 64 jumps there are, and in which colours.

use core::fmt;
use core::str::FromStr;

use board_play::TextError;

use crate::domino::{DOMINOES, DOMINOES_OF_COLOUR};
use crate::{Colour, Domino};

/// How many characters a domino's text has.
pub(crate) const WIDTH: usize = 4;

/// The jumps of the dominoes by the default rules, sixteen of each colour in the order of
/// [`Colour::ALL`], ascending, each as files to the right and ranks up. Rebuilt: see the rulings,
/// section 9.
#[rustfmt::skip]
const JUMPS: [(i8, i8); DOMINOES] = [
    (-3,  1), (-2,  1), (-1,  1), ( 0,  1),
    (-3,  2), (-2,  2), (-1,  2), ( 0,  2),
    (-3,  3), (-2,  3), (-1,  3), ( 0,  3),
    (-3,  4), (-2,  4), (-1,  4), ( 0,  4),

    (-4, -3), (-3, -3), (-2, -3), (-1, -3),
    (-4, -2), (-3, -2), (-2, -2), (-1, -2),
    (-4, -1), (-3, -1), (-2, -1), (-1, -1),
    (-4,  0), (-3,  0), (-2,  0), (-1,  0),

    ( 0, -4), ( 1, -4), ( 2, -4), ( 3, -4),
    ( 0, -3), ( 1, -3), ( 2, -3), ( 3, -3),
    ( 0, -2), ( 1, -2), ( 2, -2), ( 3, -2),
    ( 0, -1), ( 1, -1), ( 2, -1), ( 3, -1),

    ( 1,  0), ( 2,  0), ( 3,  0), ( 4,  0),
    ( 1,  1), ( 2,  1), ( 3,  1), ( 4,  1),
    ( 1,  2), ( 2,  2), ( 3,  2), ( 4,  2),
    ( 1,  3), ( 2,  3), ( 3,  3), ( 4,  3),
];

/// The dominoes of a game: 64 different ones, sixteen of each colour.
///
/// The text is the colours in the order of [`Colour::ALL`], joined by `/`; a colour is its dominoes
/// run together, ascending, so that the same dominoes have one text. They are read in any order.
///
/// # Examples
///
/// ```
/// use wyx::{Colour, Dominoes};
///
/// let dominoes = Dominoes::default();
/// let text = dominoes.to_string();
/// assert!(text.starts_with("-3+1-2+1-1+1+0+1-3+2"));
/// assert_eq!(text.parse(), Ok(dominoes));
/// assert_eq!(dominoes.of(Colour::RightUp)[0].to_string(), "+1+0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dominoes([Domino; DOMINOES]);

impl Default for Dominoes {
    fn default() -> Self {
        const { Self::of_table(&JUMPS) }
    }
}

impl Dominoes {
    /// Makes the dominoes of a table that is right.
    const fn of_table(table: &[(i8, i8); DOMINOES]) -> Self {
        let Some(first) = Domino::new(table[0].0, table[0].1) else {
            panic!("no domino has this jump");
        };
        let mut dominoes = [first; DOMINOES];
        let mut at = 1;
        while at < DOMINOES {
            let Some(domino) = Domino::new(table[at].0, table[at].1) else {
                panic!("no domino has this jump");
            };
            dominoes[at] = domino;
            at += 1;
        }
        Self(dominoes)
    }

    /// Makes a set of sixteen dominoes of each colour, colour by colour in the order of
    /// [`Colour::ALL`], within a colour in any order.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    ///
    /// # Examples
    ///
    /// ```
    /// use wyx::{Dominoes, DominoesError};
    ///
    /// let mut list = Dominoes::default().all().to_vec();
    /// list[..16].reverse();
    /// assert_eq!(Dominoes::new(&list), Ok(Dominoes::default()));
    /// list[16] = list[0];
    /// assert_eq!(Dominoes::new(&list), Err(DominoesError::Twice(list[0])));
    /// ```
    pub fn new(list: &[Domino]) -> Result<Self, DominoesError> {
        let Ok(dominoes) = <[Domino; DOMINOES]>::try_from(list) else {
            return Err(DominoesError::Count(list.len()));
        };
        for (at, domino) in dominoes.iter().enumerate() {
            if dominoes[..at].contains(domino) {
                return Err(DominoesError::Twice(*domino));
            }
        }
        Ok(Self::of_valid(dominoes))
    }

    /// Makes a set of dominoes that are different, colour by colour.
    pub(crate) fn of_valid(mut dominoes: [Domino; DOMINOES]) -> Self {
        for colour in dominoes.chunks_mut(DOMINOES_OF_COLOUR) {
            colour.sort_unstable();
        }
        Self(dominoes)
    }

    /// Returns all dominoes, colour by colour in the order of [`Colour::ALL`], within a colour
    /// ascending.
    #[must_use]
    pub const fn all(&self) -> &[Domino; DOMINOES] {
        &self.0
    }

    /// Returns the dominoes of a colour, ascending.
    #[must_use]
    pub fn of(&self, colour: Colour) -> &[Domino; DOMINOES_OF_COLOUR] {
        let (colours, _) = self.0.as_chunks();
        &colours[colour.index()]
    }

    /// Returns the colour of a domino, if it is in the set.
    #[must_use]
    pub fn colour(&self, domino: Domino) -> Option<Colour> {
        let place = self.0.iter().position(|&other| other == domino)?;
        Some(Colour::ALL[place / DOMINOES_OF_COLOUR])
    }
}

/// Writes the colours, joined by `/`.
impl fmt::Display for Dominoes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut slash = "";
        for colour in self.0.chunks(DOMINOES_OF_COLOUR) {
            f.write_str(slash)?;
            for domino in colour {
                write!(f, "{domino}")?;
            }
            slash = "/";
        }
        Ok(())
    }
}

/// Reads the colours, joined by `/`, the dominoes of each in any order.
impl FromStr for Dominoes {
    type Err = DominoesError;

    fn from_str(text: &str) -> Result<Self, DominoesError> {
        let count = text.split('/').count();
        if count != Colour::ALL.len() {
            return Err(DominoesError::Colours(count));
        }
        let mut dominoes = Vec::new();
        for (colour, list) in Colour::ALL.into_iter().zip(text.split('/')) {
            let before = dominoes.len();
            read_run(list, |domino| {
                dominoes.push(domino);
                Ok(())
            })?;
            let count = dominoes.len() - before;
            if count != DOMINOES_OF_COLOUR {
                return Err(DominoesError::OfColour { colour, count });
            }
        }
        Self::new(&dominoes)
    }
}

/// Reads dominoes that are run together, and hands on one after the other.
pub(crate) fn read_run(
    text: &str,
    mut take: impl FnMut(Domino) -> Result<(), TextError>,
) -> Result<(), TextError> {
    // Whatever is left at the end, or is not ASCII, is no domino, and refused as one.
    for piece in text.as_bytes().chunks(WIDTH) {
        take(String::from_utf8_lossy(piece).parse()?)?;
    }
    Ok(())
}

/// Why dominoes are not those of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DominoesError {
    /// A piece of the text is no domino.
    #[error(transparent)]
    Domino(#[from] TextError),
    /// The text has not four colours, but so many.
    #[error("there must be 4 colours joined by slashes, not {0}")]
    Colours(usize),
    /// A colour of the text has too few or too many dominoes.
    #[error("{colour} must have 16 dominoes, has {count}")]
    OfColour {
        /// The colour.
        colour: Colour,
        /// How many dominoes it has.
        count: usize,
    },
    /// There are not 64 dominoes, but so many.
    #[error("there must be 64 dominoes, not {0}")]
    Count(usize),
    /// A domino is listed twice.
    #[error("{0} is listed twice")]
    Twice(Domino),
}
