//! Any state of a game as plain data, and what makes it a position.

use board_graph::Slides;
use board_play::Seat;
use board_stones::{SetupFault, StoneGame as _, StoneLine, StoneSetup};

use crate::start::STONES;
use crate::{Options, Quinta, outcome};

/// A state as plain data, for editors and importers. `Quinta::try_from` makes it a position.
pub type Setup = StoneSetup<Options>;

/// Why a state is no position.
pub type SetupError = SetupFault;

impl TryFrom<Setup> for Quinta {
    type Error = SetupError;

    /// Accepts every state in which the game goes on, and those won by a move that can have been the
    /// last.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_nodes()?;
        setup.check_counts(STONES)?;
        let (next, last) = (setup.turn, !setup.turn);
        if Self::has_won(&setup, next) {
            return Err(SetupError::PlayedOn(Self::colour(next)));
        }
        if Self::has_won(&setup, last) && !has_won_just_now(&setup) {
            return Err(SetupError::WonBefore(Self::colour(last)));
        }
        Ok(Self::from_setup(&setup))
    }
}

impl StoneLine for Quinta {
    const WON: [&'static str; 2] = ["five stand in a line", "no five stand in a line"];

    fn has_won(setup: &Setup, seat: Seat) -> bool {
        outcome::has_five(
            setup.stones()[seat.index()],
            setup.options.fork().for_lines(),
        )
    }
}

/// Returns whether the last move can have brought the win of the seat that made it: whether a stone can
/// have come from where it completed no five. Slides can be taken back as they were made.
fn has_won_just_now(setup: &Setup) -> bool {
    let fork = setup.options.fork();
    let own = setup.stones()[(!setup.turn).index()];
    let mut back = Slides::bent9(fork.for_moves()).all(own, setup.occupied());
    back.any(|(now, before)| !outcome::has_five(own.without(now).with(before), fork.for_lines()))
}
