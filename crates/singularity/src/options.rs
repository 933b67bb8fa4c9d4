//! Rule options, valid by construction.

use board_graph::{Board, Fork, NodeSet};
use board_play::Seat;
use board_play::text::Keywords;

/// Which colour begins on the corners a1, a9 and a17, and so on all odd nodes of the rim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Corners {
    /// Black, the first seat.
    #[default]
    Black,
    /// White, the second seat.
    White,
}

impl Corners {
    pub(crate) const KEYWORDS: Keywords<Self> =
        Keywords(&[("black", Self::Black), ("white", Self::White)]);

    /// Tells the start round the rim from a1 on, to be repeated. The figure of the booklet is lost:
    /// these are the only two layouts in which the colours alternate.
    const fn pattern(self) -> &'static str {
        match self {
            Self::Black => "BW",
            Self::White => "WB",
        }
    }
}

/// Whether a stone that can fuse must.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fusion {
    /// It must: exactly one stone is removed.
    #[default]
    Forced,
    /// It may: removing nothing is legal too.
    Optional,
}

impl Fusion {
    pub(crate) const KEYWORDS: Keywords<Self> =
        Keywords(&[("forced", Self::Forced), ("optional", Self::Optional)]);
}

/// Which of two own stones must be in the centre region for them to fuse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Zone {
    /// The stone that is joined, wherever the mover lands.
    #[default]
    Joined,
    /// The stone that has moved; it may then join any own neighbour, inside or not.
    Mover,
    /// Both.
    Both,
}

impl Zone {
    pub(crate) const KEYWORDS: Keywords<Self> = Keywords(&[
        ("joined", Self::Joined),
        ("mover", Self::Mover),
        ("both", Self::Both),
    ]);
}

/// The rule options. All go together; the default is the booklet's game.
///
/// # Examples
///
/// ```
/// use singularity::{Corners, Fork, Options, Zone};
///
/// let options = Options::default()
///     .with_zone(Zone::Mover)
///     .with_corners(Corners::White)
///     .with_fork(Fork::Off);
/// assert_eq!(options.to_string(), "corners=white,zone=mover,fork=off");
/// assert_eq!("fork=off,zone=mover,corners=white".parse(), Ok(options));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    corners: Corners,
    fusion: Fusion,
    zone: Zone,
    fork: Fork,
}

impl Options {
    /// Returns which colour begins on the corners.
    #[must_use]
    pub const fn corners(&self) -> Corners {
        self.corners
    }

    /// Returns whether a stone that can fuse must.
    #[must_use]
    pub const fn fusion(&self) -> Fusion {
        self.fusion
    }

    /// Returns which of two own stones must be in the centre region for them to fuse.
    #[must_use]
    pub const fn zone(&self) -> Zone {
        self.zone
    }

    /// Returns whether straight lines go on through a penta.
    #[must_use]
    pub const fn fork(&self) -> Fork {
        self.fork
    }

    /// Sets which colour begins on the corners.
    #[must_use]
    pub const fn with_corners(mut self, corners: Corners) -> Self {
        self.corners = corners;
        self
    }

    /// Sets whether a stone that can fuse must.
    #[must_use]
    pub const fn with_fusion(mut self, fusion: Fusion) -> Self {
        self.fusion = fusion;
        self
    }

    /// Sets which of two own stones must be in the centre region for them to fuse.
    #[must_use]
    pub const fn with_zone(mut self, zone: Zone) -> Self {
        self.zone = zone;
        self
    }

    /// Sets whether straight lines go on through a penta.
    #[must_use]
    pub const fn with_fork(mut self, fork: Fork) -> Self {
        self.fork = fork;
        self
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
