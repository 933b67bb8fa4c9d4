//! Yin Yang: guesses at hidden laws, laws that are likely to be of use, and which seat is nearer to its goal.

use board_play::playout::{below, random_move};
use board_play::{Observe as _, Position as _, Seat};
use rand_chacha::ChaCha8Rng;
use yinyang::{Hidden, Law, Move, Options, Pawns, Phase, Slot, View, YinYang, outcome};

use super::{chance, number};
use crate::Playable;

/// How many laws are drawn to find one whose cause stands on the board.
const DRAWS: usize = 16;

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

/// Returns how many steps the nearest pawn of a seat is from its goal.
fn steps_to_go(pawns: Pawns, seat: Seat) -> f64 {
    let goal = outcome::goal(seat);
    let steps = pawns
        .squares(seat)
        .map(|square| square.file().abs_diff(goal.file()) + square.rank().abs_diff(goal.rank()));
    f64::from(steps.min().unwrap_or(6))
}

/// Returns how many steps a seat can make.
fn freedom(pawns: Pawns, seat: Seat) -> f64 {
    let is_vacant = |square: &yinyang::Square| {
        Seat::ALL
            .into_iter()
            .all(|seat| !pawns.squares(seat).any(|other| other == *square))
    };
    let near = |one: yinyang::Square, other: yinyang::Square| {
        one.file().abs_diff(other.file()) + one.rank().abs_diff(other.rank()) == 1
    };
    let vacant = yinyang::Square::all().filter(is_vacant);
    number(
        vacant
            .map(|to| pawns.squares(seat).filter(|&from| near(from, to)).count())
            .sum(),
    )
}

/// Returns how many laws of a seat can be used somewhere.
fn usable_laws(position: &YinYang, seat: Seat) -> f64 {
    let slots = Slot::ALL.into_iter().filter(|&slot| {
        let law = position.law(seat, slot);
        let of_use = law.is_some_and(|law| position.pawns().windows(law, seat).next().is_some());
        of_use && !position.is_barred(seat, slot)
    });
    number(slots.count())
}

impl Playable for YinYang {
    const PLAYOUT_PLIES: usize = 24;

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
        let pawns = self.pawns();
        let nearer = steps_to_go(pawns, !seat) - steps_to_go(pawns, seat);
        let freer = freedom(pawns, seat).min(4.0) - freedom(pawns, !seat).min(4.0);
        let better_armed = usable_laws(self, seat) - usable_laws(self, !seat);
        let tempo = if self.to_move() == Some(seat) {
            0.2
        } else {
            -0.2
        };
        Some(chance(
            0.5 * nearer + 0.25 * freer + 0.4 * better_armed + tempo,
        ))
    }
}
