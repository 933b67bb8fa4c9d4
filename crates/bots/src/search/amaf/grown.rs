//! The tree, as rows of numbers.

use core::cmp::Ordering;
use core::ops::Range;

use board_play::Seat;

use super::choice::number;
use crate::search::{Candidate, rank};
use crate::trials::Prospect;

/// The number of the first node.
pub(super) const ROOT: usize = 0;

/// No node, or no edge.
pub(super) const NONE: u32 = u32::MAX;

/// A position of the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The number of the first edge; [`NONE`] before there are any.
    pub(super) first: u32,
    /// How many edges there are.
    pub(super) len: u32,
    /// How many edges are not known to lose; one more if there are moves without edges.
    pub(super) open: u32,
    pub(super) visits: u32,
    /// Who moves.
    pub(super) seat: Seat,
    /// On which side the moves are counted.
    pub(super) side: usize,
    /// Who wins if both play right, once that is known.
    pub(super) winner: Option<Seat>,
}

impl Node {
    pub(super) const fn new(seat: Seat, side: usize) -> Self {
        Self {
            first: NONE,
            len: 0,
            open: 0,
            visits: 0,
            seat,
            side,
            winner: None,
        }
    }

    pub(super) const fn is_expanded(&self) -> bool {
        self.first != NONE
    }

    pub(super) const fn edges(&self) -> Range<usize> {
        if self.first == NONE {
            return 0..0;
        }
        self.first as usize..(self.first + self.len) as usize
    }
}

/// The edges of all nodes, those of a node after each other: a row for each number that is kept of an
/// edge, so that a choice among many goes fast.
#[derive(Clone, Debug, Default)]
pub(super) struct Edges {
    pub(super) actions: Vec<u16>,
    pub(super) children: Vec<u32>,
    pub(super) visits: Vec<u32>,
    /// What a visit brought to the seat that moves, on average.
    pub(super) means: Vec<f32>,
    /// In how many trials the move was made, and how many of these were won.
    pub(super) trials: Vec<[f32; 2]>,
    /// What the trials say of the move, as the means; minus infinity for a move that loses.
    pub(super) promises: Vec<f32>,
    /// By how much the move is better than trials say.
    pub(super) leans: Vec<f32>,
}

impl Edges {
    /// Adds a visit that brought something to the seat that moves.
    pub(super) fn visit(&mut self, edge: usize, worth: f32) {
        self.visits[edge] = self.visits[edge].saturating_add(1);
        self.means[edge] += (worth - self.means[edge]) / number(self.visits[edge]);
    }

    /// Returns whether it is known that the move loses.
    pub(super) fn is_lost(&self, edge: usize) -> bool {
        self.promises[edge] <= LOST
    }

    /// Returns which part of the trials with the move was won.
    pub(super) fn rate(&self, edge: usize) -> f32 {
        let [games, wins] = self.trials[edge];
        wins / games
    }
}

/// The promise of a move that wins.
const WON: f32 = f32::INFINITY;

/// The promise of a move that loses.
const LOST: f32 = f32::NEG_INFINITY;

/// How many bytes a node takes; rows have room for as many more.
const NODE_BYTES: usize = 2 * size_of::<Node>();

/// How many bytes an edge takes.
const EDGE_BYTES: usize = 2 * (2 + 4 + 4 + 4 + 8 + 4 + 4);

/// A tree that nobody walks through at the moment.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Grown {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Edges,
    /// Up to how many bytes it may grow.
    memory: usize,
    /// The best move of the root, once a search has chosen it.
    chosen: Option<usize>,
}

impl Grown {
    /// Returns how often the root has been visited.
    pub(in super::super) fn visits(&self) -> u32 {
        self.nodes.first().map_or(0, |root| root.visits)
    }

    /// Returns about how many bytes the tree takes.
    fn bytes(&self) -> usize {
        self.nodes.len() * NODE_BYTES + self.edges.actions.len() * EDGE_BYTES
    }

    /// Returns whether the tree may go on growing to another bound: not if it takes more already, because it
    /// was allowed more.
    pub(super) fn fits(&self, memory: usize) -> bool {
        self.bytes() <= memory || self.memory <= memory
    }

    /// Bounds the tree to so many bytes from now on.
    pub(super) const fn bound(&mut self, memory: usize) {
        self.memory = memory;
    }

    /// Returns whether there is room for a node and so many edges more.
    pub(super) fn has_room(&self, edges: usize) -> bool {
        self.bytes() + NODE_BYTES + edges * EDGE_BYTES <= self.memory
    }

    /// Adds a node behind an edge, and returns its number.
    pub(super) fn add(&mut self, edge: usize, node: Node) -> usize {
        let number = self.nodes.len();
        self.edges.children[edge] = u32::try_from(number).unwrap_or(NONE);
        self.nodes.push(node);
        number
    }

    /// Notes who wins behind an edge, if a node is there.
    pub(super) fn decide_behind(&mut self, edge: usize, winner: Seat) {
        if let Some(node) = self.nodes.get_mut(self.edges.children[edge] as usize) {
            node.winner = Some(winner);
        }
    }

    /// Notes at a node who wins behind one of its edges; returns whether that decides the node.
    pub(super) fn decide(&mut self, node: usize, edge: usize, winner: Seat) -> bool {
        let node = &mut self.nodes[node];
        let promise = &mut self.edges.promises[edge];
        if node.seat == winner {
            *promise = WON;
        } else if *promise > LOST {
            *promise = LOST;
            node.open -= 1;
        }
        if node.seat == winner || node.open == 0 {
            node.winner = Some(winner);
        }
        node.winner.is_some()
    }

    /// Returns who wins from the root, if its moves say so.
    pub(super) fn winner_by_edges(&self) -> Option<Seat> {
        let root = self.nodes.first()?;
        let promises = &self.edges.promises[root.edges()];
        if promises.iter().any(|&promise| promise >= WON) {
            return Some(root.seat);
        }
        (root.is_expanded() && root.open == 0).then_some(!root.seat)
    }

    /// Returns what is known of a move.
    pub(super) fn candidate(&self, edge: usize) -> Candidate<usize> {
        let visits = self.edges.visits[edge];
        let promise = self.edges.promises[edge];
        let win_rate = if promise.is_finite() {
            // Before the first visit, by the trials alone.
            let tried = f64::from(visits);
            (f64::from(self.edges.means[edge]) * tried + f64::from(promise)) / (tried + 1.0)
        } else {
            f64::from(u8::from(promise >= WON))
        };
        Candidate {
            m: self.edges.actions[edge].into(),
            visits,
            win_rate,
            is_proven: promise.is_infinite(),
        }
    }

    /// Compares two moves of a node; the better one comes first.
    pub(super) fn compare(&self, one: usize, other: usize) -> Ordering {
        let [first, second] = [one, other].map(|edge| rank(&self.candidate(edge)));
        let by_rate = self.edges.rate(other).total_cmp(&self.edges.rate(one));
        let by_action = self.edges.actions[one].cmp(&self.edges.actions[other]);
        second.cmp(&first).then(by_rate).then(by_action)
    }

    /// Notes which move of the root has been found to be the best.
    pub(super) const fn choose(&mut self, edge: Option<usize>) {
        self.chosen = edge;
    }

    /// Returns the best move from a node, if anything is known of it, and the node behind it.
    pub(in super::super) fn best(&self, node: usize) -> Option<(usize, Option<usize>)> {
        let edges = self.nodes.get(node)?.edges();
        let chosen = self.chosen.filter(|_| node == ROOT);
        let best = chosen.or_else(|| edges.min_by(|&one, &other| self.compare(one, other)))?;
        let child = self.edges.children[best];
        let behind = (child != NONE).then_some(child as usize);
        let action = self.edges.actions[best].into();
        let is_known = self.edges.visits[best] > 0 || self.edges.promises[best].is_infinite();
        is_known.then_some((action, behind))
    }

    /// Gives a node its moves.
    pub(super) fn expand(&mut self, node: usize, prospects: &[Prospect]) {
        let first = self.edges.actions.len();
        for &Prospect {
            action,
            prior,
            weight,
            lean,
        } in prospects
        {
            self.edges
                .actions
                .push(u16::try_from(action).unwrap_or(u16::MAX));
            self.edges.children.push(NONE);
            self.edges.visits.push(0);
            self.edges.means.push(0.0);
            self.edges.trials.push([weight, weight * prior]);
            self.edges.promises.push(0.5);
            self.edges.leans.push(lean);
        }
        let node = &mut self.nodes[node];
        node.first = u32::try_from(first).unwrap_or(NONE);
        node.len = u32::try_from(prospects.len()).unwrap_or(0);
        node.open = node.len;
    }

    /// Notes that a node has moves without edges: that all its edges lose does not decide it.
    pub(super) fn leave_open(&mut self, node: usize) {
        self.nodes[node].open += 1;
    }

    /// Returns the node behind an action from the root, if there is one.
    pub(in super::super) fn place_behind(&self, action: usize) -> Option<usize> {
        let mut edges = self.nodes.first()?.edges();
        let edge = edges.find(|&edge| usize::from(self.edges.actions[edge]) == action)?;
        let child = self.edges.children[edge];
        (child != NONE).then_some(child as usize)
    }

    /// Cuts off everything but what is behind an action.
    pub(in super::super) fn cut_to(&self, action: usize) -> Option<Self> {
        let child = self.place_behind(action)?;
        if self.nodes[child].visits == 0 {
            return None;
        }
        let mut cut = Self {
            memory: self.memory,
            ..Self::default()
        };
        let mut queue = vec![u32::try_from(child).unwrap_or(NONE)];
        let mut at = 0;
        while at < queue.len() {
            let mut node = self.nodes[queue[at] as usize];
            let range = node.edges();
            if node.is_expanded() {
                node.first = u32::try_from(cut.edges.actions.len()).unwrap_or(NONE);
            }
            let (from, to) = (&self.edges, &mut cut.edges);
            to.actions.extend_from_slice(&from.actions[range.clone()]);
            to.visits.extend_from_slice(&from.visits[range.clone()]);
            to.means.extend_from_slice(&from.means[range.clone()]);
            to.trials.extend_from_slice(&from.trials[range.clone()]);
            to.promises.extend_from_slice(&from.promises[range.clone()]);
            to.leans.extend_from_slice(&from.leans[range.clone()]);
            for &child in &from.children[range] {
                if child == NONE {
                    to.children.push(NONE);
                } else {
                    to.children.push(u32::try_from(queue.len()).unwrap_or(NONE));
                    queue.push(child);
                }
            }
            cut.nodes.push(node);
            at += 1;
        }
        Some(cut)
    }
}
