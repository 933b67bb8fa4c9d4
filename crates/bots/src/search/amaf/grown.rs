//! The tree, as rows of numbers.

use core::ops::Range;

use board_play::Seat;

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
    /// How many edges are not known to lose.
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
}

/// How many bytes an edge takes.
const EDGE_BYTES: usize = 2 + 4 + 4 + 4 + 8 + 4;

/// A tree that nobody walks through at the moment.
#[derive(Clone, Debug)]
pub(in super::super) struct Grown {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Edges,
}

impl Grown {
    pub(in super::super) fn new() -> Self {
        Self {
            nodes: Vec::new(),
            edges: Edges::default(),
        }
    }

    /// Returns how often the root has been visited.
    pub(in super::super) fn visits(&self) -> u32 {
        self.nodes.first().map_or(0, |root| root.visits)
    }

    /// Returns about how many bytes the tree takes.
    pub(in super::super) fn bytes(&self) -> usize {
        self.nodes.len() * size_of::<Node>() + self.edges.actions.len() * EDGE_BYTES
    }

    /// Gives a node its moves.
    pub(super) fn expand(&mut self, node: usize, prospects: &[Prospect]) {
        let first = self.edges.actions.len();
        for &Prospect { action, prior, weight } in prospects {
            self.edges.actions.push(u16::try_from(action).unwrap_or(u16::MAX));
            self.edges.children.push(NONE);
            self.edges.visits.push(0);
            self.edges.means.push(0.0);
            self.edges.trials.push([weight, weight * prior]);
            self.edges.promises.push(0.5);
        }
        let node = &mut self.nodes[node];
        node.first = u32::try_from(first).unwrap_or(NONE);
        node.len = u32::try_from(prospects.len()).unwrap_or(0);
        node.open = node.len;
    }

    /// Cuts off everything but what is behind an action.
    pub(in super::super) fn cut_to(&self, action: usize) -> Option<Self> {
        let root = self.nodes.first()?;
        let edge = root.edges().find(|&edge| usize::from(self.edges.actions[edge]) == action)?;
        let child = self.edges.children[edge];
        if child == NONE || self.nodes[child as usize].visits == 0 {
            return None;
        }
        let mut cut = Self::new();
        let mut queue = vec![child];
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
