//! The tree, as rows of numbers.

use board_play::Seat;

use crate::trials::Prospect;

/// The number of the first node.
pub(super) const ROOT: usize = 0;

/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// How many trials the prior of a move counts for.
const PRIOR_GAMES: f32 = 1.0;

/// A position of the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The number of the first edge; [`NONE`] before there are any.
    pub(super) first: u32,
    /// How many edges there are.
    pub(super) len: u32,
    /// How many edges are not lost.
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

    pub(super) const fn edges(&self) -> core::ops::Range<usize> {
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
    /// What the visits brought to the seat that moves.
    pub(super) totals: Vec<f32>,
    /// In how many games the move was made.
    pub(super) games: Vec<f32>,
    /// How many of these were won; minus infinity for a move that loses.
    pub(super) wins: Vec<f32>,
}

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
        self.nodes.len() * size_of::<Node>() + self.edges.actions.len() * 22
    }

    pub(super) fn expand(&mut self, node: usize, prospects: &[Prospect]) {
        let first = self.edges.actions.len();
        for &Prospect { action, prior } in prospects {
            self.edges.actions.push(u16::try_from(action).unwrap_or(u16::MAX));
            self.edges.children.push(NONE);
            self.edges.visits.push(0);
            self.edges.totals.push(0.0);
            self.edges.games.push(PRIOR_GAMES);
            self.edges.wins.push(PRIOR_GAMES * prior);
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
            if node.first != NONE {
                node.first = u32::try_from(cut.edges.actions.len()).unwrap_or(NONE);
            }
            let (from, to) = (&self.edges, &mut cut.edges);
            to.actions.extend_from_slice(&from.actions[range.clone()]);
            to.visits.extend_from_slice(&from.visits[range.clone()]);
            to.totals.extend_from_slice(&from.totals[range.clone()]);
            to.games.extend_from_slice(&from.games[range.clone()]);
            to.wins.extend_from_slice(&from.wins[range.clone()]);
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
        cut.nodes[ROOT].winner = None;
        Some(cut)
    }
}
