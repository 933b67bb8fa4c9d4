//! What all turns are worth that can follow one, from the full board back.
//!
//! Every turn puts down one stone, so that a turn is told by which of the cells that were vacant have a stone,
//! and which of these are the first seat's. Numbers of one layer, with so many stones put down, need those of
//! the next alone. Of each roll the mover takes the best cell that it makes: cells are taken from the best
//! down, each with the rolls that make it and none before; whatever rolls are left make none, and the best cell
//! of all is taken.
//!
//! To announce that no cell can be made where one can never helps: whoever may point chooses among the stones
//! that the mover could have named, or his own there, or lets the mover choose freely, whichever is worst for
//! the mover; and a stone in place of the other seat's, with the same cells vacant, is never worse. So results
//! depend neither on `strict` nor on `nasty`.

use core::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::sync::{Mutex, PoisonError};
use std::thread;

use board_play::Seat;
use dice_hex::board_graph::Node;
use dice_hex::{CellSet, DiceHex, Number, Roll, outcome};

use super::subsets::{MOST, Spread, binomial, ranks, subsets};
use super::turn::Turn;
use crate::chance::ROUNDING;
use crate::meter::Meter;
use crate::solution::{NEARLY_LOST, NEARLY_WON};
use crate::{Expectation, Stop};

/// How many of the sequences of three dice there are.
const SEQUENCES: f64 = 216.0;

/// Below how many vacant cells threads would take longer to begin than to work.
const WORTH_SHARING: usize = 12;

/// What a certain win of the first seat is worth, and a certain loss.
const WON: f64 = 1.0;
const LOST: f64 = 0.0;

/// The turns that can follow one, and what they are worth.
#[derive(Debug)]
pub(super) struct Endings {
    turn: Turn,
    /// The cells that are vacant in that turn.
    cells: Vec<Node>,
    /// For each number of stones put down what the turns are worth to the first seat: by the rank of the cells
    /// with a stone, then by that of the pattern.
    layers: Vec<Vec<f64>>,
    /// The places of subsets among those of their size.
    ranks: Vec<u32>,
}

impl Endings {
    /// Returns how many bytes the endings with so many vacant cells take; none if that is out of reach.
    pub(super) fn bytes(vacant: usize) -> Option<usize> {
        if vacant > MOST {
            return None;
        }
        let turns = (0..=vacant).map(|put| binomial(vacant, put) * binomial(put, put / 2));
        let subsets = size_of::<u32>() + 2 * size_of::<bool>();
        Some(turns.sum::<usize>() * size_of::<f64>() + (subsets << vacant))
    }

    /// Finds what all turns are worth that can follow that of a position; none if the meter ends the work, or the
    /// machine does not have the memory.
    ///
    /// Cost: each turn that is not over takes some steps for each vacant cell. There are about 3^n/5 turns of n
    /// vacant cells.
    pub(super) fn of(
        position: &DiceHex,
        threads: NonZeroUsize,
        meter: &mut Meter<'_, '_>,
    ) -> Option<Self> {
        let turn = Turn::of(position);
        let numbers: Vec<Number> = position.vacant().iter().collect();
        let cells: Vec<Node> = numbers
            .iter()
            .map(|&number| position.cell(number))
            .collect();
        let game = Game {
            rolls: numbers
                .iter()
                .map(|&number| rolls_that_make(number))
                .collect(),
            weights: [1, 3, 6].map(rolls_of_weight),
            joins: Seat::ALL.map(|seat| joins(position, seat, &cells)),
            ranks: ranks(cells.len()),
            turn,
        };
        let threads = if cells.len() < WORTH_SHARING {
            1
        } else {
            threads.get()
        };
        let mut layers: Vec<Vec<f64>> = Vec::new();
        for put in (0..=cells.len()).rev() {
            let below = layers.last().map_or(&[][..], Vec::as_slice);
            let layer = game.layer(put, below, threads, meter)?;
            layers.push(layer);
        }
        layers.reverse();
        Some(Self {
            turn,
            cells,
            layers,
            ranks: game.ranks,
        })
    }

    /// Returns what a turn is worth, if it can follow the one from which these endings come.
    pub(super) fn worth(&self, turn: &Turn) -> Option<Expectation> {
        let later = self.turn.later(turn, &self.cells)?;
        let put = later.set.count_ones() as usize;
        let patterns = binomial(put, self.turn.firsts(put));
        let [set, pattern] = [later.set, later.pattern].map(|set| self.ranks[set as usize]);
        let first = self.layers[put][set as usize * patterns + pattern as usize];
        let is_certain = first <= LOST || first >= WON;
        let error = if is_certain {
            0.0
        } else {
            bound(self.cells.len() - put)
        };
        Some(Expectation { first, error })
    }

    /// Returns how many bytes these endings take.
    pub(super) fn size(&self) -> usize {
        Self::bytes(self.cells.len()).unwrap_or(usize::MAX)
    }
}

/// Returns how far the numbers of turns with so many vacant cells may be from the true ones. Each product, each
/// sum and the quotient is rounded once, none of them greater than the total, and what is not certain may be
/// moved by one rounding more, away from what is: of as many terms as there are cells, and one more.
fn bound(vacant: usize) -> f64 {
    let roundings = (1..=vacant).map(|vacant| vacant + 4).sum::<usize>();
    let roundings = u32::try_from(roundings).map_or(f64::INFINITY, f64::from);
    ROUNDING * roundings
}

/// Returns the rolls that make a number, a bit each.
fn rolls_that_make(number: Number) -> u64 {
    let rolls = Roll::all().filter(|roll| roll.numbers().contains(number));
    rolls.map(|roll| 1 << roll.index()).sum()
}

/// Returns the rolls that are so many sequences of dice, a bit each.
fn rolls_of_weight(weight: u32) -> u64 {
    let rolls = Roll::all().filter(|roll| roll.weight() == weight);
    rolls.map(|roll| 1 << roll.index()).sum()
}

/// Returns for each subset of the vacant cells whether a seat that has stones there, besides those on the board,
/// joins its sides.
fn joins(position: &DiceHex, seat: Seat, cells: &[Node]) -> Vec<bool> {
    let colour = position.colour_of(seat);
    let mut joins: Vec<bool> = Vec::with_capacity(1 << cells.len());
    for set in 0..1_usize << cells.len() {
        // A stone more never parts what is joined.
        let does = (set > 0 && joins[set & (set - 1)]) || {
            let more = cells
                .iter()
                .enumerate()
                .filter(|&(at, _)| set >> at & 1 == 1);
            let more: CellSet = more.map(|(_, &cell)| cell).collect();
            outcome::joins(position.stones(seat) | more, colour)
        };
        joins.push(does);
    }
    joins
}

/// What does not change from layer to layer.
struct Game {
    turn: Turn,
    /// The rolls that make each vacant cell, a bit each.
    rolls: Vec<u64>,
    /// The rolls that are one sequence of dice, three and six.
    weights: [u64; 3],
    /// Whether each seat joins its sides with the stones of a subset.
    joins: [Vec<bool>; 2],
    ranks: Vec<u32>,
}

/// A cell for the next stone.
#[derive(Clone, Copy)]
struct Choice {
    /// Which bits of a pattern stand for cells before this one.
    before: u32,
    /// Where the numbers begin that stand for the cells with a stone, this one among them.
    begin: usize,
    /// The rolls that make it.
    rolls: u64,
}

impl Game {
    /// Finds what all turns are worth with so many stones put down, from those with one more.
    fn layer(
        &self,
        put: usize,
        below: &[f64],
        threads: usize,
        meter: &mut Meter<'_, '_>,
    ) -> Option<Vec<f64>> {
        let cells = self.rolls.len();
        let patterns = binomial(put, self.turn.firsts(put));
        let length = binomial(cells, put) * patterns;
        let mut layer = Vec::new();
        if layer.try_reserve_exact(length).is_err() {
            meter.stop(Stop::Memory);
            return None;
        }
        layer.resize(length, LOST);
        let work = Mutex::new(subsets(cells, put).zip(layer.chunks_exact_mut(patterns)));
        let next = || work.lock().unwrap_or_else(PoisonError::into_inner).next();
        let run = |meter: &mut Meter<'_, '_>| {
            while let Some((set, values)) = next() {
                self.weigh(set, values, below, meter)?;
            }
            Some(())
        };
        let gauge = meter.gauge();
        let own = thread::scope(|scope| {
            let helpers = (1..threads).filter_map(|_| {
                let help = || run(&mut Meter::new(gauge, u64::MAX, None));
                // If there is no helper to be had, the others do what it would have done.
                thread::Builder::new().spawn_scoped(scope, help).ok()
            });
            let helpers: Vec<_> = helpers.collect();
            let own = run(meter);
            let theirs = helpers.into_iter().map(|helper| match helper.join() {
                Ok(theirs) => theirs,
                Err(panic) => resume_unwind(panic),
            });
            theirs.fold(own, Option::and)
        });
        own.map(|()| layer)
    }

    /// Finds what the turns are worth in which these cells have a stone, for each pattern of whose.
    fn weigh(
        &self,
        set: u32,
        values: &mut [f64],
        below: &[f64],
        meter: &mut Meter<'_, '_>,
    ) -> Option<()> {
        let put = set.count_ones() as usize;
        let firsts = self.turn.firsts(put);
        let mover = self.turn.mover_after(put);
        let choices = self.choices(set, binomial(put + 1, self.turn.firsts(put + 1)));
        let spread = Spread::of(set);
        for (value, pattern) in values.iter_mut().zip(subsets(put, firsts)) {
            let first = spread.subset(pattern);
            let second = set & !first;
            *value = if self.joins[0][first as usize] {
                WON
            } else if self.joins[1][second as usize] {
                LOST
            } else if meter.spend() {
                self.mean(pattern, &choices, mover, below)
            } else {
                return None;
            };
        }
        Some(())
    }

    /// Lists the cells for the next stone, if these have one. The layer below has so many numbers for each set.
    fn choices(&self, set: u32, patterns: usize) -> Vec<Choice> {
        let vacant = self.rolls.iter().zip(0_u32..);
        let vacant = vacant.filter(|&(_, at)| set >> at & 1 == 0);
        let choices = vacant.map(|(&rolls, at)| {
            let before = (set & ((1 << at) - 1)).count_ones();
            let rank = self.ranks[(set | 1 << at) as usize];
            Choice {
                before: (1 << before) - 1,
                begin: rank as usize * patterns,
                rolls,
            }
        });
        choices.collect()
    }

    /// Returns what a turn is worth that is not over: the mean over all rolls of the best that each makes.
    fn mean(&self, pattern: u32, choices: &[Choice], mover: Seat, below: &[f64]) -> f64 {
        let (sign, is_first) = match mover {
            Seat::First => (1.0, true),
            Seat::Second => (-1.0, false),
        };
        // Sorted as they come, the best for the mover first.
        let mut sorted = [(0.0, 0); MOST];
        for (count, choice) in choices.iter().enumerate() {
            let above = (pattern & !choice.before) << 1;
            let new = if is_first { choice.before + 1 } else { 0 };
            let next = pattern & choice.before | new | above;
            let worth = sign * below[choice.begin + self.ranks[next as usize] as usize];
            let mut at = count;
            while at > 0 && sorted[at - 1].0 < worth {
                sorted[at] = sorted[at - 1];
                at -= 1;
            }
            sorted[at] = (worth, choice.rolls);
        }
        let sorted = &sorted[..choices.len()];
        let (best, _) = sorted[0];
        let mut left = self.weights[0] | self.weights[1] | self.weights[2];
        let (mut sum, mut worst) = (0.0, best);
        for &(worth, rolls) in sorted {
            let taken = left & rolls;
            if taken != 0 {
                left ^= taken;
                sum += self.sequences(taken) * worth;
                worst = worth;
            }
        }
        sum += self.sequences(left) * best;
        if worst >= best {
            // Whatever is rolled, it is the same.
            return sign * best;
        }
        (sign * sum / SEQUENCES).clamp(NEARLY_LOST, NEARLY_WON)
    }

    /// Returns how many sequences of dice some rolls are.
    fn sequences(&self, rolls: u64) -> f64 {
        let [one, three, six] = self.weights.map(|weight| (rolls & weight).count_ones());
        f64::from(one + 3 * three + 6 * six)
    }
}
