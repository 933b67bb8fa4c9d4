//! Alpha-beta to a depth, deeper and deeper: the shortest forced wins, also where positions can come back.
//!
//! The question is whether a seat wins within some number of moves, so that there are two values and the
//! window is always closed. What is asked of a position is smaller with each move, so that no answer depends
//! on how the position was reached, whether it can come back or not.

use core::marker::PhantomData;
use std::sync::Arc;

use board_play::{Outcome, Position, Seat, Status, zobrist};

use crate::Solvable;
use crate::experience::Experience;
use crate::meter::Meter;
use crate::prover::{Goal, Prover};
use crate::table::{Table, work};
use crate::threats::Threats;

/// Constants of the keys in the table: which seat is to win.
const SEATS: [u64; 2] = [zobrist(0, 2), zobrist(0, 3)];

/// What has been found by how many moves a seat wins.
#[derive(Debug)]
pub(crate) struct Deepening<P> {
    table: Arc<Table>,
    /// Up to how many moves wins are looked for.
    depth: u32,
    game: PhantomData<fn(P)>,
}

/// What is known of a position: the seat does not win within `refuted` moves, and wins within `proved`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    refuted: u16,
    proved: u16,
    /// The number of a move that decided it last.
    best: u16,
}

impl Known {
    const NOTHING: Self = Self {
        refuted: 0,
        proved: u16::MAX,
        best: u16::MAX,
    };

    #[expect(clippy::cast_possible_truncation, reason = "parts of 16 bits")]
    const fn of_data(data: u64) -> Self {
        Self {
            refuted: (data >> 8) as u16,
            proved: (data >> 24) as u16,
            best: (data >> 40) as u16,
        }
    }

    fn to_data(self, work: u64) -> u64 {
        let [refuted, proved, best] = [self.refuted, self.proved, self.best].map(u64::from);
        best << 40 | proved << 24 | refuted << 8 | work
    }

    /// Returns whether the seat wins within so many moves, if that is known.
    fn answer(self, depth: u32) -> Option<bool> {
        if depth >= u32::from(self.proved) {
            return Some(true);
        }
        (depth <= u32::from(self.refuted)).then_some(false)
    }
}

/// The greatest depth that the table can tell of.
const DEEPEST: u32 = u16::MAX as u32 - 1;

impl<P: Solvable> Deepening<P> {
    pub(crate) const fn new(table: Arc<Table>) -> Self {
        Self {
            table,
            depth: DEEPEST,
            game: PhantomData,
        }
    }

    /// Looks for wins within so many moves and for no longer ones.
    pub(crate) fn set_depth(&mut self, depth: u32) {
        self.depth = depth.min(DEEPEST);
    }

    /// Returns whether a seat wins within so many moves; none if the meter ends the work.
    pub(crate) fn wins_within(
        &self,
        position: &P,
        seat: Seat,
        depth: u32,
        meter: &mut Meter<'_, '_>,
    ) -> Option<bool> {
        let mut search = self.search(seat, meter);
        search.wins_within(position, depth)
    }

    /// Begins a search for wins of a seat, which learns from each question for the next one.
    pub(crate) fn search<'a, 'b, 'w>(
        &'a self,
        seat: Seat,
        meter: &'a mut Meter<'b, 'w>,
    ) -> Search<'a, 'b, 'w, P> {
        Search {
            table: &self.table,
            seat,
            meter,
            experience: Experience::new(),
        }
    }

    /// Returns the fewest moves within which a seat wins; none if that is more than the greatest depth, or
    /// if the meter ends the work.
    fn fewest(&self, position: &P, seat: Seat, meter: &mut Meter<'_, '_>) -> Option<u32> {
        let mut depth = 0;
        while depth <= self.depth {
            if self.wins_within(position, seat, depth, meter)? {
                return Some(depth);
            }
            depth += 1;
        }
        None
    }
}

impl<P: Solvable> Prover<P> for Deepening<P> {
    fn wins(&mut self, position: &P, seat: Seat, meter: &mut Meter<'_, '_>) -> Option<bool> {
        self.fewest(position, seat, meter).map(|_| true)
    }

    fn reply(&mut self, position: &P, goal: Goal, meter: &mut Meter<'_, '_>) -> Option<P::Move> {
        let Goal::Wins(seat) = goal else {
            return None;
        };
        let depth = self.fewest(position, seat, meter)?.checked_sub(1)?;
        let moves: Vec<P::Move> = position.moves().collect();
        moves.into_iter().find(|&m| {
            let next = made(position, m);
            self.wins_within(&next, seat, depth, meter) == Some(true)
        })
    }

    fn distance(&mut self, position: &P, seat: Seat, meter: &mut Meter<'_, '_>) -> Option<u32> {
        self.fewest(position, seat, meter)
    }

    fn ruled_out(&self, position: &P, seat: Seat) -> Option<u32> {
        let key = position.canonical_key() ^ SEATS[seat.index()];
        let known = self.table.get(key).map(Known::of_data)?;
        (known.refuted > 0).then(|| known.refuted.into())
    }

    fn beside(&self) -> Box<dyn Prover<P>> {
        let table = Arc::clone(&self.table);
        Box::new(Self { table, ..*self })
    }
}

/// Returns the position behind a legal move.
pub(crate) fn made<P: Position>(position: &P, m: P::Move) -> P {
    let mut next = *position;
    next.play_unchecked(m);
    next
}

/// A search for a win of one seat.
pub(crate) struct Search<'a, 'b, 'w, P: Position> {
    table: &'a Table,
    seat: Seat,
    meter: &'a mut Meter<'b, 'w>,
    experience: Experience<P::Move>,
}

impl<P: Solvable> Search<'_, '_, '_, P> {
    /// Returns the seat that is to win.
    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns whether the seat wins within so many moves; none if the meter ends the work, or if these are
    /// more than the table can tell of and so many do not do.
    pub(crate) fn wins_within(&mut self, position: &P, depth: u32) -> Option<bool> {
        let wins = self.wins(position, depth.min(DEEPEST))?;
        (wins || depth <= DEEPEST).then_some(wins)
    }

    /// Returns the same, up to [`DEEPEST`].
    fn wins(&mut self, position: &P, depth: u32) -> Option<bool> {
        if let Status::Over(outcome) = position.status() {
            return Some(outcome == Outcome::Win(self.seat));
        }
        if depth == 0 {
            return Some(false);
        }
        let is_own = position.to_move() == Some(self.seat);
        if depth > 3 {
            return self.look_up(position, is_own, depth);
        }
        let threats = position.threats();
        if let Some(answer) = threats.decide(is_own, depth) {
            return self.meter.spend().then_some(answer);
        }
        if depth == 1 {
            return self.ends_well(position, is_own);
        }
        self.look_up(position, is_own, depth)
    }

    /// Returns what the table knows, or what the moves say.
    fn look_up(&mut self, position: &P, is_own: bool, depth: u32) -> Option<bool> {
        let key = position.canonical_key() ^ SEATS[self.seat.index()];
        let known = self.table.get(key).map_or(Known::NOTHING, Known::of_data);
        if let Some(answer) = known.answer(depth) {
            return Some(answer);
        }
        let before = self.meter.spent();
        let threats = position.threats();
        let (answer, best) = match (threats.decide(is_own, depth), threats) {
            (Some(answer), _) => (self.meter.spend().then_some(answer)?, None),
            (None, Threats::Answers(answers)) => {
                self.try_answers(position, &answers, is_own, depth)?
            }
            (None, _) => self.try_all(position, is_own, depth, known.best)?,
        };
        let nodes = self.meter.spent() - before;
        self.keep(key, depth, answer, best, nodes);
        Some(answer)
    }

    /// Tries the moves behind which nobody wins at once, until one decides.
    fn try_answers(
        &mut self,
        position: &P,
        answers: &[P::Move],
        is_own: bool,
        depth: u32,
    ) -> Option<(bool, Option<usize>)> {
        if !self.meter.spend() {
            return None;
        }
        for &m in answers {
            if self.wins(&made(position, m), depth - 1)? == is_own {
                return Some((is_own, None));
            }
        }
        Some((!is_own, None))
    }

    /// Returns whether the next move wins, whichever it is if it is not the seat's own.
    fn ends_well(&mut self, position: &P, is_own: bool) -> Option<bool> {
        if !self.meter.spend() {
            return None;
        }
        let ends = |m: P::Move| made(position, m).outcome() == Some(Outcome::Win(self.seat));
        if !is_own {
            return Some(position.moves().all(ends));
        }
        let mut likely = self.experience.killers(1);
        if likely.any(|m| position.check(m).is_ok() && ends(m)) {
            return Some(true);
        }
        let found = position.moves().find(|&m| ends(m));
        if let Some(m) = found {
            self.experience.note(m, is_own, 1);
        }
        Some(found.is_some())
    }

    /// Tries moves until one decides. Returns the answer, and the number of the move that decided, if one
    /// did.
    fn try_all(
        &mut self,
        position: &P,
        is_own: bool,
        depth: u32,
        best: u16,
    ) -> Option<(bool, Option<usize>)> {
        if !self.meter.spend() {
            return None;
        }
        let moves: Vec<P::Move> = position.moves().collect();
        let known = usize::from(best);
        let known = (known < moves.len()).then_some(known);
        let order = self.experience.order(&moves, known, is_own, depth);
        for m in order {
            let wins = self.wins(&made(position, moves[m]), depth - 1)?;
            if wins == is_own {
                self.experience.note(moves[m], is_own, depth);
                return Some((wins, Some(m)));
            }
        }
        Some((!is_own, None))
    }

    fn keep(&self, key: u64, depth: u32, answer: bool, best: Option<usize>, nodes: u64) {
        // Another thread may have found something meanwhile.
        let known = self.table.get(key).map_or(Known::NOTHING, Known::of_data);
        let depth = u16::try_from(depth).unwrap_or(u16::MAX - 1);
        let (refuted, proved) = if answer {
            (known.refuted, known.proved.min(depth))
        } else {
            (known.refuted.max(depth), known.proved)
        };
        let best = best.and_then(|best| u16::try_from(best).ok());
        let known = Known {
            refuted,
            proved,
            best: best.unwrap_or(known.best),
        };
        self.table.put(key, known.to_data(work(nodes)));
    }
}
