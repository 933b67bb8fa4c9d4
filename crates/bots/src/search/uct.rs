//! UCT: nodes of a search tree, the edges out of them, and the bound by which an edge is chosen.

use core::cmp::Ordering;

/// How many visits the estimate behind a move counts for in its value, or, where there is none, what
/// the moves of the node have brought on average.
const PRIOR_VISITS: f64 = 2.0;

/// How much of an edge's value is what the estimates behind it come to if both seats choose by them; the
/// rest is the average of the visits.
const MINIMAX: f64 = 0.3;

/// A move out of a node, as the searching seat sees it. The walker knows which.
#[derive(Clone, Debug)]
pub(super) struct Edge {
    pub(super) child: Option<usize>,
    pub(super) visits: u32,
    /// How often the node was left while this move was legal and considered.
    pub(super) available: u32,
    /// What the visits brought to the seat that moves.
    pub(super) total: f64,
    /// What the position behind the move was estimated at, for the seat that moves. None if it was not,
    /// or if the game was over by one guess at what is hidden: that says too little of the others.
    prior: Option<f64>,
    /// What the estimates at the leaves behind the move come to if both seats choose by them, for the seat
    /// that moves, or for the first seat if chance does. None where the game hides something, or has no
    /// estimates.
    pub(super) backed: Option<f64>,
}

impl Edge {
    pub(super) const fn new(prior: Option<f64>, backed: Option<f64>) -> Self {
        Self {
            child: None,
            visits: 0,
            available: 0,
            total: 0.0,
            prior,
            backed,
        }
    }

    /// Returns about how likely the seat that moves wins; `mean` is that by any of its moves.
    pub(super) fn value(&self, mean: f64) -> f64 {
        let prior = self.prior.unwrap_or(mean);
        let average = (self.total + PRIOR_VISITS * prior) / (f64::from(self.visits) + PRIOR_VISITS);
        match self.backed {
            Some(backed) => average + MINIMAX * (backed - average),
            None => average,
        }
    }

    /// Compares the estimates behind two moves, the better one first.
    pub(super) fn compare_priors(&self, other: &Self) -> Ordering {
        let [one, other] = [self, other].map(|edge| edge.prior.unwrap_or(0.5));
        other.total_cmp(&one)
    }

    /// Returns the value with the bonus for having been tried rarely (UCB1, with the count of how
    /// often the move could have been chosen).
    pub(super) fn bound(&self, mean: f64, exploration: f64, logarithms: &Logarithms) -> f64 {
        let available = logarithms.of_one_more(self.available);
        let tried = f64::from(self.visits) + 1.0;
        self.value(mean) + exploration * (available / tried).sqrt()
    }
}

/// What the searching seat knows to have happened: the moves that it saw since the root.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) visits: u32,
    /// The moves that were found, once the node has been expanded; the likely good ones first.
    pub(super) edges: Vec<Edge>,
    pub(super) is_expanded: bool,
    /// Whether the edges are all the moves there are.
    pub(super) is_complete: bool,
    /// How the game ends from here if both play right, for the first seat, once that is known.
    pub(super) decided: Option<f64>,
    /// What the estimates at the leaves behind the node come to, for the first seat, once it has been
    /// expanded.
    pub(super) backed: Option<f64>,
}

impl Node {
    pub(super) const fn new() -> Self {
        Self {
            visits: 0,
            edges: Vec::new(),
            is_expanded: false,
            is_complete: false,
            decided: None,
            backed: None,
        }
    }

    /// Returns what the moves brought to the seat that makes them, on average; even before the first.
    pub(super) fn mean(&self) -> f64 {
        let edges = self.edges.iter();
        let (total, visits) = edges.fold((0.5, 1.0), |(total, visits), edge| {
            (total + edge.total, visits + f64::from(edge.visits))
        });
        total / visits
    }
}

/// Up to which count logarithms are kept, which takes 8 MiB. Trees that are kept for long are visited more
/// often.
const KEPT: u32 = 1 << 20;

/// The logarithms that bounds are made of, computed once: a search asks for them at every edge.
#[derive(Clone, Debug, Default)]
pub(super) struct Logarithms(Vec<f64>);

impl Logarithms {
    /// Provides for the counts up to `most`.
    pub(super) fn provide(&mut self, most: u32) {
        let known = u32::try_from(self.0.len()).unwrap_or(u32::MAX);
        let new = known..=most.min(KEPT);
        self.0.extend(new.map(logarithm));
    }

    /// Returns the logarithm of the count and one, where the least count is 1.
    fn of_one_more(&self, count: u32) -> f64 {
        let known = self.0.get(count as usize).copied();
        known.unwrap_or_else(|| logarithm(count))
    }
}

fn logarithm(count: u32) -> f64 {
    libm::log(1.0 + f64::from(count.max(1)))
}
