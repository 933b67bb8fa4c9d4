//! Rule options.

use board_graph::Fork;
use board_play::RuleOptions;
use board_play::options::{Choice, RuleOption};
use board_play::text::Keywords;
use board_stones::FORK;

/// Which colour begins on the corners of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Corners {
    /// Black: the pairs round the rim are a1 a2 black, a3 a4 white, and so on.
    #[default]
    Black,
    /// White: the colours are exchanged.
    White,
}

/// The rule options. The default is the booklet's game; every combination is a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    corners: Corners,
    fork: Fork,
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Choice {
            key: "corners",
            keywords: Keywords(&[("black", Corners::Black), ("white", Corners::White)]),
            get: Self::corners,
            set: Self::with_corners,
            meaning: "whose stones begin on the corners",
        },
        &Choice {
            key: "fork",
            keywords: FORK,
            get: Self::fork,
            set: Self::with_fork,
            meaning: "whether straight runs, of moves and of lines, go on through a penta",
        },
    ];
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
}
