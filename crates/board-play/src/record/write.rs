//! Writing a record's text.

use core::fmt::{self, Display};

use super::Record;
use super::read::UNDECIDED;
use crate::{Notated, Seat};

/// How wide lines of moves are at most, unless a single move is wider.
const WIDTH: usize = 80;

/// Writes the record: the headers that say something, an empty line, the moves, a line end.
impl<P: Notated> Display for Record<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_rules(f)?;
        if self.start != P::new(&self.start.options()) {
            writeln!(f, "# position: {}", self.start)?;
        }
        self.write_play(f)?;
        write_wrapped(f, &self.moves)
    }
}

impl<P: Notated> Record<P> {
    /// Writes which game it is, and its options.
    pub(super) fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# game: {}", P::NAME)?;
        let options = self.start.options();
        if options == P::Options::default() {
            return Ok(());
        }
        writeln!(f, "# rules: {options}")
    }

    /// Writes who plays, what ends the game, and the result.
    pub(super) fn write_play(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, key) in Seat::ALL.into_iter().zip(["first", "second"]) {
            if let Some(name) = self.name(seat) {
                writeln!(f, "# {key}: {name}")?;
            }
        }
        let adjudication = self.adjudication();
        let limits = [
            ("repetition", adjudication.repetition),
            ("max-plies", adjudication.max_plies),
        ];
        for (key, limit) in limits {
            if let Some(limit) = limit {
                writeln!(f, "# {key}: {limit}")?;
            }
        }
        match self.outcome() {
            Some(outcome) => writeln!(f, "# result: {outcome}"),
            None => writeln!(f, "# result: {UNDECIDED}"),
        }
    }
}

/// Writes an empty line, then moves in lines that are not too wide; nothing if there are no moves.
pub(super) fn write_wrapped<T: Display>(f: &mut fmt::Formatter<'_>, moves: &[T]) -> fmt::Result {
    let Some((first, others)) = moves.split_first() else {
        return Ok(());
    };
    let text = first.to_string();
    let mut column = text.len();
    write!(f, "\n{text}")?;
    for m in others {
        let text = m.to_string();
        let wider = column + 1 + text.len();
        if wider > WIDTH {
            column = text.len();
            write!(f, "\n{text}")?;
        } else {
            column = wider;
            write!(f, " {text}")?;
        }
    }
    writeln!(f)
}
