//! Any state of a game as plain data, and what makes it a position.

use core::iter;

use board_play::Seat;

use crate::hand::{contradicted, posted};
use crate::outcome::{self, goal, has_arrived};
use crate::square::{neighbours, squares};
use crate::{Goal, Law, Options, Pawns, Phase, Slot, Square, YinYang};

/// A law that has been written, and whether it is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Written {
    /// The law.
    pub law: Law,
    /// Whether it is posted: it has been used, and not been rewritten since.
    pub posted: bool,
}

/// A state as plain data, for editors and importers. `YinYang::try_from` makes it a position, unless
/// play evidently cannot lead there.
///
/// # Examples
///
/// ```
/// use board_play::{Position as _, Seat};
/// use yinyang::{Pawns, Phase, Setup, Written, YinYang};
///
/// let law = "bbbb>bb.b".parse()?;
/// let written = Some(Written { law, posted: false });
/// let setup = Setup {
///     options: Default::default(),
///     phase: Phase::Turn(Seat::First),
///     pawns: Pawns::START,
///     laws: [[written; 4]; 2],
/// };
/// let position = YinYang::try_from(setup)?;
/// // Each of the four copies can be used at a1 and at b1.
/// assert_eq!(position.move_count(), 8);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// The rules.
    pub options: Options,
    /// Where the game stands.
    pub phase: Phase,
    /// The board.
    pub pawns: Pawns,
    /// The laws of the first and of the second seat, each in its place.
    pub laws: [[Option<Written>; 4]; 2],
}

impl From<YinYang> for Setup {
    fn from(position: YinYang) -> Self {
        Self {
            options: position.options,
            phase: position.phase,
            pawns: position.pawns,
            laws: Seat::ALL.map(|seat| {
                Slot::ALL.map(|slot| {
                    let posted = position.is_posted(seat, slot);
                    let law = position.law(seat, slot)?;
                    Some(Written { law, posted })
                })
            }),
        }
    }
}

impl TryFrom<Setup> for YinYang {
    type Error = SetupError;

    /// Refuses what play cannot lead to, as far as a single position shows it.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_laws()?;
        let position = Self::from_valid(&setup);
        position.check_contradictions()?;
        match setup.phase {
            Phase::Writing { .. } => setup.check_writing()?,
            Phase::Turn(seat) => {
                setup.check_goals(None)?;
                if position.is_stuck(seat) {
                    return Err(SetupError::Stuck(seat));
                }
            }
            Phase::Stepped(seat) => {
                setup.check_goals(None)?;
                if !setup
                    .steps_back(seat)
                    .any(|(_, to)| !outcome::wins_by_step(seat, to))
                {
                    return Err(SetupError::NoStep(seat));
                }
            }
            Phase::Over { winner } => {
                setup.check_goals(Some(winner))?;
                if !setup.has_reached_goal(winner) && !position.is_stuck(!winner) {
                    return Err(SetupError::NotOver(winner));
                }
            }
        }
        Ok(position)
    }
}

impl Setup {
    /// Checks that the laws are those written so far, and allowed.
    fn check_laws(&self) -> Result<(), SetupError> {
        for (seat, hand) in iter::zip(Seat::ALL, &self.laws) {
            for (slot, written) in iter::zip(Slot::ALL, hand) {
                match (written, self.phase.has_written(seat, slot)) {
                    (None, true) => return Err(SetupError::LawMissing { seat, slot }),
                    (Some(_), false) => return Err(SetupError::LawTooEarly { seat, slot }),
                    _ => {}
                }
                let law = written.map(|written| written.law);
                let population = self.options.population();
                if let Some(law) = law.filter(|law| !law.is_allowed(population)) {
                    return Err(SetupError::MixedPopulation { seat, slot, law });
                }
            }
        }
        Ok(())
    }

    /// Checks that nothing has been played while laws are being written.
    fn check_writing(&self) -> Result<(), SetupError> {
        if self.pawns != Pawns::START {
            return Err(SetupError::NotTheStart);
        }
        for (seat, hand) in iter::zip(Seat::ALL, &self.laws) {
            for (slot, written) in iter::zip(Slot::ALL, hand) {
                if written.is_some_and(|written| written.posted) {
                    return Err(SetupError::PostedTooEarly { seat, slot });
                }
            }
        }
        Ok(())
    }

    /// Checks that with `goal=any` nobody has arrived but the winner.
    fn check_goals(&self, winner: Option<Seat>) -> Result<(), SetupError> {
        if self.options.goal() == Goal::Moved {
            return Ok(());
        }
        let mut seats = Seat::ALL.into_iter();
        let arrived = seats.find(|&seat| Some(seat) != winner && has_arrived(self.pawns, seat));
        match arrived {
            Some(seat) => Err(SetupError::Arrived(seat)),
            None => Ok(()),
        }
    }

    /// Returns whether a pawn on its goal can have won the game for the seat.
    fn has_reached_goal(&self, seat: Seat) -> bool {
        match self.options.goal() {
            Goal::Any => has_arrived(self.pawns, seat),
            Goal::Moved => self
                .steps_back(seat)
                .any(|(_, to)| outcome::wins_by_step(seat, to)),
        }
    }

    /// Lists the steps, each from where to where, that the seat can have made just now.
    fn steps_back(&self, seat: Seat) -> impl Iterator<Item = (Square, Square)> {
        let vacant = self.pawns.vacant();
        let from = self.pawns.of(seat) & neighbours(vacant);
        let steps = squares(from)
            .flat_map(move |to| squares(to.neighbours() & vacant).map(move |from| (from, to)));
        // With `goal=any` a pawn on its goal had won.
        let any = self.options.goal() == Goal::Any;
        steps.filter(move |&(from, _)| !(any && from == goal(seat)))
    }
}

impl YinYang {
    /// Checks that no two posted laws contradict each other.
    fn check_contradictions(&self) -> Result<(), SetupError> {
        let rule = self.options.contradiction();
        for ((seat, slot), _) in posted(&self.hands) {
            if let Some((of, by)) = contradicted(&self.hands, (seat, slot), rule) {
                return Err(SetupError::Contradiction { seat, slot, of, by });
            }
        }
        Ok(())
    }
}

/// Why a state is no position: play cannot lead there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A law is missing that comes before the next one to write, or any once all are written.
    #[error("law {slot} of seat {seat} is missing")]
    LawMissing {
        /// The owner.
        seat: Seat,
        /// The place.
        slot: Slot,
    },
    /// A law is there that is yet to be written.
    #[error("law {slot} of seat {seat} is there before its time")]
    LawTooEarly {
        /// The owner.
        seat: Seat,
        /// The place.
        slot: Slot,
    },
    /// The rules forbid a law.
    #[error("law {slot}, {law}, adds pawns of both colours, against population=same-colour")]
    MixedPopulation {
        /// The owner.
        seat: Seat,
        /// The place.
        slot: Slot,
        /// The law.
        law: Law,
    },
    /// While laws are being written the board is that of the start.
    #[error("pawns have moved before all laws are written")]
    NotTheStart,
    /// While laws are being written none is posted.
    #[error("law {slot} of seat {seat} is posted before all laws are written")]
    PostedTooEarly {
        /// The owner.
        seat: Seat,
        /// The place.
        slot: Slot,
    },
    /// Two posted laws contradict each other.
    #[error("law {slot} of seat {seat} and law {by} of seat {of} contradict each other")]
    Contradiction {
        /// The owner of one.
        seat: Seat,
        /// Its place.
        slot: Slot,
        /// The owner of the other.
        of: Seat,
        /// Its place.
        by: Slot,
    },
    /// A seat has a pawn on its goal and has not won.
    #[error("seat {0} has a pawn on its goal, {goal}, and has not won", goal = goal(*.0))]
    Arrived(Seat),
    /// The seat to move has no legal move at the start of its turn.
    #[error("seat {0} cannot move, so it has lost")]
    Stuck(Seat),
    /// No pawn can have made the step.
    #[error("no pawn of seat {0} can have stepped just now")]
    NoStep(Seat),
    /// Nothing has ended the game that this seat is said to have won.
    #[error("seat {0} has not won: it has not reached its goal, and the other seat can move")]
    NotOver(Seat),
}

#[cfg(feature = "serde")]
board_play::serde_by_fields!(Setup {
    options,
    phase,
    pawns,
    laws
});
#[cfg(feature = "serde")]
board_play::serde_by_fields!(Written { law, posted });
