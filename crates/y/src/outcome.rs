//! Win detection: pure functions over sets of nodes.
//!
//! A colour wins with a *Y*: a connected group of its stones that contains a node of each of the
//! three sides. On a full board exactly one colour has a Y (Schensted and Titus, "Mudcrack Y and
//! Poly-Y", 1975), so that no game is drawn.

use board_graph::{Board, Node, NodeSetOf};

use crate::Colour;

mod triangle;

use triangle::Triangle;

/// Returns the three sides of a board of Y.
fn sides<const W: usize>(board: Board) -> [NodeSetOf<W>; 3] {
    [0, 1, 2].map(|side| board.side_set(side))
}

/// Returns whether `stones` contain a group that touches all three sides of `board`.
///
/// On `bent:3` to `bent:9` and `flat:3` to `flat:17` by majorities: some 30 ns, whatever the stones.
/// On bigger boards by floods from the stones on one side: linear in the number of stones.
#[must_use]
pub fn has_y<const W: usize>(board: Board, stones: NodeSetOf<W>) -> bool {
    match Triangle::of(board) {
        Some(triangle) => triangle.has_y(stones),
        None => board.joins(stones, &sides(board)),
    }
}

/// Returns the colour that has a Y, if one has: on a full board always exactly one.
///
/// `black` and `white` are disjoint.
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

/// The stones of one colour, and those of them that are connected to each side.
///
/// It answers at once whether a new stone completes a Y, and costs little to keep: a stone becomes
/// connected to a side at most once, so that all floods of a whole game together are linear in the
/// number of stones. It follows from the stones alone, in whatever order they came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Connections<const W: usize> {
    stones: NodeSetOf<W>,
    to_side: [NodeSetOf<W>; 3],
}

impl<const W: usize> Connections<W> {
    /// Returns the stones.
    #[must_use]
    pub const fn stones(&self) -> NodeSetOf<W> {
        self.stones
    }

    /// Returns the stones that are connected to a side: 0, 1 or 2, in the order of
    /// [`Board::sides`].
    ///
    /// # Panics
    ///
    /// If there is no such side.
    #[must_use]
    pub const fn to_side(&self, side: usize) -> NodeSetOf<W> {
        self.to_side[side]
    }

    /// Adds a stone, and returns whether its group now touches all three sides.
    pub fn add(&mut self, board: Board, node: Node) -> bool {
        let neighbors = board.neighbor_set(node) & self.stones;
        self.stones.insert(node);
        let mut sides_touched = 0;
        for (side, connected) in self.to_side.iter_mut().enumerate() {
            if !connected.intersects(&neighbors) && !board.side_set::<W>(side).contains(node) {
                continue;
            }
            sides_touched += 1;
            connected.insert(node);
            let newly = neighbors - *connected;
            if !newly.is_empty() {
                *connected |= board.reach(newly, self.stones - *connected);
            }
        }
        sides_touched == 3
    }
}
