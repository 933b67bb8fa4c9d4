//! What is connected to which side, kept up to date while nodes are added.

use smallvec::{SmallVec, smallvec};

use crate::{Board, Node, NodeSetOf};

/// A growing set of nodes, such as the stones of one colour, which knows for each of `S` sides which
/// of its nodes are connected to that side, and so whether a new node connects all sides.
///
/// The value depends only on the nodes, not on the order in which they were added: it can be copied
/// and compared like any plain data.
///
/// Cost: 17 ns for each node on bent:9, twice that on bent:25. A node becomes connected to a side at
/// most once, so the work for all nodes of a board is linear in their number.
///
/// # Examples
///
/// ```
/// use board_graph::{Board, Connections};
///
/// let board = Board::bent(3)?;
/// let mut stones = Connections::<1, 3>::default();
/// let mut add = |name| {
///     let node = board.parse_node(name).unwrap();
///     stones.add(board, node, board.sides_at(node))
/// };
/// assert!(!add("a2"));
/// assert!(!add("a5"));
/// assert!(!add("a4"));
/// assert!(add("b2")); // joins a2 to a4 and a5
/// # Ok::<(), board_graph::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Connections<const W: usize, const S: usize> {
    nodes: NodeSetOf<W>,
    to_side: [NodeSetOf<W>; S],
}

impl<const W: usize, const S: usize> Default for Connections<W, S> {
    fn default() -> Self {
        Self {
            nodes: NodeSetOf::EMPTY,
            to_side: [NodeSetOf::EMPTY; S],
        }
    }
}

impl<const W: usize, const S: usize> Connections<W, S> {
    /// Returns the nodes.
    #[must_use]
    #[inline]
    pub const fn nodes(&self) -> NodeSetOf<W> {
        self.nodes
    }

    /// Returns the nodes that are connected to a side.
    ///
    /// # Panics
    /// If `side` is not below `S`.
    #[must_use]
    #[inline]
    pub const fn to_side(&self, side: usize) -> NodeSetOf<W> {
        self.to_side[side]
    }

    /// Adds a node that is on the sides `on`, bit `i` for side `i`, and returns whether it is now
    /// connected to all sides.
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes, or the node is not on the board.
    #[inline]
    pub fn add(&mut self, board: Board, node: Node, on: u8) -> bool {
        // All nodes of a connected group are connected to the same sides. So when a node joins groups,
        // only those need a visit that lack a side which the node is connected to. Which sides those
        // are no branch predictor can guess: both ways to do it use masks instead of branches.
        //
        // Operations on whole sets are faster up to four words, as measured.
        if W <= 4 {
            self.add_by_sets(board, node, on)
        } else {
            self.add_by_words(board, node, on)
        }
    }

    /// Adds a node by operations on whole sets.
    #[inline]
    fn add_by_sets(&mut self, board: Board, node: Node, on: u8) -> bool {
        let added = NodeSetOf::of(node);
        let around = board.neighbour_set(node);
        let neighbours = around & self.nodes;
        self.nodes |= added;
        let contact = |connected: &NodeSetOf<W>| u64::from(around.intersects(connected));
        let touched = touched_sides(on, &self.to_side.each_ref().map(contact));
        let mut lacking = NodeSetOf::EMPTY;
        for (connected, mask) in self.to_side.iter_mut().zip(touched) {
            *connected |= masked(added, mask);
            lacking |= masked(neighbours - *connected, mask);
        }
        if !lacking.is_empty() {
            self.spread_by_sets(board, lacking, touched);
        }
        touched == [u64::MAX; S]
    }

    /// Connects to the sides of the masks `touched` all groups that lack one of them; `lacking` has a
    /// node of each such group.
    #[inline(never)]
    fn spread_by_sets(&mut self, board: Board, lacking: NodeSetOf<W>, touched: [u64; S]) {
        let mut complete = self.nodes;
        for (connected, mask) in self.to_side.iter().zip(touched) {
            complete -= masked(!*connected, mask);
        }
        let reached = board.reach(lacking, self.nodes - complete);
        for (connected, mask) in self.to_side.iter_mut().zip(touched) {
            *connected |= masked(reached, mask);
        }
    }

    /// Adds a node by operations on the few words that contain it and its neighbours.
    #[inline]
    fn add_by_words(&mut self, board: Board, node: Node, on: u8) -> bool {
        let (mut contact, mut lacking) = ([0; S], [0; S]);
        for &(at, around) in board.table().neighbour_words.row(node.index()) {
            let neighbours = around & self.nodes.word(at);
            for side in 0..S {
                let connected = neighbours & self.to_side[side].word(at);
                contact[side] |= connected;
                lacking[side] |= neighbours ^ connected;
            }
        }
        let touched = touched_sides(on, &contact);
        let (at, bit) = (node.index() / 64, 1 << (node.index() % 64));
        self.nodes.insert_word(at, bit);
        self.connect(at, bit, touched);
        let lacks = lacking.iter().zip(touched);
        if lacks.fold(0, |any, (lacking, mask)| any | lacking & mask) != 0 {
            self.spread_by_words(board, node, touched);
        }
        touched == [u64::MAX; S]
    }

    /// Connects to the sides of the masks `touched` all groups next to a node that lack one of them.
    #[inline(never)]
    fn spread_by_words(&mut self, board: Board, node: Node, touched: [u64; S]) {
        let mut pending: SmallVec<[Node; 64]> = smallvec![node];
        while let Some(node) = pending.pop() {
            for &(at, around) in board.table().neighbour_words.row(node.index()) {
                let sides = self.to_side.iter().zip(touched);
                let lacks = sides.fold(0, |lacks, (connected, mask)| {
                    lacks | mask & !connected.word(at)
                });
                let mut lacking = around & self.nodes.word(at) & lacks;
                if lacking == 0 {
                    continue;
                }
                self.connect(at, lacking, touched);
                while lacking != 0 {
                    pending.push(Node::truncated(64 * at + lacking.trailing_zeros() as usize));
                    lacking &= lacking - 1;
                }
            }
        }
    }

    /// Marks the nodes of one word as connected to the sides of the masks `touched`.
    fn connect(&mut self, at: usize, nodes: u64, touched: [u64; S]) {
        for (connected, mask) in self.to_side.iter_mut().zip(touched) {
            connected.insert_word(at, nodes & mask);
        }
    }
}

/// Returns a mask for each side: all ones if a node is on the side, by the bits of `on`, or is next
/// to nodes that are connected to it, which is when `contact` is not 0.
#[inline]
fn touched_sides<const S: usize>(on: u8, contact: &[u64; S]) -> [u64; S] {
    core::array::from_fn(|side| {
        let touches = u64::from(contact[side] != 0) | u64::from(on >> side & 1);
        touches.wrapping_neg()
    })
}

/// Returns the set if the mask is all ones, the empty set if it is 0.
#[inline]
fn masked<const W: usize>(set: NodeSetOf<W>, mask: u64) -> NodeSetOf<W> {
    NodeSetOf::from_words(set.words().map(|word| word & mask))
}
