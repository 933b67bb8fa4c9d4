//! Sets of nodes, as bits in whole words.

mod iter;
mod ops;
mod select;

use core::fmt;

use crate::Node;

pub use iter::Iter;

/// A set of nodes of a board with up to 64·`W` nodes.
///
/// Every operation works on whole words: bit by bit, comparing, hashing and combining would be many
/// times slower.
///
/// Sets are ordered as their words would be if read as one big number, the highest node first. The
/// order is good for keys and sorted lists; it means nothing on the board.
///
/// # Examples
///
/// ```
/// use board_graph::{Board, NodeSet};
///
/// let board = Board::bent9();
/// let black: NodeSet = board.rim().iter().copied().collect();
/// let white = NodeSet::of(board.parse_node("f2")?);
///
/// let vacant = board.all() - (black | white);
/// assert_eq!((black.len(), vacant.len()), (24, 68));
/// assert_eq!(vacant.first().map(|node| board.name(node).to_string()), Some("b1".to_owned()));
/// assert!(vacant.iter().all(|node| !board.is_rim(node)));
/// # Ok::<(), board_graph::NodeError>(())
/// ```
#[derive(Clone, Copy)]
pub struct NodeSetOf<const W: usize>([u64; W]);

/// A set of nodes of a board with up to 128 nodes, such as `bent:9`.
///
/// It is an alias because a default value of `W` would not apply in expressions.
pub type NodeSet = NodeSetOf<2>;

impl<const W: usize> NodeSetOf<W> {
    /// The empty set.
    pub const EMPTY: Self = Self::from_words([0; W]);

    /// The number of nodes that can be members: those with a lower index than this.
    pub const CAPACITY: usize = 64 * W;

    /// Makes the empty set.
    #[must_use]
    #[inline]
    pub const fn new() -> Self {
        Self::EMPTY
    }

    /// Makes a set from its words: node `i` is bit `i % 64` of word `i / 64`.
    #[must_use]
    #[inline]
    pub const fn from_words(words: [u64; W]) -> Self {
        Self(words)
    }

    /// Returns the words: node `i` is bit `i % 64` of word `i / 64`.
    #[must_use]
    #[inline]
    pub const fn words(&self) -> [u64; W] {
        self.0
    }

    /// Returns the word at one place.
    #[inline]
    pub(crate) const fn word(&self, at: usize) -> u64 {
        self.0[at]
    }

    /// Adds the nodes of one word at one place.
    #[inline]
    pub(crate) const fn insert_word(&mut self, at: usize, word: u64) {
        self.0[at] |= word;
    }

    /// Returns the bits as a slice of the crate bitvec, for its algorithms. It needs the feature
    /// `bitvec` and a target of 64 bits: on others that crate has no storage in words of 64.
    #[cfg(all(feature = "bitvec", target_pointer_width = "64"))]
    #[must_use]
    pub fn as_bitslice(&self) -> &bitvec::slice::BitSlice<u64, bitvec::order::Lsb0> {
        bitvec::slice::BitSlice::from_slice(&self.0)
    }

    /// Makes the set of the first `count` nodes in board order.
    ///
    /// # Panics
    /// If `count` is more than [`Self::CAPACITY`].
    #[must_use]
    pub const fn first_n(count: usize) -> Self {
        assert!(
            count <= Self::CAPACITY,
            "the set cannot hold that many nodes"
        );
        let mut words = [0; W];
        let mut at = 0;
        while at < count / 64 {
            words[at] = u64::MAX;
            at += 1;
        }
        if !count.is_multiple_of(64) {
            words[at] = (1 << (count % 64)) - 1;
        }
        Self::from_words(words)
    }

    /// Makes the set of one node.
    ///
    /// # Panics
    /// If the node's index is not below [`Self::CAPACITY`].
    #[must_use]
    #[inline]
    pub const fn of(node: Node) -> Self {
        assert!(
            node.index() < Self::CAPACITY,
            "the set cannot hold the node"
        );
        let mut words = [0; W];
        let mut at = 0;
        while at < W {
            words[at] = ((node.index() / 64 == at) as u64) << (node.index() % 64);
            at += 1;
        }
        Self::from_words(words)
    }

    /// Adds a node.
    ///
    /// # Panics
    /// If the node's index is not below [`Self::CAPACITY`].
    #[inline]
    pub const fn insert(&mut self, node: Node) {
        if W > 2 {
            self.0[node.index() / 64] |= 1 << (node.index() % 64);
            return;
        }
        // All words are written: reading a set as a whole right after a single word of it was written
        // would stall until that word is in memory.
        let added = Self::of(node);
        let mut at = 0;
        while at < W {
            self.0[at] |= added.0[at];
            at += 1;
        }
    }

    /// Removes a node, if it is a member.
    ///
    /// # Panics
    /// If the node's index is not below [`Self::CAPACITY`].
    #[inline]
    pub const fn remove(&mut self, node: Node) {
        if W > 2 {
            self.0[node.index() / 64] &= !(1 << (node.index() % 64));
            return;
        }
        // As in `insert`.
        let removed = Self::of(node);
        let mut at = 0;
        while at < W {
            self.0[at] &= !removed.0[at];
            at += 1;
        }
    }

    /// Removes a node if it is a member, else adds it.
    ///
    /// # Panics
    /// If the node's index is not below [`Self::CAPACITY`].
    #[inline]
    pub const fn toggle(&mut self, node: Node) {
        self.0[node.index() / 64] ^= 1 << (node.index() % 64);
    }

    /// Returns the set with this node added.
    ///
    /// # Panics
    /// If the node's index is not below [`Self::CAPACITY`].
    #[must_use]
    #[inline]
    pub const fn with(mut self, node: Node) -> Self {
        self.insert(node);
        self
    }

    /// Returns the set without this node.
    ///
    /// # Panics
    /// If the node's index is not below [`Self::CAPACITY`].
    #[must_use]
    #[inline]
    pub const fn without(mut self, node: Node) -> Self {
        self.remove(node);
        self
    }

    /// Returns whether the node is a member; no node beyond [`Self::CAPACITY`] is.
    #[must_use]
    #[inline]
    pub const fn contains(&self, node: Node) -> bool {
        let at = node.index() / 64;
        at < W && self.0[at] >> (node.index() % 64) & 1 != 0
    }

    /// Returns the number of members.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        let mut total = 0;
        let mut at = 0;
        while at < W {
            total += self.0[at].count_ones();
            at += 1;
        }
        total as usize
    }

    /// Returns whether there are no members.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        let mut any = 0;
        let mut at = 0;
        while at < W {
            any |= self.0[at];
            at += 1;
        }
        any == 0
    }

    /// Returns the first member in board order.
    #[must_use]
    #[inline]
    pub const fn first(&self) -> Option<Node> {
        let mut at = 0;
        while at < W {
            let word = self.0[at];
            if word != 0 {
                return Some(Node::truncated(64 * at + word.trailing_zeros() as usize));
            }
            at += 1;
        }
        None
    }

    /// Returns the last member in board order.
    #[must_use]
    #[inline]
    pub const fn last(&self) -> Option<Node> {
        let mut at = W;
        while at > 0 {
            at -= 1;
            let word = self.0[at];
            if word != 0 {
                return Some(Node::truncated(64 * at + word.ilog2() as usize));
            }
        }
        None
    }

    /// Returns the member that has `n` members before it in board order.
    ///
    /// Cost: a few nanoseconds, whatever `n` is: there is no walk from member to member.
    #[must_use]
    #[inline]
    pub const fn nth(&self, n: usize) -> Option<Node> {
        if W == 2 {
            return self.nth_of_two_words(n);
        }
        let mut left = n;
        let mut at = 0;
        while at < W {
            let word = self.0[at];
            let ranks = select::ranks(word);
            let here = select::total(ranks);
            if left < here {
                return Some(Node::truncated(64 * at + select::select(word, ranks, left)));
            }
            left -= here;
            at += 1;
        }
        None
    }

    /// Returns what [`nth`](Self::nth) does, faster for sets of many words: the caller passes the
    /// result of [`word_lens`](Self::word_lens), which it keeps up to date.
    ///
    /// # Panics
    /// It may panic if `lens` is not that; if it does not, the result is meaningless.
    #[must_use]
    #[inline]
    pub const fn nth_with_lens(&self, n: usize, lens: &[u8; W]) -> Option<Node> {
        if W == 2 {
            return self.nth_of_two_words(n);
        }
        // Which word has the member is hard to predict: there is no branch that depends on it.
        let (mut at, mut before, mut total) = (0, 0, 0);
        let mut word = 0;
        while word < W {
            let here = lens[word] as usize;
            total += here;
            let is_passed = (n >= total) as usize;
            at += is_passed;
            before += here & is_passed.wrapping_neg();
            word += 1;
        }
        if n >= total {
            return None;
        }
        let word = self.0[at];
        let place = select::select(word, select::ranks(word), n - before);
        Some(Node::truncated(64 * at + place))
    }

    /// Returns the number of members in each word: among the first 64 nodes in board order, the next
    /// 64, and so on.
    #[must_use]
    #[inline]
    pub fn word_lens(&self) -> [u8; W] {
        self.0.map(|word| word.count_ones().to_le_bytes()[0])
    }

    /// Is [`nth`](Self::nth) for two words. Which of them has the member no branch predictor can guess,
    /// so it is selected by masks.
    #[inline]
    const fn nth_of_two_words(&self, n: usize) -> Option<Node> {
        let (low, high) = (self.0[0], self.0[W - 1]);
        let (low_ranks, high_ranks) = (select::ranks(low), select::ranks(high));
        let in_low = select::total(low_ranks);
        if n >= in_low + select::total(high_ranks) {
            return None;
        }
        // 1 if the member is in the higher word, and the same as a mask.
        let (at, mask) = (
            (n >= in_low) as usize,
            ((n >= in_low) as u64).wrapping_neg(),
        );
        let word = low ^ (low ^ high) & mask;
        let ranks = low_ranks ^ (low_ranks ^ high_ranks) & mask;
        let place = select::select(word, ranks, n - in_low * at);
        Some(Node::truncated(64 * at + place))
    }

    /// Returns whether every member is a member of `other`.
    #[must_use]
    #[inline]
    pub const fn is_subset(&self, other: &Self) -> bool {
        let mut outside = 0;
        let mut at = 0;
        while at < W {
            outside |= self.0[at] & !other.0[at];
            at += 1;
        }
        outside == 0
    }

    /// Returns whether the two sets share a member.
    #[must_use]
    #[inline]
    pub const fn intersects(&self, other: &Self) -> bool {
        let mut shared = 0;
        let mut at = 0;
        while at < W {
            shared |= self.0[at] & other.0[at];
            at += 1;
        }
        shared != 0
    }

    /// Returns whether the two sets share no member.
    #[must_use]
    #[inline]
    pub const fn is_disjoint(&self, other: &Self) -> bool {
        !self.intersects(other)
    }

    /// Returns the members in board order.
    #[must_use]
    #[inline]
    pub const fn iter(&self) -> Iter<W> {
        Iter::new(self.words())
    }

    /// Returns the same set with room for 64·`V` nodes, or `None` if a member does not fit.
    #[must_use]
    pub fn resize<const V: usize>(&self) -> Option<NodeSetOf<V>> {
        let mut words = [0; V];
        let both = V.min(W);
        words[..both].copy_from_slice(&self.0[..both]);
        self.0[both..]
            .iter()
            .all(|&word| word == 0)
            .then(|| NodeSetOf::from_words(words))
    }
}

/// Writes the indices of the members: `{0, 17}`.
impl<const W: usize> fmt::Debug for NodeSetOf<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Node::index)).finish()
    }
}
