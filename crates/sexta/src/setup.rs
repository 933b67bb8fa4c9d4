//! Any state of a game as plain data, and what makes it a position.

use board_graph::{Board, NodeName, NodeSet};
use board_play::text::plural;
use board_play::{Position as _, Seat};

use crate::illegal::colour;
use crate::{Options, Sexta, outcome};

/// How many stones a seat has.
const STONES: usize = 6;

/// A state as plain data, for editors and importers. `Sexta::try_from` makes it a position.
///
/// # Examples
///
/// ```
/// use sexta::{Position as _, Sexta, Setup, SetupError};
///
/// let mut setup = Setup::from(Sexta::new(&"".parse()?));
/// assert_eq!(Sexta::try_from(setup)?, Sexta::new(&"".parse()?));
///
/// setup.black = setup.black | setup.white;
/// let refused = Sexta::try_from(setup).unwrap_err();
/// assert_eq!(refused.to_string(), "a black and a white stone stand on a6");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// The rules.
    pub options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    pub turn: Seat,
    /// The black stones, those of the first seat.
    pub black: NodeSet,
    /// The white stones, those of the second seat.
    pub white: NodeSet,
}

impl From<Sexta> for Setup {
    fn from(position: Sexta) -> Self {
        Self {
            options: position.options(),
            turn: position.turn(),
            black: position.stones(Seat::First),
            white: position.stones(Seat::Second),
        }
    }
}

impl TryFrom<Setup> for Sexta {
    type Error = SetupError;

    /// Accepts every state but those that are won by the seat to move.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_stones()?;
        setup.check_end()?;
        let Setup {
            options,
            turn,
            black,
            white,
        } = setup;
        Ok(Self::with_stones(options, turn, [black, white]))
    }
}

impl Setup {
    const fn stones(&self, seat: Seat) -> NodeSet {
        match seat {
            Seat::First => self.black,
            Seat::Second => self.white,
        }
    }

    /// Checks that all stones stand on the board, one to a node, and that none is missing.
    fn check_stones(&self) -> Result<(), SetupError> {
        let board = Board::bent9();
        for seat in Seat::ALL {
            if let Some(node) = (self.stones(seat) - board.all()).first() {
                let index = node.index();
                return Err(SetupError::OffBoard { seat, index });
            }
        }
        if let Some(node) = (self.black & self.white).first() {
            return Err(SetupError::Shared(board.name(node)));
        }
        for seat in Seat::ALL {
            let count = self.stones(seat).len();
            if count != STONES {
                return Err(SetupError::Count { seat, count });
            }
        }
        Ok(())
    }

    /// Returns whether a seat's stones form what wins.
    pub(crate) fn has_won(&self, seat: Seat) -> bool {
        outcome::has_won(self.stones(seat), self.options.ring())
    }

    /// Checks that the game goes on, or has ended by the last move. That move can always have been
    /// the one that won: six stones of the other seat are too few to bar all the ways on which the
    /// winner's stones can have come.
    fn check_end(&self) -> Result<(), SetupError> {
        let winner = self.turn;
        if self.has_won(winner) {
            return Err(SetupError::PlayedOn { winner });
        }
        Ok(())
    }
}

/// Why a state is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A stone stands beside the board.
    #[error("a stone of {} stands on node {index}, which the board does not have", colour(*seat))]
    OffBoard {
        /// The seat whose stone it is.
        seat: Seat,
        /// The index of the node, counted from 0 in board order.
        index: usize,
    },
    /// Two stones share a node.
    #[error("a black and a white stone stand on {0}")]
    Shared(NodeName),
    /// A seat has too few or too many stones.
    #[error("{} has {}, must have {STONES}", colour(*seat), plural(*count, "stone"))]
    Count {
        /// The seat.
        seat: Seat,
        /// How many stones it has.
        count: usize,
    },
    /// A seat's stones form what wins, and it is its turn.
    #[error("the stones of {} form a line, and the game went on", colour(*winner))]
    PlayedOn {
        /// The seat that has won.
        winner: Seat,
    },
}
