//! The rule: what one jump of an Alien does.
//!
//! An Alien jumps over an adjacent stone to the vacant node straight on behind it (rulings, sections 3.5
//! to 3.11). An Amazon that is jumped over is captured and lifted at once, so that it is in the way of
//! no later jump and is not jumped over again; an Alien stays. The node on which the chain began is
//! vacant all along.

use board_graph::{Jump, Jumps, Node, NodeSet};

/// The stones that a jumping Alien meets when its chain begins.
#[derive(Clone, Copy)]
pub(super) struct Others {
    /// The other Aliens.
    pub(super) aliens: NodeSet,
    pub(super) amazons: NodeSet,
}

/// Where a jumping Alien is, and what it has captured; in the order of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    /// How many Amazons have been captured.
    pub(super) count: u16,
    pub(super) captured: NodeSet,
    pub(super) node: Node,
}

impl Place {
    /// Returns the place of a chain that has not begun.
    #[inline]
    pub(super) fn start(node: Node) -> Self {
        Self {
            count: 0,
            captured: NodeSet::EMPTY,
            node,
        }
    }

    /// Yields the places that one jump leads to.
    #[inline]
    pub(super) fn jumps(self, jumps: &Jumps, others: Others) -> impl Iterator<Item = Self> {
        // What has been captured is lifted at once.
        let occupied = (others.aliens | others.amazons) - self.captured;
        let open = jumps.from(self.node).iter();
        let open = open.filter(move |jump| jump.is_open(occupied));
        open.map(move |jump| self.after(*jump, others.amazons))
    }

    /// Returns the place that a jump leads to: an Amazon is captured, an Alien stays.
    #[inline]
    fn after(mut self, jump: Jump, amazons: NodeSet) -> Self {
        self.node = jump.landing;
        if amazons.contains(jump.over) {
            self.captured.insert(jump.over);
            self.count += 1;
        }
        self
    }
}
