//! The search of positions that can be tried out many times at once: a tree that goes by all moves as
//! first.
//!
//! Each iteration goes down the tree by the best moves, tries out the position where the tree ends, and
//! tells every node on the way what that says of all its moves, made or not (AMAF, also called RAVE: Gelly
//! and Silver, "Monte-Carlo tree search and rapid action value estimation in computer Go", 2011).

mod choice;
mod grown;
mod tree;

use rand_chacha::ChaCha8Rng;

use super::Analysis;
use crate::meter::BudgetMeter;
use crate::trials::Trials;
use crate::{Budget, ProgressFn};

pub(super) use grown::Grown;
use tree::Tree;

/// Looks for the best moves, which are numbers, and lets a tree go on growing.
pub(super) fn search(
    trials: &mut dyn Trials,
    grown: Option<Grown>,
    budget: Budget,
    rng: &mut ChaCha8Rng,
    watch: &mut ProgressFn<'_>,
) -> (Analysis<usize>, Grown) {
    let grown = grown.filter(|grown| grown.fits(budget.memory()));
    let mut grown = grown.unwrap_or_default();
    grown.bound(budget.memory());
    let mut tree = Tree::new(grown, trials);
    let mut meter = BudgetMeter::new(budget, watch);
    tree.grow(rng, &mut meter);
    let found = Analysis {
        candidates: tree.candidates(),
        line: Vec::new(),
        iterations: meter.iterations(),
    };
    (found, tree.into_grown())
}
