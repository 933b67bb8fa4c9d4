//! Rule options.

use board_graph::Fork;
use board_play::RuleOptions;
use board_play::options::{Choice, RuleOption};
use board_play::text::Keywords;
use board_stones::FORK;

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

/// The rule options. The default is the booklet's game; every combination is a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    scales: Scales,
    fork: Fork,
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
            keywords: FORK,
            get: Self::fork,
            set: Self::with_fork,
            meaning: "whether runs, lines and links go on through a penta",
        },
    ];
}

impl Options {
    /// Returns which figures win.
    #[must_use]
    pub const fn scales(&self) -> Scales {
        self.scales
    }

    /// Returns whether straight runs, lines and links go on through a penta.
    #[must_use]
    pub const fn fork(&self) -> Fork {
        self.fork
    }

    /// Sets which figures win.
    #[must_use]
    pub const fn with_scales(self, scales: Scales) -> Self {
        Self { scales, ..self }
    }

    /// Sets whether straight runs, lines and links go on through a penta.
    #[must_use]
    pub const fn with_fork(self, fork: Fork) -> Self {
        Self { fork, ..self }
    }
}
