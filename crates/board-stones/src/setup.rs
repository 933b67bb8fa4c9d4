//! Any state of stones as plain data.

use board_graph::{Board, NodeName, NodeSet};
use board_play::Seat;
use board_play::text::plural;

use crate::{Colour, StoneLine};

/// A state as plain data, for editors and importers; a game makes a position of it by `try_from`, or
/// says why it is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StoneSetup<O> {
    /// The rules.
    pub options: O,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    pub turn: Seat,
    /// The black stones.
    pub black: NodeSet,
    /// The white stones.
    pub white: NodeSet,
}

impl<O> StoneSetup<O> {
    /// Makes the state of a start: the first seat, Black, is to move.
    #[must_use]
    pub const fn start(options: O, [black, white]: [NodeSet; 2]) -> Self {
        Self {
            options,
            turn: Seat::First,
            black,
            white,
        }
    }

    /// Returns the stones of the first seat, Black, and of the second, White.
    #[must_use]
    pub const fn stones(&self) -> [NodeSet; 2] {
        [self.black, self.white]
    }

    /// Returns the nodes with a stone.
    #[must_use]
    pub fn occupied(&self) -> NodeSet {
        self.black | self.white
    }

    /// Checks that all stones are on the board, one to a node.
    ///
    /// # Errors
    ///
    /// The first stone that is not.
    pub fn check_nodes(&self) -> Result<(), StonesFault> {
        let board = Board::bent9();
        for (colour, stones) in [(Colour::Black, self.black), (Colour::White, self.white)] {
            if let Some(node) = (stones - board.all()).first() {
                let index = node.index();
                return Err(StonesFault::OffBoard { colour, index });
            }
        }
        match (self.black & self.white).first() {
            Some(node) => Err(StonesFault::Shared(board.name(node))),
            None => Ok(()),
        }
    }

    /// Checks that no seat has more stones than it can have, in a game in which some are in hand or
    /// captured.
    ///
    /// # Errors
    ///
    /// The first seat that has.
    pub fn check_at_most(&self, most: usize) -> Result<(), StonesFault> {
        for (colour, stones) in [(Colour::Black, self.black), (Colour::White, self.white)] {
            let count = stones.len();
            if count > most {
                return Err(StonesFault::TooMany {
                    colour,
                    count,
                    most,
                });
            }
        }
        Ok(())
    }

    /// Checks that each seat has as many stones as it must have.
    ///
    /// # Errors
    ///
    /// The first seat that has not.
    pub fn check_counts(&self, needed: usize) -> Result<(), StonesFault> {
        for (colour, stones) in [(Colour::Black, self.black), (Colour::White, self.white)] {
            let count = stones.len();
            if count != needed {
                return Err(StonesFault::Count {
                    colour,
                    count,
                    needed,
                });
            }
        }
        Ok(())
    }
}

impl<P: StoneLine> From<P> for StoneSetup<P::Options> {
    fn from(position: P) -> Self {
        Self {
            options: position.options(),
            turn: position.turn(),
            black: position.stones(Seat::First),
            white: position.stones(Seat::Second),
        }
    }
}

/// Why stones cannot be where they are, or as many as they are.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StonesFault {
    /// A stone is off the board.
    #[error("a stone of {colour} stands on node {index}, which the board does not have")]
    OffBoard {
        /// The colour of the stone.
        colour: Colour,
        /// The index of the node, counted from 0 in board order.
        index: usize,
    },
    /// Two stones share a node.
    #[error("a black and a white stone stand on {0}")]
    Shared(NodeName),
    /// A seat has too few or too many stones.
    #[error("{colour} has {}, must have {needed}", plural(*count, "stone"))]
    Count {
        /// The colour of the stones.
        colour: Colour,
        /// How many there are.
        count: usize,
        /// How many there must be.
        needed: usize,
    },
    /// A seat has too many stones.
    #[error("{colour} has {}, must have {most} at most", plural(*count, "stone"))]
    TooMany {
        /// The colour of the stones.
        colour: Colour,
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
}

/// Why a state is no position, in a game whose winner is told by the stones.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupFault {
    /// The stones are not where, or as many as, they must be.
    #[error(transparent)]
    Stones(#[from] StonesFault),
    /// A seat has won, and it is its turn.
    #[error("{0} has won, and the game went on")]
    PlayedOn(Colour),
    /// A seat has won, and had won before its last move, whichever that was.
    #[error("{0} has won, and had before any last move")]
    WonBefore(Colour),
}

#[cfg(feature = "serde")]
board_play::serde_by_fields!(impl<O> StoneSetup<O> { options, turn, black, white });
