//! What marks a stone, beyond what random fillings tell of it: what stands around its node, how far from the rim
//! that is, and how it lies to the two stones before. Each mark has a weight, which the example `tune` fits.
//!
//! Random games know what a node is worth to the whole board, but not that a stone is answered next to it, or that
//! a bridge leads further than a step. That is what patterns tell a search (Coulom, "Computing Elo ratings of
//! move patterns in the game of Go", 2007; Huang, Arneson, Hayward, Müller and Pawlewicz, "`MoHex` 2.0: a
//! pattern-based MCTS Hex player", 2013).

use y::Colour;
use y::board_graph::{Board, Node};

use super::shapes::{SHAPES, Shapes};
use crate::Prospect;
use crate::games::weights::Y;

/// How many rings are told apart; the last is all that are further from the rim.
const RINGS: usize = 4;

/// How many ways there are to lie to a stone: a step, a bridge or a leap away from it, or none of these.
const WAYS: usize = 4;

/// How many marks there are.
const MARKS: usize = SHAPES + RINGS + 2 * WAYS;

/// How much of what is fitted a move leans by: what foretells the choices of a search best is too much for its
/// next one, which was seen in matches.
const FITTED: f32 = 0.4;

/// Each mark has a weight.
const _: () = assert!(Y.len() == MARKS);

/// A node that is next to a stone.
const STEP: u8 = u8::MAX;

/// A node two steps from a stone, with one node between them, which is vacant.
const LEAP: u8 = 1;

/// A node two steps from a stone, with two nodes between them, which are vacant.
const BRIDGE: u8 = 2 * LEAP;

/// What each node between that is occupied counts for: more than all that are vacant.
const CLOSED: u8 = 8;

/// What marks the moves of a position, kept up move by move.
///
/// It is the same for boards of all widths, so that a program has it once.
pub(super) struct Marks {
    board: Board,
    shapes: Shapes,
    /// The stone of the last move since the start, and of the one before.
    last: [Option<Node>; 2],
}

impl Marks {
    /// Starts at a position with some stones.
    pub(super) fn new(board: Board, stones: impl Iterator<Item = (Node, Colour)>) -> Self {
        let mut shapes = Shapes::new(board);
        for (node, colour) in stones {
            shapes.put(node, colour);
        }
        shapes.start();
        Self {
            board,
            shapes,
            last: [None; 2],
        }
    }

    /// Goes back to the start.
    pub(super) fn rewind(&mut self) {
        self.shapes.rewind();
        self.last = [None; 2];
    }

    /// Follows a move: a colour's stone, or a swap, which has no node.
    pub(super) fn play(&mut self, node: Option<Node>, colour: Colour) {
        if let Some(node) = node {
            self.shapes.put(node, colour);
        }
        self.last = [node, self.last[0]];
    }

    /// Returns what marks a colour's stones on vacant nodes.
    pub(super) fn of<'a>(
        &'a self,
        colour: Colour,
        is_vacant: &dyn Fn(Node) -> bool,
    ) -> impl Fn(Node) -> [usize; 4] + use<'a> {
        let shape = self.shapes.seen_by(colour);
        let ways = self.last.map(|stone| self.ways(stone, is_vacant));
        move |node| {
            let ring = usize::from(self.board.name(node).letter()).min(RINGS - 1);
            let [last, before] = &ways;
            let first = SHAPES + RINGS;
            [
                shape(node),
                SHAPES + ring,
                first + way(last, node),
                first + WAYS + way(before, node),
            ]
        }
    }

    /// Says of each move by how much it is better than fillings say; a swap is no node, and leans to nothing.
    pub(super) fn lean(
        &self,
        colour: Colour,
        is_vacant: &dyn Fn(Node) -> bool,
        prospects: &mut [Prospect],
    ) {
        let marks = self.of(colour, is_vacant);
        for prospect in prospects {
            let node = Node::new(prospect.action);
            if self.board.contains(node) {
                let sum: i16 = marks(node).iter().map(|&mark| Y[mark]).sum();
                prospect.lean = FITTED * f32::from(sum) / 1000.0;
            }
        }
    }

    /// Finds how nodes lie to a stone, by all ways of two steps from it; to no stone they lie in no way.
    fn ways(&self, stone: Option<Node>, is_vacant: &dyn Fn(Node) -> bool) -> Vec<u8> {
        let mut ways = vec![0; self.board.node_count()];
        let Some(stone) = stone else {
            return ways;
        };
        for &between in self.board.neighbours(stone) {
            let counts = if is_vacant(between) { LEAP } else { CLOSED };
            for &node in self.board.neighbours(between) {
                ways[node.index()] += counts;
            }
        }
        for &node in self.board.neighbours(stone) {
            ways[node.index()] = STEP;
        }
        ways
    }
}

/// Returns which way a node lies to a stone.
#[inline]
fn way(ways: &[u8], node: Node) -> usize {
    match ways[node.index()] {
        STEP => 0,
        BRIDGE => 1,
        LEAP => 2,
        _ => 3,
    }
}
