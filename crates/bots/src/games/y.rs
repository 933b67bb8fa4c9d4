//! The Game of Y: which colour is nearer to joining the three sides, and how often it joins them if
//! the board is filled at random. The search tries positions out by many such fillings at once.
//!
//! By nearness alone a chain along the rim is the best of all, since it is the shortest; the chances
//! of a random filling are a better guide while the board is empty.

mod marks;
mod opening;
mod shapes;
mod trials;

use board_play::{Actions as _, Position as _, Seat};
use y::{Colour, Move, YOn, outcome};

use super::chance;
use super::connection::nearness;
use crate::{Playable, Trials};
use trials::FilledY;

/// How many nodes the booklet's board has.
const USUAL: usize = 93;

/// Up to how many nodes a board is small enough for its positions to be solved, and up to how many of them may
/// be vacant: those of `flat:6`, from whose start it takes some dozens of positions.
#[cfg(feature = "proofs")]
const SMALL: usize = 36;
#[cfg(feature = "proofs")]
const SOLVED: usize = 21;

/// How many positions of other games the solver looks into while it looks for the connections of one here.
#[cfg(feature = "proofs")]
const WORK: u64 = 64;

/// What the right to move is worth, compared with needing one stone fewer.
const TEMPO: f64 = 0.7;

impl<const W: usize> Playable for YOn<W> {
    /// There are as many moves as nodes, and each is judged by the whole board.
    fn effort(&self) -> u32 {
        let nodes = self.board().node_count();
        u32::try_from(nodes.pow(2) / USUAL.pow(2)).map_or(1, |times| times.max(1))
    }

    #[cfg(feature = "proofs")]
    fn solved(
        &self,
        limits: solver::Limits,
        watch: &mut solver::ProgressFn<'_>,
    ) -> Option<solver::Solution<Move>> {
        if self.board().node_count() > SMALL || self.vacant().len() > SOLVED {
            return None;
        }
        let nodes = limits.nodes().map(|nodes| nodes.div_ceil(WORK));
        let limits = nodes.map_or(limits, |nodes| limits.with_nodes(nodes));
        crate::solve(self, limits, watch)
    }

    fn trials(&self) -> Option<Box<dyn Trials>> {
        Some(Box::new(FilledY::new(self)))
    }

    fn trial_action(&self, m: Move) -> Option<usize> {
        self.action(m)
    }

    fn trial_move(&self, action: usize) -> Option<Move> {
        self.move_of(action)
    }

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let sides = [0, 1, 2].map(|side| self.board().side_set(side));
        let near =
            |colour: Colour| nearness(self.board(), self.stones(colour), self.vacant(), &sides);
        let own = self.colour_of(seat);
        let tempo = if self.to_move() == Some(seat) {
            TEMPO
        } else {
            -TEMPO
        };
        let by_chance = outcome::chance_of_y(self.board(), self.stones(own), self.vacant());
        let by_chance = by_chance.clamp(1e-9, 1.0 - 1e-9);
        let odds = by_chance / (1.0 - by_chance);
        Some(chance(near(own) - near(!own) + libm::log(odds) + tempo))
    }
}
