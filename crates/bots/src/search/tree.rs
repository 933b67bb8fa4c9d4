//! The tree that a search grows.

mod backup;
#[cfg(all(test, feature = "y"))]
mod tests;

use board_play::playout::shuffle;
use board_play::{Outcome, Past, Seat, Status};
use rand_chacha::ChaCha8Rng;

use super::Candidate;
use super::grown::Grown;
use super::memory::Memory;
use super::share::Share;
use super::uct::{Edge, Logarithms, Node};
use crate::listing::{has_win_in_one, list_or_draw, worth_again};
use crate::meter::{BudgetMeter, Work};
use crate::walker::Walker;
use crate::worth::{worth, worth_to};

/// How many moves are considered at a node in its first visits.
const WIDTH: f64 = 6.0;

/// How fast more moves are considered: in proportion to the square root of the visits.
const WIDENING: f64 = 2.0;

/// The number of the first node.
pub(super) const ROOT: usize = 0;

/// The bound of a move that loses.
const LOST: f64 = f64::NEG_INFINITY;

/// A step down the tree: a node, one of its edges, and which seat moved, if it was not chance.
type Step = (usize, usize, Option<Seat>);

/// A search tree for one seat.
pub(super) struct Tree<'a> {
    walker: &'a mut dyn Walker,
    seat: Seat,
    /// Whether the game hides nothing: then what is decided is decided for good.
    is_open: bool,
    /// Which moves of the root this tree looks at, if it is one of several.
    share: Share,
    /// For each edge of the root whether it is left to other trees; empty if none is.
    others: Vec<bool>,
    /// What stood before the search, if that is known.
    past: Option<&'a Past>,
    /// The memory of the nodes and their edges.
    memory: Memory,
    nodes: Vec<Node>,
    path: Vec<Step>,
    /// The keys of the positions on the path.
    keys: Vec<u64>,
    logarithms: Logarithms,
}

impl<'a> Tree<'a> {
    /// Goes on with a tree for the seat that the walker walks for and its share of the moves, until it takes
    /// about so many bytes of memory.
    pub(super) fn new(
        grown: Grown,
        walker: &'a mut dyn Walker,
        share: Share,
        past: Option<&'a Past>,
        memory: usize,
    ) -> Self {
        let mut tree = Self {
            seat: walker.viewer(),
            is_open: walker.is_open(),
            memory: grown.memory,
            walker,
            share,
            others: Vec::new(),
            past,
            nodes: grown.nodes,
            path: Vec::new(),
            keys: Vec::new(),
            logarithms: grown.logarithms,
        };
        tree.memory.bound(memory);
        tree.share_out();
        tree
    }

    /// Returns what has grown.
    pub(super) fn into_grown(self) -> Grown {
        Grown {
            nodes: self.nodes,
            memory: self.memory,
            logarithms: self.logarithms,
        }
    }

    /// Returns the walker, which must be sent to a guess before each iteration.
    pub(super) fn walker(&mut self) -> &mut dyn Walker {
        self.walker
    }

    /// Returns whether it is known how the game ends.
    pub(super) fn is_decided(&self) -> bool {
        self.nodes[ROOT].decided.is_some()
    }

    /// Returns what is known of the moves of the seat that searches: the edges of the root.
    pub(super) fn candidates(&self) -> Vec<Candidate<usize>> {
        let root = &self.nodes[ROOT];
        let mean = root.mean();
        let candidates = root.edges.iter().enumerate().map(|(m, edge)| {
            let decided = self.decided_behind(edge);
            let proven = decided.map(|value| worth_to(self.seat, value));
            Candidate {
                m,
                visits: edge.visits,
                win_rate: proven.unwrap_or_else(|| edge.value(mean)),
                is_proven: proven.is_some(),
            }
        });
        candidates.collect()
    }

    /// Returns how the game ends behind an edge, for the first seat, if that is known.
    fn decided_behind(&self, edge: &Edge) -> Option<f64> {
        self.nodes[edge.child?].decided
    }

    /// Goes down the tree once from the position that the walker stands on, adds what it meets at the
    /// end, and remembers how it ended; not if the meter stops it on the way.
    pub(super) fn iterate(&mut self, rng: &mut ChaCha8Rng, meter: &mut BudgetMeter<'_, '_>) {
        self.path.clear();
        self.keys.clear();
        let mut place = Some(ROOT);
        let mut is_again = false;
        let value = loop {
            let mover = match self.walker.status() {
                Status::Over(outcome) => break self.decide(place, worth(outcome)),
                Status::Chance => None,
                Status::ToMove(mover) => Some(mover),
            };
            let decided = place.and_then(|node| self.nodes[node].decided);
            if let Some(value) = decided {
                break value;
            }
            if let Some(node) = place {
                let visits = &mut self.nodes[node].visits;
                *visits = visits.saturating_add(1);
            }
            let key = self.walker.key();
            if place != Some(ROOT) && self.has_stood(key) {
                is_again = true;
                break self.again();
            }
            self.keys.push(key);
            let Some(node) = place.filter(|&node| self.may_go_on(node)) else {
                break self.judge(place, mover, rng, meter);
            };
            let edge = match mover {
                None => self.chance(node, rng),
                Some(mover) => self.select(node, mover, rng, meter),
            };
            let Some(edge) = edge else {
                // There is a legal move, but none that the tree has room for.
                break self.judge(place, mover, rng, meter);
            };
            if meter.is_stopped() {
                return;
            }
            self.path.push((node, edge, mover));
            self.walker.play(node, edge);
            place = self.child(node, edge);
        };
        // Even an iteration that judges nothing is work: there may be no other ones.
        if meter.note(Work::Move) {
            self.remember(value);
            if is_again {
                self.back_up_again(value);
            }
            self.back_up();
        }
    }

    /// Returns whether a visit goes on from a node by one of its moves, and does not end there.
    fn may_go_on(&self, node: usize) -> bool {
        let Node {
            visits,
            is_expanded,
            ..
        } = self.nodes[node];
        node == ROOT
            || visits > self.walker.expand_after() && (is_expanded || !self.memory.is_full())
    }

    /// Returns whether a position with this key stood on the path or in the game.
    fn has_stood(&self, key: u64) -> bool {
        self.keys.contains(&key) || self.past.is_some_and(|past| past.contains(key))
    }

    /// Judges a position that has stood before, on the path or in the game: a seat that goes
    /// round in circles gains nothing.
    fn again(&self) -> f64 {
        match self.path.last() {
            Some(&(_, _, Some(mover))) => worth_to(mover, worth_again(self.walker, mover)),
            _ => 0.5,
        }
    }

    /// Notes how the game ends from a place, if it has a node.
    fn decide(&mut self, place: Option<usize>, value: f64) -> f64 {
        if let Some(node) = place.filter(|_| self.is_open) {
            self.nodes[node].decided = Some(value);
        }
        value
    }

    /// Judges the place where a visit ends: by a win in one where the visit is the first there, else by
    /// a random game.
    fn judge(
        &mut self,
        place: Option<usize>,
        mover: Option<Seat>,
        rng: &mut ChaCha8Rng,
        meter: &mut BudgetMeter<'_, '_>,
    ) -> f64 {
        if place.is_none_or(|node| self.nodes[node].visits == 1)
            && let Some(seat) = mover
            && has_win_in_one(self.walker, seat, meter)
        {
            return self.decide(place, worth(Outcome::Win(seat)));
        }
        let value = self.walker.judge(rng);
        meter.note(Work::Judgement);
        value
    }

    /// Returns the node behind an edge, which is made if it is the first time and there is room.
    fn child(&mut self, node: usize, edge: usize) -> Option<usize> {
        let next = self.nodes.len();
        let is_full = self.memory.is_full();
        let child = &mut self.nodes[node].edges[edge].child;
        if child.is_none() && !is_full {
            *child = Some(next);
            self.nodes.push(Node::new());
            self.memory.add_node();
            return Some(next);
        }
        *child
    }

    /// Draws a move of chance.
    fn chance(&mut self, node: usize, rng: &mut ChaCha8Rng) -> Option<usize> {
        self.walker.roll(rng);
        self.edge_of_drawn(node, None)
    }

    /// Returns the edge of the one move that was drawn, if one was; it is added if it is new and there
    /// is room.
    fn edge_of_drawn(&mut self, node: usize, mover: Option<Seat>) -> Option<usize> {
        if self.walker.list_len() == 0 {
            return None;
        }
        if let Some(known) = self.walker.edge_of(node, 0) {
            return Some(known);
        }
        if self.memory.is_full() && !self.nodes[node].edges.is_empty() {
            return None;
        }
        self.walker.add(node, 0);
        let prior = mover.and_then(|mover| self.prior(0, mover).1);
        let is_open = self.is_open;
        let edges = &mut self.nodes[node].edges;
        edges.push(Edge::new(prior, prior.filter(|_| is_open)));
        let added = edges.len() - 1;
        self.memory.add_later_edge();
        Some(added)
    }

    /// Leaves moves of the root to other trees, where all trees know the same ones.
    fn share_out(&mut self) {
        let root = &self.nodes[ROOT];
        if !self.is_open || !root.is_complete {
            return;
        }
        let walker = &self.walker;
        self.others = self.share.others(root.edges.len(), |one, other| {
            let by_promise = root.edges[one].compare_priors(&root.edges[other]);
            by_promise.then_with(|| walker.compare(ROOT, one, other))
        });
    }

    /// Chooses the move by which a visit leaves a node. There is none if none of its moves is legal by this
    /// guess, and there is no room for another.
    fn select(
        &mut self,
        node: usize,
        mover: Seat,
        rng: &mut ChaCha8Rng,
        meter: &mut BudgetMeter<'_, '_>,
    ) -> Option<usize> {
        if !self.nodes[node].is_expanded {
            self.expand(node, mover, rng, meter);
            if node == ROOT {
                self.share_out();
            }
        }
        let is_listed = self.nodes[node].is_complete && self.is_open;
        let fresh = if is_listed {
            None
        } else {
            // One more of the many moves, or one that a guess at hidden things allows.
            self.walker.clear();
            self.walker.draw(rng);
            meter.note(Work::Draw);
            self.edge_of_drawn(node, Some(mover))
        };
        let best = loop {
            let best = self.best_edge(node, mover);
            let is_hopeless = best.is_none_or(|(bound, _)| bound == LOST);
            if node != ROOT || self.others.is_empty() || !is_hopeless {
                break best;
            }
            // Whose moves are all lost helps the others with theirs.
            self.others.clear();
        };
        best.map(|(_, at)| at).or(fresh)
    }

    /// Returns the edge of a node with the highest bound, and that; none if there is no legal one.
    fn best_edge(&mut self, node: usize, mover: Seat) -> Option<(f64, usize)> {
        let width = WIDTH + WIDENING * f64::from(self.nodes[node].visits).sqrt();
        // No move can have been available more often.
        self.logarithms.provide(self.nodes[node].visits);
        let mean = self.nodes[node].mean();
        let exploration = self.walker.exploration();
        let mut best = None;
        let mut considered = 0.0;
        for at in 0..self.nodes[node].edges.len() {
            if node == ROOT && self.others.get(at).copied().unwrap_or_default() {
                continue;
            }
            let edge = &self.nodes[node].edges[at];
            if considered >= width && edge.visits == 0 {
                continue;
            }
            if !self.is_open && !self.walker.can_play(node, at) {
                continue;
            }
            let decided = self.decided_behind(edge);
            let bound = match decided.map(|value| worth_to(mover, value)) {
                // A lost move does not take the place of one that may be good.
                Some(value) if value <= 0.0 => LOST,
                _ => {
                    considered += 1.0;
                    edge.bound(mean, exploration, &self.logarithms)
                }
            };
            let available = &mut self.nodes[node].edges[at].available;
            *available = available.saturating_add(1);
            if best.is_none_or(|(most, _)| bound > most) {
                best = Some((bound, at));
            }
        }
        best
    }

    /// Finds the moves of a node and puts the likely good ones first. If the meter stops it, only those
    /// that have been looked at are kept, one at least.
    fn expand(
        &mut self,
        node: usize,
        mover: Seat,
        rng: &mut ChaCha8Rng,
        meter: &mut BudgetMeter<'_, '_>,
    ) {
        let mut is_complete = list_or_draw(self.walker, rng, meter);
        self.walker.strike_lookalikes();
        let listed = self.walker.list_len();
        let mut promises = Vec::with_capacity(listed);
        for m in 0..listed {
            promises.push((self.prior(m, mover), m));
            if !meter.note(Work::Move) {
                is_complete &= promises.len() == listed;
                break;
            }
        }
        shuffle(&mut promises, rng);
        promises.sort_by(|((one, _), _), ((other, _), _)| other.total_cmp(one));
        let order: Vec<usize> = promises.iter().map(|&(_, m)| m).collect();
        self.walker.keep(node, &order);
        let is_open = self.is_open;
        let edges = promises.iter();
        let edges = edges.map(|&((_, prior), _)| Edge::new(prior, prior.filter(|_| is_open)));
        self.memory.add_edges(order.len());
        let node = &mut self.nodes[node];
        node.edges = edges.collect();
        node.is_complete = is_complete;
        node.is_expanded = true;
    }

    /// Estimates the position behind a move of the list for the seat that makes it: how much the move
    /// promises beside others, and what that counts for in its value.
    fn prior(&mut self, listed: usize, mover: Seat) -> (f64, Option<f64>) {
        let prior = if let Status::Over(outcome) = self.walker.enter(listed) {
            let value = worth_to(mover, worth(outcome));
            (value, self.is_open.then_some(value))
        } else {
            let estimate = self.walker.estimate(mover);
            (estimate.unwrap_or(0.5), estimate)
        };
        self.walker.leave();
        prior
    }
}
