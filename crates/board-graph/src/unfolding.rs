//! Bent and flat boards laid flat into a grid, for programs that want rows and columns.

use crate::node_name;
use crate::{Board, Node, Shape};

/// A bent or flat board laid flat into a square grid of cells.
///
/// Cells are neighbours as in a lattice of hexagons: cell (row, column) has the neighbours
/// (row, column±1), (row±1, column), (row−1, column+1) and (row+1, column−1). A flat board fits as it
/// is. A bent board curves at its three pentas, and must be cut: each straight line from a corner to
/// the penta nearest to it is a *seam*. The triangle within the pentas lies in the middle, and
/// the three parts between the seams lie beside its sides. The nodes of a seam lie in two cells, one on
/// each side of the cut; all others lie in one.
///
/// Neighbouring cells that are not empty hold neighbouring nodes (or, right at a penta, the same node
/// of a seam twice); and every edge of the board joins two neighbouring cells.
///
/// # Examples
/// ```
/// use board_graph::Board;
///
/// let board = Board::bent9();
/// let unfolding = board.unfolding().unwrap();
/// assert_eq!(unfolding.side(), 13);
/// let a1 = board.parse_node("a1")?;
/// assert_eq!(unfolding.cells(a1).collect::<Vec<_>>(), [(12, 0), (12, 4)]);
/// assert_eq!(unfolding.node(12, 0), Some(a1));
/// assert_eq!(unfolding.node(0, 0), None);
/// # Ok::<(), board_graph::NodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfolding {
    side: usize,
    cells: Vec<Option<Node>>,
}

impl Board {
    /// Lays a bent or flat board flat into a grid; none for the other shapes, which are grids as they
    /// are.
    ///
    /// Cost: a few operations for each node, with allocations; keep the result.
    #[must_use]
    pub fn unfolding(self) -> Option<Unfolding> {
        match self.shape() {
            Shape::Bent { side } => {
                let side = usize::from(side);
                Some(Unfolding::new(self, side / 2, (side - 1) / 2))
            }
            Shape::Flat { side } => Some(Unfolding::new(self, usize::from(side) - 1, 0)),
            Shape::Rhombus { .. } | Shape::Grid { .. } => None,
        }
    }
}

impl Unfolding {
    /// Lays flat a triangle with `triangle` edges along a side, inside `curved` curved rings.
    ///
    /// The lattice has three coordinates whose sum is `triangle`. In the triangle none is negative;
    /// on the `k`-th curved ring outward one is `-k`, a different one on each side of the ring. The row
    /// is the first coordinate and the column the second, counted from the least.
    fn new(board: Board, triangle: usize, curved: usize) -> Self {
        let side = triangle + 2 * curved + 1;
        let mut unfolding = Self {
            side,
            cells: vec![None; side * side],
        };
        for depth in 0..curved {
            let out = curved - depth;
            // A side of `triangle + out` edges, with `out` nodes of the grid's border to spare.
            unfolding.lay_ring(board, depth, triangle + out, [curved, curved - out]);
        }
        for ring in 0..=triangle / 3 {
            let edges = triangle - 3 * ring;
            unfolding.lay_ring(board, curved + ring, edges, [curved + ring; 2]);
        }
        unfolding
    }

    /// Lays a ring with `edges` edges along a side. Along each side one coordinate falls, ending at
    /// `along`; the next rises, beginning at `along`; and the third is `across`. All are counted from
    /// the least.
    fn lay_ring(&mut self, board: Board, depth: usize, edges: usize, [along, across]: [usize; 2]) {
        let count = (3 * edges).max(1);
        for side in 0..3 {
            for step in 0..=edges {
                let name = node_name::in_ring(depth, (side * edges + step) % count);
                let Some(node) = board.node(name) else {
                    continue;
                };
                let mut at = [across; 3];
                at[side] = along + edges - step;
                at[(side + 1) % 3] = along + step;
                self.cells[at[0] * self.side + at[1]] = Some(node);
            }
        }
    }

    /// Returns the number of rows, which is the number of columns.
    #[must_use]
    pub fn side(&self) -> usize {
        self.side
    }

    /// Returns the node that lies in a cell; rows and columns are counted from 0.
    #[must_use]
    pub fn node(&self, row: usize, column: usize) -> Option<Node> {
        if column >= self.side {
            return None;
        }
        *self.cells.get(row * self.side + column)?
    }

    /// Returns what lies in all cells, row by row.
    #[must_use]
    pub fn all(&self) -> &[Option<Node>] {
        &self.cells
    }

    /// Lists the cells in which a node lies, as rows and columns: two for a node of a seam, one for
    /// every other.
    pub fn cells(&self, node: Node) -> impl Iterator<Item = (usize, usize)> {
        let here = self.cells.iter().enumerate();
        here.filter(move |(_, cell)| **cell == Some(node))
            .map(|(index, _)| (index / self.side, index % self.side))
    }
}
