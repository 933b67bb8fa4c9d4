//! The figures: which sets of four nodes they are. The exact set is a ruling (rulings, section 6).

use core::fmt;
use std::collections::BTreeSet;

use board_graph::{Board, Fork, Node, NodeSet};

/// The kinds of figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FigureKind {
    /// Four nodes of a straight run, a node between each and the next.
    NodeLine,
    /// Four nodes straight on from each other, an edge between each and the next.
    EdgeLine,
    /// Four nodes at the corners of a rhombus, a node between neighbours.
    NodeRhombus,
    /// Four nodes at the corners of a rhombus, an edge between neighbours.
    EdgeRhombus,
}

impl FigureKind {
    /// All kinds, in order.
    pub const ALL: [Self; 4] = [
        Self::NodeLine,
        Self::EdgeLine,
        Self::NodeRhombus,
        Self::EdgeRhombus,
    ];

    /// Returns the name: `node line`, `edge line`, `node rhombus` or `edge rhombus`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NodeLine => "node line",
            Self::EdgeLine => "edge line",
            Self::NodeRhombus => "node rhombus",
            Self::EdgeRhombus => "edge rhombus",
        }
    }

    /// Finds all figures of this kind on the 93-node board, in ascending order.
    pub(crate) fn find(self, fork: Fork) -> BTreeSet<NodeSet> {
        let board = Board::bent9();
        match self {
            Self::NodeLine => node_lines(board, fork),
            Self::EdgeLine => edge_lines(board, fork),
            Self::NodeRhombus => rhombi(&links(board, |node| node_linked(board, node, fork))),
            Self::EdgeRhombus => rhombi(&links(board, |node| edge_linked(board, node))),
        }
    }
}

/// Writes the name.
impl fmt::Display for FigureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A figure: four nodes that win when one seat has a stone on each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Figure {
    /// What kind of figure they form.
    pub kind: FigureKind,
    /// The four nodes.
    pub nodes: NodeSet,
}

/// Writes the kind and the nodes: `edge line a5 b5 d5 e5`.
impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        let board = Board::bent9();
        self.nodes
            .iter()
            .try_for_each(|node| write!(f, " {}", board.name(node)))
    }
}

/// Lists, for each node of the board, the nodes that it is linked with.
fn links(board: Board, linked: impl Fn(Node) -> NodeSet) -> Vec<NodeSet> {
    board.nodes().map(linked).collect()
}

/// Returns the nodes that are reached from `node` by going straight through one node between.
fn node_linked(board: Board, node: Node, fork: Fork) -> NodeSet {
    let between = board.neighbours(node).iter();
    between
        .flat_map(|&via| board.straight_with(node, via, fork))
        .copied()
        .collect()
}

/// Returns the nodes that lie beyond an edge from `node`: the far corners of the triangles that share
/// it with a triangle of `node`.
fn edge_linked(board: Board, node: Node) -> NodeSet {
    let edges = sectors(board, node).into_iter();
    edges.filter_map(|edge| beyond(board, node, edge)).collect()
}

/// The edge between two neighbours of a node that are neighbours of each other: one leaves the node
/// across it.
type Sector = [Node; 2];

/// Returns the sectors round a node in cyclic order.
fn sectors(board: Board, node: Node) -> Vec<Sector> {
    let around = board.neighbours(node);
    let next = around.iter().cycle().skip(1);
    let pairs = around.iter().zip(next).map(|(&one, &other)| [one, other]);
    pairs
        .filter(|&[one, other]| board.are_adjacent(one, other))
        .collect()
}

/// Returns the node on the other side of a sector, if there is one: the edge may be part of the rim.
fn beyond(board: Board, node: Node, [one, other]: Sector) -> Option<Node> {
    let corners: NodeSet = board.neighbour_set(one) & board.neighbour_set(other);
    corners.without(node).first()
}

/// Returns the sectors that lie straight on when `node` was entered across `entered`: the opposite one
/// at a hexa, at a penta the two that flank the opposite edge, none on the rim.
fn straight_on(board: Board, node: Node, entered: Sector, fork: Fork) -> Vec<Sector> {
    let sectors = sectors(board, node);
    let [one, other] = entered;
    let place = sectors
        .iter()
        .position(|&sector| sector == [one, other] || sector == [other, one]);
    let Some(place) = place.filter(|_| !board.is_rim(node)) else {
        return Vec::new();
    };
    let onward = fork.opposite(place, sectors.len());
    onward.map(|place| sectors[place]).collect()
}

/// Finds the 1st, 3rd, 5th and 7th node of each straight run of seven.
fn node_lines(board: Board, fork: Fork) -> BTreeSet<NodeSet> {
    let runs = board.nodes().flat_map(|node| board.runs(node, fork));
    runs.filter_map(|run| Some(run.get(..7)?.iter().step_by(2).copied().collect()))
        .collect()
}

/// Finds the chains of four nodes, each beyond an edge from the one before, that go straight on.
fn edge_lines(board: Board, fork: Fork) -> BTreeSet<NodeSet> {
    let mut lines = BTreeSet::new();
    for node in board.nodes() {
        let line = NodeSet::EMPTY.with(node);
        let all_round = sectors(board, node);
        extend_edge_line(board, fork, line, (node, all_round), &mut lines);
    }
    lines
}

/// Adds to `lines` all those that begin with `line`, whose last node is left across one of some
/// sectors.
fn extend_edge_line(
    board: Board,
    fork: Fork,
    line: NodeSet,
    (last, exits): (Node, Vec<Sector>),
    lines: &mut BTreeSet<NodeSet>,
) {
    if line.len() == 4 {
        lines.insert(line);
        return;
    }
    for exit in exits {
        let Some(next) = beyond(board, last, exit) else {
            continue;
        };
        let onward = straight_on(board, next, exit, fork);
        extend_edge_line(board, fork, line.with(next), (next, onward), lines);
    }
}

/// Finds the sets of four nodes of which all pairs but one are linked. That one is the long diagonal:
/// its ends are linked with both ends of the short one.
fn rhombi(links: &[NodeSet]) -> BTreeSet<NodeSet> {
    let mut found = BTreeSet::new();
    for (index, linked) in links.iter().enumerate() {
        let one = Node::new(index);
        for other in linked {
            let common = *linked & links[other.index()];
            for end in common {
                for far_end in common - links[end.index()] {
                    if far_end > end {
                        found.insert([one, other, end, far_end].into_iter().collect());
                    }
                }
            }
        }
    }
    found
}
