//! Who has a Y, by majorities: no search, no branch, the same few instructions for every position.
//!
//! # Majorities
//!
//! On a flat triangle of side n, take each small triangle of three mutually adjacent cells that
//! points the way the board does, and give it the colour that two or three of its cells have. These
//! small triangles form a flat triangle of side n − 1, and **a colour has a Y there exactly if it has
//! one here** (micro reduction: van Rijswijck, "Search and evaluation in Hex", 2002). Repeated down
//! to one cell, its colour is the winner. In rows, where cell (i, j) has the cells (i+1, j) and
//! (i+1, j+1) below it, the new cell (i, j) is the majority of these three, which whole words
//! compute for many cells at once.
//!
//! Proof. Each edge of the board lies in exactly one of the small triangles, and those round one
//! cell are adjacent to each other as cells of the new board.
//! *From here to there*: a Y here has at least two cells if n > 1. Each of its edges lies in a small
//! triangle whose majority is its colour; edges that share a cell lie in triangles that are adjacent
//! or the same, so these triangles are connected. The Y's cell on a side has an edge in the Y, and
//! every small triangle with a cell on a side is a cell on that side of the new board.
//! *From there to here*: a new cell of the Y stands for two adjacent cells of its colour at least.
//! Adjacent new cells are small triangles that share one cell: if it has the colour, it connects
//! them; if not, the other two cells of both triangles have it, and two of these are adjacent. A new
//! cell on a side has two of its three cells on that side, so one of the colour at least.
//!
//! # The curved board as a triangle
//!
//! Draw each corner of ring k, counted from the inner flat triangle outward, out into 2k + 1 cells:
//! the corner and k cells along both sides of its ring. Ring k of the curved board, m + k + 1 nodes a
//! side, then has m + 3k + 1 cells a side, as the concentric ring of a flat triangle has, and the
//! board becomes the flat triangle of side m + 1 + 3r (as in Raiko, "Higher order statistics in
//! play-out analysis", 2006): 153 cells, 17 a side, for the 93 nodes. The
//! cells of a node are connected; two nodes are adjacent exactly if two of their cells are; and a
//! node is on a side exactly if one of its cells is. So a set of nodes has a Y exactly if its cells
//! have. (The tests check these facts for every board that is drawn so.) For the same reason a
//! triangle may be made bigger by repeating its last row and its last cells; all boards are drawn
//! with side 17, which needs one routine only.

use std::sync::OnceLock;

use board_graph::{Board, Node, NodeSetOf, Shape};

/// How many cells a side of the drawn triangle has.
const SIDE: usize = 17;

/// How many bits after each other two rows begin. The last row has one bit more, but nothing
/// follows it.
const STRIDE: usize = 16;

/// How many words a drawn triangle has: four rows a word, the last row in a word of its own.
const WORDS: usize = 5;

/// The triangle in rows: cell (i, j) is bit 16 · i + j.
type Rows = [u64; WORDS];

/// How a board is drawn as a flat triangle.
#[derive(Debug)]
pub(super) struct Triangle {
    /// For each four consecutive nodes and each set of these, the cells of the set.
    pictures: Vec<[Rows; 16]>,
}

impl Triangle {
    /// Returns how a board is drawn; none if it has no three sides, or is too big.
    #[inline]
    pub(super) fn of(board: Board) -> Option<&'static Self> {
        static TRIANGLES: [OnceLock<Option<Triangle>>; 64] = [const { OnceLock::new() }; 64];
        let index = match board.shape() {
            Shape::Bent { side } => usize::from(side),
            Shape::Flat { side } => 32 + usize::from(side),
            Shape::Rhombus { .. } | Shape::Grid { .. } => return None,
        };
        TRIANGLES
            .get(index)?
            .get_or_init(|| Some(Self::draw(board.node_count(), &cells(board)?)))
            .as_ref()
    }

    /// Draws a board of `nodes` nodes whose triangle has these cells.
    fn draw(nodes: usize, cells: &[Vec<Node>]) -> Self {
        let mut pictures = vec![[[0; WORDS]; 16]; nodes.div_ceil(4)];
        for (row, cells) in cells.iter().enumerate() {
            for (column, node) in cells.iter().enumerate() {
                let bit = STRIDE * row + column;
                let (four, place) = (node.index() / 4, node.index() % 4);
                for (set, picture) in pictures[four].iter_mut().enumerate() {
                    if set >> place & 1 != 0 {
                        picture[bit / 64] |= 1 << (bit % 64);
                    }
                }
            }
        }
        Self { pictures }
    }

    /// Returns whether the stones have a Y.
    ///
    /// About 700 instructions on `bent:9`: a third draws the cells, the rest are majorities.
    #[inline]
    pub(super) fn has_y<const W: usize>(&self, stones: NodeSetOf<W>) -> bool {
        let mut rows = [0; WORDS];
        for (mut word, pictures) in stones.words().into_iter().zip(self.pictures.chunks(16)) {
            for picture in pictures {
                let [four, ..] = word.to_le_bytes();
                word >>= 4;
                for (row, cells) in rows.iter_mut().zip(picture[usize::from(four & 15)]) {
                    *row |= cells;
                }
            }
        }
        top(rows)
    }
}

/// Returns, of each bit, the value that two or three of the words have.
#[inline]
const fn majority(a: u64, b: u64, c: u64) -> u64 {
    a & b | c & (a | b)
}

/// Replaces the triangle by its majorities, as far as it lies in the first `N` words. What stands
/// beside the triangle, or below it, never comes into it.
#[inline]
fn shrink<const N: usize>(rows: &mut Rows) {
    for at in 0..N {
        let left = rows[at] >> STRIDE | rows[at + 1] << (64 - STRIDE);
        // The row has at most as many bits as the stride, and its last bit has no right one.
        rows[at] = majority(rows[at], left, left >> 1);
    }
}

/// Returns the colour of the one cell that majorities lead to.
#[inline]
fn top(mut rows: Rows) -> bool {
    // From side 17 to 16. Here the last row has a bit more than the stride, which `left` lacks.
    for at in 0..WORDS - 1 {
        let left = rows[at] >> STRIDE | rows[at + 1] << (64 - STRIDE);
        let right = rows[at] >> (STRIDE + 1) | rows[at + 1] << (63 - STRIDE);
        rows[at] = majority(rows[at], left, right);
    }
    (0..4).for_each(|_| shrink::<4>(&mut rows)); // to side 12
    (0..4).for_each(|_| shrink::<3>(&mut rows)); // to side 8
    (0..4).for_each(|_| shrink::<2>(&mut rows)); // to side 4
    (0..3).for_each(|_| shrink::<1>(&mut rows)); // to side 1
    rows[0] & 1 != 0
}

/// Returns the node of each cell of the triangle of side 17 that a board is drawn as, by rows from
/// the north corner; none if the board is too big.
fn cells(board: Board) -> Option<Vec<Vec<Node>>> {
    let (side, curved_rings) = match board.shape() {
        Shape::Flat { side } => (usize::from(side), 0),
        Shape::Bent { side } => {
            let (m, r) = (usize::from(side) / 2, (usize::from(side) - 1) / 2);
            (m + 1 + 3 * r, r)
        }
        Shape::Rhombus { .. } | Shape::Grid { .. } => return None,
    };
    if side > SIDE {
        return None;
    }
    let cells = (0..SIDE).map(|row| {
        // Beyond the board's own triangle, its last row and last cells are repeated.
        let row_of_board = row.min(side - 1);
        let columns = (0..=row).map(|column| column.min(row_of_board));
        columns
            .map(|column| node_at(side, curved_rings, row_of_board, column))
            .collect()
    });
    Some(cells.collect())
}

/// Returns the node of the cell in this row and column of the triangle with `side` cells a side.
fn node_at(side: usize, curved_rings: usize, row: usize, column: usize) -> Node {
    // Distances from the left, the right and the bottom side; the least tells the ring.
    let (left, right, bottom) = (column, row - column, side - 1 - row);
    let ring = left.min(right).min(bottom);
    let cells_of_ring = |ring: usize| side - 3 * ring;
    let stretch_of_ring = |ring: usize| curved_rings.saturating_sub(ring);
    // From the north corner clockwise: along the right side, the bottom, and up the left side.
    let (turn, step) = if right == ring {
        (0, column - ring)
    } else if bottom == ring {
        (1, side - 1 - 2 * ring - column)
    } else {
        (2, side - 1 - ring - row)
    };
    let steps_of_ring = |ring: usize| cells_of_ring(ring) - 1 - 2 * stretch_of_ring(ring);
    let outside: usize = (0..ring).map(|ring| 3 * steps_of_ring(ring)).sum();
    let steps = steps_of_ring(ring);
    if steps == 0 {
        return Node::new(outside);
    }
    let stretched = step.saturating_sub(stretch_of_ring(ring)).min(steps);
    Node::new(outside + (turn * steps + stretched) % (3 * steps))
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    type Cell = (usize, usize);

    /// The neighbours of a cell of the triangle.
    fn neighbors((row, column): Cell) -> impl Iterator<Item = Cell> {
        let around = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];
        around.into_iter().filter_map(move |(down, across)| {
            let row = row.checked_add_signed(down).filter(|&row| row < SIDE)?;
            let column = column.checked_add_signed(across)?;
            (column <= row).then_some((row, column))
        })
    }

    /// The right side, the bottom and the left side, in the order of [`Board::sides`].
    fn on_side((row, column): Cell, side: usize) -> bool {
        [column == row, row == SIDE - 1, column == 0][side]
    }

    fn boards() -> Vec<Board> {
        let bent = (3..=9).map(Board::bent);
        let flat = (3..=17).map(Board::flat);
        bent.chain(flat).map(Result::unwrap).collect()
    }

    /// What the equivalence of a board and its drawing rests on, for every board that is drawn.
    #[test]
    fn drawings_keep_groups_neighbours_and_sides() {
        for board in boards() {
            let mut cells_of: BTreeMap<Node, BTreeSet<Cell>> = BTreeMap::new();
            let drawing = cells(board).unwrap();
            for (row, nodes) in drawing.iter().enumerate() {
                assert_eq!(nodes.len(), row + 1);
                for (column, &node) in nodes.iter().enumerate() {
                    cells_of.entry(node).or_default().insert((row, column));
                }
            }
            assert!(board.nodes().eq(cells_of.keys().copied()), "{board}");
            for (&node, cells) in &cells_of {
                // The cells of a node are connected.
                let mut reached = BTreeSet::from([*cells.first().unwrap()]);
                while let Some(next) = reached
                    .iter()
                    .flat_map(|&cell| neighbors(cell))
                    .find(|next| cells.contains(next) && !reached.contains(next))
                {
                    reached.insert(next);
                }
                assert_eq!(&reached, cells, "{board} {node:?}");
                // Adjacent nodes, and no others, have adjacent cells.
                let around: BTreeSet<Node> = cells
                    .iter()
                    .flat_map(|&cell| neighbors(cell))
                    .map(|(row, column)| drawing[row][column])
                    .filter(|&other| other != node)
                    .collect();
                let expected = board.neighbors(node).iter().copied().collect();
                assert_eq!(around, expected, "{board} {node:?}");
                // The node is on the sides that its cells are on.
                for side in 0..3 {
                    let drawn = cells.iter().any(|&cell| on_side(cell, side));
                    assert_eq!(
                        drawn,
                        board.sides()[side].contains(&node),
                        "{board} {node:?}"
                    );
                }
            }
        }
    }

    /// The cells of the 93 nodes, counted by hand: a corner of ring k is 2k + 1 cells.
    #[test]
    fn corners_of_the_93_nodes_are_drawn_out() {
        let board = Board::bent9();
        let drawing = cells(board).unwrap();
        let count = |name: &str| {
            let node = board.parse_node(name).unwrap();
            drawing
                .iter()
                .flatten()
                .filter(|&&cell| cell == node)
                .count()
        };
        assert_eq!(
            ["a1", "a9", "b1", "c1", "d1", "e1", "f1"].map(count),
            [9, 9, 7, 5, 3, 1, 1]
        );
        assert_eq!(["a2", "b21", "d2", "f3"].map(count), [1; 4]);
    }

    #[test]
    fn boards_that_are_too_big_are_not_drawn() {
        for board in [Board::bent(10), Board::flat(18), Board::rhombus(6, 6)] {
            assert!(Triangle::of(board.unwrap()).is_none());
        }
    }
}
