//! Any state of a game as plain data, and what makes it a position.

use board_graph::NodeSet;
use board_play::text::plural;
use board_play::{Position as _, Seat};
use board_stones::{StoneGame as _, StoneSetup, StonesFault};

use crate::{AliensAmazons, Options, outcome};

/// A state as plain data, for editors and importers. `AliensAmazons::try_from` makes it a position,
/// unless it is plain that no play leads there.
///
/// White's stones in hand are those of the three that are not on the board, since Aliens are never
/// captured.
///
/// # Examples
///
/// ```
/// use aliens_amazons::{AliensAmazons, Options, Position, Setup};
/// use board_play::{Outcome, Seat};
///
/// let mut setup = Setup::start(Options::default());
/// let nodes = |names: &str| -> board_graph::NodeSet {
///     let board = board_graph::Board::bent9();
///     names.split(' ').map(|name| board.parse_node(name).unwrap()).collect()
/// };
/// setup.aliens = nodes("a1 a2 a24");
/// setup.amazons = nodes("a3 a4 a22 a23 b1 b2 b21 c1 c2 c18");
/// setup.amazons_in_hand = 20;
/// let position = AliensAmazons::try_from(setup)?;
/// assert_eq!(position.outcome(), Some(Outcome::Win(Seat::Second)));
/// # Ok::<(), aliens_amazons::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// The rules.
    pub options: Options,
    /// The seat to move, or the one that would be, were the game not over.
    pub turn: Seat,
    /// The nodes of the Aliens, the white stones.
    pub aliens: NodeSet,
    /// The nodes of the Amazons, the black stones.
    pub amazons: NodeSet,
    /// How many Amazons have not yet been put down; those that are missing have been captured.
    pub amazons_in_hand: usize,
}

impl From<AliensAmazons> for Setup {
    fn from(position: AliensAmazons) -> Self {
        Self {
            options: position.options(),
            turn: position.turn(),
            aliens: position.aliens(),
            amazons: position.amazons(),
            amazons_in_hand: position.in_hand(Seat::Second),
        }
    }
}

impl TryFrom<Setup> for AliensAmazons {
    type Error = SetupError;

    /// Accepts every state that play can lead to, and refuses the others as far as that is told
    /// without a search.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_stones()?;
        setup.check_numbers()?;
        setup.check_captures()?;
        setup.check_last_move()?;
        Ok(Self::from_setup(&setup))
    }
}

impl Setup {
    /// Makes the state of the start: all stones are in hand, and White is to move.
    #[must_use]
    pub const fn start(options: Options) -> Self {
        Self {
            options,
            turn: Seat::First,
            aliens: NodeSet::EMPTY,
            amazons: NodeSet::EMPTY,
            amazons_in_hand: AliensAmazons::AMAZONS,
        }
    }

    /// Returns the seat that has won with these stones, if one has.
    pub(crate) fn winner(&self) -> Option<Seat> {
        let left = self.amazons.len() + self.amazons_in_hand;
        outcome::winner(self.turn, self.aliens, self.amazons, left, self.options)
    }

    /// Returns how many Amazons have been put down, in a state without too many of them.
    fn amazons_put(&self) -> usize {
        AliensAmazons::AMAZONS - self.amazons_in_hand
    }

    /// Returns how many moves White had made when the last Amazon was put down, the next included if
    /// Black is to move: White begins, and the seats take turns.
    fn moves_of_white(&self) -> usize {
        self.amazons_put() + usize::from(self.turn == Seat::Second)
    }

    /// Checks that the stones are on the board, one to a node, and not too many.
    fn check_stones(&self) -> Result<(), SetupError> {
        let stones = StoneSetup {
            options: self.options,
            turn: self.turn,
            black: self.amazons,
            white: self.aliens,
        };
        stones.check_nodes()?;
        if self.aliens.len() > AliensAmazons::ALIENS {
            return Err(SetupError::TooManyAliens(self.aliens.len()));
        }
        let (on_board, in_hand) = (self.amazons.len(), self.amazons_in_hand);
        if in_hand.saturating_add(on_board) > AliensAmazons::AMAZONS {
            return Err(SetupError::TooManyAmazons { on_board, in_hand });
        }
        Ok(())
    }

    /// Checks that the seats have put down their stones in turn: White one for each move, up to three.
    fn check_numbers(&self) -> Result<(), SetupError> {
        let (aliens, amazons, turn) = (self.aliens.len(), self.amazons_put(), self.turn);
        if aliens == self.moves_of_white().min(AliensAmazons::ALIENS) {
            return Ok(());
        }
        Err(SetupError::Turn {
            aliens,
            amazons,
            turn,
        })
    }

    /// Checks that an Alien can have captured the Amazons that are missing, and not more than end the
    /// game.
    fn check_captures(&self) -> Result<(), SetupError> {
        let missing = self.amazons_put() - self.amazons.len();
        if missing > 0 && self.moves_of_white() <= AliensAmazons::ALIENS {
            return Err(SetupError::CapturedTooEarly(missing));
        }
        let left = AliensAmazons::AMAZONS - missing;
        let needed = self.options.amazons_needed();
        if self.turn == Seat::First && left < needed {
            return Err(SetupError::PlayedOn { left, needed });
        }
        Ok(())
    }

    /// Checks that the last move can have been made.
    fn check_last_move(&self) -> Result<(), SetupError> {
        match self.turn {
            Seat::First if self.amazons_put() > 0 && self.amazons.is_empty() => {
                Err(SetupError::NoLastAmazon)
            }
            Seat::Second
                if self.aliens.len() == AliensAmazons::ALIENS
                    && outcome::is_blocked(self.aliens, self.amazons, self.options.fork()) =>
            {
                Err(SetupError::NoWayBack)
            }
            _ => Ok(()),
        }
    }
}

/// Why a state is no position: play cannot lead there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A stone is off the board, or two share a node.
    #[error(transparent)]
    Stones(#[from] StonesFault),
    /// There are three Aliens.
    #[error("{0} Aliens are on the board, and there are only 3")]
    TooManyAliens(usize),
    /// There are thirty Amazons.
    #[error("{} on the board and {in_hand} in hand are more than 30", plural(*on_board, "Amazon"))]
    TooManyAmazons {
        /// How many are on the board.
        on_board: usize,
        /// How many are in hand.
        in_hand: usize,
    },
    /// The seats put down their stones in turn, White first; White has three.
    #[error(
        "{} and {} cannot have been put down with seat {turn} to move",
        plural(*aliens, "Alien"),
        plural(*amazons, "Amazon")
    )]
    Turn {
        /// How many Aliens have been put down.
        aliens: usize,
        /// How many Amazons have been put down.
        amazons: usize,
        /// The seat to move.
        turn: Seat,
    },
    /// So many Amazons are neither on the board nor in hand, but no Alien has moved yet.
    #[error("Black lacks {}, and no Alien can have moved yet", plural(*.0, "Amazon"))]
    CapturedTooEarly(usize),
    /// Black has fewer Amazons than are needed, but moved on.
    #[error(
        "Black has {} left, {needed} are needed, and the game went on",
        plural(*left, "Amazon")
    )]
    PlayedOn {
        /// How many Amazons are left.
        left: usize,
        /// How many are needed.
        needed: usize,
    },
    /// White is to move after Black, but there is no Amazon that Black can have put down or moved.
    #[error(
        "White is to move, and no Amazon is on the board that Black can have put down or moved"
    )]
    NoLastAmazon,
    /// Black is to move, but none of the Aliens could go back to where it came from.
    #[error("Black is to move, and no Alien can have moved: none could go back")]
    NoWayBack,
}

#[cfg(feature = "serde")]
board_play::serde_by_fields!(Setup {
    options,
    turn,
    aliens,
    amazons,
    amazons_in_hand
});
