//! Any state of a game as plain data, and what makes it a position.

use board_play::Seat;
use board_stones::{SetupFault, StoneGame as _, StoneLine, StoneSetup};

use crate::start::STONES;
use crate::{Options, Sexta, outcome};

/// A state as plain data, for editors and importers. `Sexta::try_from` makes it a position.
pub type Setup = StoneSetup<Options>;

/// Why a state is no position.
pub type SetupError = SetupFault;

impl TryFrom<Setup> for Sexta {
    type Error = SetupError;

    /// Accepts every state but those that the seat to move has won. A win of the other seat can always
    /// have come by its last move: six stones are too few to bar all the ways on which one of the
    /// winner's stones can have come.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_nodes()?;
        setup.check_counts(STONES)?;
        if Self::has_won(&setup, setup.turn) {
            return Err(SetupError::PlayedOn(Self::colour(setup.turn)));
        }
        Ok(Self::from_setup(&setup))
    }
}

impl StoneLine for Sexta {
    const WON: [&'static str; 2] = [
        "the stones of a seat form a line",
        "no seat's stones form a line",
    ];

    fn has_won(setup: &Setup, seat: Seat) -> bool {
        outcome::has_won(setup.stones()[seat.index()], setup.options.ring())
    }
}
