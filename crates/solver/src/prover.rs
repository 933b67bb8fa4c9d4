//! What a way of proving wins has to offer.

use board_play::{Outcome, Position, Seat, Status};

use crate::meter::Meter;

/// What a strategy reaches, whatever the other seat and chance do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The seat wins, and the game ends.
    Wins(Seat),
    /// The seat does not lose: it wins, or the game is drawn, or it goes on for ever.
    Holds(Seat),
}

impl Goal {
    /// Returns whether a game that ends so has reached it.
    #[must_use]
    pub fn is_reached(self, outcome: Outcome) -> bool {
        let value = outcome.value(self.seat());
        match self {
            Self::Wins(_) => value > 0,
            Self::Holds(_) => value >= 0,
        }
    }

    /// Returns the seat whose goal it is.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Wins(seat) | Self::Holds(seat) => seat,
        }
    }
}

/// A way of proving who wins, with what it has found so far. The solver asks it about the moves of a
/// position, in turns, and goes on with what it kept; the certificate is written from its replies.
///
/// The result of the whole never depends on which way it is: each must be exact.
pub trait Prover<P: Position>: Send {
    /// Returns whether a seat can force a win, in however many moves; none if the meter ends the work before
    /// that is known. A call with the same arguments goes on where the last one was ended.
    ///
    /// It is asked again as long as the meter is not [stopped](Meter::is_stopped). Who cannot go on, since
    /// memory is full, must [stop](Meter::stop) it, or is asked for ever.
    fn wins(&mut self, position: &P, seat: Seat, meter: &mut Meter<'_, '_>) -> Option<bool>;

    /// Returns a move with which a goal that can be reached can still be reached, and nearer, so that by such
    /// moves a win comes in finitely many. None if the meter ends the work, or the goal cannot be reached.
    ///
    /// By default each move is tried until one is proved.
    fn reply(&mut self, position: &P, goal: Goal, meter: &mut Meter<'_, '_>) -> Option<P::Move> {
        let moves: Vec<P::Move> = position.moves().collect();
        moves.into_iter().find(|&m| {
            let mut next = *position;
            next.play_unchecked(m);
            self.reaches(&next, goal, meter) == Some(true)
        })
    }

    /// Returns whether a goal can be reached; none if the meter ends the work before that is known.
    fn reaches(&mut self, position: &P, goal: Goal, meter: &mut Meter<'_, '_>) -> Option<bool> {
        if let Status::Over(outcome) = position.status() {
            return Some(goal.is_reached(outcome));
        }
        match goal {
            Goal::Wins(seat) => self.wins(position, seat, meter),
            Goal::Holds(seat) => self.wins(position, !seat, meter).map(|wins| !wins),
        }
    }

    /// Returns within how many moves a seat can force a win, the other seat delaying it, if this way of
    /// proving knows that of a position that it has proved won.
    fn distance(&mut self, position: &P, seat: Seat, meter: &mut Meter<'_, '_>) -> Option<u32> {
        let _ = (position, seat, meter);
        None
    }

    /// Returns within how many moves a seat is known not to be able to force a win, if this way of proving
    /// looks for the shortest wins and has found that; at best one less than the distance.
    fn ruled_out(&self, position: &P, seat: Seat) -> Option<u32> {
        let _ = (position, seat);
        None
    }

    /// Returns the strategy with which a seat wins a position that it has proved won, as lines of a certificate
    /// by regions, which [`Solvable::check_regions`](crate::Solvable::check_regions) verifies. None if the game
    /// has no such certificates, or the meter ends the work.
    fn regions(
        &mut self,
        position: &P,
        seat: Seat,
        meter: &mut Meter<'_, '_>,
    ) -> Option<Vec<String>> {
        let _ = (position, seat, meter);
        None
    }

    /// Makes another one, for another thread, which shares what is known.
    fn beside(&self) -> Box<dyn Prover<P>>;
}
