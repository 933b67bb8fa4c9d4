//! Rule options.

use board_play::RuleOptions;
use board_play::options::{Choice, RuleOption};
use board_play::text::Keywords;
use board_stones::{FORKS, Forks};

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
    fork: Forks,
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
            keywords: FORKS,
            get: Self::fork,
            set: Self::with_fork,
            meaning: "what goes on through a penta: moves and lines, moves only, or nothing",
        },
    ];
}

impl Options {
    /// Returns which colour begins on the corners.
    #[must_use]
    pub const fn corners(&self) -> Corners {
        self.corners
    }

    /// Returns what goes on through a penta: moves, and lines of five.
    #[must_use]
    pub const fn fork(&self) -> Forks {
        self.fork
    }

    /// Sets which colour begins on the corners.
    #[must_use]
    pub const fn with_corners(self, corners: Corners) -> Self {
        Self { corners, ..self }
    }

    /// Sets what goes on through a penta: moves, and lines of five.
    #[must_use]
    pub const fn with_fork(self, fork: Forks) -> Self {
        Self { fork, ..self }
    }
}
