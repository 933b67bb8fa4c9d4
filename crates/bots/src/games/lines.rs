//! Lines and figures that a seat tries to fill with its stones.

use core::cell::RefCell;

use board_graph::{Node, NodeSet};

use crate::Tally;

/// How many features the lines of a position have.
pub(super) const FEATURES: usize = LENGTH * LENGTH;

/// How many stones of a seat a line can have, and none.
const LENGTH: usize = 6;

/// How many lines a board has at most.
const MOST: usize = 256;

/// Lines of five, by the nodes they lead through.
pub(super) struct Lines {
    count: usize,
    through: Vec<Vec<u8>>,
}

impl Lines {
    /// Takes some lines; 256 at most are kept.
    pub(super) fn new(lines: &[NodeSet]) -> Self {
        let mut through = vec![Vec::new(); NodeSet::CAPACITY];
        for (number, line) in (0..=u8::MAX).zip(lines) {
            for node in *line {
                through[node.index()].push(number);
            }
        }
        let count = lines.len().min(MOST);
        Self { count, through }
    }

    /// Tells how many lines hold so many stones of either seat: feature 6 a + b counts those with a stones
    /// of the one and b of the other.
    ///
    /// Cost: in proportion to the lines through the stones.
    pub(super) fn features(&self, own: NodeSet, others: NodeSet, tally: &mut impl Tally) {
        for &feature in &self.held(own, others)[..self.count] {
            tally.add(usize::from(feature), 1);
        }
    }

    /// Returns the feature that each line counts for.
    fn held(&self, own: NodeSet, others: NodeSet) -> [u8; MOST] {
        let mut held = [0; MOST];
        for (stones, worth) in [(own, OWN), (others, OTHER)] {
            for node in stones {
                for &line in &self.through[node.index()] {
                    held[usize::from(line)] += worth;
                }
            }
        }
        held
    }

    /// Returns the sum of the weights of the features, as it is after [`features`](Self::features).
    ///
    /// Cost: in proportion to the lines through the nodes that are not as in a position that was asked for
    /// before, which are few if both come from the same one by a move.
    pub(super) fn sum(&'static self, own: NodeSet, others: NodeSet, weights: &Weights) -> i64 {
        BASE.with_borrow_mut(|base| {
            let changed = (own ^ base.own) | (others ^ base.others);
            if changed.len() > CHANGED
                || !base.lines.is_some_and(|lines| core::ptr::eq(lines, self))
            {
                let held = self.held(own, others);
                let all = held[..self.count].iter();
                let sum = all.map(|&feature| weight(weights, feature)).sum();
                let lines = Some(self);
                *base = Base {
                    lines,
                    own,
                    others,
                    held,
                    sum,
                };
                return sum;
            }
            let (mut held, mut sum) = (base.held, base.sum);
            for node in changed {
                let before = worth(node, base.own, base.others);
                let now = worth(node, own, others);
                for &line in &self.through[node.index()] {
                    let feature = &mut held[usize::from(line)];
                    sum -= weight(weights, *feature);
                    *feature = *feature + now - before;
                    sum += weight(weights, *feature);
                }
            }
            sum
        })
    }
}

/// What a stone adds to the feature of its lines: one of the seat's own, and one of the other seat.
const OWN: u8 = 6;
const OTHER: u8 = 1;

/// Returns what a node adds to the feature of its lines.
fn worth(node: Node, own: NodeSet, others: NodeSet) -> u8 {
    if own.contains(node) {
        OWN
    } else if others.contains(node) {
        OTHER
    } else {
        0
    }
}

/// A weight for each feature.
pub(super) type Weights = [i32; FEATURES];

fn weight(weights: &Weights, feature: u8) -> i64 {
    weights[usize::from(feature)].into()
}

/// A position that was asked for, and the sum of its weights. Each thread asks for one game at a time, and
/// each table of lines has weights of its own.
struct Base {
    lines: Option<&'static Lines>,
    own: NodeSet,
    others: NodeSet,
    held: [u8; MOST],
    sum: i64,
}

/// How many nodes may differ from it: of two positions that come from the same one by a move, four.
const CHANGED: usize = 6;

thread_local! {
    static BASE: RefCell<Base> = const {
        RefCell::new(Base {
            lines: None,
            own: NodeSet::EMPTY,
            others: NodeSet::EMPTY,
            held: [0; MOST],
            sum: 0,
        })
    };
}

/// Adds up the patterns that a seat can still fill, which are those without a stone of the other seat;
/// `weights[n]` is the weight of a pattern that holds `n` of the seat's stones.
///
/// Cost: a few operations on words for each pattern.
pub(super) fn prospects(
    patterns: impl IntoIterator<Item = NodeSet>,
    own: NodeSet,
    others: NodeSet,
    weights: &[f64],
) -> f64 {
    let open = patterns
        .into_iter()
        .filter(|pattern| pattern.is_disjoint(&others));
    open.map(|pattern| {
        let stones: NodeSet = pattern & own;
        weights.get(stones.len()).copied().unwrap_or_default()
    })
    .sum()
}

#[cfg(all(test, feature = "quinta"))]
mod tests {
    use board_graph::{Board, Fork};
    use board_play::playout::shuffle;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;

    use super::*;

    #[test]
    fn a_sum_by_what_has_changed_is_that_of_all_lines() {
        let mut weights = [0; FEATURES];
        for (at, weight) in (0..).zip(&mut weights) {
            *weight = at * at * 7 % 101;
        }
        let lines = [Fork::On, Fork::Off].map(|fork| -> &'static Lines {
            Box::leak(Box::new(Lines::new(&Board::bent9().line_sets(5, fork))))
        });
        let mut all: Vec<Node> = Board::bent9().nodes().collect();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        shuffle(&mut all, &mut rng);
        for round in 0..300 {
            // Every seventh position is another one altogether, the others are two nodes away.
            if round % 7 == 0 {
                shuffle(&mut all, &mut rng);
            }
            all.swap(round % 12, 30 + round % 60);
            let own: NodeSet = all[..12].iter().copied().collect();
            let others: NodeSet = all[12..24].iter().copied().collect();
            let lines = lines[round / 20 % 2];
            let held = lines.held(own, others);
            let whole: i64 = held[..lines.count]
                .iter()
                .map(|&one| weight(&weights, one))
                .sum();
            assert_eq!(lines.sum(own, others, &weights), whole);
        }
    }
}
