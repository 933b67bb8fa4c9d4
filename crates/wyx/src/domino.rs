//! Dominoes: the 64 jumps and their colours.

use core::fmt;
use core::str::FromStr;

use board_play::TextError;

/// How many dominoes there are.
pub(crate) const DOMINOES: usize = 64;

/// How many dominoes of each colour there are.
pub(crate) const DOMINOES_OF_COLOUR: usize = DOMINOES / Colour::ALL.len();

/// The jumps of all dominoes, sixteen of each colour in the order of [`Colour::ALL`], each as files
/// to the right and ranks up. Rebuilt: see the rulings, section 9.
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

/// The four colours of dominoes, each named by where its jumps lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// One to four ranks up and up to three files to the left.
    LeftUp,
    /// One to four files to the left and up to three ranks down.
    LeftDown,
    /// One to four ranks down and up to three files to the right.
    RightDown,
    /// One to four files to the right and up to three ranks up.
    RightUp,
}

impl Colour {
    /// All colours, in the order of their columns in the rack.
    pub const ALL: [Self; 4] = [Self::LeftUp, Self::LeftDown, Self::RightDown, Self::RightUp];

    /// Returns the place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Lists the dominoes of this colour, ascending.
    pub fn dominoes(self) -> impl ExactSizeIterator<Item = Domino> + DoubleEndedIterator + Clone {
        let first = self.index() * DOMINOES_OF_COLOUR;
        (first..first + DOMINOES_OF_COLOUR).map(Domino::nth)
    }
}

/// Writes the name: `left-up`.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::LeftUp => "left-up",
            Self::LeftDown => "left-down",
            Self::RightDown => "right-down",
            Self::RightUp => "right-up",
        })
    }
}

/// A domino: one of 64 different jumps.
///
/// Its text is the jump, files to the right and then ranks up, always signed: `+2-3`, `-1+0`.
///
/// # Examples
///
/// ```
/// use wyx::{Colour, Domino};
///
/// let domino: Domino = "+2-3".parse()?;
/// assert_eq!((domino.dx(), domino.dy()), (2, -3));
/// assert_eq!(domino.colour(), Colour::RightDown);
/// assert_eq!(Domino::new(2, -3), Some(domino));
/// assert_eq!(Domino::new(-4, 1), None);
/// # Ok::<(), board_play::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Domino(u8);

impl Domino {
    /// What stands in a place of the rack that has no domino yet. It never leaves this crate.
    pub(crate) const NONE: Self = Self(64);

    /// Returns the domino of a jump, if there is one.
    #[must_use]
    pub fn new(dx: i8, dy: i8) -> Option<Self> {
        JUMPS
            .iter()
            .position(|&jump| jump == (dx, dy))
            .map(Self::nth)
    }

    /// Returns domino number `index`, counted from 0 as in [`all`](Self::all).
    pub(crate) const fn nth(index: usize) -> Self {
        debug_assert!(index < DOMINOES, "there are 64 dominoes");
        #[expect(clippy::cast_possible_truncation, reason = "below 64")]
        Self(index as u8)
    }

    /// Lists all dominoes in ascending order: by colour, within a colour row by row from below.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..DOMINOES).map(Self::nth)
    }

    /// Returns how many files to the right it leads.
    #[must_use]
    pub const fn dx(self) -> i8 {
        JUMPS[self.index()].0
    }

    /// Returns how many ranks up it leads.
    #[must_use]
    pub const fn dy(self) -> i8 {
        JUMPS[self.index()].1
    }

    /// Returns the colour.
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() / DOMINOES_OF_COLOUR]
    }

    /// Returns the place in ascending order, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Writes the jump: `+2-3`.
impl fmt::Display for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}{:+}", self.dx(), self.dy())
    }
}

/// Writes the jump: `+2-3`.
impl fmt::Debug for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return f.write_str("none");
        }
        fmt::Display::fmt(self, f)
    }
}

/// Reads the jump: `+2-3`.
impl FromStr for Domino {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let refuse = |reason| TextError::new("domino", text, reason);
        let &[x_sign, x, y_sign, y] = text.as_bytes() else {
            return Err(refuse("must be a jump such as +2-3 or -1+0"));
        };
        let (Some(dx), Some(dy)) = (signed(x_sign, x), signed(y_sign, y)) else {
            return Err(refuse("must be a jump such as +2-3 or -1+0"));
        };
        Self::new(dx, dy).ok_or_else(|| refuse("no domino has this jump"))
    }
}

/// Reads a digit with its sign; zero is `+0`.
fn signed(sign: u8, digit: u8) -> Option<i8> {
    let value = i8::try_from(char::from(digit).to_digit(10)?).ok()?;
    match sign {
        b'+' => Some(value),
        b'-' if value != 0 => Some(-value),
        _ => None,
    }
}
