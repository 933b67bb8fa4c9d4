//! Win detection: pure functions over sets of nodes.
//!
//! A colour wins with a *Y*: a connected group of its stones that contains a node of each of the
//! three sides. On a full board exactly one colour has a Y (Schensted and Titus, "Mudcrack Y and
//! Poly-Y", 1975), so that no game is drawn.
//!
//! A position asks [`completes_y`] nothing: it keeps its stones' [`Connections`] to the sides, which
//! give the same answer as each stone is put down. The tests compare the two.
//!
//! [`Connections`]: board_graph::Connections

use board_graph::{Board, Node, NodeSetOf};

use crate::Colour;

#[cfg_attr(
    not(feature = "rand"),
    allow(dead_code, reason = "playouts use more of it")
)]
mod triangle;

pub(crate) use triangle::Triangle;

/// Returns the three sides of a board of Y.
fn sides<const W: usize>(board: Board) -> [NodeSetOf<W>; 3] {
    [0, 1, 2].map(|side| board.side_set(side))
}

/// Returns whether `stones` contain a group that touches all three sides of `board`.
///
/// On `bent:3` to `bent:9` and `flat:3` to `flat:17` by majorities: some 35 ns, whatever the stones.
/// On bigger boards by floods from the stones on one side: linear in the number of stones.
///
/// # Panics
///
/// If `board` is neither bent nor flat.
#[must_use]
pub fn has_y<const W: usize>(board: Board, stones: NodeSetOf<W>) -> bool {
    let by_majorities = Triangle::of(board).has_y(stones);
    by_majorities.unwrap_or_else(|| board.joins(stones, &sides(board)))
}

/// Returns which of 64 sets of stones contain a group that touches all three sides, a bit each:
/// [`has_y`] for evaluators that have many boards to look at.
///
/// By majorities, for all 64 sets at once: some 12 ns a set on `bent:9`.
///
/// # Panics
///
/// If `board` is neither bent nor flat.
#[must_use]
pub fn have_y<const W: usize>(board: Board, sets: &[NodeSetOf<W>; 64]) -> u64 {
    Triangle::of(board).have_y(sets)
}

/// Returns about how likely `stones` come to have a Y if each of the `vacant` nodes gets its colour by
/// the toss of a coin: a judgement of positions for players.
///
/// The chances of the nodes are reduced by majorities as colours are, as if those of different cells
/// had nothing to do with each other (van Rijswijck, "Search and evaluation in Hex", 2002). Where no
/// node is vacant it is 1 for the colour that has a Y, else 0; the chances of the two colours always add up to 1,
/// and one more stone is never worse.
///
/// Cost: some 800 majorities of numbers on `bent:9`, in general n³ / 6 for n cells a side.
///
/// # Panics
///
/// If `board` is neither bent nor flat.
#[must_use]
pub fn chance_of_y<const W: usize>(
    board: Board,
    stones: NodeSetOf<W>,
    vacant: NodeSetOf<W>,
) -> f64 {
    Triangle::of(board).chance_of_y(|node| {
        if stones.contains(node) {
            1.0
        } else if vacant.contains(node) {
            0.5
        } else {
            0.0
        }
    })
}

/// Returns the colour that has a Y, if one has: on a full board always exactly one.
///
/// `black` and `white` are disjoint.
///
/// # Panics
///
/// If `board` is neither bent nor flat.
#[must_use]
pub fn winner<const W: usize>(
    board: Board,
    black: NodeSetOf<W>,
    white: NodeSetOf<W>,
) -> Option<Colour> {
    let black_wins = has_y(board, black);
    let full = (black | white) == board.all();
    // Who wins is a coin toss that no branch predictor foresees; whether the board is full is not.
    if full {
        return Some(if black_wins {
            Colour::Black
        } else {
            Colour::White
        });
    }
    if black_wins {
        return Some(Colour::Black);
    }
    has_y(board, white).then_some(Colour::White)
}

/// Returns whether the group of the stone on `last`, which is one of `stones`, touches all three
/// sides: whether that stone has won, if there was no Y before.
///
/// Floods the group: linear in its size.
#[must_use]
pub fn completes_y<const W: usize>(board: Board, stones: NodeSetOf<W>, last: Node) -> bool {
    let group = board.reach(NodeSetOf::EMPTY.with(last), stones);
    sides(board).iter().all(|side| side.intersects(&group))
}

/// Returns the stones of one shortest chain that connects the three sides, if `stones` contain a Y.
///
/// Such a chain has a stone from which the three sides are reached on three shortest ways; three
/// floods that count steps find it. Linear in the number of stones.
#[must_use]
pub fn winning_chain<const W: usize>(board: Board, stones: NodeSetOf<W>) -> Option<NodeSetOf<W>> {
    board.shortest_chain(stones, &sides(board))
}
