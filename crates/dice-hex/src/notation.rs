//! Text of moves, of options, `numbering=sequential,nasty=on`, and of positions,
//! `dice-hex/1 - 2 point d136 1,17 4`.

use core::fmt;
use core::str::FromStr;

use board_play::text::{Field, number, or_dash, read_line, write_list};
use board_play::{Position, RuleOptions as _, TextError, Turn};

use crate::{Colour, DiceHex, Move, Number, NumberSet, Options, Phase, Roll, Setup, SetupError};

const NONE: &str = "none";

board_play::forward_text!(Options: write, read);

/// Writes `d136`, `17` or `none`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(roll) => roll.fmt(f),
            Self::Cell(number) => number.fmt(f),
            Self::None => f.pad(NONE),
        }
    }
}

/// Reads `d136`, `17` or `none`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let refuse = |reason: &dyn fmt::Display| TextError::new("move", text, reason);
        match text.as_bytes().first() {
            _ if text == NONE => Ok(Self::None),
            Some(b'd') => {
                let roll = text.parse::<Roll>();
                roll.map(Self::Roll)
                    .map_err(|error| refuse(&error.reason()))
            }
            Some(b'0'..=b'9') => {
                let number = text.parse::<Number>();
                number
                    .map(Self::Cell)
                    .map_err(|error| refuse(&error.reason()))
            }
            _ => Err(refuse(
                &"must be the number of a cell, none, or a roll such as d136",
            )),
        }
    }
}

/// The fields of a position's line after its name.
const FIELDS: [&str; 6] = ["options", "turn", "phase", "roll", "black", "red"];

/// How the parts of a turn are written, and how the end of the game.
const ROLL: &str = "roll";
const ANNOUNCE: &str = "announce";
const POINT: &str = "point";
const PLACE: &str = "place";
const OVER: &str = "over";

/// What stands for no dice.
const NO_ROLL: &str = "-";

/// Returns how the part of a turn is written.
const fn phase_word(phase: Option<Phase>) -> &'static str {
    match phase {
        Some(Phase::Roll) => ROLL,
        Some(Phase::Announce(_)) => ANNOUNCE,
        Some(Phase::Point(_)) => POINT,
        Some(Phase::Place) => PLACE,
        None => OVER,
    }
}

/// Writes one line: the options, who decides (`1`, `2`, `c` for chance or `o` for over), what happens
/// next, the dice if they matter, and the numbers of the black and of the red stones:
/// `dice-hex/1 - 2 point d136 1,17 4`.
impl fmt::Display for DiceHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (options, turn) = (or_dash(&self.options()), self.status().turn());
        let phase = phase_word(self.phase());
        write!(f, "{}/1 {options} {turn} {phase} ", Self::NAME)?;
        match self.phase.roll() {
            Some(roll) => write!(f, "{roll}")?,
            None => f.write_str(NO_ROLL)?,
        }
        for colour in Colour::ALL {
            f.write_str(" ")?;
            write_list(f, self.numbers(self.seat_of(colour)).iter())?;
        }
        Ok(())
    }
}

/// Reads one line as it is written, and accepts exactly the positions that play can lead to.
impl FromStr for DiceHex {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let fields = read_line(line, Self::NAME, FIELDS)?;
        let [options, turn, phase, roll, black, red] = fields;
        let claimed: Turn = turn.parse()?;
        let setup = Setup {
            options: options.options()?,
            phase: read_phase(phase, roll)?,
            black: numbers(black)?,
            red: numbers(red)?,
        };
        let position = Self::try_from(setup).map_err(|error| {
            let field = match error {
                SetupError::Shared(_) | SetupError::Counts { .. } => red,
                SetupError::PlayedOn(winner) | SetupError::WonBefore(winner) => {
                    [black, red][winner.index()]
                }
                SetupError::CanBeMade(_) | SetupError::NoRollIsBad => phase,
            };
            field.error(error)
        })?;
        let expected = phase_word(position.phase());
        if (phase.text() == OVER) != (expected == OVER) {
            let reason = match expected {
                OVER => "must be over: two opposite sides are joined",
                _ => "no sides are joined",
            };
            return Err(phase.error(reason));
        }
        let expected = position.status().turn();
        if claimed != expected {
            return Err(turn.error(format_args!("must be {expected} in this position")));
        }
        Ok(position)
    }
}

/// Reads what happens next and the dice; `over` is read as a phase that means nothing.
fn read_phase(phase: Field<'_>, roll: Field<'_>) -> Result<Phase, TextError> {
    let dice = || {
        let dice = roll.text().parse::<Roll>();
        dice.map_err(|error| roll.error(error.reason()))
    };
    let read = match phase.text() {
        ANNOUNCE => return dice().map(Phase::Announce),
        POINT => return dice().map(Phase::Point),
        ROLL | OVER => Phase::Roll,
        PLACE => Phase::Place,
        _ => return Err(phase.error("must be roll, announce, point, place or over")),
    };
    if roll.text() == NO_ROLL {
        return Ok(read);
    }
    Err(roll.error("must be - in this phase"))
}

/// Reads the numbers of cells in ascending order.
fn numbers(field: Field<'_>) -> Result<NumberSet, TextError> {
    let numbers = field.ascending(|item| number(item, 1..=36_u8))?;
    Ok(numbers.into_iter().filter_map(Number::new).collect())
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Roll, Number, crate::Numbering, Move, Options, DiceHex);
