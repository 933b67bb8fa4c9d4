//! Writing a record's text.

use core::fmt::{self, Display};

use super::Record;
use super::read::UNDECIDED;
use crate::{Notated, Seat};

/// How wide lines of moves are at most, unless a single move is wider.
const WIDTH: usize = 80;

/// Writes the record: the headers that say something, an empty line, the moves with the comments on
/// them, a line end.
impl<P: Notated> Display for Record<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_rules(f)?;
        if self.start != P::new(&self.start.options()) {
            writeln!(f, "# position: {}", self.start)?;
        }
        self.write_play(f)?;
        for (key, value) in self.headers() {
            let blank = if value.is_empty() { "" } else { " " };
            writeln!(f, "# {key}:{blank}{value}")?;
        }
        write_wrapped(f, &self.words())
    }
}

/// What stands among the moves of a record.
enum Word<'a, M> {
    Move(M),
    Comment(&'a str),
}

impl<M: Display> Display for Word<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(m) => m.fmt(f),
            Self::Comment(text) => write!(f, "{{{text}}}"),
        }
    }
}

impl<P: Notated> Record<P> {
    /// Returns the moves with the comments among them.
    fn words(&self) -> Vec<Word<'_, P::Move>> {
        let mut words = Vec::with_capacity(self.moves.len() + self.comments.len());
        let mut comments = self.comments().peekable();
        let moves = self.moves.iter().map(|&m| Some(Word::Move(m)));
        for (ply, word) in core::iter::once(None).chain(moves).enumerate() {
            words.extend(word);
            let comment = comments.next_if(|&(at, _)| at == ply);
            words.extend(comment.map(|(_, text)| Word::Comment(text)));
        }
        words
    }

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
            Some(outcome) => writeln!(f, "# result: {outcome}")?,
            None => writeln!(f, "# result: {UNDECIDED}")?,
        }
        match self.ended() {
            Some(ended) => writeln!(f, "# ended: {ended}"),
            None => Ok(()),
        }
    }
}

/// Writes an empty line, then words in lines that are not too wide; nothing if there are no words.
pub(super) fn write_wrapped<T: Display>(f: &mut fmt::Formatter<'_>, words: &[T]) -> fmt::Result {
    let mut column = None;
    for word in words {
        let text = word.to_string();
        // A comment may have lines of its own.
        let (first, last) = match text.split_once('\n') {
            Some((first, rest)) => (first, rest.rsplit('\n').next()),
            None => (&*text, None),
        };
        let wider = column.map(|column| column + 1 + first.len());
        let end = if let Some(wider) = wider.filter(|&wider| wider <= WIDTH) {
            write!(f, " {text}")?;
            wider
        } else {
            write!(f, "\n{text}")?;
            first.len()
        };
        column = Some(last.map_or(end, str::len));
    }
    match column {
        Some(_) => writeln!(f),
        None => Ok(()),
    }
}
