//! Win detection: pure functions over sets of nodes.
//!
//! A seat wins with five stones on five adjacent nodes of a straight run. On the 93 nodes there are
//! 198 such lines, 153 if lines end at pentas.

use board_graph::{Board, ByFork, Fork, Node, NodeSet, Patterns};

static FIVES: ByFork<Patterns> =
    ByFork::new(|fork| Patterns::new(Board::bent9().line_sets(5, fork)));

/// Returns the lines of five adjacent nodes.
#[must_use]
#[inline]
pub fn fives(fork: Fork) -> &'static Patterns {
    FIVES.get(fork)
}

/// Returns whether the stone on `last`, which is one of `stones`, is one of five in a line: whether
/// it has won, if nobody had before.
///
/// Cost: a few nanoseconds, for the 3 to 20 lines through a node.
#[must_use]
#[inline]
pub fn completes_five(stones: NodeSet, last: Node, fork: Fork) -> bool {
    fives(fork).completes(stones, last)
}

/// Returns whether five of the `stones` stand in a line.
#[must_use]
pub fn has_five(stones: NodeSet, fork: Fork) -> bool {
    fives(fork).any(stones)
}

/// Returns those of the `stones` that stand in a line of five: more than five if there are several
/// lines, or a longer one.
#[must_use]
pub fn stones_in_fives(stones: NodeSet, fork: Fork) -> NodeSet {
    let lines = fives(fork).inside(stones);
    lines.fold(NodeSet::EMPTY, |all, line| all | line)
}
