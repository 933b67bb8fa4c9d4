//! Rule options.

use board_graph::{Board, Fork, NodeSet};
use board_play::Seat;
use board_play::text::Keywords;

/// Where the stones begin, in pairs on the rim. The figure of the booklet is lost: the pairs are the
/// booklet's, their places are rebuilt (rulings, section 8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Start {
    /// Evenly all round: Black a2 a3, White a6 a7, and so on in each third of the rim.
    #[default]
    Even,
    /// Evenly too, but turned so that Black has the corners: Black a1 a2, White a5 a6.
    EvenCorner,
    /// Mirror images of each other, near the corners: Black a2 a3, White a7 a8.
    FairCorner,
    /// Mirror images of each other, near the middles of the sides: Black a3 a4, White a6 a7.
    FairMid,
}

impl Start {
    pub(crate) const KEYWORDS: Keywords<Self> = Keywords(&[
        ("even", Self::Even),
        ("even-corner", Self::EvenCorner),
        ("fair-corner", Self::FairCorner),
        ("fair-mid", Self::FairMid),
    ]);

    /// Tells the start round the rim from a1 on, to be repeated.
    const fn pattern(self) -> &'static str {
        match self {
            Self::Even => ".BB..WW.",
            Self::EvenCorner => "BB..WW..",
            Self::FairCorner => ".BB...WW",
            Self::FairMid => "..BB.WW.",
        }
    }
}

/// Whether a closed ring of six wins too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ring {
    /// It does not: the line must be open.
    #[default]
    Off,
    /// It does.
    On,
}

impl Ring {
    pub(crate) const KEYWORDS: Keywords<Self> = Keywords(&[("off", Self::Off), ("on", Self::On)]);
}

/// The rule options. The default is the booklet's game; every combination is a game.
///
/// # Examples
///
/// ```
/// use sexta::{Options, Ring, Start};
///
/// let options = Options::default().with_start(Start::FairMid).with_ring(Ring::On);
/// assert_eq!(options.to_string(), "start=fair-mid,ring=on");
/// assert_eq!("ring=on,start=fair-mid".parse(), Ok(options));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    start: Start,
    ring: Ring,
    fork: Fork,
}

impl Options {
    /// Returns where the stones begin.
    #[must_use]
    pub const fn start(&self) -> Start {
        self.start
    }

    /// Returns whether a closed ring of six wins too.
    #[must_use]
    pub const fn ring(&self) -> Ring {
        self.ring
    }

    /// Returns whether straight runs go on through a penta.
    #[must_use]
    pub const fn fork(&self) -> Fork {
        self.fork
    }

    /// Sets where the stones begin.
    #[must_use]
    pub const fn with_start(self, start: Start) -> Self {
        Self { start, ..self }
    }

    /// Sets whether a closed ring of six wins too.
    #[must_use]
    pub const fn with_ring(self, ring: Ring) -> Self {
        Self { ring, ..self }
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
        Board::bent9().rim_pattern(self.start.pattern(), mark)
    }
}
