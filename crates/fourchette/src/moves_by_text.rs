//! Moves by their texts.

use board_play::{Ending, Notated, Record};

use crate::Error;

/// Reads a move of the game `G`.
///
/// # Errors
///
/// The text is no move.
pub fn read_move<G: Notated>(text: &str) -> Result<G::Move, Error> {
    text.parse()
        .map_err(|reason| Error::MoveText(Box::new(reason)))
}

/// Reads a legal move of a position.
///
/// # Errors
///
/// The text is no move, or the rule that the move breaks.
pub(crate) fn read_legal<G: Notated>(position: &G, text: &str) -> Result<G::Move, Error> {
    let m = read_move::<G>(text)?;
    let checked = position.check(m);
    checked.map_err(|reason| Error::illegal(m, reason))?;
    Ok(m)
}

/// Adds a move, given by its text, to a record and returns how it ended the game, if it did.
///
/// # Errors
///
/// The text is no move, the game was over, or the rule that the move breaks; the record is unchanged
/// then.
pub fn push_text<G: Notated>(record: &mut Record<G>, text: &str) -> Result<Option<Ending>, Error> {
    let m = read_move::<G>(text)?;
    record.push(m).map_err(|reason| Error::illegal(m, reason))
}
