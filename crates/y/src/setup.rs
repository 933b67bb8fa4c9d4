//! Any state of a game as plain data, and what makes it a position.

use board_graph::{NodeName, NodeSetOf};
use board_play::{Position as _, Seat};

use crate::{Colour, Opening, OptionsOn, YOn, outcome};

/// A state as plain data, for editors and importers. `YOn::try_from` makes it a position if play can
/// lead there.
///
/// Whose turn it is follows from the stones: see [`YOn::colour_to_move`].
///
/// # Examples
///
/// ```
/// use board_play::{Position as _, Seat};
/// use y::{Colour, Setup, Y};
///
/// let mut setup = Setup::from(Y::new(&"opening=pie".parse()?));
/// setup.black.insert(setup.options.board().parse_node("e5")?);
/// setup.first = Colour::White; // the second seat has swapped
/// let position = Y::try_from(setup)?;
/// assert_eq!(position.to_move(), Some(Seat::First));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SetupOn<const W: usize> {
    /// The rules.
    pub options: OptionsOn<W>,
    /// The colour that the first seat plays: White after a swap.
    pub first: Colour,
    /// The black stones.
    pub black: NodeSetOf<W>,
    /// The white stones.
    pub white: NodeSetOf<W>,
}

/// A state of [`Y`](crate::Y).
pub type Setup = SetupOn<2>;

impl<const W: usize> From<YOn<W>> for SetupOn<W> {
    fn from(position: YOn<W>) -> Self {
        Self {
            options: position.options(),
            first: position.colour_of(Seat::First),
            black: position.stones(Colour::Black),
            white: position.stones(Colour::White),
        }
    }
}

impl<const W: usize> TryFrom<SetupOn<W>> for YOn<W> {
    type Error = SetupError;

    /// Accepts exactly the states that play can lead to.
    fn try_from(setup: SetupOn<W>) -> Result<Self, SetupError> {
        setup.check_stones()?;
        setup.check_counts()?;
        setup.check_seats()?;
        let position = Self::from_setup(&setup);
        if let Some(winner) = position.winner() {
            setup.check_end(winner)?;
        }
        Ok(position)
    }
}

impl<const W: usize> SetupOn<W> {
    /// Returns the stones of a colour.
    pub(crate) const fn stones(&self, colour: Colour) -> NodeSetOf<W> {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
        }
    }

    /// Checks that all stones are on the board, one to a node.
    fn check_stones(&self) -> Result<(), SetupError> {
        let board = self.options.board();
        for colour in Colour::ALL {
            if let Some(node) = (self.stones(colour) - board.all()).first() {
                let index = node.index();
                return Err(SetupError::OffBoard { colour, index });
            }
        }
        match (self.black & self.white).first() {
            Some(node) => Err(SetupError::Shared(board.name(node))),
            None => Ok(()),
        }
    }

    /// Checks the numbers of stones: Black has put down `handicap` stones, or fewer while White has
    /// none, before White's first; then they alternate.
    fn check_counts(&self) -> Result<(), SetupError> {
        let handicap = self.options.handicap();
        let [black, white] = [self.black.len(), self.white.len()];
        let alternate = black == white + handicap || black + 1 == white + handicap;
        let handicap_going_down = white == 0 && black < handicap;
        if alternate || handicap_going_down {
            return Ok(());
        }
        Err(SetupError::Counts {
            black,
            white,
            handicap,
        })
    }

    /// Checks that the seats have their colours by the opening, or by a swap that can have been.
    fn check_seats(&self) -> Result<(), SetupError> {
        if self.first == Colour::Black {
            return Ok(());
        }
        if self.options.opening() == Opening::Free {
            return Err(SetupError::SwapNotOffered);
        }
        if self.black.is_empty() {
            return Err(SetupError::NothingToSwap);
        }
        Ok(())
    }

    /// Checks that the game can have ended just now: the winner moved last, and one of its stones,
    /// the last one, was still needed.
    fn check_end(&self, winner: Colour) -> Result<(), SetupError> {
        let black_stood_alone = self.white.is_empty();
        let black_is_ahead = self.black.len() == self.white.len() + self.options.handicap();
        let last = if black_stood_alone || black_is_ahead {
            Colour::Black
        } else {
            Colour::White
        };
        if last != winner {
            return Err(SetupError::PlayedOn(winner));
        }
        let board = self.options.board();
        let stones = self.stones(winner);
        // A stone that is needed is needed in every chain, so the stones of one chain are enough.
        let chain = outcome::winning_chain(board, stones).unwrap_or(stones);
        let completed_just_now = chain
            .iter()
            .any(|stone| !outcome::has_y(board, stones.without(stone)));
        if completed_just_now {
            return Ok(());
        }
        Err(SetupError::WonBefore(winner))
    }
}

/// Why a state is no position: play cannot lead there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A stone is off the board.
    #[error("a {colour} stone stands on node {index}, which the board does not have")]
    OffBoard {
        /// The colour of the stone.
        colour: Colour,
        /// The index of the node, counted from 0 in board order.
        index: usize,
    },
    /// Two stones share a node.
    #[error("a black and a white stone stand on {0}")]
    Shared(NodeName),
    /// The numbers of stones do not go together.
    #[error("{black} black and {white} white stones cannot arise with handicap {handicap}")]
    Counts {
        /// How many black stones there are.
        black: usize,
        /// How many white stones there are.
        white: usize,
        /// How many stones Black's first turn has.
        handicap: usize,
    },
    /// The first seat plays White, but the rules offer no swap.
    #[error("the first seat can play white only by a swap, and the opening is free, not pie")]
    SwapNotOffered,
    /// The first seat plays White, but there is no stone that a swap could have answered.
    #[error("the first seat can play white only by a swap, which answers the first black stone")]
    NothingToSwap,
    /// A colour has a Y, but the other one moved last.
    #[error("{0} has a Y, and the game went on")]
    PlayedOn(Colour),
    /// A colour that moved last has a Y, and had one before its last stone.
    #[error("{0} has a Y whichever of its stones was the last, so the game was over before")]
    WonBefore(Colour),
}

#[cfg(feature = "serde")]
board_play::serde_by_fields!(impl<const W: usize> SetupOn<W> { options, first, black, white });
