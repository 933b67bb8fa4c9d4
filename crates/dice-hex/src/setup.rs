//! Any state of a game as plain data, and what makes it a position.

use board_play::{Position as _, Seat};

use crate::{
    CellSet, Colour, DiceHex, Expression, Nasty, Number, NumberSet, Options, Phase, Roll, Strict,
    outcome,
};

/// A state as plain data, for editors and importers. `DiceHex::try_from` makes it a position.
///
/// Whose turn it is follows from the number of stones: every turn ends with one.
///
/// # Examples
///
/// ```
/// use board_play::{Seat, Status};
/// use dice_hex::{Colour, DiceHex, Number, Phase, Position, Setup, SetupError};
///
/// let mut setup = Setup::from(DiceHex::new(&"".parse()?));
/// setup.black.insert("17".parse()?);
/// setup.phase = Phase::Announce("d136".parse()?);
/// let position = DiceHex::try_from(setup)?;
/// assert_eq!(position.status(), Status::ToMove(Seat::Second));
///
/// setup.black.insert("18".parse()?);
/// let refused = DiceHex::try_from(setup).unwrap_err();
/// let begins = Colour::Black;
/// assert_eq!(refused, SetupError::Counts { black: 2, red: 0, begins });
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// The rules.
    pub options: Options,
    /// What happens next. It means nothing once the game is over.
    pub phase: Phase,
    /// The numbers of the cells with black stones.
    pub black: NumberSet,
    /// The numbers of the cells with red stones.
    pub red: NumberSet,
}

impl From<DiceHex> for Setup {
    fn from(position: DiceHex) -> Self {
        Self {
            options: position.options(),
            phase: position.phase().unwrap_or(Phase::Roll),
            black: position.numbers(position.seat_of(Colour::Black)),
            red: position.numbers(position.seat_of(Colour::Red)),
        }
    }
}

impl TryFrom<Setup> for DiceHex {
    type Error = SetupError;

    /// Accepts exactly the states that play can lead to.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_stones()?;
        let position = Self::from_setup(&setup);
        match position.winner() {
            Some(winner) => setup.check_end(&position, winner)?,
            None => setup.check_phase(position.vacant())?,
        }
        Ok(position)
    }
}

impl Setup {
    /// Returns whether every stone is that of the seat whose turn it was: whether no seat ever puts one
    /// down on the other's turn.
    fn is_alternating(&self) -> bool {
        self.options.nasty() == Nasty::Off || self.options.strict() == Strict::On
    }

    /// Checks that no cell has two stones, and that the numbers of stones go together.
    fn check_stones(&self) -> Result<(), SetupError> {
        if let Some(number) = (self.black & self.red).first() {
            return Err(SetupError::Shared(number));
        }
        let (black, red) = (self.black.len(), self.red.len());
        let begins = self.options.begins();
        let [first, second] = match begins {
            Colour::Black => [black, red],
            Colour::Red => [red, black],
        };
        if self.is_alternating() && first != second && first != second + 1 {
            return Err(SetupError::Counts { black, red, begins });
        }
        Ok(())
    }

    /// Checks that the game can have ended just now: that the winner put down the last stone, and that
    /// some stone of the winner's was still needed.
    fn check_end(&self, position: &DiceHex, winner: Seat) -> Result<(), SetupError> {
        let colour = position.colour_of(winner);
        if self.is_alternating() && winner == position.mover() {
            return Err(SetupError::PlayedOn(colour));
        }
        let stones = position.stones(winner);
        // A stone that is needed is in every chain, so that the stones of one are enough.
        let chain = position.winning_chain().unwrap_or(CellSet::EMPTY);
        let is_needed = |cell| !outcome::joins(stones.without(cell), colour);
        if chain.iter().any(is_needed) {
            Ok(())
        } else {
            Err(SetupError::WonBefore(colour))
        }
    }

    /// Checks that with `strict=on` no seat that could have named a cell has announced `none`.
    fn check_phase(&self, vacant: NumberSet) -> Result<(), SetupError> {
        if self.options.strict() == Strict::Off {
            return Ok(());
        }
        let makable = |roll: Roll| roll.numbers() & vacant;
        match self.phase {
            Phase::Roll | Phase::Announce(_) => Ok(()),
            Phase::Point(roll) => {
                let example = makable(roll).first().and_then(|n| roll.expression(n));
                example.map_or(Ok(()), |example| Err(SetupError::CanBeMade(example)))
            }
            Phase::Place if Roll::all().any(|roll| makable(roll).is_empty()) => Ok(()),
            Phase::Place => Err(SetupError::NoRollIsBad),
        }
    }
}

/// Why a state is no position: play cannot lead there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Two stones share a cell.
    #[error("a black and a red stone are on {0}")]
    Shared(Number),
    /// The numbers of stones do not go together.
    #[error(
        "there are {black} black and {red} red stones, must be as many, or one more {}",
        begins.adjective()
    )]
    Counts {
        /// How many black stones there are.
        black: usize,
        /// How many red stones there are.
        red: usize,
        /// The colour that begins, and of which there may be one more.
        begins: Colour,
    },
    /// A colour has joined its sides, and the other has moved after that.
    #[error("{0} has joined its sides, and the game went on")]
    PlayedOn(Colour),
    /// A colour has joined its sides, and had before its last stone, whichever that was.
    #[error("{0} has joined its sides, and had before any last stone")]
    WonBefore(Colour),
    /// With `strict=on` the mover has announced `none` and could have named a cell.
    #[error("with strict=on none cannot have been announced, since {0}")]
    CanBeMade(Expression),
    /// With `strict=on` a stone goes anywhere only after a roll that makes no vacant cell.
    #[error("with strict=on every roll makes one of the vacant cells")]
    NoRollIsBad,
}

#[cfg(feature = "serde")]
board_play::serde_by_fields!(Setup {
    options,
    phase,
    black,
    red
});
