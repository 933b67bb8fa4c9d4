//! Any state of a game as plain data, and what makes it a position.

use board_graph::{Board, NodeName, NodeSet};
use board_play::text::plural;
use board_play::{Position as _, Seat};

use crate::illegal::colour;
use crate::start::{SMALL_CLASS, STONES};
use crate::{Goal, LeapOver, Options, outcome, start_nodes};

/// A state as plain data, for editors and importers. `LeapOver::try_from` makes it a position.
///
/// # Examples
///
/// ```
/// use leap_over::{LeapOver, Position as _, Setup, SetupError};
///
/// let mut setup = Setup::from(LeapOver::new(&"".parse()?));
/// assert_eq!(LeapOver::try_from(setup)?, LeapOver::new(&"".parse()?));
///
/// setup.black.remove(setup.black.first().unwrap());
/// let refused = LeapOver::try_from(setup).unwrap_err();
/// assert_eq!(refused.to_string(), "Black has 9 stones, must have 10");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// The rules.
    pub options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    pub turn: Seat,
    /// The seat that has won. It cannot be told from the stones: who has won jumped last.
    pub winner: Option<Seat>,
    /// The black stones, those of the first seat.
    pub black: NodeSet,
    /// The white stones, those of the second seat.
    pub white: NodeSet,
}

impl From<LeapOver> for Setup {
    fn from(position: LeapOver) -> Self {
        Self {
            options: position.options(),
            turn: position.turn(),
            winner: position.winner(),
            black: position.stones(Seat::First),
            white: position.stones(Seat::Second),
        }
    }
}

impl TryFrom<Setup> for LeapOver {
    type Error = SetupError;

    /// Accepts every state but those that plainly no play can lead to.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let Setup {
            options,
            turn,
            winner,
            ..
        } = setup;
        setup.check_stones()?;
        let stones = Seat::ALL.map(|seat| setup.stones(seat));
        let position = Self::from_valid(options, turn, winner, stones);
        // Who jumped last can jump back.
        if !Seat::ALL.into_iter().any(|seat| position.can_jump(seat)) {
            return Err(SetupError::NobodyCanJump);
        }
        match winner {
            Some(winner) => setup.check_won(&position, winner)?,
            None => setup.check_going_on(&position)?,
        }
        Ok(position)
    }
}

impl Setup {
    const fn stones(&self, seat: Seat) -> NodeSet {
        match seat {
            Seat::First => self.black,
            Seat::Second => self.white,
        }
    }

    /// Checks that all stones stand on the board, one to a node, that none is missing, and that none
    /// is where jumps do not lead.
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
            let in_class = |stones: NodeSet| (stones & SMALL_CLASS).len();
            let [count, needed] = [self.stones(seat), start_nodes(seat)].map(in_class);
            if count != needed {
                return Err(SetupError::Class {
                    seat,
                    count,
                    needed,
                });
            }
        }
        Ok(())
    }

    /// Returns whether a seat's stones have reached its goal.
    fn reaches_goal(&self, seat: Seat) -> bool {
        let [own, others] = [seat, !seat].map(|seat| self.stones(seat));
        outcome::reaches_goal(self.options.goal(), seat, own, others)
    }

    /// Checks that the last move can have won.
    fn check_won(&self, position: &LeapOver, winner: Seat) -> Result<(), SetupError> {
        if winner == self.turn {
            return Err(SetupError::WinnerToMove { winner });
        }
        if !self.reaches_goal(winner) {
            return Err(SetupError::GoalMissed { winner });
        }
        if !position.can_jump(winner) {
            return Err(SetupError::NotJumpedLast { winner });
        }
        // With both goals reached all stones are across, and the loser's last jump had brought that.
        if self.reaches_goal(!winner) {
            return Err(SetupError::PlayedOn { winner: !winner });
        }
        Ok(())
    }

    /// Checks that the last move need not have won.
    fn check_going_on(&self, position: &LeapOver) -> Result<(), SetupError> {
        // Who can jump has not passed, so it jumped last. Who cannot has passed, and the seat to move
        // jumped before that.
        let last = !self.turn;
        let jumped_last = if position.can_jump(last) {
            last
        } else {
            self.turn
        };
        for seat in Seat::ALL {
            // A literal goal is reached only by one's own jump, however long ago.
            let own_jump = seat == jumped_last || self.options.goal() == Goal::Literal;
            if own_jump && self.reaches_goal(seat) {
                return Err(SetupError::PlayedOn { winner: seat });
            }
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
    /// No jump leads from the 27 nodes of one class to the 66 of the other, so that a seat always has
    /// as many stones in each as it began with.
    #[error(
        "{} has {} on the odd nodes of the rings a, c and e, must have {needed}: jumps never lead \
         from these to other nodes",
        colour(*seat),
        plural(*count, "stone")
    )]
    Class {
        /// The seat.
        seat: Seat,
        /// How many stones it has in the smaller class.
        count: usize,
        /// How many it began with there.
        needed: usize,
    },
    /// Neither seat could have jumped last, since a jump can be jumped back.
    #[error("neither seat can jump, but who has jumped can jump back")]
    NobodyCanJump,
    /// The seat that has won is to move.
    #[error("{} has won, so it is not its turn: who wins has jumped last", colour(*winner))]
    WinnerToMove {
        /// The seat that has won.
        winner: Seat,
    },
    /// A seat has won and its goal is not reached.
    #[error("{} has not reached its goal", colour(*winner))]
    GoalMissed {
        /// The seat that has won.
        winner: Seat,
    },
    /// A seat has won that cannot have jumped last, since it cannot jump back.
    #[error("{} cannot have won, for it cannot have jumped last: it cannot jump back", colour(*winner))]
    NotJumpedLast {
        /// The seat that has won.
        winner: Seat,
    },
    /// A seat's last jump had reached its goal.
    #[error("{} has reached its goal, and the game went on", colour(*winner))]
    PlayedOn {
        /// The seat that has won.
        winner: Seat,
    },
}
