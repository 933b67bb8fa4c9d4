//! Any state of a game as plain data, and what makes it a position.

use board_graph::NodeSet;
use board_play::{Position as _, Seat};
use board_stones::{Colour, LineField, StoneGame as _, StoneSetup, StonesFault};

use crate::position::STONES;
use crate::{Options, Tetra, outcome, reachable};

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
/// let mut setup = Setup::from(Tetra::start());
/// assert_eq!(Tetra::try_from(setup)?, Tetra::start());
///
/// setup.turn = Seat::Second;
/// let refused = Tetra::try_from(setup).unwrap_err();
/// assert_eq!(refused.to_string(), "with 0 black and 0 white stones it is Black's turn");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// The rules.
    pub options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    pub turn: Seat,
    /// The seat that has won. With `wins=always` that is the seat that has a figure; with
    /// `wins=moving` it cannot be told from the stones.
    pub winner: Option<Seat>,
    /// The black stones, those of the first seat.
    pub black: NodeSet,
    /// The white stones, those of the second seat.
    pub white: NodeSet,
}

impl Setup {
    /// Returns a seat's stones.
    pub(crate) const fn stones(&self, seat: Seat) -> NodeSet {
        match seat {
            Seat::First => self.black,
            Seat::Second => self.white,
        }
    }

    /// Returns whether a seat's stones form a figure.
    pub(crate) fn has_figure(&self, seat: Seat) -> bool {
        outcome::has_figure(self.stones(seat), self.options)
    }

    /// Returns whether a seat has stones in hand, if the numbers of stones go together.
    pub(crate) fn is_placing(&self) -> bool {
        self.white.len() < STONES
    }
}

impl From<Tetra> for Setup {
    fn from(position: Tetra) -> Self {
        Self {
            options: position.options(),
            turn: position.turn(),
            winner: position.winner(),
            black: position.stones(Seat::First),
            white: position.stones(Seat::Second),
        }
    }
}

impl TryFrom<Setup> for Tetra {
    type Error = SetupError;

    /// Accepts exactly the states that play can lead to.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        check_stones(&setup)?;
        check_winner(&setup)?;
        reachable::check_last_move(&setup)?;
        Ok(Self::from_setup(&setup))
    }
}

/// Checks where the stones are, and their numbers: Black begins, and they are put down in turn. Once
/// all are down it can be either seat's turn.
fn check_stones(setup: &Setup) -> Result<(), SetupError> {
    let stones = StoneSetup {
        options: setup.options,
        turn: setup.turn,
        black: setup.black,
        white: setup.white,
    };
    stones.check_nodes()?;
    stones.check_at_most(STONES)?;
    let [black, white] = stones.stones().map(|stones| stones.len());
    let seat = match black.checked_sub(white) {
        Some(0) if black == STONES => setup.turn,
        Some(0) => Seat::First,
        Some(1) => Seat::Second,
        _ => return Err(SetupError::Counts { black, white }),
    };
    if setup.turn != seat {
        let turn = Tetra::colour(seat);
        return Err(SetupError::Turn { black, white, turn });
    }
    Ok(())
}

/// Checks that a seat that has won is not the one to move, and has a figure.
fn check_winner(setup: &Setup) -> Result<(), SetupError> {
    let Some(winner) = setup.winner else {
        return Ok(());
    };
    let colour = Tetra::colour(winner);
    if winner == setup.turn {
        return Err(SetupError::WinnerToMove(colour));
    }
    if !setup.has_figure(winner) {
        return Err(SetupError::NoFigure(colour));
    }
    Ok(())
}

/// Why a state is no position: play cannot lead there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The stones are not where they must be, or too many.
    #[error(transparent)]
    Stones(#[from] StonesFault),
    /// The numbers of stones do not go together.
    #[error("{black} black and {white} white stones cannot arise: they are put down in turn")]
    Counts {
        /// How many black stones there are.
        black: usize,
        /// How many white stones there are.
        white: usize,
    },
    /// It is the other seat's turn to put down a stone.
    #[error("with {black} black and {white} white stones it is {turn}'s turn")]
    Turn {
        /// How many black stones there are.
        black: usize,
        /// How many white stones there are.
        white: usize,
        /// The colour of the seat whose turn it is.
        turn: Colour,
    },
    /// The seat that has won is to move.
    #[error("{0} has won, so it is not its turn: the winner moved last")]
    WinnerToMove(Colour),
    /// A seat has won and has no figure.
    #[error("{0} has won, and has no figure")]
    NoFigure(Colour),
    /// A seat has a figure, and the game goes on; `wins=always`.
    #[error("{0} has a figure, and the game went on")]
    PlayedOn(Colour),
    /// A seat has a figure, and had one before its last move, whichever that was; `wins=always`.
    #[error("{0} has a figure, and had one before any last move")]
    WonBefore(Colour),
    /// All stones are down and White is to move, but Black had a figure before its last move, whichever
    /// that was; `wins=always`.
    #[error("no last move by Black leads here: it had a figure before each")]
    NoLastMove,
    /// A seat has won, and stones are still to be put down; `wins=moving`.
    #[error("{0} has won, and no stone has moved: there are some to put down")]
    WonPlacing(Colour),
    /// A seat has won, and none of the stones in its figures can have moved last; `wins=moving`.
    #[error("{0} has won, and no stone in its figures can have moved last")]
    NoWinningMove(Colour),
    /// White has won by its last move, but Black had made none before: all of its stones that could move
    /// were in figures; `wins=moving`.
    #[error(
        "White has won, and no move by Black led to its last one: each would have completed a figure"
    )]
    NoMoveBefore,
    /// All stones are down and White is to move, but Black can move, and each of its last moves would
    /// have won; `wins=moving`.
    #[error("no last move by Black leads here: each would have completed a figure")]
    WouldHaveWon,
}

impl SetupError {
    /// Returns the field of a line that is to blame if it is not the winner's, which a line has only
    /// where the stones do not tell who has won.
    pub(crate) const fn field(&self) -> Option<LineField> {
        match self {
            Self::Stones(fault) => Some(fault.field()),
            Self::PlayedOn(colour) | Self::WonBefore(colour) => Some(LineField::Stones(*colour)),
            Self::Counts { .. } => Some(LineField::Stones(Colour::White)),
            Self::Turn { .. } => Some(LineField::Turn),
            Self::NoLastMove | Self::WouldHaveWon => Some(LineField::Stones(Colour::Black)),
            Self::WinnerToMove(_)
            | Self::NoFigure(_)
            | Self::WonPlacing(_)
            | Self::NoWinningMove(_)
            | Self::NoMoveBefore => None,
        }
    }
}

#[cfg(feature = "serde")]
board_play::serde_by_fields!(Setup {
    options,
    turn,
    winner,
    black,
    white
});
