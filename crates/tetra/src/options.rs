//! Rule options.

use board_play::RuleOptions;
use board_play::options::{Choice, RuleOption};
use board_play::text::Keywords;
use board_stones::{FORKS, Forks};

use crate::FigureKind;

/// Which figures win, by what lies between neighbours in them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scales {
    /// All figures.
    #[default]
    Both,
    /// Only those in which a node lies between.
    Node,
    /// Only those in which an edge lies between.
    Edge,
}

impl Scales {
    /// Returns whether figures of a kind win.
    #[must_use]
    pub const fn include(self, kind: FigureKind) -> bool {
        match kind {
            FigureKind::NodeLine | FigureKind::NodeRhombus => !matches!(self, Self::Edge),
            FigureKind::EdgeLine | FigureKind::EdgeRhombus => !matches!(self, Self::Node),
        }
    }
}

/// When a completed figure wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wins {
    /// Always: whether a stone put down or a move completes it.
    #[default]
    Always,
    /// Only when a move completes it. A figure that is made while stones are put down wins nothing,
    /// then or later, until a move makes one anew.
    Moving,
}

/// The rule options. The default is the booklet's game; every combination is a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    scales: Scales,
    fork: Forks,
    wins: Wins,
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Choice {
            key: "scales",
            keywords: Keywords(&[
                ("both", Scales::Both),
                ("node", Scales::Node),
                ("edge", Scales::Edge),
            ]),
            get: Self::scales,
            set: Self::with_scales,
            meaning: "which figures win: all, or those with a node, or an edge, between neighbours",
        },
        &Choice {
            key: "fork",
            keywords: FORKS,
            get: Self::fork,
            set: Self::with_fork,
            meaning: "what goes on through a penta: moves and figures, moves only, or nothing",
        },
        &Choice {
            key: "wins",
            keywords: Keywords(&[("always", Wins::Always), ("moving", Wins::Moving)]),
            get: Self::wins,
            set: Self::with_wins,
            meaning: "when a completed figure wins: always, or only if a stone that moves completes it",
        },
    ];
}

impl Options {
    /// Returns which figures win.
    #[must_use]
    pub const fn scales(&self) -> Scales {
        self.scales
    }

    /// Returns what goes on through a penta: moves, and the lines and links of figures.
    #[must_use]
    pub const fn fork(&self) -> Forks {
        self.fork
    }

    /// Returns when a completed figure wins.
    #[must_use]
    pub const fn wins(&self) -> Wins {
        self.wins
    }

    /// Sets which figures win.
    #[must_use]
    pub const fn with_scales(self, scales: Scales) -> Self {
        Self { scales, ..self }
    }

    /// Sets what goes on through a penta: moves, and the lines and links of figures.
    #[must_use]
    pub const fn with_fork(self, fork: Forks) -> Self {
        Self { fork, ..self }
    }

    /// Sets when a completed figure wins.
    #[must_use]
    pub const fn with_wins(self, wins: Wins) -> Self {
        Self { wins, ..self }
    }
}
