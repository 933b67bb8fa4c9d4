//! Rule options, valid by construction.

use board_graph::{Board, NodeSetOf, Shape, ShapeError};
use board_play::text::Keywords;

/// How the second seat may answer the first stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opening {
    /// By a stone only.
    #[default]
    Free,
    /// By a stone, or by taking the first stone over: the pie rule.
    Pie,
}

impl Opening {
    pub(crate) const KEYWORDS: Keywords<Self> =
        Keywords(&[("free", Self::Free), ("pie", Self::Pie)]);
}

/// The rule options of a game on a board of at most 64 · `W` nodes. The default is the booklet's
/// game: 93 nodes, no pie rule, no handicap.
///
/// # Examples
///
/// ```
/// use board_graph::Shape;
/// use y::{Opening, Options};
///
/// let options = Options::builder()
///     .board(Shape::Flat { side: 13 })
///     .opening(Opening::Pie)
///     .build()?;
/// assert_eq!(options.to_string(), "board=flat:13,opening=pie");
/// assert_eq!("opening=pie,board=flat:13".parse(), Ok(options));
/// # Ok::<(), y::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OptionsOn<const W: usize> {
    board: Board,
    opening: Opening,
    handicap: u16,
}

/// The rule options of [`Y`](crate::Y).
pub type Options = OptionsOn<2>;

impl<const W: usize> OptionsOn<W> {
    /// Begins with the default options.
    pub fn builder() -> OptionsBuilder<W> {
        Self::default().into()
    }

    /// Returns the board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Returns how the second seat may answer the first stone.
    #[must_use]
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// Returns how many stones Black's first turn has.
    #[must_use]
    pub fn handicap(&self) -> usize {
        self.handicap.into()
    }

    /// Returns the handicap as positions count stones.
    pub(crate) const fn handicap_stones(&self) -> u16 {
        self.handicap
    }
}

/// The booklet's game. A type with `W` below 2 cannot hold its 93 nodes and has no default; it does
/// not compile.
impl<const W: usize> Default for OptionsOn<W> {
    fn default() -> Self {
        const { assert!(W >= 2, "the default board has 93 nodes") };
        Self {
            board: Board::bent9(),
            opening: Opening::Free,
            handicap: 1,
        }
    }
}

/// Puts options together; [`build`](Self::build) checks them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "call `build`"]
pub struct OptionsBuilder<const W: usize> {
    board: Shape,
    opening: Opening,
    handicap: usize,
}

impl<const W: usize> OptionsBuilder<W> {
    /// Sets the board: `bent` or `flat`, with 3 to 25 nodes a side.
    pub const fn board(mut self, board: Shape) -> Self {
        self.board = board;
        self
    }

    /// Sets how the second seat may answer the first stone.
    pub const fn opening(mut self, opening: Opening) -> Self {
        self.opening = opening;
        self
    }

    /// Sets how many stones Black's first turn has.
    pub const fn handicap(mut self, handicap: usize) -> Self {
        self.handicap = handicap;
        self
    }

    /// Checks the options.
    ///
    /// # Errors
    ///
    /// The first option that cannot be as it is.
    pub fn build(self) -> Result<OptionsOn<W>, OptionsError> {
        let board = checked_board::<W>(self.board)?;
        let nodes = board.node_count();
        let handicap = u16::try_from(self.handicap)
            .ok()
            .filter(|&handicap| (1..=nodes).contains(&handicap.into()))
            .ok_or(OptionsError::Handicap {
                handicap: self.handicap,
                nodes,
            })?;
        if handicap > 1 && self.opening == Opening::Pie {
            return Err(OptionsError::HandicapWithPie);
        }
        Ok(OptionsOn {
            board,
            opening: self.opening,
            handicap,
        })
    }
}

/// Begins with options that are good already.
impl<const W: usize> From<OptionsOn<W>> for OptionsBuilder<W> {
    fn from(options: OptionsOn<W>) -> Self {
        Self {
            board: options.board.shape(),
            opening: options.opening,
            handicap: options.handicap(),
        }
    }
}

/// Builds the board, if Y is played on it and a type that holds 64 · `W` nodes can hold it.
pub(crate) fn checked_board<const W: usize>(shape: Shape) -> Result<Board, OptionsError> {
    if !matches!(shape, Shape::Bent { .. } | Shape::Flat { .. }) {
        return Err(OptionsError::NotThreeSided(shape));
    }
    let board = Board::new(shape).map_err(OptionsError::Board)?;
    let nodes = board.node_count();
    if nodes > NodeSetOf::<W>::CAPACITY {
        return Err(OptionsError::TooBig {
            board: shape,
            nodes,
            words: W,
        });
    }
    Ok(board)
}

/// Why options cannot be as they are.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OptionsError {
    /// There is no such board.
    #[error(transparent)]
    Board(ShapeError),
    /// Y needs a board with three sides.
    #[error("Y is not played on {0}; its boards are bent:3 to bent:25 and flat:3 to flat:25")]
    NotThreeSided(Shape),
    /// The type has no room for the board.
    #[error(
        "{board} has {nodes} nodes, and YOn<{words}> has room for {}; use YOn<{}>",
        words * 64,
        nodes.div_ceil(64)
    )]
    TooBig {
        /// The board.
        board: Shape,
        /// How many nodes it has.
        nodes: usize,
        /// The type's `W`: it has room for 64 · `W` nodes.
        words: usize,
    },
    /// Black's first turn must have at least one stone, and the board must have room for it.
    #[error("the handicap is {handicap}, must be 1 to {nodes}")]
    Handicap {
        /// The handicap that was asked for.
        handicap: usize,
        /// How many nodes the board has.
        nodes: usize,
    },
    /// The pie rule shares one stone fairly; it does not go together with a handicap.
    #[error("a handicap above 1 does not go together with opening=pie")]
    HandicapWithPie,
}
