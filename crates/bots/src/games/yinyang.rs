//! Yin Yang: guesses at hidden laws, laws that are likely to be of use, which seat is nearer to its goal, and what
//! its laws are worth.

mod classes;

use board_play::playout::{below, random_move};
use board_play::{Observe as _, Position as _, Seat};
use rand_chacha::ChaCha8Rng;
use yinyang::{Hidden, Law, Move, Options, Pawns, Phase, Slot, Square, View, YinYang, outcome};

use super::{chance, weights};
use crate::features::advantage;
use crate::playable::play_out;
use crate::{Playable, Tally, Weighed};
use classes::{CLASSES, class_of};

/// How many laws are drawn to find one whose cause stands on the board.
const DRAWS: usize = 16;

/// How many plies are played at random to judge a position in which laws are written: a dozen turns.
const WRITING_PLIES: usize = 40;

/// How many hands are drawn to find one that the view does not rule out.
const HANDS: usize = 16;

/// Draws a law at random that may be written.
fn any_law(options: Options, rng: &mut ChaCha8Rng) -> Option<Law> {
    let count = Law::count(options.population());
    let index = below(rng, count as u64);
    Law::from_index(usize::try_from(index).ok()?)
}

/// Draws a law that can probably be used: of some laws drawn at random the first whose cause stands on
/// the board.
fn useful_law(options: Options, pawns: Pawns, owner: Seat, rng: &mut ChaCha8Rng) -> Option<Law> {
    let mut law = any_law(options, rng)?;
    for _ in 1..DRAWS {
        if pawns.windows(law, owner).next().is_some() {
            break;
        }
        law = any_law(options, rng)?;
    }
    Some(law)
}

/// Draws what the opponent may have written: half of the laws fit the start, for which they were
/// written, and half the board as it is.
fn hand(view: &View, rng: &mut ChaCha8Rng) -> Option<Hidden> {
    let mut hidden = Hidden::default();
    for slot in view.hidden_slots() {
        let pawns = match below(rng, 2) {
            0 => Pawns::START,
            _ => view.pawns(),
        };
        let law = useful_law(view.options(), pawns, !view.viewer(), rng)?;
        hidden.laws[slot.index()] = Some(law);
    }
    Some(hidden)
}

/// Returns how many steps it is from one square to another.
fn steps_between(one: Square, other: Square) -> usize {
    let steps = one.file().abs_diff(other.file()) + one.rank().abs_diff(other.rank());
    steps.into()
}

/// Returns how many steps the nearest pawn of a seat is from its goal; one more than there can be if it has
/// none.
fn steps_to_go(pawns: Pawns, seat: Seat) -> usize {
    let goal = outcome::goal(seat);
    let steps = pawns
        .squares(seat)
        .map(|square| steps_between(square, goal));
    steps.min().unwrap_or(7)
}

/// The squares of the second to fourth file, and those of the first to third: a bit each, rank by rank.
const BUT_FIRST: u64 = 0xEEEE;
const BUT_LAST: u64 = 0x7777;

/// Returns how many steps a seat can make.
fn freedom(pawns: Pawns, seat: Seat) -> usize {
    let [own, others] = [seat, !seat].map(|seat| pawns.nodes(seat).words()[0]);
    let vacant = !(own | others) & 0xFFFF;
    let targets = [
        own << 4,
        own >> 4,
        own << 1 & BUT_FIRST,
        own >> 1 & BUT_LAST,
    ];
    let steps = targets.map(|targets| (targets & vacant).count_ones() as usize);
    steps.iter().sum()
}

/// Returns whether a law of a seat can be used somewhere.
fn is_of_use(position: &YinYang, seat: Seat, slot: Slot, law: Law) -> bool {
    let mut windows = position.pawns().windows(law, seat);
    !position.is_barred(seat, slot) && windows.next().is_some()
}

/// The first of the features that say how many steps the nearest pawn of a seat is from its goal.
const STEPS: usize = 0;

/// How many steps it can make, up to eight.
const FREE: usize = STEPS + 8;

/// How many of its laws it can use.
const ARMED: usize = FREE + 9;

/// How many pawns it has.
const PAWNS: usize = ARMED + Slot::ALL.len() + 1;

/// Whether a pawn of its own is beside its goal, and, two on, whether an enemy is on it.
const GOAL: usize = PAWNS + 17;

/// How many laws of each class it has that can be used, and how many that cannot.
const LAWS: usize = GOAL + 4;

/// How many features a seat has: first come those of the seat that is next.
const SIDE: usize = LAWS + 2 * CLASSES;

/// Whether the seat that is next has made a step.
const STEPPED: usize = 2 * SIDE;

const _: () = assert!(weights::YINYANG.len() == STEPPED + 2);

/// Tells the features of one seat.
fn features_of(position: &YinYang, seat: Seat, first: usize, tally: &mut impl Tally) {
    let pawns = position.pawns();
    let steps = steps_to_go(pawns, seat);
    tally.add(first + STEPS + steps, 1);
    tally.add(first + FREE + freedom(pawns, seat).min(8), 1);
    tally.add(first + PAWNS + pawns.nodes(seat).len(), 1);
    let goal = outcome::goal(seat);
    let is_beside = pawns
        .squares(seat)
        .any(|square| steps_between(square, goal) == 1);
    let is_held = pawns.nodes(!seat).contains(goal.node());
    tally.add(
        first + GOAL + usize::from(is_beside) + 2 * usize::from(is_held),
        1,
    );
    let mut armed = 0;
    for slot in Slot::ALL {
        let Some(law) = position.law(seat, slot) else {
            continue;
        };
        let is_of_use = is_of_use(position, seat, slot, law);
        let of_no_use = if is_of_use { 0 } else { CLASSES };
        tally.add(first + LAWS + of_no_use + class_of(law, seat), 1);
        armed += usize::from(is_of_use);
    }
    tally.add(first + ARMED + armed, 1);
}

impl Weighed for YinYang {
    const WEIGHTS: &'static [i32] = &weights::YINYANG;

    fn features(&self, tally: &mut impl Tally) {
        let next = self.next_seat();
        features_of(self, next, 0, tally);
        features_of(self, !next, SIDE, tally);
        let has_stepped = matches!(self.phase(), Phase::Stepped(_));
        tally.add(STEPPED + usize::from(has_stepped), 1);
    }
}

impl Playable for YinYang {
    const PLAYOUT_PLIES: usize = 0;

    /// While laws are written everybody's pawns stand as at the start: what a hand is worth shows when it is
    /// played.
    fn judge(&self, rng: &mut ChaCha8Rng) -> f64 {
        let plies = match self.phase() {
            Phase::Writing { .. } => WRITING_PLIES,
            _ => Self::PLAYOUT_PLIES,
        };
        play_out(self, plies, rng)
    }

    fn guess(view: &View, rng: &mut ChaCha8Rng) -> Option<Self> {
        (0..HANDS).find_map(|_| Self::complete(view, &hand(view, rng)?))
    }

    /// Draws laws that are likely to be of use, and not too many adaptations: there are 2052 ways to
    /// use one, and a dozen other moves.
    fn sample(&self, rng: &mut ChaCha8Rng) -> Option<Move> {
        let seat = self.to_move()?;
        let options = self.options();
        let useful = |rng: &mut ChaCha8Rng| useful_law(options, self.pawns(), seat, rng);
        if matches!(self.phase(), Phase::Writing { .. }) {
            return useful(rng).map(Move::Write);
        }
        let rewrites = Slot::ALL.len() * Law::count(options.population());
        let count = self.move_count();
        // Steps and laws come first in ascending order, `end` comes last.
        let others = count % rewrites;
        if count > rewrites && others > 0 && below(rng, 8) > 0 {
            let n = usize::try_from(below(rng, others as u64)).ok()?;
            let is_end = n + 1 == others && matches!(self.phase(), Phase::Stepped(_));
            return self.nth_move(if is_end { count - 1 } else { n });
        }
        let drawn = random_move(self, rng)?;
        let Move::Adapt {
            slot, rewritten, ..
        } = drawn
        else {
            return Some(drawn);
        };
        let law = useful(rng)?;
        Some(Move::Adapt {
            slot,
            rewritten,
            law,
        })
    }

    fn estimate(&self, seat: Seat) -> Option<f64> {
        Some(chance(advantage(self, seat)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted_by_squares() {
        // Black a1 b1 c1 a2 b2 c2 a3 a4, White the others: nobody can move. Without b2, the three beside it
        // of Black can, and one of White's.
        let full = Pawns::START;
        assert_eq!(Seat::ALL.map(|seat| freedom(full, seat)), [0, 0]);
        let square = Square::all().find(|square| square.file() == 1 && square.rank() == 1);
        let open = full.with(square.unwrap(), yinyang::Cell::Empty);
        assert_eq!(Seat::ALL.map(|seat| freedom(open, seat)), [3, 1]);
    }
}
