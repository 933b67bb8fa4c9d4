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

use super::{Analysis, Candidate};
use crate::meter::BudgetMeter;
use crate::trials::Trials;
use crate::{Budget, ProgressFn};

pub(super) use grown::Grown;
use tree::{Sight, Tree};

/// How often a tree that does not know that the game is lost has to have been visited before its moves are
/// preferred to those that took longest to refute.
const FEWEST_HOPES: u32 = 512;

/// Looks for the best moves, which are numbers, and lets a tree go on growing.
///
/// Once it is known that all moves lose, none is better than another against somebody who sees that. For
/// the rest of the budget a second tree, which does not look closely, finds out which of them looks best to
/// somebody who does not.
pub(super) fn search(
    trials: &mut dyn Trials,
    grown: Option<Grown>,
    budget: Budget,
    rng: &mut ChaCha8Rng,
    watch: &mut ProgressFn<'_>,
) -> (Analysis<usize>, Grown) {
    let grown = grown.filter(|grown| grown.fits(budget.memory()));
    let mut grown = grown.unwrap_or_default();
    let unaware = grown.take_unaware();
    let held = unaware.as_ref().map_or(0, Grown::bytes);
    grown.bound(budget.memory().saturating_sub(held));
    let mut meter = BudgetMeter::new(budget, watch);
    let (mut candidates, mut grown) = grow(trials, grown, Sight::Close, rng, &mut meter);
    if grown.is_lost() {
        let room = budget.memory().saturating_sub(grown.bytes());
        let unaware = unaware.filter(|tree| tree.fits(room));
        let mut unaware = unaware.unwrap_or_default();
        unaware.bound(room);
        let (liked, unaware) = grow(trials, unaware, Sight::Unaware, rng, &mut meter);
        if unaware.visits() >= FEWEST_HOPES {
            candidates = in_the_order_of(&liked, &candidates);
            grown.choose(candidates.first().map(|best| best.m));
        }
        for one in &mut candidates {
            one.visits += visits(&liked, one.m);
        }
        grown.keep_unaware(unaware);
    }
    let found = Analysis {
        candidates,
        line: Vec::new(),
        iterations: meter.iterations(),
    };
    (found, grown)
}

/// Lets a tree grow, and returns what is known of the moves, the best first. Compiled once for both trees: on a
/// page it has to be loaded.
#[inline(never)]
fn grow(
    trials: &mut dyn Trials,
    grown: Grown,
    sight: Sight,
    rng: &mut ChaCha8Rng,
    meter: &mut BudgetMeter<'_, '_>,
) -> (Vec<Candidate<usize>>, Grown) {
    let mut tree = Tree::new(grown, trials, sight);
    tree.grow(rng, meter);
    (tree.candidates(), tree.into_grown())
}

/// Returns moves that all lose in the order of a tree that does not know it. Moves that it does not have come
/// last.
fn in_the_order_of(liked: &[Candidate<usize>], lost: &[Candidate<usize>]) -> Vec<Candidate<usize>> {
    let find = |among: &[Candidate<usize>], m| among.iter().find(|one| one.m == m).copied();
    let known = liked.iter().filter_map(|one| find(lost, one.m));
    let others = lost.iter().filter(|one| find(liked, one.m).is_none());
    known.chain(others.copied()).collect()
}

/// Returns how often a move has been tried.
fn visits(among: &[Candidate<usize>], m: usize) -> u32 {
    let known = among.iter().find(|one| one.m == m);
    known.map_or(0, |one| one.visits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_that_all_lose_come_in_the_order_of_who_does_not_know() {
        let lost = |m, visits| Candidate::proven(m, visits, 0.0);
        let found = [lost(1, 70), lost(2, 20), lost(3, 9)];
        let liked = [
            Candidate::new(3, 600, 0.4),
            Candidate::new(8, 30, 0.2),
            lost(1, 10),
        ];
        let order = [lost(3, 9), lost(1, 70), lost(2, 20)];
        assert_eq!(in_the_order_of(&liked, &found), order);
        assert_eq!(in_the_order_of(&[], &found), found);
        assert_eq!([1, 2, 3].map(|m| visits(&liked, m)), [10, 0, 600]);
    }
}
