//! Who plays for which seat of a table.

use board_play::{Record, Seat, Viewer};

use super::Table;
use crate::{Player, TableGame};

impl<G: TableGame> Table<G> {
    /// Returns who plays for a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()]
    }

    /// Returns whether two persons sit at the table.
    #[must_use]
    pub fn has_two_humans(&self) -> bool {
        Seat::ALL.into_iter().all(|seat| self.is_human(seat))
    }

    pub(super) fn is_human(&self, seat: Seat) -> bool {
        self.players[seat.index()] == Player::Human
    }

    /// Returns whether a person sits at the table.
    #[must_use]
    pub fn has_humans(&self) -> bool {
        Seat::ALL.into_iter().any(|seat| self.is_human(seat))
    }

    /// Returns the person who is to decide next; none if chance, an opponent or nobody is.
    #[must_use]
    pub fn human_to_move(&self) -> Option<Seat> {
        if self.end().is_some() {
            return None;
        }
        let seat = self.record.position().to_move()?;
        self.is_human(seat).then_some(seat)
    }

    /// Seats another player, who decides from the next move of the seat on. The name of the seat in the
    /// record stays as it was.
    ///
    /// Where everything was shown because nobody played in person, it stays shown. Persons are not told
    /// apart: if one who has sat at the other seat sits down here, the caller says so by
    /// [`open`](Self::open), or [exchanges](Self::exchange_players) the players.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        let was_shown = self.viewer() == Viewer::Everyone && self.hides();
        self.players[seat.index()] = player;
        if let Some(trees) = &mut self.trees {
            trees.drop_seat(seat);
        }
        if was_shown {
            self.open();
        }
    }

    /// Lets the players exchange seats in the middle of the game, with their names. A person takes along
    /// what the seat has seen: if the seats know different things, everything
    /// [is shown](Self::is_open) from then on.
    pub fn exchange_players(&mut self) {
        if self.has_humans() && self.has_secrets() {
            self.open();
        }
        self.players.reverse();
        for seat in Seat::ALL {
            if let Some(trees) = &mut self.trees {
                trees.drop_seat(seat);
            }
        }
        let names = Seat::ALL.map(|seat| self.record.name(!seat).unwrap_or_default().to_owned());
        name_seats(&mut self.record, &names);
    }
}

/// Names the seats of a record as seats of another record are named; an empty name is none.
pub(super) fn name_seats<G: TableGame>(record: &mut Record<G>, names: &[String; 2]) {
    for (seat, name) in Seat::ALL.into_iter().zip(names) {
        let renamed = record.set_name(seat, name);
        debug_assert!(renamed.is_ok(), "{name:?} was a name");
    }
}
