//! A record as one seat may see it.

use core::fmt::{self, Display};

use super::Record;
use super::write::write_wrapped;
use crate::{Notated, Observe, Seat};

/// What one seat has seen of a game and sees of it now: what a server may send to that seat.
///
/// Its text looks like that of a [`Record`] but is not one, since it may leave things out: the header
/// `seen-by` says who sees it, and `view` what that seat sees now. It is not read back as a whole; its view
/// and its moves are, each by itself. Comments, and
/// headers that the format gives no meaning, are left out: they may tell what the seat has not seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenRecord<P: Observe> {
    viewer: Seat,
    heading: String,
    moves: Vec<P::Seen>,
    view: P::View,
}

impl<P: Observe> SeenRecord<P> {
    /// Returns the seat that sees it.
    #[must_use]
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// Returns what the seat saw of each move.
    #[must_use]
    pub fn moves(&self) -> &[P::Seen] {
        &self.moves
    }

    /// Returns what the seat sees of the present position.
    #[must_use]
    pub fn view(&self) -> &P::View {
        &self.view
    }
}

impl<P: Notated + Observe<View: Display>> Record<P> {
    /// Returns what a seat has seen of the game.
    ///
    /// Cost: linear in the number of moves.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_play::nim::Nim;
    /// use board_play::{Adjudication, Seat, Position, Record};
    ///
    /// let mut record = Record::new(Nim::start(), Adjudication::default());
    /// record.push("3".parse()?)?;
    /// let seen = record.seen_by(Seat::Second);
    /// // Nothing is hidden in this game.
    /// assert_eq!(seen.moves(), record.moves());
    /// assert_eq!(
    ///     seen.to_string(),
    ///     "# game: nim\n# seen-by: 2\n# view: nim/1 - 2 9\n# result: *\n\n3\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn seen_by(&self, viewer: Seat) -> SeenRecord<P> {
        let view = self.position().view(viewer);
        let before = self.positions().zip(self.moves());
        let moves = before.map(|(position, &m)| position.seen(m, viewer));
        SeenRecord {
            viewer,
            moves: moves.collect(),
            heading: Heading(self, viewer, &view).to_string(),
            view,
        }
    }
}

/// The headers of a seen record.
struct Heading<'a, P: Observe>(&'a Record<P>, Seat, &'a P::View);

impl<P: Notated + Observe<View: Display>> Display for Heading<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(record, viewer, view) = self;
        record.write_rules(f)?;
        writeln!(f, "# seen-by: {viewer}\n# view: {view}")?;
        record.write_play(f)
    }
}

/// Writes the headers, an empty line, and the moves as the seat saw them.
impl<P: Observe<Seen: Display>> Display for SeenRecord<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.heading)?;
        write_wrapped(f, &self.moves)
    }
}
