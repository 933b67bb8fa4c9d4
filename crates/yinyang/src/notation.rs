//! Text of moves, options and positions; that of laws is in `law_text.rs`, that of what a seat sees in
//! `sight_text.rs`.

use core::fmt::{self, Display};
use core::iter;
use core::str::FromStr;

use board_play::text::{Field, or_dash, read_line, write_list};
use board_play::{Outcome, Position as _, RuleOptions as _, Seat, TextError, Viewer};

use crate::law_text::read_law;
use crate::view::Sight;
use crate::{LawView, Move, Options, Phase, Setup, SetupError, Slot, Written, YinYang};

/// What stands for a law that is not seen.
pub(crate) const HIDDEN: &str = "?";
/// What follows a law that is posted.
const POSTED: char = '!';
/// What stands for nothing in a field.
const NOTHING: &str = "-";
const STEPPED: &str = "stepped";
const END: &str = "end";

/// Writes `bw..>b...`, `a1-a2`, `2@b1`, `3*1=bw..>b...` or `end`.
impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Write(law) => law.fmt(f),
            Self::Step { from, to } => write!(f, "{from}-{to}"),
            Self::Use { slot, window } => write!(f, "{slot}@{window}"),
            Self::Adapt {
                slot,
                rewritten,
                law,
            } => write!(f, "{slot}*{rewritten}={law}"),
            Self::End => f.write_str(END),
        }
    }
}

/// Reads `bw..>b...`, `a1-a2`, `2@b1`, `3*1=bw..>b...` or `end`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        read_move(text).map_err(|reason| TextError::new("move", text, reason))
    }
}

pub(crate) fn read_move(text: &str) -> Result<Move, String> {
    if text == END {
        return Ok(Move::End);
    }
    if let Some((adaptation, law)) = text.split_once('=') {
        let slots = adaptation.split_once('*');
        let (slot, rewritten) = slots.ok_or("must be like 3*1=bw..>b...")?;
        return Ok(Move::Adapt {
            slot: read_part(slot)?,
            rewritten: read_part(rewritten)?,
            law: read_law(law)?,
        });
    }
    if text.contains('>') {
        return read_law(text).map(Move::Write);
    }
    if let Some((slot, window)) = text.split_once('@') {
        return Ok(Move::Use {
            slot: read_part(slot)?,
            window: read_part(window)?,
        });
    }
    if let Some((from, to)) = text.split_once('-') {
        return Ok(Move::Step {
            from: read_part(from)?,
            to: read_part(to)?,
        });
    }
    Err("must be like a1-a2, 2@b1, 3*1=bw..>b..., end, or a law such as bw..>b...".to_owned())
}

/// Reads a part of a move.
pub(crate) fn read_part<T: FromStr<Err = TextError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: TextError| error.to_string())
}

board_play::forward_text!(Options: write, read);

/// The fields of a position's line after its name.
const FIELDS: [&str; 7] = [
    "options", "turn", "step", "result", "board", "black", "white",
];

/// Writes the fields from the turn on.
impl Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let status = self.phase.status();
        let step = match self.phase {
            Phase::Stepped(_) => STEPPED,
            _ => NOTHING,
        };
        let result = status
            .outcome()
            .map_or(NOTHING, |o| Outcome::KEYWORDS.word(o));
        write!(f, "{} {step} {result} {}", status.turn(), self.pawns)?;
        for laws in &self.laws {
            f.write_str(" ")?;
            let there = laws.iter().filter(|law| **law != LawView::Unwritten);
            write_list(f, there)?;
        }
        Ok(())
    }
}

/// Writes a law, followed by `!` if it is posted; `?` for one that is not seen.
impl Display for LawView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unwritten => f.write_str(NOTHING),
            Self::Hidden => f.write_str(HIDDEN),
            Self::Known(Written { law, posted: false }) => law.fmt(f),
            Self::Known(Written { law, posted: true }) => write!(f, "{law}{POSTED}"),
        }
    }
}

/// Writes one line: options, turn, step, result, board, Black's and White's laws.
impl Display for YinYang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options);
        write!(
            f,
            "{}/1 {options} {}",
            Self::NAME,
            self.sight(Viewer::Everyone)
        )
    }
}

/// Reads one line as it is written.
impl FromStr for YinYang {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let [options, turn, step, result, board, black, white] =
            read_line(line, Self::NAME, FIELDS)?;
        let fields = StateFields {
            phase: [turn, step, result],
            board,
            laws: [black, white],
        };
        let setup = Setup {
            options: options.options()?,
            pawns: board.parse()?,
            laws: [
                read_places(black, read_written)?,
                read_places(white, read_written)?,
            ],
            phase: Phase::START,
        };
        let is_written = |seat: Seat, slot: Slot| setup.laws[seat.index()][slot.index()].is_some();
        let phase = read_phase(fields.phase, is_written)?;
        Self::try_from(Setup { phase, ..setup }).map_err(|error| fields.refuse(&error))
    }
}

/// The fields of a line that say where the game stands and what is where.
#[derive(Clone, Copy)]
pub(crate) struct StateFields<'a> {
    /// Turn, step and result.
    pub(crate) phase: [Field<'a>; 3],
    pub(crate) board: Field<'a>,
    pub(crate) laws: [Field<'a>; 2],
}

impl StateFields<'_> {
    /// Names the field to which a state owes that it is no position.
    pub(crate) fn refuse(&self, error: &SetupError) -> TextError {
        let [turn, step, result] = self.phase;
        let field = match *error {
            SetupError::LawMissing { seat, .. }
            | SetupError::LawTooEarly { seat, .. }
            | SetupError::MixedPopulation { seat, .. }
            | SetupError::PostedTooEarly { seat, .. }
            | SetupError::Contradiction { seat, .. } => self.laws[seat.index()],
            SetupError::NotTheStart | SetupError::Arrived(_) => self.board,
            SetupError::Stuck(_) => turn,
            SetupError::NoStep(_) => step,
            SetupError::NotOver(_) => result,
        };
        field.error(error)
    }
}

/// Reads what stands for the laws of a seat, in their places.
pub(crate) fn read_places<T: Copy>(
    field: Field<'_>,
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<[Option<T>; 4], TextError> {
    let written = field.list(read)?;
    if written.len() > Slot::ALL.len() {
        return Err(field.error("more than four laws"));
    }
    let mut places = [None; 4];
    for (place, law) in iter::zip(&mut places, written) {
        *place = Some(law);
    }
    Ok(places)
}

/// Reads a law, followed by `!` if it is posted.
pub(crate) fn read_written(item: &str) -> Result<Written, String> {
    let (text, posted) = match item.strip_suffix(POSTED) {
        Some(text) => (text, true),
        None => (item, false),
    };
    read_law(text).map(|law| Written { law, posted })
}

/// Reads where the game stands from the fields of turn, step and result, and from which laws are
/// written.
pub(crate) fn read_phase(
    [turn, step, result]: [Field<'_>; 3],
    is_written: impl Fn(Seat, Slot) -> bool,
) -> Result<Phase, TextError> {
    let winner = match result.text() {
        NOTHING => None,
        _ => Some(result.parse::<Seat>()?),
    };
    let stepped = match step.text() {
        NOTHING => false,
        STEPPED => true,
        _ => return Err(step.error("must be - or stepped")),
    };
    let seat = match (turn.word(&Seat::TURNS)?, winner) {
        (None, Some(_)) if stepped => {
            return Err(step.error("must be - when the game is over"));
        }
        (None, Some(winner)) => return Ok(Phase::Over { winner }),
        (None, None) => return Err(result.error("must be 1 or 2 when the game is over")),
        (Some(_), Some(_)) => {
            return Err(result.error("must be - until the game is over"));
        }
        (Some(seat), None) => seat,
    };
    match next_law(is_written) {
        None if stepped => Ok(Phase::Stepped(seat)),
        None => Ok(Phase::Turn(seat)),
        Some(_) if stepped => Err(step.error("must be - while laws are being written")),
        Some((writer, slot)) if writer == seat => Ok(Phase::Writing { seat, slot }),
        Some((writer, slot)) => {
            let reason = format_args!("must be {writer}, to write its law {slot}");
            Err(turn.error(reason))
        }
    }
}

/// Returns the law that is to be written next, if one is.
fn next_law(is_written: impl Fn(Seat, Slot) -> bool) -> Option<(Seat, Slot)> {
    let places = Seat::ALL
        .into_iter()
        .flat_map(|seat| Slot::ALL.map(|slot| (seat, slot)));
    places.filter(|&(seat, slot)| !is_written(seat, slot)).min()
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(
    crate::Square,
    crate::Window,
    crate::Pawns,
    Slot,
    crate::Law,
    Move,
    Options,
    YinYang,
    crate::View,
    crate::Seen,
    crate::Told
);
