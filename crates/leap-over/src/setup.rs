//! Any state of a game as plain data, and what makes it a position.

use board_graph::NodeSet;
use board_play::text::plural;
use board_play::{Position as _, Seat};
use board_stones::{Colour, ShiftGame as _, StoneGame as _, StoneSetup, StonesFault};

use crate::start::{SMALL_CLASS, STONES};
use crate::{Goal, LeapOver, Options, outcome, start_nodes};

/// A state as plain data, for editors and importers. `LeapOver::try_from` makes it a position.
///
/// # Examples
///
/// ```
/// use leap_over::{LeapOver, Position as _, Setup};
///
/// let mut setup = Setup::from(LeapOver::start());
/// assert_eq!(LeapOver::try_from(setup)?, LeapOver::start());
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
    /// The seat that has won. It cannot be told from the stones: it is the seat that jumped last.
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
        check_stones(&setup)?;
        let position = Self::from_setup(&setup);
        // The seat that jumped last can jump back.
        if !Seat::ALL.into_iter().any(|seat| position.can_move(seat)) {
            return Err(SetupError::NobodyCanJump);
        }
        match setup.winner {
            Some(winner) => check_won(&position, winner)?,
            None => check_going_on(&position)?,
        }
        Ok(position)
    }
}

/// Checks that all stones are on the board, one to a node, that none is missing, and that none is
/// where jumps do not lead.
fn check_stones(setup: &Setup) -> Result<(), SetupError> {
    let stones = StoneSetup {
        options: setup.options,
        turn: setup.turn,
        black: setup.black,
        white: setup.white,
    };
    stones.check_nodes()?;
    stones.check_counts(STONES)?;
    for (seat, stones) in Seat::ALL.into_iter().zip(stones.stones()) {
        let [count, needed] = [stones, start_nodes(seat)].map(|all| (all & SMALL_CLASS).len());
        if count != needed {
            return Err(SetupError::Class {
                colour: LeapOver::colour(seat),
                count,
                needed,
            });
        }
    }
    Ok(())
}

/// Returns whether a seat's stones have reached its goal.
fn reaches_goal(position: &LeapOver, seat: Seat) -> bool {
    let [own, others] = [seat, !seat].map(|seat| position.stones(seat));
    outcome::reaches_goal(position.options().goal(), seat, own, others)
}

/// Checks that the last move can have won.
fn check_won(position: &LeapOver, winner: Seat) -> Result<(), SetupError> {
    let colour = LeapOver::colour(winner);
    if winner == position.turn() {
        return Err(SetupError::WinnerToMove(colour));
    }
    if !reaches_goal(position, winner) {
        return Err(SetupError::GoalMissed(colour));
    }
    if !position.can_move(winner) {
        return Err(SetupError::NotJumpedLast(colour));
    }
    // With both goals reached all stones are across, and the loser's last jump had brought that.
    if reaches_goal(position, !winner) {
        return Err(SetupError::PlayedOn(!colour));
    }
    Ok(())
}

/// Checks that the last move need not have won.
fn check_going_on(position: &LeapOver) -> Result<(), SetupError> {
    // A seat that can jump has not passed, so it jumped last. If it cannot, it has passed, and the
    // seat to move jumped before that.
    let last = !position.turn();
    let jumped_last = if position.can_move(last) { last } else { !last };
    for seat in Seat::ALL {
        // A literal goal is reached only by the seat's own jump, however long ago.
        let own_jump = seat == jumped_last || position.options().goal() == Goal::Literal;
        if own_jump && reaches_goal(position, seat) {
            return Err(SetupError::PlayedOn(LeapOver::colour(seat)));
        }
    }
    Ok(())
}

/// Why a state is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The stones are off the board, on one node, or not as many as they must be.
    #[error(transparent)]
    Stones(#[from] StonesFault),
    /// No jump leads from the 27 nodes of one class to the 66 of the other, so that a seat always has
    /// as many stones in each as it began with.
    #[error(
        "{colour} has {} on the odd nodes of the rings a, c and e, must have {needed}: jumps never \
         lead from these to other nodes",
        plural(*count, "stone")
    )]
    Class {
        /// The colour of the stones.
        colour: Colour,
        /// How many there are in the smaller class.
        count: usize,
        /// How many there were at the start.
        needed: usize,
    },
    /// Neither seat could have jumped last, since a jump can be jumped back.
    #[error("neither seat can jump, but a seat that has jumped can jump back")]
    NobodyCanJump,
    /// The seat that has won is to move.
    #[error("{0} has won, so it is not its turn: the winner jumped last")]
    WinnerToMove(Colour),
    /// A seat has won and its goal is not reached.
    #[error("{0} has not reached its goal")]
    GoalMissed(Colour),
    /// A seat has won that cannot have jumped last, since it cannot jump back.
    #[error("{0} cannot have won, for it cannot have jumped last: it cannot jump back")]
    NotJumpedLast(Colour),
    /// A seat's last jump had reached its goal.
    #[error("{0} has reached its goal, and the game went on")]
    PlayedOn(Colour),
}

#[cfg(feature = "serde")]
board_play::serde_by_fields!(Setup {
    options,
    turn,
    winner,
    black,
    white
});
