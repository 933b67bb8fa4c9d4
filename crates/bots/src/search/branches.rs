//! Several trees of one position, a thread for each, and what they say together.

use core::cmp::Reverse;
use core::iter;
use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

use super::growth::Growth;
use super::threads::{self, Part};
use super::{Analysis, Candidate, class};
use crate::{Budget, Playable, ProgressFn, SeatView};

/// A tree, and what it takes to go on with it.
struct Branch<'a, G: Playable> {
    seat: SeatView<'a, G>,
    growth: Option<Growth<G>>,
    rng: ChaCha8Rng,
    /// What was found last.
    found: Vec<Candidate<G::Move>>,
}

impl<G: Playable> Part for Branch<'_, G> {
    fn search(&mut self, budget: Budget, watch: &mut ProgressFn<'_>) -> u32 {
        let growth = self.growth.take();
        let (found, growth) = Growth::search(growth, &self.seat, budget, &mut self.rng, watch);
        self.growth = Some(growth);
        self.found = found.candidates;
        found.iterations
    }
}

/// Looks for the best moves on as many threads as the budget says, and goes on from what they have grown at
/// the same position. Each takes a generator of its own from `rng`. The first of the trees that come back
/// knows most of the best move.
pub(super) fn search<G: Playable>(
    seat: &SeatView<'_, G>,
    growths: Vec<Growth<G>>,
    budget: Budget,
    rng: &mut ChaCha8Rng,
    watch: &mut ProgressFn<'_>,
) -> (Analysis<G::Move>, Vec<Growth<G>>) {
    let growths = growths
        .into_iter()
        .map(Some)
        .chain(iter::repeat_with(|| None));
    let branches = growths.take(budget.threads().get()).map(|growth| Branch {
        seat: *seat,
        growth,
        rng: ChaCha8Rng::from_rng(rng),
        found: Vec::new(),
    });
    let mut branches: Vec<_> = branches.collect();
    let mut parts: Vec<_> = branches
        .iter_mut()
        .map(|part| part as &mut dyn Part)
        .collect();
    let iterations = threads::search(&mut parts, budget, watch);
    let all: Vec<_> = branches.iter().map(|branch| &*branch.found).collect();
    let candidates = added_up(&all);
    let best = candidates.first().map(|best| best.m);
    branches.sort_by_key(|branch| {
        let own = branch.found.first().filter(|own| Some(own.m) == best);
        Reverse(own.map(|own| (own.is_proven, own.visits)))
    });
    let growths = branches.into_iter().filter_map(|branch| branch.growth);
    let found = Analysis {
        candidates,
        line: Vec::new(),
        iterations,
    };
    (found, growths.collect())
}

/// Adds up what several trees say of the moves of their root, the best first: proved wins before all
/// others, proved losses behind them, as the tree has them that has proved most; between them the moves by
/// their visits.
fn added_up<M: Copy + Ord>(all: &[&[Candidate<M>]]) -> Vec<Candidate<M>> {
    let mut known: BTreeMap<M, Candidate<M>> = BTreeMap::new();
    for &candidate in all.iter().copied().flatten() {
        let sum = known.entry(candidate.m);
        sum.and_modify(|sum| *sum = both(*sum, candidate))
            .or_insert(candidate);
    }
    let proved = |found: &[Candidate<M>]| found.iter().filter(|one| one.is_proven).count();
    let mut order: Vec<_> = all.to_vec();
    order.sort_by_key(|found| Reverse(proved(found)));
    let order = order.into_iter().flatten();
    let mut sums: Vec<_> = order.filter_map(|one| known.remove(&one.m)).collect();
    sums.sort_by(|one, other| {
        let by_class = class(other).cmp(&class(one));
        let by_worth = match class(one) {
            0 => other
                .visits
                .cmp(&one.visits)
                .then(other.win_rate.total_cmp(&one.win_rate)),
            _ => core::cmp::Ordering::Equal,
        };
        by_class.then(by_worth)
    });
    sums
}

/// Adds up what two trees say of a move.
fn both<M>(one: Candidate<M>, other: Candidate<M>) -> Candidate<M> {
    let visits = one.visits.saturating_add(other.visits);
    if one.is_proven {
        return Candidate { visits, ..one };
    }
    if other.is_proven {
        return Candidate { visits, ..other };
    }
    // A tree that has not tried the move has an opinion of it all the same.
    let [first, second] = [one.visits, other.visits].map(|visits| f64::from(visits) + 1.0);
    let win_rate = (first * one.win_rate + second * other.win_rate) / (first + second);
    Candidate {
        visits,
        win_rate,
        ..one
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seen(m: char, visits: u32, win_rate: f64) -> Candidate<char> {
        Candidate {
            m,
            visits,
            win_rate,
            is_proven: false,
        }
    }

    const fn proved(m: char, visits: u32, win_rate: f64) -> Candidate<char> {
        Candidate {
            is_proven: true,
            ..seen(m, visits, win_rate)
        }
    }

    #[test]
    fn visits_are_added_up_and_win_rates_averaged() {
        let one = [seen('a', 5, 0.5), seen('b', 3, 0.25), seen('c', 1, 0.1)];
        let other = [seen('b', 7, 0.75), seen('a', 2, 0.5)];
        // (4 · 1/4 + 8 · 3/4) / 12.
        let sum = [
            seen('b', 10, 7.0 / 12.0),
            seen('a', 7, 0.5),
            seen('c', 1, 0.1),
        ];
        assert_eq!(added_up(&[&one, &other]), sum);
        assert_eq!(added_up(&[&other, &one]), sum);
        assert_eq!(added_up::<char>(&[&[], &[]]), []);
        assert_eq!(added_up(&[&one, &[]]), one);
    }

    #[test]
    fn a_proof_by_one_tree_counts() {
        let one = [seen('a', 50, 0.9), seen('b', 3, 0.2), seen('c', 9, 0.4)];
        let other = [proved('c', 1, 1.0), seen('b', 60, 0.6), proved('a', 4, 0.0)];
        let sum = [
            proved('c', 10, 1.0),
            seen('b', 63, (4.0 * 0.2 + 61.0 * 0.6) / 65.0),
        ];
        let sum = [sum[0], sum[1], proved('a', 54, 0.0)];
        assert_eq!(added_up(&[&one, &other]), sum);
        assert_eq!(added_up(&[&other, &one]), sum);
        // A proved draw is one of the moves that may be best.
        let drawn = [proved('a', 7, 0.5), seen('b', 8, 0.4)];
        let order = added_up(&[&drawn, &drawn]);
        assert_eq!(order, [seen('b', 16, 0.4), proved('a', 14, 0.5)]);
    }

    /// Which of several wins comes first, and which of several losses, the tree knows best that has proved
    /// most.
    #[test]
    fn what_is_decided_keeps_its_order() {
        let part = [seen('a', 9, 0.5), proved('b', 8, 0.0)];
        let whole = [proved('b', 1, 0.0), proved('a', 5, 0.0)];
        for order in [[&part, &whole], [&whole, &part]] {
            let sum = added_up(&order.map(|found| &found[..]));
            assert_eq!(moves(&sum), ['b', 'a']);
        }
        let wins = [proved('d', 1, 1.0), proved('c', 70, 1.0)];
        assert_eq!(moves(&added_up(&[&part, &wins]))[..2], ['d', 'c']);
    }

    fn moves(found: &[Candidate<char>]) -> Vec<char> {
        found.iter().map(|one| one.m).collect()
    }
}
