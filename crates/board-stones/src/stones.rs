//! Which stones are where.

use core::hash::{Hash, Hasher};

use board_graph::{Board, Node, NodeSet, Symmetry};
use board_play::{Seat, zobrist, zobrist_table};

/// Constants of the key: a stone of each seat on each node.
static STONES: [[u64; Board::BENT9_NODE_COUNT]; 2] = [zobrist_table(1), zobrist_table(2)];

/// Constant of the key: it is the second seat's turn.
const SECOND_TO_MOVE: u64 = zobrist(3, 0);

/// The stones of two seats on the nodes of the 93-node board, with their share of a position's key.
///
/// A node has at most one stone; that is for the caller to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stones {
    of: [NodeSet; 2],
    /// Follows from the stones and what the key began with.
    key: u64,
}

impl Stones {
    /// Puts down the stones of the first and of the second seat. `key` is what else is part of the
    /// position's key and never changes: its options.
    #[must_use]
    pub fn new(of: [NodeSet; 2], key: u64) -> Self {
        let mut stones = Self {
            of: [NodeSet::EMPTY; 2],
            key,
        };
        for seat in Seat::ALL {
            for node in of[seat.index()] {
                stones.put(seat, node);
            }
        }
        stones
    }

    /// Returns a seat's stones.
    #[must_use]
    #[inline]
    pub const fn of(&self, seat: Seat) -> NodeSet {
        self.of[seat.index()]
    }

    /// Returns the seat whose stone is on a node, if there is one.
    #[must_use]
    pub fn at(&self, node: Node) -> Option<Seat> {
        let mut seats = Seat::ALL.into_iter();
        seats.find(|&seat| self.of(seat).contains(node))
    }

    /// Returns the nodes with a stone.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> NodeSet {
        self.of[0] | self.of[1]
    }

    /// Returns the nodes without a stone.
    #[must_use]
    #[inline]
    pub fn vacant(&self) -> NodeSet {
        Board::bent9().all() - self.occupied()
    }

    /// Puts a stone on a vacant node.
    #[inline]
    pub fn put(&mut self, seat: Seat, node: Node) {
        self.of[seat.index()].insert(node);
        self.key ^= STONES[seat.index()][node.index()];
    }

    /// Takes a stone away from its node.
    #[inline]
    pub fn take(&mut self, seat: Seat, node: Node) {
        self.of[seat.index()].remove(node);
        self.key ^= STONES[seat.index()][node.index()];
    }

    /// Moves a stone to a vacant node.
    #[inline]
    pub fn shift(&mut self, seat: Seat, from: Node, to: Node) {
        let own = &mut self.of[seat.index()];
        own.remove(from);
        own.insert(to);
        let constants = &STONES[seat.index()];
        self.key ^= constants[from.index()] ^ constants[to.index()];
    }

    /// Returns the images of the stones under a map of the board.
    #[must_use]
    pub fn mapped(&self, map: &Symmetry) -> Self {
        let rest = Self::new(self.of, self.key).key;
        Self::new(self.of.map(|stones| map.set(stones)), rest)
    }

    /// Returns the key of a position with these stones in which it is a seat's turn.
    #[must_use]
    #[inline]
    pub const fn key(&self, turn: Seat) -> u64 {
        match turn {
            Seat::First => self.key,
            Seat::Second => self.key ^ SECOND_TO_MOVE,
        }
    }
}

/// Hashes the key, which tells stones apart.
impl Hash for Stones {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}
