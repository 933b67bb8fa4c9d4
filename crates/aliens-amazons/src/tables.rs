//! What is computed of the board once and for all.

use std::sync::LazyLock;

use board_graph::{Board, Fork, Jumps, Node, NodeSet};

/// Jumps and zones of a board whose lines fork, and of one whose lines do not.
static FORKING: LazyLock<Tables> = LazyLock::new(|| Tables::new(Fork::On));
static PLAIN: LazyLock<Tables> = LazyLock::new(|| Tables::new(Fork::Off));

/// The jumps of the 93-node board, and what must be full to hold an Alien.
#[derive(Debug)]
pub(crate) struct Tables {
    jumps: Jumps,
    /// For each node its neighbours and the landings of the jumps from it.
    zones: Vec<NodeSet>,
}

impl Tables {
    /// Returns the tables for one kind of lines.
    #[inline]
    pub(crate) fn of(fork: Fork) -> &'static Self {
        match fork {
            Fork::On => &FORKING,
            Fork::Off => &PLAIN,
        }
    }

    fn new(fork: Fork) -> Self {
        let board = Board::bent9();
        let jumps = Jumps::new(board, fork);
        let zone = |node: Node| {
            let landings = jumps.from(node).iter().map(|jump| jump.landing);
            board.neighbour_set(node) | landings.collect()
        };
        Self {
            zones: board.nodes().map(zone).collect(),
            jumps,
        }
    }

    /// Returns the jumps.
    #[inline]
    pub(crate) fn jumps(&self) -> &Jumps {
        &self.jumps
    }

    /// Returns the nodes that an Alien on this node could step to, and those it could jump to over
    /// some neighbour.
    #[inline]
    pub(crate) fn zone(&self, node: Node) -> NodeSet {
        self.zones[node.index()]
    }
}
