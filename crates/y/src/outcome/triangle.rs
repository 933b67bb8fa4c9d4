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
//! have. (The tests check these facts for every board.) For the same reason a triangle may be made
//! bigger by repeating its last row and its last cells: all boards of up to 17 cells a side are
//! drawn with side 17, which needs one routine only.
//!
//! # Many boards at once
//!
//! With a word for each cell, a bit for each of 64 sets, a majority is found for all 64 sets by the
//! same few instructions; what takes most time is to turn the sets into such words.

use std::sync::OnceLock;

use board_graph::{Board, Node, NodeSetOf, Shape};

/// How many cells a side a triangle in rows has.
const SIDE: usize = 17;

/// How many bits after each other two rows begin. The last row has one bit more, but nothing
/// follows it.
const STRIDE: usize = 16;

/// How many words a triangle in rows has: four rows a word, the last row in a word of its own.
const WORDS: usize = 5;

/// The triangle in rows: cell (i, j) is bit 16 · i + j.
type Rows = [u64; WORDS];

/// How a board is drawn as a flat triangle.
#[derive(Debug)]
pub(crate) struct Triangle {
    /// The node of each cell, row after row from the north corner.
    cells: Vec<Node>,
    /// For each group of consecutive nodes and each set of these, the cells of the set in rows; none
    /// if there are more than 17 cells a side.
    pictures: Option<Vec<[Rows; 1 << GROUP]>>,
}

/// How many consecutive nodes are drawn at once. The more there are, the fewer look-ups, and the
/// bigger the table: 24 kilobytes for the 93 nodes.
const GROUP: usize = 5;

/// How many groups the nodes of one word form; the last is smaller.
const GROUPS_IN_WORD: usize = 64_usize.div_ceil(GROUP);

impl Triangle {
    /// Returns how a board is drawn.
    ///
    /// # Panics
    ///
    /// If it is no board of Y.
    #[inline]
    pub(crate) fn of(board: Board) -> &'static Self {
        static TRIANGLES: [OnceLock<Triangle>; 64] = [const { OnceLock::new() }; 64];
        let index = match board.shape() {
            Shape::Bent { side } => usize::from(side),
            Shape::Flat { side } => 32 + usize::from(side),
            other => panic!("Y is not played on {other}"),
        };
        TRIANGLES[index].get_or_init(|| Self::draw(board))
    }

    fn draw(board: Board) -> Self {
        let rows = rows_of_nodes(board);
        let pictures = (rows.len() <= SIDE).then(|| pictures(board.node_count(), &rows));
        Self {
            cells: rows.into_iter().flatten().collect(),
            pictures,
        }
    }

    /// Returns whether the stones have a Y; none if there are more than 17 cells a side.
    ///
    /// About 700 instructions: half draws the cells, the rest are majorities.
    #[inline]
    pub(super) fn has_y<const W: usize>(&self, stones: NodeSetOf<W>) -> Option<bool> {
        let mut rows = [0; WORDS];
        let words = stones.words().into_iter();
        let pictures = self.pictures.as_ref()?.chunks(GROUPS_IN_WORD);
        for (mut word, pictures) in words.zip(pictures) {
            for picture in pictures {
                let [low, ..] = word.to_le_bytes();
                word >>= GROUP;
                let set = usize::from(low) % picture.len();
                for (row, cells) in rows.iter_mut().zip(picture[set]) {
                    *row |= cells;
                }
            }
        }
        Some(top(rows))
    }

    /// Returns which of 64 sets have a Y, a bit each.
    ///
    /// For side n some n³ / 6 majorities, and 12 instructions a set and word to turn the sets.
    pub(super) fn have_y<const W: usize>(&self, sets: &[NodeSetOf<W>; 64]) -> u64 {
        let of_nodes: [[u64; 64]; W] =
            core::array::from_fn(|word| transposed(sets.map(|set| set.words()[word])));
        let of_nodes = of_nodes.as_flattened();
        let cells = self.cells.iter().map(|node| of_nodes[node.index()]);
        last_majority(&mut cells.collect(), majority)
    }

    /// Returns who has a Y in many fillings of the board, a bit each, where there are words for each node:
    /// in which fillings it is of the colour. `cells` is room to work in.
    ///
    /// For side n some n³ / 6 majorities.
    pub(crate) fn wins<const L: usize>(
        &self,
        of_nodes: &[[u64; L]],
        cells: &mut Vec<[u64; L]>,
    ) -> [u64; L] {
        cells.clear();
        cells.extend(self.cells.iter().map(|node| of_nodes[node.index()]));
        last_majority(cells, |a: [u64; L], b: [u64; L], c: [u64; L]| {
            core::array::from_fn(|at| majority(a[at], b[at], c[at]))
        })
    }

    /// Returns about how likely a Y is, if each node is of the colour with a chance of its own: the
    /// chances are reduced as the colours are, as if those of different cells had nothing to do with
    /// each other.
    ///
    /// For side n some n³ / 6 majorities of chances.
    pub(super) fn chance_of_y(&self, chance: impl Fn(Node) -> f64) -> f64 {
        let cells = self.cells.iter().map(|&node| chance(node));
        last_majority(&mut cells.collect(), |a, b, c| {
            a * b + c * (a + b) - 2.0 * a * b * c
        })
    }
}

/// Replaces the rows of a triangle by majorities until one cell is left.
#[inline]
fn last_majority<T: Copy>(cells: &mut Vec<T>, majority: impl Fn(T, T, T) -> T) -> T {
    while cells.len() > 1 {
        let mut rest = cells.as_mut_slice();
        let mut length = 1;
        // Each row becomes the majorities of itself and the row below it; the last row goes.
        while rest.len() > length {
            let (row, below) = rest.split_at_mut(length);
            let pairs = below[..length].iter().zip(&below[1..=length]);
            for (cell, (&left, &right)) in row.iter_mut().zip(pairs) {
                *cell = majority(*cell, left, right);
            }
            rest = below;
            length += 1;
        }
        cells.truncate(cells.len() - length);
    }
    cells[0]
}

/// Turns a square of bits: bit `i` of word `j` becomes bit `j` of word `i`.
///
/// Source: Warren, "Hacker's Delight", section 7-3: swaps of ever smaller squares beside the
/// diagonal.
fn transposed(mut words: [u64; 64]) -> [u64; 64] {
    let mut mask = 0xFFFF_FFFF_u64;
    let mut half = 32;
    while half > 0 {
        for pair in words.chunks_exact_mut(2 * half) {
            let (upper, lower) = pair.split_at_mut(half);
            for (upper, lower) in upper.iter_mut().zip(lower) {
                let swap = (*upper >> half ^ *lower) & mask;
                *upper ^= swap << half;
                *lower ^= swap;
            }
        }
        half /= 2;
        mask ^= mask << half;
    }
    words
}

/// Returns, for each group of consecutive nodes and each set of these, the cells of the set in rows.
fn pictures(nodes: usize, rows: &[Vec<Node>]) -> Vec<[Rows; 1 << GROUP]> {
    let group_of = |node: usize| node / 64 * GROUPS_IN_WORD + node % 64 / GROUP;
    let mut pictures = vec![[[0; WORDS]; 1 << GROUP]; group_of(nodes - 1) + 1];
    for (row, column, node) in enlarged(rows) {
        let bit = STRIDE * row + column;
        let place = node.index() % 64 % GROUP;
        for (set, picture) in pictures[group_of(node.index())].iter_mut().enumerate() {
            if set >> place & 1 != 0 {
                picture[bit / 64] |= 1 << (bit % 64);
            }
        }
    }
    pictures
}

/// Makes a triangle one of side 17, by repeating its last row and the last cells of its rows.
/// Returns row, column and node of each cell.
fn enlarged(rows: &[Vec<Node>]) -> impl Iterator<Item = (usize, usize, Node)> {
    let last = rows.len() - 1;
    (0..SIDE).flat_map(move |row| {
        let cells = &rows[row.min(last)];
        (0..=row).map(move |column| (row, column, cells[column.min(cells.len() - 1)]))
    })
}

/// Returns, of each bit, the value that two or three of the words have.
#[inline]
const fn majority(a: u64, b: u64, c: u64) -> u64 {
    a & b | c & (a | b)
}

/// Replaces the triangle by its majorities, as far as it lies in the first `N` words. What is
/// outside the triangle never comes into it.
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

/// Returns the node of each cell of the triangle that a board is drawn as, by rows from the north
/// corner.
fn rows_of_nodes(board: Board) -> Vec<Vec<Node>> {
    let (side, curved_rings) = match board.shape() {
        Shape::Bent { side } => {
            let (m, r) = (usize::from(side) / 2, (usize::from(side) - 1) / 2);
            (m + 1 + 3 * r, r)
        }
        _ => (board.sides()[0].len(), 0),
    };
    let row_of_nodes = |row| {
        let nodes = (0..=row).map(|column| node_at(side, curved_rings, row, column));
        nodes.collect()
    };
    (0..side).map(row_of_nodes).collect()
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

    /// The neighbours of a cell of a triangle.
    fn neighbours((row, column): Cell, side: usize) -> impl Iterator<Item = Cell> {
        let around = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];
        around.into_iter().filter_map(move |(down, across)| {
            let row = row.checked_add_signed(down).filter(|&row| row < side)?;
            let column = column.checked_add_signed(across)?;
            (column <= row).then_some((row, column))
        })
    }

    /// What the equivalence of a board and its drawing rests on.
    fn assert_true_to_the_board(board: Board, side: usize, drawing: &BTreeMap<Cell, Node>) {
        assert_eq!(drawing.len(), side * (side + 1) / 2);
        let mut cells_of: BTreeMap<Node, BTreeSet<Cell>> = BTreeMap::new();
        for (&cell, &node) in drawing {
            cells_of.entry(node).or_default().insert(cell);
        }
        assert!(board.nodes().eq(cells_of.keys().copied()), "{board}");
        for (&node, cells) in &cells_of {
            // The cells of a node are connected.
            let mut reached = BTreeSet::from([*cells.first().unwrap()]);
            while let Some(next) = reached
                .iter()
                .flat_map(|&cell| neighbours(cell, side))
                .find(|next| cells.contains(next) && !reached.contains(next))
            {
                reached.insert(next);
            }
            assert_eq!(&reached, cells, "{board} {node:?}");
            // Adjacent nodes, and no others, have adjacent cells.
            let around: BTreeSet<Node> = cells
                .iter()
                .flat_map(|&cell| neighbours(cell, side))
                .map(|cell| drawing[&cell])
                .filter(|&other| other != node)
                .collect();
            let expected = board.neighbours(node).iter().copied().collect();
            assert_eq!(around, expected, "{board} {node:?}");
            // The node is on the sides that its cells are on: right, bottom, left.
            let on_side = |side_of_board: usize| {
                cells.iter().any(|&(row, column)| {
                    [column == row, row == side - 1, column == 0][side_of_board]
                })
            };
            for side_of_board in 0..3 {
                let expected = board.sides()[side_of_board].contains(&node);
                assert_eq!(on_side(side_of_board), expected, "{board} {node:?}");
            }
        }
    }

    #[test]
    fn drawings_keep_groups_neighbours_and_sides() {
        for side in 3..=25 {
            for board in [Board::bent(side), Board::flat(side)].map(Result::unwrap) {
                let rows = rows_of_nodes(board);
                let cells =
                    (0..rows.len()).flat_map(|row| (0..=row).map(move |column| (row, column)));
                let drawing = cells.map(|(row, column)| ((row, column), rows[row][column]));
                assert_true_to_the_board(board, rows.len(), &drawing.collect());
                if rows.len() <= SIDE {
                    let drawing = enlarged(&rows).map(|(row, column, node)| ((row, column), node));
                    assert_true_to_the_board(board, SIDE, &drawing.collect());
                }
            }
        }
    }

    /// The cells of the 93 nodes, counted by hand: a corner of ring k is 2k + 1 cells.
    #[test]
    fn corners_of_the_93_nodes_are_drawn_out() {
        let board = Board::bent9();
        let rows = rows_of_nodes(board);
        let count = |name: &str| {
            let node = board.parse_node(name).unwrap();
            rows.iter().flatten().filter(|&&cell| cell == node).count()
        };
        let corners = ["a1", "a9", "b1", "c1", "d1", "e1", "f1"].map(count);
        assert_eq!(corners, [9, 9, 7, 5, 3, 1, 1]);
        assert_eq!(["a2", "b21", "d2", "f3"].map(count), [1; 4]);
    }

    #[test]
    fn squares_of_bits_are_turned() {
        // Bit `i` of word `j` is bit `i` of a square number, so that the square is not symmetric.
        let words: [u64; 64] = core::array::from_fn(|j| (j as u64 + 3).pow(9) ^ 1 << (63 - j));
        let turned = transposed(words);
        for (i, turned) in turned.iter().enumerate() {
            for (j, word) in words.iter().enumerate() {
                assert_eq!(turned >> j & 1, word >> i & 1);
            }
        }
    }
}
