//! Rule options.

use board_graph::{Board, Fork, NodeSet};
use board_play::Seat;
use board_play::text::Keywords;

/// Which colour begins on the corners of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Corners {
    /// Black: the pairs round the rim are a1 a2 black, a3 a4 white, and so on.
    #[default]
    Black,
    /// White: the colours are exchanged.
    White,
}

impl Corners {
    pub(crate) const KEYWORDS: Keywords<Self> =
        Keywords(&[("black", Self::Black), ("white", Self::White)]);

    /// Tells the start round the rim from a1 on, to be repeated. The figure of the booklet is lost;
    /// twelve stones each in pairs can stand in no other way, but for mirror images (rulings,
    /// section 7).
    const fn pattern(self) -> &'static str {
        match self {
            Self::Black => "BBWW",
            Self::White => "WWBB",
        }
    }
}

/// The rule options. The default is the booklet's game; every combination is a game.
///
/// # Examples
///
/// ```
/// use quinta::{Corners, Fork, Options};
///
/// let options = Options::default().with_corners(Corners::White).with_fork(Fork::Off);
/// assert_eq!(options.to_string(), "corners=white,fork=off");
/// assert_eq!("fork=off,corners=white".parse(), Ok(options));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    corners: Corners,
    fork: Fork,
}

impl Options {
    /// Returns which colour begins on the corners.
    #[must_use]
    pub const fn corners(&self) -> Corners {
        self.corners
    }

    /// Returns whether straight runs go on through a penta.
    #[must_use]
    pub const fn fork(&self) -> Fork {
        self.fork
    }

    /// Sets which colour begins on the corners.
    #[must_use]
    pub const fn with_corners(self, corners: Corners) -> Self {
        Self { corners, ..self }
    }

    /// Sets whether straight runs go on through a penta.
    #[must_use]
    pub const fn with_fork(self, fork: Fork) -> Self {
        Self { fork, ..self }
    }

    /// Returns the nodes on which a seat's stones begin.
    #[must_use]
    pub fn start_nodes(&self, seat: Seat) -> NodeSet {
        let mark = match seat {
            Seat::First => 'B',
            Seat::Second => 'W',
        };
        Board::bent9().rim_pattern(self.corners.pattern(), mark)
    }
}
