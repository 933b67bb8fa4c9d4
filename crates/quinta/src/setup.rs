//! Any state of a game as plain data, and what makes it a position.

use board_graph::{Board, NodeName, NodeSet, Slides};
use board_play::text::plural;
use board_play::{Position as _, Seat};

use crate::illegal::colour;
use crate::{Options, Quinta, outcome};

/// How many stones a seat has.
const STONES: usize = 12;

/// A state as plain data, for editors and importers. `Quinta::try_from` makes it a position.
///
/// # Examples
///
/// ```
/// use quinta::{Position as _, Quinta, Setup, SetupError};
///
/// let mut setup = Setup::from(Quinta::new(&"".parse()?));
/// assert_eq!(Quinta::try_from(setup)?, Quinta::new(&"".parse()?));
///
/// setup.black = setup.black | setup.white;
/// let refused = Quinta::try_from(setup).unwrap_err();
/// assert_eq!(refused.to_string(), "a black and a white stone stand on a3");
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

impl From<Quinta> for Setup {
    fn from(position: Quinta) -> Self {
        Self {
            options: position.options(),
            turn: position.turn(),
            black: position.stones(Seat::First),
            white: position.stones(Seat::Second),
        }
    }
}

impl TryFrom<Setup> for Quinta {
    type Error = SetupError;

    /// Accepts every state in which the game goes on, and those won by a move that can have been the
    /// last.
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

    /// Returns whether a seat has five in a line.
    pub(crate) fn has_won(&self, seat: Seat) -> bool {
        outcome::has_five(self.stones(seat), self.options.fork())
    }

    /// Checks that the game goes on, or can have ended just now.
    fn check_end(&self) -> Result<(), SetupError> {
        let (next, last) = (self.turn, !self.turn);
        if self.has_won(next) {
            return Err(SetupError::PlayedOn { winner: next });
        }
        if self.has_won(last) && !self.won_just_now(last) {
            return Err(SetupError::WonBefore { winner: last });
        }
        Ok(())
    }

    /// Returns whether the last move of the seat that has won can have brought the win: whether a
    /// stone can have come from where it completed no five. Slides can be taken back as they were
    /// made.
    fn won_just_now(&self, winner: Seat) -> bool {
        let fork = self.options.fork();
        let (own, occupied) = (self.stones(winner), self.black | self.white);
        let mut back = Slides::bent9(fork).all(own, occupied);
        back.any(|(now, before)| !outcome::has_five(own.without(now).with(before), fork))
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
    /// A seat has five in a line, and it is its turn.
    #[error("{} has five in a line, and the game went on", colour(*winner))]
    PlayedOn {
        /// The seat that has five in a line.
        winner: Seat,
    },
    /// A seat has five in a line, and had before its last move, whichever that was.
    #[error("{} has five in a line, and had before any last move", colour(*winner))]
    WonBefore {
        /// The seat that has five in a line.
        winner: Seat,
    },
}
