//! Several trees of one position, a thread for each, and what they say together.

use core::cmp::{Ordering, Reverse};
use core::iter;
use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

use super::growth::Growth;
use super::share::Share;
use super::threads::{self, Part};
use super::{Analysis, Candidate, class};
use crate::{Budget, Playable, ProgressFn, SeatView};

/// A tree, and what it takes to go on with it.
struct Branch<'a, G: Playable> {
    seat: SeatView<'a, G>,
    share: Share,
    growth: Option<Growth<G>>,
    rng: ChaCha8Rng,
    /// What was found last.
    found: Vec<Candidate<G::Move>>,
}

impl<G: Playable> Part for Branch<'_, G> {
    fn search(&mut self, budget: Budget, watch: &mut ProgressFn<'_>) -> u32 {
        let growth = self.growth.take();
        let (found, growth) =
            Growth::search(growth, &self.seat, self.share, budget, &mut self.rng, watch);
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
    let parts = budget.threads().get();
    let growths = growths.take(parts).enumerate();
    let branches = growths.map(|(part, growth)| Branch {
        seat: *seat,
        share: Share::new(part, parts),
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
    let mut grown = branches.iter().filter_map(|branch| branch.growth.as_ref());
    let order = if grown.any(Growth::shares_moves) {
        Order::FavouritesByRate
    } else {
        Order::ByVisits
    };
    let candidates = added_up(&all, order);
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

/// In which order moves come that are not decided.
#[derive(Clone, Copy, Debug)]
enum Order {
    /// By their visits.
    ByVisits,
    /// Those with at least half of the most visits by their win rates, then the others by their visits: where
    /// trees share out the moves, the favourite of each is visited most.
    FavouritesByRate,
}

/// Adds up what several trees say of the moves of their root, the best first: proved wins before all
/// others, proved losses behind them, as the tree has them that has proved most; between them the moves that
/// are not decided.
fn added_up<M: Copy + Ord>(all: &[&[Candidate<M>]], order: Order) -> Vec<Candidate<M>> {
    let mut known: BTreeMap<M, Candidate<M>> = BTreeMap::new();
    for &candidate in all.iter().copied().flatten() {
        let sum = known.entry(candidate.m);
        sum.and_modify(|sum| *sum = both(*sum, candidate))
            .or_insert(candidate);
    }
    let proved = |found: &[Candidate<M>]| found.iter().filter(|one| one.is_proven).count();
    let mut trees: Vec<_> = all.to_vec();
    trees.sort_by_key(|found| Reverse(proved(found)));
    let moves = trees.into_iter().flatten();
    let mut sums: Vec<_> = moves.filter_map(|one| known.remove(&one.m)).collect();
    let undecided = sums.iter().filter(|one| class(one) == 0);
    let most = undecided.map(|one| one.visits).max().unwrap_or(0);
    let enough = match order {
        Order::ByVisits => u32::MAX,
        Order::FavouritesByRate => most.div_ceil(2),
    };
    sums.sort_by(|one, other| {
        let by_class = class(other).cmp(&class(one));
        by_class.then_with(|| match class(one) {
            0 => compare_undecided(one, other, enough),
            _ => Ordering::Equal,
        })
    });
    sums
}

/// Compares two moves, the better one first: by their win rates if both have been visited often enough for
/// that, else by their visits.
fn compare_undecided<M>(one: &Candidate<M>, other: &Candidate<M>, enough: u32) -> Ordering {
    let by_visits = other.visits.cmp(&one.visits);
    let by_rate = other.win_rate.total_cmp(&one.win_rate);
    if one.visits >= enough && other.visits >= enough {
        by_rate.then(by_visits)
    } else {
        by_visits.then(by_rate)
    }
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
        assert_eq!(added_up(&[&one, &other], Order::ByVisits), sum);
        assert_eq!(added_up(&[&other, &one], Order::ByVisits), sum);
        assert_eq!(added_up::<char>(&[&[], &[]], Order::ByVisits), []);
        assert_eq!(added_up(&[&one, &[]], Order::ByVisits), one);
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
        assert_eq!(added_up(&[&one, &other], Order::ByVisits), sum);
        assert_eq!(added_up(&[&other, &one], Order::ByVisits), sum);
        // A proved draw is one of the moves that may be best.
        let drawn = [proved('a', 7, 0.5), seen('b', 8, 0.4)];
        let order = added_up(&[&drawn, &drawn], Order::ByVisits);
        assert_eq!(order, [seen('b', 16, 0.4), proved('a', 14, 0.5)]);
    }

    /// Which of several wins comes first, and which of several losses, the tree knows best that has proved
    /// most.
    #[test]
    fn what_is_decided_keeps_its_order() {
        let part = [seen('a', 9, 0.5), proved('b', 8, 0.0)];
        let whole = [proved('b', 1, 0.0), proved('a', 5, 0.0)];
        for order in [[&part, &whole], [&whole, &part]] {
            let sum = added_up(&order.map(|found| &found[..]), Order::ByVisits);
            assert_eq!(moves(&sum), ['b', 'a']);
        }
        let wins = [proved('d', 1, 1.0), proved('c', 70, 1.0)];
        assert_eq!(
            moves(&added_up(&[&part, &wins], Order::ByVisits))[..2],
            ['d', 'c']
        );
    }

    #[test]
    fn of_shared_moves_the_favourites_come_by_their_win_rates() {
        let one = [seen('a', 50, 0.4), seen('b', 3, 0.9), seen('c', 0, 0.3)];
        let other = [seen('d', 30, 0.6), seen('c', 24, 0.7), seen('a', 0, 0.4)];
        let order = |order| moves(&added_up(&[&one, &other], order));
        assert_eq!(order(Order::FavouritesByRate), ['d', 'a', 'c', 'b']);
        assert_eq!(order(Order::ByVisits), ['a', 'd', 'c', 'b']);
        // A move that is decided is no measure of the others.
        let other = [proved('e', 90, 0.0), seen('d', 30, 0.6)];
        let sum = added_up(&[&one, &other], Order::FavouritesByRate);
        assert_eq!(moves(&sum), ['d', 'a', 'b', 'c', 'e']);
    }

    fn moves(found: &[Candidate<char>]) -> Vec<char> {
        found.iter().map(|one| one.m).collect()
    }
}
