//! What marks a stone, beyond what random fillings tell of it: what stands around its node, how far from the rim
//! that is, and how it lies to the two stones before. Each mark has a weight, which the example `tune` fits.
//!
//! Random games know what a node is worth to the whole board, but not that a stone is answered next to it, or that
//! a bridge leads further than a step. That is what patterns tell a search (Coulom, "Computing Elo ratings of
//! move patterns in the game of Go", 2007; Huang, Arneson, Hayward, Müller and Pawlewicz, "`MoHex` 2.0: a
//! pattern-based MCTS Hex player", 2013).

use y::YOn;
use y::board_graph::{Board, Node};

use super::shapes::SHAPES;

/// How many rings are told apart; the last is all that are further from the rim.
const RINGS: usize = 4;

/// How many ways there are to lie to a stone: a step, a bridge or a leap away from it, or none of these.
const WAYS: usize = 4;

/// How many marks there are.
pub(super) const MARKS: usize = SHAPES + RINGS + 2 * WAYS;

/// How many nodes a word of a set has.
const WORD: usize = 64;

/// A node that is next to a stone.
const STEP: u8 = u8::MAX;

/// A node two steps from a stone, with one node between them, which is vacant.
const LEAP: u8 = 1;

/// A node two steps from a stone, with two nodes between them, which are vacant.
const BRIDGE: u8 = 2 * LEAP;

/// What each node between that is occupied counts for: more than all that are vacant.
const CLOSED: u8 = 8;

/// Returns the mark of a node's ring.
#[inline]
pub(super) fn ring(board: Board, node: Node) -> usize {
    SHAPES + usize::from(board.name(node).letter()).min(RINGS - 1)
}

/// How nodes lie to the two last stones.
pub(super) struct Ways<const W: usize>([[[u8; WORD]; W]; 2]);

impl<const W: usize> Ways<W> {
    /// Finds how nodes lie to the last stone and to the one before.
    pub(super) fn new(position: &YOn<W>, last: [Option<Node>; 2]) -> Self {
        let mut ways = [[[0; WORD]; W]; 2];
        for (ways, stone) in ways.iter_mut().zip(last) {
            if let Some(stone) = stone {
                find(position, stone, ways);
            }
        }
        Self(ways)
    }

    /// Returns the marks of how a vacant node lies to the two stones.
    #[inline]
    pub(super) fn marks(&self, node: Node) -> [usize; 2] {
        let [last, before] = &self.0;
        let first = SHAPES + RINGS;
        [first + way(last, node), first + WAYS + way(before, node)]
    }
}

/// Returns which way a node lies to a stone.
#[inline]
fn way<const W: usize>(ways: &[[u8; WORD]; W], node: Node) -> usize {
    match ways[node.index() / WORD][node.index() % WORD] {
        STEP => 0,
        BRIDGE => 1,
        LEAP => 2,
        _ => 3,
    }
}

/// Finds how nodes lie to a stone, by all ways of two steps from it.
fn find<const W: usize>(position: &YOn<W>, stone: Node, ways: &mut [[u8; WORD]; W]) {
    let board = position.board();
    let occupied = position.occupied();
    for &between in board.neighbours(stone) {
        let counts = if occupied.contains(between) {
            CLOSED
        } else {
            LEAP
        };
        for &node in board.neighbours(between) {
            ways[node.index() / WORD][node.index() % WORD] += counts;
        }
    }
    for &node in board.neighbours(stone) {
        ways[node.index() / WORD][node.index() % WORD] = STEP;
    }
}
