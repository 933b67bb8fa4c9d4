//! Monte Carlo tree search, for every game.

mod amaf;
mod branches;
mod grown;
mod growth;
mod kept_tree;
mod memory;
mod share;
mod threads;
mod tree;
mod uct;

use core::num::NonZeroUsize;

use rand_chacha::ChaCha8Rng;

use crate::meter::BudgetMeter;
use crate::random::any_move;
use crate::walker::{GameWalker, Walker};
use crate::{Bot, Budget, Level, Playable, ProgressFn, SeatView};
use grown::Grown;
pub use kept_tree::KeptTree;
use tree::{ROOT, Tree};

/// How often a guess at what is hidden is tried again in one iteration.
const GUESSES: usize = 8;

/// A move that a search has looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Candidate<M> {
    /// The move.
    pub m: M,
    /// How often the search tried it.
    pub visits: u32,
    /// About how likely it wins for the seat that makes it, from 0 to 1; a draw is half a win.
    pub win_rate: f64,
    /// Whether it is proved that the win rate is exact: the result, or where chance decides the odds if both
    /// seats play for the best ones.
    pub is_proven: bool,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Analysis<M> {
    /// The moves, the best first. There may be none if no position was found that agrees with what
    /// the seat sees; where there are very many moves, not all are here.
    pub candidates: Vec<Candidate<M>>,
    /// The principal variation: the best move, the best answer, and so on, as far as that is known. None
    /// where the game hides something; it ends where chance decides.
    pub line: Vec<M>,
    /// How many iterations were made.
    pub iterations: u32,
}

impl<M> Candidate<M> {
    /// Makes a candidate of what a search of one's own has found of a move, without a proof.
    #[must_use]
    pub const fn new(m: M, visits: u32, win_rate: f64) -> Self {
        Self {
            m,
            visits,
            win_rate,
            is_proven: false,
        }
    }

    /// Makes a candidate of a move of which it is [proved](Self::is_proven) that the win rate is exact.
    #[must_use]
    pub const fn proven(m: M, visits: u32, win_rate: f64) -> Self {
        Self {
            m,
            visits,
            win_rate,
            is_proven: true,
        }
    }
}

impl<M> Analysis<M> {
    /// Makes an analysis of what a search of one's own has found in so many iterations: the moves, the best
    /// first. Its line is empty, and can be set.
    ///
    /// # Examples
    ///
    /// ```
    /// use bots::{Analysis, Candidate};
    ///
    /// let moves = vec![Candidate::new("e5", 60, 0.5), Candidate::proven("a1", 40, 0.0)];
    /// let mut found = Analysis::new(moves, 100);
    /// found.line = vec!["e5", "d4"];
    /// let [best, lost] = found.candidates[..] else {
    ///     panic!("two moves");
    /// };
    /// assert_eq!((best.m, best.visits, best.is_proven), ("e5", 60, false));
    /// assert!(lost.is_proven);
    /// assert_eq!(found.iterations, 100);
    /// ```
    #[must_use]
    pub const fn new(candidates: Vec<Candidate<M>>, iterations: u32) -> Self {
        Self {
            candidates,
            line: Vec::new(),
            iterations,
        }
    }

    /// Writes the moves in another way, for instance as text.
    #[must_use]
    pub fn map<N>(self, mut write: impl FnMut(M) -> N) -> Analysis<N> {
        self.filter_map(|m| Some(write(m)))
    }

    /// Writes the moves in another way, and leaves out those for which there is none.
    fn filter_map<N>(self, mut write: impl FnMut(M) -> Option<N>) -> Analysis<N> {
        let candidates = self.candidates.into_iter().filter_map(|candidate| {
            Some(Candidate {
                m: write(candidate.m)?,
                visits: candidate.visits,
                win_rate: candidate.win_rate,
                is_proven: candidate.is_proven,
            })
        });
        let candidates = candidates.collect();
        Analysis {
            candidates,
            line: self.line.into_iter().map_while(write).collect(),
            iterations: self.iterations,
        }
    }
}

/// Looks for the best moves of the seat that is to move.
///
/// Each iteration guesses anew at what the seat does not see, so that the result depends only on the
/// seat's view, what stood [before](SeatView::after), the budget and the generator; with a budget of
/// iterations it is the same every time, on several [threads](Budget::with_threads) too.
pub fn analyse<G: Playable>(
    seat: &SeatView<'_, G>,
    budget: Budget,
    rng: &mut ChaCha8Rng,
    watch: &mut ProgressFn<'_>,
) -> Analysis<G::Move> {
    KeptTree::default().analyse(seat, budget, rng, watch)
}

/// Looks for the best moves, which are edges of the root of a tree that goes on growing.
fn search(
    mut tree: Tree<'_>,
    budget: Budget,
    rng: &mut ChaCha8Rng,
    watch: &mut ProgressFn<'_>,
) -> (Analysis<usize>, Grown) {
    let mut meter = BudgetMeter::new(budget, watch);
    while !tree.is_decided() && meter.spend() {
        if !guess(tree.walker(), rng) {
            break;
        }
        tree.iterate(rng, &mut meter);
    }
    let mut candidates = tree.candidates();
    let walker = tree.walker();
    candidates.sort_by(|one, other| {
        let by_rank = rank(other).cmp(&rank(one));
        let by_rate = other.win_rate.total_cmp(&one.win_rate);
        let by_move = || walker.compare(ROOT, one.m, other.m);
        by_rank.then(by_rate).then_with(by_move)
    });
    let found = Analysis {
        candidates,
        line: Vec::new(),
        iterations: meter.iterations(),
    };
    (found, tree.into_grown())
}

/// Goes to a position that agrees with what the seat sees; returns whether one was found.
fn guess(walker: &mut dyn Walker, rng: &mut ChaCha8Rng) -> bool {
    (0..GUESSES).any(|_| walker.guess(rng))
}

/// Returns how good a candidate is: proved wins before all others, proved losses behind them, the
/// others by the number of visits, which is steadier than the win rate.
fn rank(candidate: &Candidate<usize>) -> (i8, u32) {
    (class(candidate), candidate.visits)
}

/// Returns 1 for a proved win, -1 for a proved loss, and 0 for everything else.
pub(crate) fn class<M>(candidate: &Candidate<M>) -> i8 {
    match candidate {
        one if one.is_proven && one.win_rate >= 1.0 => 1,
        one if one.is_proven && one.win_rate <= 0.0 => -1,
        _ => 0,
    }
}

/// How a search gets its budget.
#[derive(Clone, Copy, Debug)]
enum SearchLimit {
    Fixed(Budget),
    Level(Level),
}

/// The opponent that searches: [`analyse`] with some budget, and the best move of what it finds.
#[derive(Clone, Debug)]
pub struct Search {
    limit: SearchLimit,
    memory: usize,
    threads: NonZeroUsize,
    rng: ChaCha8Rng,
}

impl Search {
    /// Makes an opponent that has the same budget for each move, and takes its randomness from `rng`.
    #[must_use]
    pub fn new(budget: Budget, rng: ChaCha8Rng) -> Self {
        let limit = SearchLimit::Fixed(budget);
        Self {
            limit,
            memory: budget.memory(),
            threads: budget.threads(),
            rng,
        }
    }

    /// Makes an opponent with the [budget of a level](Level::budget).
    #[must_use]
    pub fn of_level(level: Level, rng: ChaCha8Rng) -> Self {
        let limit = SearchLimit::Level(level);
        Self {
            limit,
            memory: Budget::MEMORY,
            threads: NonZeroUsize::MIN,
            rng,
        }
    }

    /// Returns the budget for a move; none if no position agrees with what the seat sees.
    fn budget(&mut self, walker: &mut dyn Walker) -> Option<Budget> {
        let budget = match self.limit {
            SearchLimit::Fixed(budget) => budget,
            SearchLimit::Level(level) => {
                let is_found = guess(walker, &mut self.rng);
                is_found.then(|| level.budget_by(walker.effort()))?
            }
        };
        Some(budget.with_memory(self.memory).with_threads(self.threads))
    }
}

impl<G: Playable> Bot<G> for Search {
    fn think(&mut self, seat: &SeatView<'_, G>, watch: &mut ProgressFn<'_>) -> G::Move {
        self.think_on(&mut KeptTree::default(), seat, watch)
    }

    fn think_on(
        &mut self,
        tree: &mut KeptTree<G>,
        seat: &SeatView<'_, G>,
        watch: &mut ProgressFn<'_>,
    ) -> G::Move {
        let has_choice = seat.moves().nth(1).is_some();
        let budget = has_choice.then(|| self.budget(&mut GameWalker::new(seat)));
        let best = budget.flatten().and_then(|budget| {
            let found = tree.search(seat, budget, &mut self.rng, watch);
            found.candidates.first().map(|best| best.m)
        });
        best.unwrap_or_else(|| any_move(seat, &mut self.rng))
    }

    fn limit_memory(&mut self, bytes: usize) {
        self.memory = bytes;
    }

    fn use_threads(&mut self, threads: NonZeroUsize) {
        self.threads = threads;
    }
}
