//! Any state of a game as plain data, and what makes it a position.

use board_play::Seat;
use board_stones::{Blame, Colour, LineField, StoneGame as _, StoneLine, StoneSetup, StonesFault};

use crate::moves::slides;
use crate::position::STONES;
use crate::{Options, Tetra, outcome};

/// A state as plain data, for editors and importers. `Tetra::try_from` makes it a position if play can
/// lead there.
///
/// Stones that are not on the board are in hand.
pub type Setup = StoneSetup<Options>;

impl TryFrom<Setup> for Tetra {
    type Error = SetupError;

    /// Accepts exactly the states that play can lead to.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_nodes()?;
        setup.check_at_most(STONES)?;
        check_counts(&setup)?;
        check_last_move(&setup)?;
        Ok(Self::from_setup(&setup))
    }
}

impl StoneLine for Tetra {
    const WON: [&'static str; 2] = ["four stones form a figure", "nobody has a figure"];

    fn has_won(setup: &Setup, seat: Seat) -> bool {
        outcome::has_figure(setup.stones()[seat.index()], setup.options)
    }
}

/// Checks the numbers of stones: Black begins, and they are put down in turn. Once all are down it can
/// be either seat's turn.
fn check_counts(setup: &Setup) -> Result<(), SetupError> {
    let [black, white] = setup.stones().map(|stones| stones.len());
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

/// Checks that a last move can have led here from a state in which nobody had a figure. Such a state
/// can be reached: put the stones down one after the other.
fn check_last_move(setup: &Setup) -> Result<(), SetupError> {
    let (next, last) = (setup.turn, !setup.turn);
    if Tetra::has_won(setup, next) {
        return Err(SetupError::PlayedOn(Tetra::colour(next)));
    }
    let won = Tetra::has_won(setup, last);
    // All stones are down, White's last, and it is White's turn: Black has moved or passed since.
    let has_shifted = next == Seat::Second && setup.white.len() == STONES;
    let stuck = || !slides(setup.options).any(setup.black, setup.occupied());
    let is_possible = match (has_shifted, won) {
        (true, true) => can_have_shifted(setup),
        (true, false) => stuck() || can_have_shifted(setup),
        (false, true) => can_have_won_by_putting(setup),
        (false, false) => true,
    };
    match (is_possible, won) {
        (true, _) => Ok(()),
        (false, true) => Err(SetupError::WonBefore(Tetra::colour(last))),
        (false, false) => Err(SetupError::NoLastMove),
    }
}

/// Returns whether Black can have moved a stone from where there was no figure. Slides can be taken
/// back as they were made.
fn can_have_shifted(setup: &Setup) -> bool {
    let own = setup.black;
    let mut back = slides(setup.options).all(own, setup.occupied());
    back.any(|(now, before)| !outcome::has_figure(own.without(now).with(before), setup.options))
}

/// Returns whether a stone of the seat that has won was needed for all of its figures: that one can
/// have been put down last.
fn can_have_won_by_putting(setup: &Setup) -> bool {
    let own = setup.stones()[(!setup.turn).index()];
    own.iter()
        .any(|stone| !outcome::has_figure(own.without(stone), setup.options))
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
    /// A seat has a figure, and it is its turn.
    #[error("{0} has a figure, and the game went on")]
    PlayedOn(Colour),
    /// A seat has a figure, and had one before its last move, whichever that was.
    #[error("{0} has a figure, and had one before any last move")]
    WonBefore(Colour),
    /// All stones are down and White is to move, but Black had a figure before its last move, whichever
    /// that was.
    #[error("no last move by Black leads here: it had a figure before each")]
    NoLastMove,
}

impl Blame for SetupError {
    fn field(&self) -> LineField {
        match self {
            Self::Stones(fault) => fault.field(),
            Self::PlayedOn(colour) | Self::WonBefore(colour) => LineField::Stones(*colour),
            Self::Counts { .. } => LineField::Stones(Colour::White),
            Self::Turn { .. } => LineField::Turn,
            Self::NoLastMove => LineField::Stones(Colour::Black),
        }
    }
}
