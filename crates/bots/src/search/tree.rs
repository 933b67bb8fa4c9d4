//! The tree that a search grows.

use board_play::{Outcome, Seat, Status};
use rand_chacha::ChaCha8Rng;

use crate::Playable;
use crate::listing::{Listing, played, win_in_one, worth_again};
use crate::seat_view::is_open;

/// How much a search tries moves that look worse: the factor of the exploration term. Estimates
/// rarely differ much, so it is less than the usual 1.
const EXPLORATION: f64 = 0.35;

/// How many visits the estimate behind a move counts for in its value, or, where there is none, what
/// the moves of the node have brought on average.
const PRIOR_VISITS: f64 = 2.0;

/// How many moves are considered at a node in its first visits.
const WIDTH: f64 = 6.0;

/// How fast more moves are considered: in proportion to the square root of the visits.
const WIDENING: f64 = 2.0;

/// The number of the first node.
const ROOT: usize = 0;

/// A move out of a node, as the searching seat sees it.
pub(super) struct Edge<G: Playable> {
    pub(super) m: G::Move,
    seen: G::Seen,
    child: Option<usize>,
    pub(super) visits: u32,
    /// How often the node was left while this move was legal and considered.
    available: u32,
    /// What the visits brought to the seat that moves.
    total: f64,
    /// What the position behind the move was estimated at, for the seat that moves. None if it was not,
    /// or if the game was over by one guess at what is hidden: that says too little of the others.
    prior: Option<f64>,
}

impl<G: Playable> Edge<G> {
    fn new(m: G::Move, seen: G::Seen, prior: Option<f64>) -> Self {
        Self {
            m,
            seen,
            child: None,
            visits: 0,
            available: 0,
            total: 0.0,
            prior,
        }
    }

    /// Returns about how likely the seat that moves wins; `mean` is that by any of its moves.
    pub(super) fn value(&self, mean: f64) -> f64 {
        let prior = self.prior.unwrap_or(mean);
        (self.total + PRIOR_VISITS * prior) / (f64::from(self.visits) + PRIOR_VISITS)
    }

    /// Returns the value with the bonus for having been tried rarely (UCB1, with the count of how
    /// often the move could have been chosen).
    fn bound(&self, mean: f64) -> f64 {
        let available = f64::from(self.available.max(1));
        let tried = f64::from(self.visits) + 1.0;
        self.value(mean) + EXPLORATION * ((1.0 + available).ln() / tried).sqrt()
    }
}

/// What the searching seat knows to have happened: the moves that it saw since the root.
pub(super) struct Node<G: Playable> {
    visits: u32,
    /// The moves that were found, once the node has been expanded; the likely good ones first.
    pub(super) edges: Vec<Edge<G>>,
    is_expanded: bool,
    /// Whether the edges are all the moves there are.
    is_complete: bool,
    /// How the game ends from here if both play right, for the first seat, once that is known.
    decided: Option<f64>,
}

impl<G: Playable> Node<G> {
    fn new() -> Self {
        Self {
            visits: 0,
            edges: Vec::new(),
            is_expanded: false,
            is_complete: false,
            decided: None,
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

/// A step down the tree: a node, one of its edges, and who moved, if it was not chance.
type Step = (usize, usize, Option<Seat>);

/// A search tree for one seat.
pub(super) struct Tree<'a, G: Playable> {
    seat: Seat,
    /// The keys of the positions that stood before the search.
    past: &'a [u64],
    nodes: Vec<Node<G>>,
    path: Vec<Step>,
    /// The keys of the positions on the path.
    keys: Vec<u64>,
}

/// Returns what an outcome is worth to the first seat.
fn worth(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Win(Seat::First) => 1.0,
        Outcome::Win(Seat::Second) => 0.0,
        Outcome::Draw => 0.5,
    }
}

/// Returns what something that is worth `value` to the first seat is worth to `seat`.
fn worth_to(seat: Seat, value: f64) -> f64 {
    match seat {
        Seat::First => value,
        Seat::Second => 1.0 - value,
    }
}

impl<'a, G: Playable> Tree<'a, G> {
    /// Whether the game hides nothing: then what is decided is decided for good.
    const IS_OPEN: bool = is_open::<G>();

    /// Plants a tree for the seat that is to move.
    pub(super) fn new(seat: Seat, past: &'a [u64]) -> Self {
        Self {
            seat,
            past,
            nodes: vec![Node::new()],
            path: Vec::new(),
            keys: Vec::new(),
        }
    }

    /// Returns the node that the search begins with: its moves are those of the seat that searches.
    pub(super) fn root(&self) -> &Node<G> {
        &self.nodes[ROOT]
    }

    /// Returns whether it is known how the game ends.
    pub(super) fn is_decided(&self) -> bool {
        self.nodes[ROOT].decided.is_some()
    }

    /// Returns how the game ends behind a move of the root, for the seat that searches, if that is
    /// known.
    pub(super) fn decided_behind(&self, edge: &Edge<G>) -> Option<f64> {
        let value = self.nodes[edge.child?].decided?;
        Some(worth_to(self.seat, value))
    }

    /// Goes down the tree once from a position that agrees with what the seat sees, adds what it
    /// meets at the end, and remembers how it ended.
    pub(super) fn iterate(&mut self, mut position: G, rng: &mut ChaCha8Rng) {
        self.path.clear();
        self.keys.clear();
        let mut node = ROOT;
        let value = loop {
            let mover = match position.status() {
                Status::Over(outcome) => break self.decide(node, worth(outcome)),
                Status::Chance => None,
                Status::ToMove(mover) => Some(mover),
            };
            if let Some(value) = self.nodes[node].decided {
                break value;
            }
            self.nodes[node].visits += 1;
            let key = position.key();
            if node != ROOT && (self.keys.contains(&key) || self.past.contains(&key)) {
                break self.again(&position);
            }
            self.keys.push(key);
            if node != ROOT && self.nodes[node].visits <= G::EXPAND_AFTER {
                break self.judge(node, &position, rng);
            }
            let edge = match mover {
                None => self.chance(node, &position, rng),
                Some(mover) => self.select(node, &position, mover, rng),
            };
            let Some(edge) = edge else {
                break 0.5;
            };
            self.path.push((node, edge, mover));
            position.play_unchecked(self.nodes[node].edges[edge].m);
            node = self.child(node, edge);
        };
        self.remember(value);
    }

    /// Judges a position that has stood before, on the path or in the game: who goes round in circles
    /// gains nothing.
    fn again(&self, position: &G) -> f64 {
        match self.path.last() {
            Some(&(_, _, Some(mover))) => worth_to(mover, worth_again(position, mover)),
            _ => 0.5,
        }
    }

    /// Notes how the game ends from a node.
    fn decide(&mut self, node: usize, value: f64) -> f64 {
        if Self::IS_OPEN {
            self.nodes[node].decided = Some(value);
        }
        value
    }

    /// Judges a new node: by a win in one, else by a random game.
    fn judge(&mut self, node: usize, position: &G, rng: &mut ChaCha8Rng) -> f64 {
        if self.nodes[node].visits == 1
            && let Some(seat) = position.to_move()
            && win_in_one(position).is_some()
        {
            return self.decide(node, worth(Outcome::Win(seat)));
        }
        position.judge(rng)
    }

    /// Returns the node behind an edge, which is made if it is the first time.
    fn child(&mut self, node: usize, edge: usize) -> usize {
        let next = self.nodes.len();
        let child = *self.nodes[node].edges[edge].child.get_or_insert(next);
        if child == next {
            self.nodes.push(Node::new());
        }
        child
    }

    /// Draws a move of chance.
    fn chance(&mut self, node: usize, position: &G, rng: &mut ChaCha8Rng) -> Option<usize> {
        let m = board_play::playout::random_move(position, rng)?;
        Some(self.edge_of(node, position, m))
    }

    /// Returns the edge of a move; it is added if it is new. Where several moves look alike to the
    /// searching seat, they share an edge, which is left by the one that came last.
    fn edge_of(&mut self, node: usize, position: &G, m: G::Move) -> usize {
        let seen = position.seen(m, self.seat);
        let edges = &mut self.nodes[node].edges;
        if let Some(known) = edges.iter().position(|edge| edge.seen == seen) {
            edges[known].m = m;
            return known;
        }
        let prior = position
            .to_move()
            .and_then(|mover| prior(position, m, mover).1);
        edges.push(Edge::new(m, seen, prior));
        edges.len() - 1
    }

    /// Chooses the move by which a visit leaves a node.
    fn select(
        &mut self,
        node: usize,
        position: &G,
        mover: Seat,
        rng: &mut ChaCha8Rng,
    ) -> Option<usize> {
        if !self.nodes[node].is_expanded {
            self.expand(node, position, mover, rng);
        }
        let is_listed = self.nodes[node].is_complete && Self::IS_OPEN;
        let fresh = if is_listed {
            None
        } else {
            // One more of the many moves, or one that a guess at hidden things allows.
            let m = position.sample(rng)?;
            Some(self.edge_of(node, position, m))
        };
        let width = WIDTH + WIDENING * f64::from(self.nodes[node].visits).sqrt();
        let mean = self.nodes[node].mean();
        let mut best = None;
        let mut considered = 0.0;
        for at in 0..self.nodes[node].edges.len() {
            let edge = &self.nodes[node].edges[at];
            if considered >= width && edge.visits == 0 {
                continue;
            }
            if !Self::IS_OPEN && position.check(edge.m).is_err() {
                continue;
            }
            let decided = edge.child.and_then(|child| self.nodes[child].decided);
            let bound = match decided.map(|value| worth_to(mover, value)) {
                // A lost move does not take the place of one that may be good.
                Some(value) if value <= 0.0 => f64::NEG_INFINITY,
                _ => {
                    considered += 1.0;
                    edge.bound(mean)
                }
            };
            self.nodes[node].edges[at].available += 1;
            if best.is_none_or(|(most, _)| bound > most) {
                best = Some((bound, at));
            }
        }
        best.map(|(_, at)| at).or(fresh)
    }

    /// Finds the moves of a node and puts the likely good ones first.
    fn expand(&mut self, node: usize, position: &G, mover: Seat, rng: &mut ChaCha8Rng) {
        let Listing { moves, is_complete } = Listing::of(position, rng);
        let mut edges: Vec<(f64, Edge<G>)> = Vec::with_capacity(moves.len());
        for m in moves {
            let seen = position.seen(m, self.seat);
            if Self::IS_OPEN || edges.iter().all(|(_, edge)| edge.seen != seen) {
                let (promise, prior) = prior(position, m, mover);
                edges.push((promise, Edge::new(m, seen, prior)));
            }
        }
        board_play::playout::shuffle(&mut edges, rng);
        edges.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let node = &mut self.nodes[node];
        node.edges = edges.into_iter().map(|(_, edge)| edge).collect();
        node.is_complete = is_complete;
        node.is_expanded = true;
    }

    /// Adds the value of a visit to everything on its path.
    fn remember(&mut self, value: f64) {
        let mut may_decide = Self::IS_OPEN;
        for at in (0..self.path.len()).rev() {
            let (node, edge, mover) = self.path[at];
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            let Some(mover) = mover else {
                // What chance may bring instead is not known.
                may_decide = false;
                continue;
            };
            edge.total += worth_to(mover, value);
            if may_decide {
                let decided = self.best_decided(node, mover);
                self.nodes[node].decided = decided;
                may_decide = decided.is_some();
            }
        }
    }

    /// Returns how the game ends from a node: as the mover likes best among its moves, if one wins or
    /// all are known.
    fn best_decided(&self, node: usize, mover: Seat) -> Option<f64> {
        let node = &self.nodes[node];
        let mut best: Option<f64> = None;
        let mut is_known = node.is_complete;
        for edge in &node.edges {
            match edge.child.and_then(|child| self.nodes[child].decided) {
                Some(value) if worth_to(mover, value) >= 1.0 => return Some(value),
                Some(value)
                    if best.is_none_or(|best| worth_to(mover, value) > worth_to(mover, best)) =>
                {
                    best = Some(value);
                }
                Some(_) => {}
                None => is_known = false,
            }
        }
        best.filter(|_| is_known)
    }
}

/// Estimates the position behind a move for the seat that makes it: how much the move promises beside
/// others, and what that counts for in its value.
fn prior<G: Playable>(position: &G, m: G::Move, mover: Seat) -> (f64, Option<f64>) {
    let next = played(position, m);
    if let Some(outcome) = next.outcome() {
        let value = worth_to(mover, worth(outcome));
        return (value, is_open::<G>().then_some(value));
    }
    let estimate = next.estimate(mover);
    (estimate.unwrap_or(0.5), estimate)
}
