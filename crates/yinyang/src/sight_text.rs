//! Text of what a seat sees: views, and moves as they are seen and told.

use core::fmt::{self, Display};
use core::str::FromStr;

use board_play::text::{Field, or_dash, read_line};
use board_play::{Seat, TextError};

use crate::law_text::read_law;
use crate::notation::{
    HIDDEN, StateFields, read_move, read_part, read_phase, read_places, read_written,
};
use crate::view::Sight;
use crate::{LawView, Phase, Seen, Told, View};

/// What a view's line begins with, before the version.
const NAME: &str = "yinyang-view";
/// The fields of a view's line after its name.
const FIELDS: [&str; 8] = [
    "options", "viewer", "turn", "step", "result", "board", "black", "white",
];
/// What stands between a move and the law that it brings to light.
const POSTS: char = ':';
/// What follows a move that leaves the next seat without any.
const STUCK: char = '#';

/// Writes one line like that of a position, with the viewer after the options.
impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options());
        write!(f, "{NAME}/1 {options} {} {}", self.viewer(), self.sight)
    }
}

/// Reads one line as it is written; refuses what no position looks like.
impl FromStr for View {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let fields = read_line(line, NAME, FIELDS)
            .map_err(|error| TextError::new("view", error.found(), error.reason()))?;
        let [options, viewer, turn, step, result, board, black, white] = fields;
        let fields = StateFields {
            phase: [turn, step, result],
            board,
            laws: [black, white],
        };
        let viewer = viewer.parse()?;
        let laws = Seat::ALL.map(|owner| read_laws(fields.laws[owner.index()], owner, viewer));
        let [black, white] = laws;
        let sight = Sight {
            options: options.options()?,
            phase: Phase::START,
            pawns: board.parse()?,
            laws: [black?, white?],
        };
        let mut view = Self { viewer, sight };
        let is_written = |seat, slot| view.law(seat, slot) != LawView::Unwritten;
        view.sight.phase = read_phase(fields.phase, is_written)?;
        view.check().map_err(|error| fields.refuse(&error))?;
        Ok(view)
    }
}

/// Reads what the viewer sees of the laws of a seat.
fn read_laws(field: Field<'_>, owner: Seat, viewer: Seat) -> Result<[LawView; 4], TextError> {
    let read = |item: &str| match item {
        HIDDEN if owner == viewer => Err(format!("seat {viewer} knows its own laws")),
        HIDDEN => Ok(LawView::Hidden),
        _ => {
            let written = read_written(item)?;
            if owner != viewer && !written.posted {
                return Err(format!(
                    "must be {HIDDEN}, or end with ! if it is posted: seat {viewer} sees no other law of seat {owner}"
                ));
            }
            Ok(LawView::Known(written))
        }
    };
    let places = read_places(field, read)?;
    Ok(places.map(|law| law.unwrap_or(LawView::Unwritten)))
}

/// Writes the move's text, with `?` for the text of a law that is not seen.
impl Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(m) => m.fmt(f),
            Self::Written => f.write_str(HIDDEN),
            Self::Adapted { slot, rewritten } => write!(f, "{slot}*{rewritten}={HIDDEN}"),
        }
    }
}

/// Reads a move, `?`, or `3*1=?`.
impl FromStr for Seen {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        read_seen(text).map_err(|reason| TextError::new("seen move", text, reason))
    }
}

fn read_seen(text: &str) -> Result<Seen, String> {
    if text == HIDDEN {
        return Ok(Seen::Written);
    }
    let Some((adaptation, HIDDEN)) = text.split_once('=') else {
        return read_move(text).map(Seen::Move);
    };
    let slots = adaptation.split_once('*');
    let (slot, rewritten) = slots.ok_or("must be like 3*1=?")?;
    Ok(Seen::Adapted {
        slot: read_part(slot)?,
        rewritten: read_part(rewritten)?,
    })
}

/// Writes the move as it is seen, then the law that it posts and `#`, where there are such.
impl Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.seen.fmt(f)?;
        if let Some(law) = self.posted {
            write!(f, "{POSTS}{law}")?;
        }
        if self.stuck {
            write!(f, "{STUCK}")?;
        }
        Ok(())
    }
}

/// Reads a move as it is seen, then the law that it posts and `#`, where there are such.
impl FromStr for Told {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        read_told(text).map_err(|reason| TextError::new("told move", text, reason))
    }
}

fn read_told(text: &str) -> Result<Told, String> {
    let (rest, stuck) = match text.strip_suffix(STUCK) {
        Some(rest) => (rest, true),
        None => (text, false),
    };
    let (seen, posted) = match rest.split_once(POSTS) {
        Some((seen, law)) => (seen, Some(read_law(law)?)),
        None => (rest, None),
    };
    Ok(Told {
        seen: read_seen(seen)?,
        posted,
        stuck,
    })
}
