//! Text of positions: the line of the position before the move, under another name, and then `-` or the
//! move as far as it has been made, `c5-e3xd4`. (That may end where it began and capture nothing.)

use core::fmt;
use core::str::FromStr;

use board_graph::{Jumps, NodeSet};
use board_play::text::{Field, read_line};
use board_play::{Position as _, TextError};
use board_stones::StoneGame as _;

use super::{Chain, JumpByJump};
use crate::captures::Search;
use crate::phase::Phase;
use crate::{AliensAmazons, Move};

/// Writes one line: that of the position before the move, and the jumps that have been made of it.
impl fmt::Display for JumpByJump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.before.to_string();
        let fields = line.strip_prefix(AliensAmazons::NAME).unwrap_or(&line);
        write!(f, "{}{fields} ", Self::NAME)?;
        match self.chain {
            Some(chain) => chain.as_move().fmt(f),
            None => f.write_str("-"),
        }
    }
}

/// The fields of a position's line after its name.
const FIELDS: [&str; 6] = ["options", "turn", "aliens", "amazons", "in-hand", "jumps"];

/// Reads one line as it is written; a state that is no position is refused.
impl FromStr for JumpByJump {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let fields = read_line(line, Self::NAME, FIELDS)?;
        let [before @ .., jumps] = fields;
        let before = before.map(|field| field.text()).join(" ");
        let before: AliensAmazons = format!("{}/1 {before}", AliensAmazons::NAME).parse()?;
        let chain = match jumps.text() {
            "-" => None,
            _ => Some(read_chain(&before, jumps)?),
        };
        Ok(Self { before, chain })
    }
}

/// Reads the jumps that have been made of a move.
fn read_chain(before: &AliensAmazons, field: Field<'_>) -> Result<Chain, TextError> {
    let Move::Go { from, to, captured } = field.parse()? else {
        return Err(field.error("must be - or the jumps of an Alien, such as c5-e3xd4"));
    };
    let chain = Chain {
        from,
        at: to,
        captured,
    };
    if before.phase() != Phase::MoveAlien || !before.aliens().contains(from) {
        return Err(field.error("no Alien stands there that is to move"));
    }
    if can_have_been_made(before, chain) {
        return Ok(chain);
    }
    Err(field.error("no jumps of the Alien lead there and capture just these Amazons"))
}

/// Returns whether some jumps of an Alien can have led to this.
fn can_have_been_made(before: &AliensAmazons, chain: Chain) -> bool {
    let Chain { from, at, captured } = chain;
    let occupied = before.occupied().without(from) - captured;
    if !captured.is_subset(&before.amazons()) || occupied.contains(at) {
        return false;
    }
    if at == from && captured.is_empty() {
        // There and back over another Alien, if any can be jumped over.
        let others: NodeSet = before.aliens().without(from);
        let jumps = Jumps::bent9(before.options().fork()).from(from);
        return jumps
            .iter()
            .any(|jump| others.contains(jump.over) && jump.is_open(occupied));
    }
    Search::run(&before.chains(from, captured), from, at).is_some()
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(JumpByJump);
