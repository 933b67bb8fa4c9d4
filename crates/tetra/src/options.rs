//! Rule options.

use board_graph::Fork;
use board_play::text::Keywords;

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
    pub(crate) const KEYWORDS: Keywords<Self> = Keywords(&[
        ("both", Self::Both),
        ("node", Self::Node),
        ("edge", Self::Edge),
    ]);

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
///
/// # Examples
///
/// ```
/// use tetra::{Fork, Options, Scales};
///
/// let options = Options::default().with_scales(Scales::Edge).with_fork(Fork::Off);
/// assert_eq!(options.to_string(), "scales=edge,fork=off");
/// assert_eq!("fork=off,scales=edge".parse(), Ok(options));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    scales: Scales,
    fork: Fork,
}

impl Options {
    /// Returns which figures win.
    #[must_use]
    pub const fn scales(&self) -> Scales {
        self.scales
    }

    /// Returns whether straight runs, and the lines and links of figures, go on through a penta.
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
