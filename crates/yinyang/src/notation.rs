//! Text of moves, options, positions and views; that of laws is in `law_text.rs`.

use core::fmt::{self, Display};
use core::iter;
use core::str::FromStr;

use board_play::text::{Field, or_dash, read_line, write_list};
use board_play::{Outcome, Position as _, RuleOptions as _, Seat, TextError, Viewer};

use crate::law_text::read_law;
use crate::view::Sight;
use crate::{LawView, Move, Options, Phase, Setup, SetupError, Slot, View, Written, YinYang};

/// What stands for a law that is not seen.
const HIDDEN: &str = "?";
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

fn read_move(text: &str) -> Result<Move, String> {
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
fn read_part<T: FromStr<Err = TextError>>(text: &str) -> Result<T, String> {
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

/// Writes one line like that of a position, with the viewer after the options.
impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options());
        let name = YinYang::NAME;
        write!(
            f,
            "{name}-view/1 {options} {} {}",
            self.viewer(),
            self.sight
        )
    }
}

/// Reads one line as it is written.
impl FromStr for YinYang {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let fields = read_line(line, Self::NAME, FIELDS)?;
        let [options, turn, step, result, board, black, white] = fields;
        let setup = Setup {
            options: options.options()?,
            pawns: board.parse()?,
            laws: [read_laws(black)?, read_laws(white)?],
            phase: Phase::START,
        };
        let phase = read_phase(turn, step, result, &setup)?;
        Self::try_from(Setup { phase, ..setup }).map_err(|error| {
            let laws = [black, white];
            let field = match error {
                SetupError::LawMissing { seat, .. }
                | SetupError::LawTooEarly { seat, .. }
                | SetupError::MixedPopulation { seat, .. }
                | SetupError::PostedTooEarly { seat, .. }
                | SetupError::Contradiction { seat, .. } => laws[seat.index()],
                SetupError::NotTheStart | SetupError::Arrived(_) => board,
                SetupError::Stuck(_) => turn,
                SetupError::NoStep(_) => step,
                SetupError::NotOver(_) => result,
            };
            field.error(error)
        })
    }
}

/// Reads the laws of a seat.
fn read_laws(field: Field<'_>) -> Result<[Option<Written>; 4], TextError> {
    let read = |item: &str| {
        let (text, posted) = match item.strip_suffix(POSTED) {
            Some(text) => (text, true),
            None => (item, false),
        };
        read_law(text).map(|law| Written { law, posted })
    };
    let written = field.list(read)?;
    if written.len() > Slot::ALL.len() {
        return Err(field.error("more than four laws"));
    }
    let mut laws = [None; 4];
    for (place, law) in iter::zip(&mut laws, written) {
        *place = Some(law);
    }
    Ok(laws)
}

/// Reads where the game stands.
fn read_phase(
    turn: Field<'_>,
    step: Field<'_>,
    result: Field<'_>,
    setup: &Setup,
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
    match next_law(setup) {
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
fn next_law(setup: &Setup) -> Option<(Seat, Slot)> {
    let places = Seat::ALL
        .into_iter()
        .flat_map(|seat| Slot::ALL.map(|slot| (seat, slot)));
    places
        .filter(|(seat, slot)| setup.laws[seat.index()][slot.index()].is_none())
        .min()
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
    YinYang
);
