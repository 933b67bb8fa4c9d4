//! Rule options.

use board_graph::Fork;
use board_play::RuleOptions;
use board_play::options::{Choice, RuleOption};
use board_play::text::Keywords;
use board_stones::FORK;

/// Where the stones begin, in pairs on the rim.
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

/// Whether a closed ring of six wins too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ring {
    /// It does not: the line must be open.
    #[default]
    Off,
    /// It does.
    On,
}

/// The rule options. The default is the booklet's game; every combination is a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    start: Start,
    ring: Ring,
    fork: Fork,
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Choice {
            key: "start",
            keywords: Keywords(&[
                ("even", Start::Even),
                ("even-corner", Start::EvenCorner),
                ("fair-corner", Start::FairCorner),
                ("fair-mid", Start::FairMid),
            ]),
            get: Self::start,
            set: Self::with_start,
            meaning: "where on the rim the pairs begin",
        },
        &Choice {
            key: "ring",
            keywords: Keywords(&[("off", Ring::Off), ("on", Ring::On)]),
            get: Self::ring,
            set: Self::with_ring,
            meaning: "whether a closed ring of six wins too",
        },
        &Choice {
            key: "fork",
            keywords: FORK,
            get: Self::fork,
            set: Self::with_fork,
            meaning: "whether straight runs go on through a penta",
        },
    ];
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
}
