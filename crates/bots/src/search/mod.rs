//! Monte Carlo tree search, for every game.

mod tree;

use rand_chacha::ChaCha8Rng;

use crate::budget::BudgetMeter;
use crate::random::any_move;
use crate::{Bot, Budget, Level, Playable, ProgressFn, SeatView};
use tree::Tree;

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
    /// Whether the search has proved that the win rate is the result.
    pub is_proven: bool,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Analysis<M> {
    /// The moves, the best first. There may be none if no position was found that agrees with what
    /// the seat sees; where there are very many moves, not all are here.
    pub candidates: Vec<Candidate<M>>,
    /// How many iterations were made.
    pub iterations: u32,
}

/// Looks for the best moves of the seat that is to move.
///
/// Each iteration guesses anew at what the seat does not see, so that the result depends only on the
/// seat's view, what stood [before](SeatView::after), the budget and the generator; with a budget of
/// iterations it is the same every time.
pub fn analyse<G: Playable>(
    seat: &SeatView<'_, G>,
    budget: Budget,
    rng: &mut ChaCha8Rng,
    watch: &mut ProgressFn<'_>,
) -> Analysis<G::Move> {
    let view = seat.view();
    let mut tree: Tree<'_, G> = Tree::new(seat.player(), seat.past());
    let mut meter = BudgetMeter::new(budget, watch);
    while !tree.is_decided() && meter.spend() {
        let Some(position) = (0..GUESSES).find_map(|_| G::guess(&view, rng)) else {
            break;
        };
        tree.iterate(position, rng);
    }
    let mean = tree.root().mean();
    let mut candidates: Vec<Candidate<G::Move>> = tree
        .root()
        .edges
        .iter()
        .map(|edge| {
            let proven = tree.decided_behind(edge);
            Candidate {
                m: edge.m,
                visits: edge.visits,
                win_rate: proven.unwrap_or_else(|| edge.value(mean)),
                is_proven: proven.is_some(),
            }
        })
        .collect();
    candidates.sort_by(|one, other| {
        let by_rank = rank(other).cmp(&rank(one));
        let by_rate = other.win_rate.total_cmp(&one.win_rate);
        by_rank.then(by_rate).then(one.m.cmp(&other.m))
    });
    Analysis {
        candidates,
        iterations: meter.iterations(),
    }
}

/// Returns how good a candidate is: proved wins before all others, proved losses behind them, the
/// others by the number of visits, which is steadier than the win rate.
fn rank<M>(candidate: &Candidate<M>) -> (i8, u32) {
    let proven = match candidate {
        one if one.is_proven && one.win_rate >= 1.0 => 1,
        one if one.is_proven && one.win_rate <= 0.0 => -1,
        _ => 0,
    };
    (proven, candidate.visits)
}

/// How a search comes by its budget.
#[derive(Clone, Copy, Debug)]
enum SearchLimit {
    Fixed(Budget),
    Level(Level),
}

/// The opponent that searches: [`analyse`] with some budget, and the best move of what it finds.
#[derive(Clone, Debug)]
pub struct Search {
    limit: SearchLimit,
    rng: ChaCha8Rng,
}

impl Search {
    /// Makes an opponent that has the same budget for each move, and takes its randomness from `rng`.
    #[must_use]
    pub fn new(budget: Budget, rng: ChaCha8Rng) -> Self {
        let limit = SearchLimit::Fixed(budget);
        Self { limit, rng }
    }

    /// Makes an opponent with the [budget of a level](Level::budget).
    #[must_use]
    pub fn of_level(level: Level, rng: ChaCha8Rng) -> Self {
        let limit = SearchLimit::Level(level);
        Self { limit, rng }
    }

    /// Returns the budget for a move; none if no position agrees with what the seat sees.
    fn budget<G: Playable>(&mut self, seat: &SeatView<'_, G>) -> Option<Budget> {
        match self.limit {
            SearchLimit::Fixed(budget) => Some(budget),
            SearchLimit::Level(level) => {
                let position = (0..GUESSES).find_map(|_| G::guess(&seat.view(), &mut self.rng))?;
                Some(level.budget(&position))
            }
        }
    }
}

impl<G: Playable> Bot<G> for Search {
    fn think(&mut self, seat: &SeatView<'_, G>, watch: &mut ProgressFn<'_>) -> G::Move {
        if seat.moves().nth(1).is_none() {
            return any_move(seat, &mut self.rng);
        }
        let analysis = self
            .budget(seat)
            .map(|budget| analyse(seat, budget, &mut self.rng, watch));
        match analysis.as_ref().and_then(|found| found.candidates.first()) {
            Some(best) => best.m,
            None => any_move(seat, &mut self.rng),
        }
    }
}
