//! What a search has grown, between one search and the next.

use core::cmp::Ordering;
use core::mem;

use board_play::Seat;

use super::memory::Memory;
use super::tree::ROOT;
use super::uct::{Edge, Logarithms, Node};
use crate::worth::worth_to;

/// The nodes of a tree that nobody walks through at the moment. The moves of its edges are in the
/// walker.
#[derive(Clone, Debug)]
pub(super) struct Grown {
    pub(super) nodes: Vec<Node>,
    pub(super) memory: Memory,
    pub(super) logarithms: Logarithms,
}

impl Grown {
    /// Plants a tree that takes about so many bytes at most, where the walker keeps `walker_bytes` of
    /// each edge.
    pub(super) fn new(memory: usize, walker_bytes: usize) -> Self {
        Self {
            nodes: vec![Node::new()],
            memory: Memory::new(memory, walker_bytes),
            logarithms: Logarithms::default(),
        }
    }

    /// Returns how often the root has been visited.
    pub(super) fn visits(&self) -> u32 {
        self.nodes[ROOT].visits
    }

    /// Returns the best edge of a node where a seat moves, if it has been visited, and the node behind it. Of
    /// edges that are equally good it is the first by their moves, which are compared by the function.
    pub(super) fn best(
        &self,
        node: usize,
        mover: Seat,
        compare: impl Fn(usize, usize) -> Ordering,
    ) -> Option<(usize, Option<usize>)> {
        let edges = &self.nodes.get(node)?.edges;
        let best = edges
            .iter()
            .enumerate()
            .max_by(|&(first, one), &(second, other)| {
                let known = |edge: &Edge| {
                    let decided = self.nodes.get(edge.child?)?.decided?;
                    Some(worth_to(mover, decided))
                };
                let rank = |edge: &Edge| match known(edge) {
                    Some(value) if value >= 1.0 => 1,
                    Some(value) if value <= 0.0 => -1,
                    _ => 0,
                };
                let by_rate = one.value(0.5).total_cmp(&other.value(0.5));
                let by_visits = one.visits.cmp(&other.visits);
                let by_worth = rank(one).cmp(&rank(other)).then(by_visits).then(by_rate);
                by_worth.then_with(|| compare(second, first))
            });
        let (at, edge) = best.filter(|(_, edge)| edge.visits > 0)?;
        Some((at, edge.child))
    }

    /// Cuts off and frees everything but what is behind an edge of the root, which is the root then.
    /// Returns the former numbers of the nodes that are left, in their new order; none if nothing is known
    /// behind the edge.
    ///
    /// Cost: in proportion to what is left; to free the rest, in proportion to that.
    pub(super) fn cut_to(&mut self, edge: usize) -> Option<Vec<usize>> {
        let root = self.nodes[ROOT].edges.get(edge)?.child?;
        if self.nodes[root].visits == 0 {
            return None;
        }
        // Breadth first, so that a node's number is its place in the order.
        let mut order = vec![root];
        let mut nodes: Vec<Node> = Vec::new();
        while let Some(&number) = order.get(nodes.len()) {
            let mut node = mem::replace(&mut self.nodes[number], Node::new());
            for child in node.edges.iter_mut().filter_map(|edge| edge.child.as_mut()) {
                order.push(*child);
                *child = order.len() - 1;
            }
            nodes.push(node);
        }
        // By a win in one that was seen and not looked for: the root has to have the move itself. The next
        // iteration finds it again.
        nodes[ROOT].decided = None;
        self.memory.recount(&nodes);
        self.nodes = nodes;
        Some(order)
    }
}
