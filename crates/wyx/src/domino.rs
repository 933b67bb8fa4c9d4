//! Dominoes and their colours.

use core::fmt;
use core::str::FromStr;

use board_play::TextError;

/// How many dominoes there are.
pub(crate) const DOMINOES: usize = 64;

/// How many dominoes of each colour there are.
pub(crate) const DOMINOES_OF_COLOUR: usize = DOMINOES / Colour::ALL.len();

/// Why a jump is refused that none of a game's dominoes has.
pub(crate) const NO_DOMINO: &str = "no domino has this jump";

/// Why a jump is refused that no set of dominoes can have.
const NO_JUMP: &str = "a jump leads to another square, 7 across and 7 up or down at most";

/// How far a domino leads at most, across and up or down.
const FARTHEST: i8 = 7;

/// The four colours of dominoes, each named by where its jumps lead by the default rules.
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

/// A domino: a jump of up to seven files and up to seven ranks.
///
/// Its text is the jump, files to the right and then ranks up, always signed: `+2-3`, `-1+0`. Which
/// dominoes a game has, and in which colours, its [`Dominoes`](crate::Dominoes) say. They ascend by
/// ranks up, then by files to the right.
///
/// # Examples
///
/// ```
/// use wyx::{Colour, Domino, Dominoes};
///
/// let domino: Domino = "+2-3".parse()?;
/// assert_eq!((domino.dx(), domino.dy()), (2, -3));
/// assert_eq!(Dominoes::default().colour(domino), Some(Colour::RightDown));
/// assert_eq!(Domino::new(2, -3), Some(domino));
/// assert_eq!(Domino::new(0, 0), None);
/// # Ok::<(), board_play::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Domino(i8);

impl Domino {
    /// Returns the domino of a jump, if there can be one: each number is -7 to 7, and not both are 0.
    #[must_use]
    pub const fn new(dx: i8, dy: i8) -> Option<Self> {
        let (across, up) = (dx.unsigned_abs(), dy.unsigned_abs());
        let farthest = FARTHEST.unsigned_abs();
        if across > farthest || up > farthest || across + up == 0 {
            return None;
        }
        Some(Self(dx + 16 * dy))
    }

    /// Returns how many files to the right it leads.
    #[must_use]
    pub const fn dx(self) -> i8 {
        self.0 - 16 * self.dy()
    }

    /// Returns how many ranks up it leads.
    #[must_use]
    pub const fn dy(self) -> i8 {
        // To the nearest multiple of 16: files are at most 7.
        (self.0 + 8) >> 4
    }

    /// Returns the jump as a byte, `dx + 16·dy`: see `landing.rs`.
    pub(crate) const fn step(self) -> u8 {
        self.0.cast_unsigned()
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
        Self::new(dx, dy).ok_or_else(|| refuse(NO_JUMP))
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
