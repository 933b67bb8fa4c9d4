//! Rule options, valid by construction.

use board_graph::{Board, NodeSetOf, Shape, ShapeError};
use board_play::options::{Choice, Custom, GivenOptions, RuleOption};
use board_play::text::{Field, Keywords};
use board_play::{RuleOptions, TextError};

/// The boards on which Y is played, as a person reads them.
const BOARDS: &str = "bent:3 to bent:25 or flat:3 to flat:25";

/// How the second seat may answer the first stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opening {
    /// By a stone only.
    #[default]
    Free,
    /// By a stone, or by taking the first stone over: the pie rule.
    Pie,
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
/// let options = Options::default()
///     .with_board(Shape::Flat { side: 13 })?
///     .with_opening(Opening::Pie)?;
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

impl<const W: usize> RuleOptions for OptionsOn<W> {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Custom {
            key: "board",
            form: BOARDS,
            samples: &["bent:9", "bent:8", "flat:9", "flat:8"],
            read: |options: Self, value| {
                let shape = read_shape(value)?;
                let read = options.with_board(shape);
                read.map_err(|reason| value.error(reason))
            },
            write: |options| options.board.shape().to_string(),
            code: |options| {
                let is_flat = matches!(options.board.shape(), Shape::Flat { .. });
                u64::from(is_flat) << 32 | options.board.node_count() as u64
            },
            meaning: "the curved board or a flat triangle, by the number of nodes on a side",
        },
        &Choice {
            key: "opening",
            keywords: Keywords(&[("free", Opening::Free), ("pie", Opening::Pie)]),
            get: Self::opening,
            set: |options, opening| Self { opening, ..options },
            meaning: "whether the second seat may answer the first stone by swap",
        },
        &Custom {
            key: "handicap",
            form: "1 to the number of nodes",
            samples: &["1", "2", "3"],
            read: |options: Self, value| {
                let handicap = value.number(1..=options.node_count())?;
                Ok(Self {
                    handicap,
                    ..options
                })
            },
            write: |options| options.handicap.to_string(),
            code: |options| options.handicap.into(),
            meaning: "how many stones Black's first turn has; above 1 not with opening=pie",
        },
    ];

    fn check(&self, given: &GivenOptions<'_>) -> Result<(), TextError> {
        match self.checked() {
            Ok(_) => Ok(()),
            Err(reason) => Err(given.refuse(&["handicap"], reason)),
        }
    }
}

impl<const W: usize> OptionsOn<W> {
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

    /// Sets the board: `bent` or `flat`, with 3 to 25 nodes a side.
    ///
    /// # Errors
    ///
    /// Y is not played on the board, the type has no room for it, or the board none for the handicap.
    pub fn with_board(self, shape: Shape) -> Result<Self, OptionsError> {
        let board = checked_board::<W>(shape)?;
        Self { board, ..self }.checked()
    }

    /// Sets how the second seat may answer the first stone.
    ///
    /// # Errors
    ///
    /// The pie rule does not go together with a handicap.
    pub fn with_opening(self, opening: Opening) -> Result<Self, OptionsError> {
        Self { opening, ..self }.checked()
    }

    /// Sets how many stones Black's first turn has.
    ///
    /// # Errors
    ///
    /// There are none, or more than nodes; or there are several, and the opening is the pie rule.
    pub fn with_handicap(self, handicap: usize) -> Result<Self, OptionsError> {
        let nodes = self.board.node_count();
        match u16::try_from(handicap) {
            Ok(handicap) => Self { handicap, ..self }.checked(),
            Err(_) => Err(OptionsError::Handicap { handicap, nodes }),
        }
    }

    /// Checks that the options go together.
    fn checked(self) -> Result<Self, OptionsError> {
        let (handicap, nodes) = (self.handicap(), self.board.node_count());
        if !(1..=nodes).contains(&handicap) {
            return Err(OptionsError::Handicap { handicap, nodes });
        }
        if handicap > 1 && self.opening == Opening::Pie {
            return Err(OptionsError::HandicapWithPie);
        }
        Ok(self)
    }

    /// Returns how many nodes the board has, as positions count stones.
    fn node_count(&self) -> u16 {
        u16::try_from(self.board.node_count()).expect("a board of Y has at most 757 nodes")
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

/// Reads the shape of a board. There are boards of other kinds, but not for this game.
fn read_shape(value: Field<'_>) -> Result<Shape, TextError> {
    let shape = value.text().parse();
    shape.map_err(|reason| match reason {
        ShapeError::Text => value.error(format_args!("must be {BOARDS}")),
        reason => value.error(reason),
    })
}

/// Builds the board, if Y is played on it and a type that holds 64 · `W` nodes can hold it.
fn checked_board<const W: usize>(shape: Shape) -> Result<Board, OptionsError> {
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
