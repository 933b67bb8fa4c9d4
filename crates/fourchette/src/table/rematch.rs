//! The next game between the players of a table.

use board_play::{Record, Rematch, Seat, Seating};

use super::Table;
use super::players::name_seats;
use crate::Game;

impl<G: Game> Table<G> {
    /// Seats the players at their next game, by the custom of the game, as
    /// [`Described::rematch`](board_play::Described::rematch); none while this one goes on.
    #[must_use]
    pub fn rematch(&self) -> Option<Self> {
        self.rematch_by(G::rematch(&self.record.position().options()))
    }

    /// Seats the players at their next game in a given way; none while this one goes on.
    ///
    /// It begins where this one began, or, where colours are exchanged and either can begin, with the
    /// colours exchanged; it has the same limits and the next [number](Self::number), and so chance of its
    /// own. Names go with the players; headers and comments do not. Its secrets are kept, and trees are if
    /// they [are](Self::keep_trees) here, but it begins with none.
    #[must_use]
    pub fn rematch_by(&self, way: Rematch) -> Option<Self> {
        let outcome = self.record.outcome()?;
        let exchanged = with_colours_exchanged(self.record.start());
        let way = match exchanged {
            Some(_) => way,
            None => way.with_bound_colours(),
        };
        let seating = way.next(Seating::default(), outcome);
        let exchanged = exchanged.filter(|_| seating.has_colours_exchanged());
        let start = exchanged.unwrap_or(*self.record.start());

        let mut record = Record::new(start, self.record.adjudication());
        let names = Seat::ALL.map(|seat| self.record.name(seat).unwrap_or_default().to_owned());
        name_seats(&mut record, &seating.by_seat(&names));
        let mut next = Self::new(record, seating.by_seat(&self.players), self.seed);
        next.set_number(self.number.wrapping_add(1));
        next.limit_memory(self.memory);
        next.use_threads(self.threads);
        if self.trees.is_some() {
            next.keep_trees();
        }
        Some(next)
    }
}

/// Returns the start of the same game in which each seat plays the other's colour; none if a colour goes
/// with its seat, or the position is not the start of the game: colours of stones on a board cannot be
/// exchanged by other rules.
pub(crate) fn with_colours_exchanged<G: Game>(start: &G) -> Option<G> {
    let rules = start.options();
    if *start != G::new(&rules) {
        return None;
    }
    Some(G::new(&G::with_colours_exchanged(&rules)?))
}
