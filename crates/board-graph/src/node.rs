//! Nodes: places in board order.

use core::fmt;

/// A node of a board: its place in board order, counted from 0.
///
/// A node does not know its board; [`Board::name`](crate::Board::name) returns its name.
///
/// # Examples
///
/// ```
/// use board_graph::Board;
///
/// let board = Board::bent9();
/// let node = board.parse_node("b1")?;
/// assert_eq!(node.index(), 24); // after the rim, a1 to a24
/// assert_eq!(board.name(node).to_string(), "b1");
/// # Ok::<(), board_graph::NodeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(u16);

impl Node {
    /// Makes the node at this place in board order.
    ///
    /// # Panics
    /// If `index` does not fit into 16 bits; no board is nearly that large.
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index <= u16::MAX as usize, "no board has that many nodes");
        Self::truncated(index)
    }

    /// Makes a node from the low 16 bits of `index`: for loops in which `index` is known to be small.
    #[must_use]
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "callers keep it below 2^16"
    )]
    pub(crate) const fn truncated(index: usize) -> Self {
        Self(index as u16)
    }

    /// Returns the node's place in board order, counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Writes `#` and the index, since a node alone has no name.
impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}
