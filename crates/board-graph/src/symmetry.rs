//! Maps of a board onto itself.

use crate::{Node, NodeSetOf};

/// A map of a board onto itself: a rotation or a reflection, which takes neighbours to neighbours
/// and straight lines to straight lines.
///
/// [`Board::symmetries`](crate::Board::symmetries) lists those of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// The image of every node, in board order.
    images: Vec<Node>,
}

impl Symmetry {
    pub(crate) fn new(images: Vec<Node>) -> Self {
        Self { images }
    }

    /// Returns the image of a node.
    ///
    /// # Panics
    /// If the node is not on the board.
    #[must_use]
    #[inline]
    pub fn node(&self, node: Node) -> Node {
        self.images[node.index()]
    }

    /// Returns the image of a set.
    ///
    /// Cost: a look-up for each member.
    ///
    /// # Panics
    /// If a member is not on the board.
    #[must_use]
    #[inline]
    pub fn set<const W: usize>(&self, set: NodeSetOf<W>) -> NodeSetOf<W> {
        set.iter().map(|node| self.node(node)).collect()
    }

    /// Makes the map that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let mut images = self.images.clone();
        for (from, to) in self.images.iter().enumerate() {
            images[to.index()] = Node::new(from);
        }
        Self::new(images)
    }
}
