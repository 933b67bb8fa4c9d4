//! Dice-hex: which seat is nearer to joining its sides, and how often it joins them if the board is
//! filled at random.

use board_graph::Node;
use board_play::Seat;
use board_play::playout::shuffle;
use dice_hex::{CellSet, DiceHex, board, outcome};
use rand_chacha::ChaCha8Rng;

use super::connection::nearness;
use super::{chance, number};
use crate::Playable;

/// How many times the board is filled to judge a position.
const FILLINGS: usize = 12;

/// What the next stone is worth.
const TEMPO: f64 = 0.4;

/// Up to how many vacant cells the odds are found exactly, which takes some milliseconds then.
#[cfg(feature = "proofs")]
const SOLVED: usize = 12;

/// How many of the solver's positions take as long as one of other games.
#[cfg(feature = "proofs")]
const WORK: u64 = 8;

fn vacant(position: &DiceHex) -> CellSet {
    let cells = position.vacant().iter();
    cells.map(|number| position.cell(number)).collect()
}

impl Playable for DiceHex {
    #[cfg(feature = "proofs")]
    fn solved(
        &self,
        limits: solver::Limits,
        watch: &mut solver::ProgressFn<'_>,
    ) -> Option<solver::Solution<dice_hex::Move>> {
        if self.vacant().len() > SOLVED {
            return None;
        }
        let nodes = limits.nodes().map(|nodes| nodes.saturating_mul(WORK));
        let limits = nodes.map_or(limits, |nodes| limits.with_nodes(nodes));
        crate::solve(self, limits, watch)
    }

    /// Fills the board at random, the seats in turn: on a full board exactly one of them has joined
    /// its sides. Which cells the dice allow is left to the tree.
    fn judge(&self, rng: &mut ChaCha8Rng) -> f64 {
        let (stones, colour) = (self.stones(Seat::First), self.colour_of(Seat::First));
        let mut cells: Vec<Node> = vacant(self).iter().collect();
        let skipped = match self.next_stone() {
            Seat::First => 0,
            Seat::Second => 1,
        };
        let wins = (0..FILLINGS).filter(|_| {
            shuffle(&mut cells, rng);
            let share: CellSet = cells.iter().skip(skipped).step_by(2).copied().collect();
            outcome::joins(stones | share, colour)
        });
        chance(6.0 * (number(wins.count()) / number(FILLINGS) - 0.5))
    }

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let vacant = vacant(self);
        let near = |seat| {
            let goals = outcome::goals(self.colour_of(seat));
            nearness(board(), self.stones(seat), vacant, &goals)
        };
        let tempo = if self.next_stone() == seat {
            TEMPO
        } else {
            -TEMPO
        };
        Some(chance(near(seat) - near(!seat) + tempo))
    }
}
