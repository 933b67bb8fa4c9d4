//! Rule options, valid by construction.

use board_graph::{Node, NodeName};
use board_play::Seat;
use board_play::text::Keywords;

use crate::square::{SQUARES, board, square};
use crate::{Rack, Strongholds};

/// Whose pawns on a stronghold bar a knight from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StrongholdBars {
    /// The opponent's.
    #[default]
    Opponent,
    /// Anybody's: nobody comes to a stronghold twice.
    Both,
}

impl StrongholdBars {
    pub(crate) const KEYWORDS: Keywords<Self> =
        Keywords(&[("opponent", Self::Opponent), ("both", Self::Both)]);
}

/// Where the knights of the first and of the second seat start by the default rules. Rebuilt: see the
/// rulings, section 9.
pub(crate) const DEFAULT_STARTS: [Node; 2] = [square(*b"d4"), square(*b"e5")];

/// What the options say of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Field {
    pub(crate) strongholds: Strongholds,
    pub(crate) starts: [Node; 2],
    pub(crate) stronghold_bars: StrongholdBars,
}

/// Where the rack comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum RackSource {
    /// Chance fills it.
    Chance,
    /// The options give it.
    Options,
}

/// The rule options. The default is the booklet's game.
///
/// # Examples
///
/// ```
/// use wyx::{Options, StrongholdBars};
///
/// let options = Options::default().with_stronghold_bars(StrongholdBars::Both);
/// assert_eq!(options.to_string(), "stronghold-bars=both");
///
/// // Strongholds and starts are data.
/// let squares = ["c3", "f6"].map(|name| wyx::board().parse_node(name).unwrap());
/// let options = Options::default().with_board(Default::default(), squares)?;
/// assert_eq!(options.to_string(), "starts=c3.f6");
/// assert_eq!("starts=c3.f6".parse(), Ok(options));
/// # Ok::<(), wyx::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    pub(crate) field: Field,
    pub(crate) rack: Option<Rack>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            field: Field {
                strongholds: Strongholds::default(),
                starts: DEFAULT_STARTS,
                stronghold_bars: StrongholdBars::default(),
            },
            rack: None,
        }
    }
}

impl Options {
    /// Returns whose pawns on a stronghold bar a knight from it.
    #[must_use]
    pub const fn stronghold_bars(&self) -> StrongholdBars {
        self.field.stronghold_bars
    }

    /// Returns the strongholds.
    #[must_use]
    pub const fn strongholds(&self) -> Strongholds {
        self.field.strongholds
    }

    /// Returns the square on which a seat's knight starts.
    #[must_use]
    pub const fn start(&self, seat: Seat) -> Node {
        self.field.starts[seat.index()]
    }

    /// Returns the rack that the game starts with; without one, chance fills the rack first.
    #[must_use]
    pub const fn rack(&self) -> Option<&Rack> {
        self.rack.as_ref()
    }

    /// Sets whose pawns on a stronghold bar a knight from it.
    #[must_use]
    pub const fn with_stronghold_bars(mut self, stronghold_bars: StrongholdBars) -> Self {
        self.field.stronghold_bars = stronghold_bars;
        self
    }

    /// Sets the rack that the game starts with, or has chance fill the rack.
    #[must_use]
    pub const fn with_rack(mut self, rack: Option<Rack>) -> Self {
        self.rack = rack;
        self
    }

    /// Sets the strongholds and the squares on which the knights start, the first seat's first.
    ///
    /// # Errors
    ///
    /// What is wrong with the starts.
    pub fn with_board(
        mut self,
        strongholds: Strongholds,
        starts: [Node; 2],
    ) -> Result<Self, OptionsError> {
        for (seat, start) in Seat::ALL.into_iter().zip(starts) {
            let index = start.index();
            if index >= SQUARES {
                return Err(OptionsError::OffBoard { seat, index });
            }
            if strongholds.contains(start) {
                let square = board().name(start);
                return Err(OptionsError::StartsOnStronghold { seat, square });
            }
        }
        if starts[0] == starts[1] {
            return Err(OptionsError::SameStart(board().name(starts[0])));
        }
        self.field.strongholds = strongholds;
        self.field.starts = starts;
        Ok(self)
    }
}

/// Why options do not go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OptionsError {
    /// A start is beside the board.
    #[error("the knight of seat {seat} starts on square {index}, the board has 64, counted from 0")]
    OffBoard {
        /// The seat.
        seat: Seat,
        /// The place in board order, counted from 0.
        index: usize,
    },
    /// A knight starts on a stronghold.
    #[error("the knight of seat {seat} starts on {square}, which is a stronghold")]
    StartsOnStronghold {
        /// The seat.
        seat: Seat,
        /// The square.
        square: NodeName,
    },
    /// Both knights start on one square.
    #[error("both knights start on {0}")]
    SameStart(NodeName),
}
