//! Any state of a game as plain data, and what makes it a position.

use board_graph::{Board, NodeName, NodeSet};
use board_play::{Position as _, Seat};

use crate::illegal::colour;
use crate::moves::slides;
use crate::position::STONES;
use crate::{Options, Tetra, outcome};

/// A state as plain data, for editors and importers. `Tetra::try_from` makes it a position if play can
/// lead there.
///
/// Stones that are not on the board are in hand.
///
/// # Examples
///
/// ```
/// use board_play::Seat;
/// use tetra::{Position as _, Setup, Tetra};
///
/// let mut setup = Setup::from(Tetra::new(&"".parse()?));
/// setup.black.insert(board_graph::Board::bent9().parse_node("c5")?);
/// let refused = Tetra::try_from(setup).unwrap_err();
/// assert_eq!(refused.to_string(), "with 1 black and 0 white stones it is White's turn");
///
/// setup.turn = Seat::Second;
/// let position = Tetra::try_from(setup)?;
/// assert_eq!(position.to_string(), "tetra/1 - 2 c5 -");
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

impl From<Tetra> for Setup {
    fn from(position: Tetra) -> Self {
        Self {
            options: position.options(),
            turn: position.turn(),
            black: position.stones(Seat::First),
            white: position.stones(Seat::Second),
        }
    }
}

impl TryFrom<Setup> for Tetra {
    type Error = SetupError;

    /// Accepts exactly the states that play can lead to.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_stones()?;
        setup.check_counts()?;
        setup.check_last_move()?;
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
    /// Returns a seat's stones.
    pub(crate) const fn stones(&self, seat: Seat) -> NodeSet {
        match seat {
            Seat::First => self.black,
            Seat::Second => self.white,
        }
    }

    /// Checks that all stones stand on the board, one to a node.
    fn check_stones(&self) -> Result<(), SetupError> {
        let board = Board::bent9();
        for seat in Seat::ALL {
            if let Some(node) = (self.stones(seat) - board.all()).first() {
                let index = node.index();
                return Err(SetupError::OffBoard { seat, index });
            }
        }
        match (self.black & self.white).first() {
            Some(node) => Err(SetupError::Shared(board.name(node))),
            None => Ok(()),
        }
    }

    /// Checks the numbers of stones: Black begins, and they are put down in turn. Once all are down it
    /// can be either seat's turn.
    fn check_counts(&self) -> Result<(), SetupError> {
        let counts = Seat::ALL.map(|seat| self.stones(seat).len());
        for (seat, count) in Seat::ALL.into_iter().zip(counts) {
            if count > STONES {
                return Err(SetupError::TooMany { seat, count });
            }
        }
        let [black, white] = counts;
        let turn = match black.checked_sub(white) {
            Some(0) if black == STONES => self.turn,
            Some(0) => Seat::First,
            Some(1) => Seat::Second,
            _ => return Err(SetupError::Counts { black, white }),
        };
        if self.turn != turn {
            return Err(SetupError::Turn { black, white, turn });
        }
        Ok(())
    }

    /// Checks that a last move can have led here from a state in which nobody had a figure. Such a
    /// state can be reached: put the stones down one after the other.
    fn check_last_move(&self) -> Result<(), SetupError> {
        let mover = !self.turn;
        if self.has_figure(self.turn) {
            return Err(SetupError::PlayedOn { winner: self.turn });
        }
        let won = self.has_figure(mover);
        let possible = if self.must_have_slid() {
            let stuck = !won && !slides(self.options.fork()).any(self.black, self.occupied());
            stuck || self.can_have_slid()
        } else {
            !won || self.can_have_won_by_putting()
        };
        match (possible, won) {
            (true, _) => Ok(()),
            (false, true) => Err(SetupError::WonBefore { winner: mover }),
            (false, false) => Err(SetupError::NoLastMove),
        }
    }

    fn occupied(&self) -> NodeSet {
        self.black | self.white
    }

    fn has_figure(&self, seat: Seat) -> bool {
        outcome::has_figure(self.stones(seat), self.options)
    }

    /// Returns whether the last move cannot have put a stone down: Black, who has none left, made it
    /// after White's last one.
    fn must_have_slid(&self) -> bool {
        self.turn == Seat::Second && self.white.len() == STONES
    }

    /// Returns whether Black can have moved a stone from where there was no figure. Slides can be taken
    /// back as they were made.
    fn can_have_slid(&self) -> bool {
        let mut back = slides(self.options.fork()).all(self.black, self.occupied());
        back.any(|(now, before)| {
            let stones = self.black.without(now).with(before);
            !outcome::has_figure(stones, self.options)
        })
    }

    /// Returns whether a stone of the seat that has won was needed for all of its figures: that one can
    /// have been put down last.
    fn can_have_won_by_putting(&self) -> bool {
        let stones = self.stones(!self.turn);
        let mut last = stones.iter();
        last.any(|stone| !outcome::has_figure(stones.without(stone), self.options))
    }
}

/// Why a state is no position: play cannot lead there.
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
    /// A seat has too many stones.
    #[error("{} has {count} stones, must have {STONES} at most", colour(*seat))]
    TooMany {
        /// The seat.
        seat: Seat,
        /// How many stones it has on the board.
        count: usize,
    },
    /// The numbers of stones do not go together.
    #[error("{black} black and {white} white stones cannot arise: they are put down in turn")]
    Counts {
        /// How many black stones there are.
        black: usize,
        /// How many white stones there are.
        white: usize,
    },
    /// It is the other seat's turn to put down a stone.
    #[error("with {black} black and {white} white stones it is {}'s turn", colour(*turn))]
    Turn {
        /// How many black stones there are.
        black: usize,
        /// How many white stones there are.
        white: usize,
        /// The seat whose turn it is.
        turn: Seat,
    },
    /// A seat has a figure, and it is its turn.
    #[error("{} has a figure, and the game went on", colour(*winner))]
    PlayedOn {
        /// The seat that has a figure.
        winner: Seat,
    },
    /// A seat has a figure, and had one before its last move, whichever that was.
    #[error("{} has a figure, and had one before any last move", colour(*winner))]
    WonBefore {
        /// The seat that has a figure.
        winner: Seat,
    },
    /// All stones are down and White is to move, but Black had a figure before its last move, whichever
    /// that was.
    #[error("Black can have made no last move: it had a figure before any")]
    NoLastMove,
}
