//! The option `fork`.

use board_graph::Fork;
use board_play::text::Keywords;

/// How the option `fork` is written, the default first.
pub const FORK: Keywords<Fork> = Keywords(&[("on", Fork::On), ("off", Fork::Off)]);

/// How the option `fork` is written in a game where lines of stones win, the default first.
pub const FORKS: Keywords<Forks> = Keywords(&[
    ("on", Forks::On),
    ("moves", Forks::Moves),
    ("off", Forks::Off),
]);

/// What goes on through a penta, over either of its two exits, in a game where lines of stones win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Forks {
    /// Moves and lines.
    #[default]
    On,
    /// Moves only: a line ends at a penta.
    Moves,
    /// Nothing.
    Off,
}

impl Forks {
    /// Returns whether moves go on.
    #[must_use]
    #[inline]
    pub const fn for_moves(self) -> Fork {
        match self {
            Self::On | Self::Moves => Fork::On,
            Self::Off => Fork::Off,
        }
    }

    /// Returns whether lines go on.
    #[must_use]
    #[inline]
    pub const fn for_lines(self) -> Fork {
        match self {
            Self::On => Fork::On,
            Self::Moves | Self::Off => Fork::Off,
        }
    }
}
