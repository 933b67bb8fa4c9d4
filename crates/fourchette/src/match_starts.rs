//! What the games of a match begin with.

use board_play::{Rematch, Seating};

use crate::AnyRecord;

/// The start of the games of a match: as it was given, and, where either colour can begin, with the
/// colours exchanged.
///
/// # Examples
///
/// ```
/// use board_play::{Outcome, Rematch, Seat, Seating};
/// use fourchette::{AnyRecord, MatchStarts, Start};
///
/// let record = AnyRecord::begin("dice-hex", Start::Rules("strict=on"))?;
/// let starts = MatchStarts::new(record);
/// let way = starts.way(Rematch::Colours);
/// let second = way.next(Seating::default(), Outcome::Win(Seat::First));
/// // Who began begins again, with the other colour.
/// assert_eq!(second.seat_of(Seat::First), Seat::First);
/// assert_eq!(starts.at(second).position().rules(), "strict=on,begins=red");
/// # Ok::<(), fourchette::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct MatchStarts {
    given: AnyRecord,
    exchanged: Option<AnyRecord>,
}

impl MatchStarts {
    /// Takes the record that every game goes on from.
    #[must_use]
    pub fn new(given: AnyRecord) -> Self {
        let exchanged = given.with_colours_exchanged();
        Self { given, exchanged }
    }

    /// Returns what a way of sitting down means here: from a start at which a colour goes with its seat,
    /// colours are exchanged by exchanging seats.
    #[must_use]
    pub fn way(&self, way: Rematch) -> Rematch {
        match self.exchanged {
            Some(_) => way,
            None => way.with_bound_colours(),
        }
    }

    /// Returns how the players sit down to a rematch by the custom of this game.
    #[must_use]
    pub fn custom(&self) -> Rematch {
        self.way(self.given.position().rematch())
    }

    /// Returns the record that a game which is seated so goes on from.
    #[must_use]
    pub fn at(&self, seating: Seating) -> &AnyRecord {
        let exchanged = self.exchanged.as_ref();
        let exchanged = exchanged.filter(|_| seating.has_colours_exchanged());
        exchanged.unwrap_or(&self.given)
    }
}
