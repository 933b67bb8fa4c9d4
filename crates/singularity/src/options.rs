//! Rule options.

use board_graph::Fork;
use board_play::RuleOptions;
use board_play::options::{Choice, RuleOption};
use board_play::text::Keywords;
use board_stones::FORK;

/// Which colour begins on the corners a1, a9 and a17, and so on all odd nodes of the rim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Corners {
    /// Black, the first seat.
    #[default]
    Black,
    /// White, the second seat.
    White,
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

/// Which of two stones must be in the centre region for them to fuse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Zone {
    /// The stone that is joined, wherever the mover lands.
    #[default]
    Joined,
    /// The stone that has moved; it may then join any of its player's stones next to it, inside or not.
    Mover,
    /// Both.
    Both,
}

/// The rule options. The default is the booklet's game; every combination is a game.
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

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Choice {
            key: "corners",
            keywords: Keywords(&[("black", Corners::Black), ("white", Corners::White)]),
            get: Self::corners,
            set: Self::with_corners,
            meaning: "whose stones begin on the corners, and so on all odd nodes of the rim",
        },
        &Choice {
            key: "fusion",
            keywords: Keywords(&[("forced", Fusion::Forced), ("optional", Fusion::Optional)]),
            get: Self::fusion,
            set: Self::with_fusion,
            meaning: "with optional, a stone that can fuse may also remove nothing",
        },
        &Choice {
            key: "zone",
            keywords: Keywords(&[
                ("joined", Zone::Joined),
                ("mover", Zone::Mover),
                ("both", Zone::Both),
            ]),
            get: Self::zone,
            set: Self::with_zone,
            meaning: "which of two stones that fuse must be in the centre region: the one that is \
                      joined, wherever the mover lands; the mover, which may then join any of its \
                      player's stones next to it, inside or not; or both",
        },
        &Choice {
            key: "fork",
            keywords: FORK,
            get: Self::fork,
            set: Self::with_fork,
            meaning: "whether straight runs go on through a penta, a node with five neighbours",
        },
    ];
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

    /// Returns which of two stones must be in the centre region for them to fuse.
    #[must_use]
    pub const fn zone(&self) -> Zone {
        self.zone
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

    /// Sets whether a stone that can fuse must.
    #[must_use]
    pub const fn with_fusion(self, fusion: Fusion) -> Self {
        Self { fusion, ..self }
    }

    /// Sets which of two stones must be in the centre region for them to fuse.
    #[must_use]
    pub const fn with_zone(self, zone: Zone) -> Self {
        Self { zone, ..self }
    }

    /// Sets whether straight runs go on through a penta.
    #[must_use]
    pub const fn with_fork(self, fork: Fork) -> Self {
        Self { fork, ..self }
    }
}
