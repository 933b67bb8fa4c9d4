//! Node sets of a board, stored at the width at which most code reads them.

use crate::{Node, NodeSetOf};

/// A list of node sets of one width.
#[derive(Clone, Debug)]
pub(crate) struct WordRows {
    /// The number of words that a set of the board needs.
    needed: usize,
    /// The number of words stored for each set: at least two, as in [`NodeSet`](crate::NodeSet), which
    /// most code uses.
    stride: usize,
    words: Vec<u64>,
}

impl WordRows {
    /// Stores these sets for a board of `node_count` nodes.
    pub(crate) fn new<'a>(node_count: usize, sets: impl Iterator<Item = &'a [Node]>) -> Self {
        let needed = node_count.div_ceil(64);
        let stride = needed.max(2);
        let mut words = Vec::new();
        for set in sets {
            let start = words.len();
            words.resize(start + stride, 0);
            for node in set {
                words[start + node.index() / 64] |= 1 << (node.index() % 64);
            }
        }
        Self {
            needed,
            stride,
            words,
        }
    }

    /// Returns all sets if the widths agree: for loops that would otherwise compare them each time.
    #[inline]
    pub(crate) fn rows<const W: usize>(&self) -> Option<&[[u64; W]]> {
        (W == self.stride).then(|| self.words.as_chunks().0)
    }

    /// Returns set `row`: a plain copy if the widths agree or one word is enough.
    ///
    /// # Panics
    /// If `W` words are too few for the board, or there is no such set.
    #[inline]
    pub(crate) fn set<const W: usize>(&self, row: usize) -> NodeSetOf<W> {
        match self.rows() {
            Some(rows) => NodeSetOf::from_words(rows[row]),
            None if W == 1 && self.needed <= 1 => {
                NodeSetOf::from_words([self.words[row * self.stride]; W])
            }
            None => NodeSetOf::from_words(core::array::from_fn(|at| self.word::<W>(row, at))),
        }
    }

    /// Returns one word of set `row`, 0 beyond the board's own width.
    ///
    /// It returns a single word because a function that returned a set would make the compiler pass
    /// all results of [`WordRows::set`] through memory, even where the widths agree.
    #[cold]
    fn word<const W: usize>(&self, row: usize, at: usize) -> u64 {
        assert!(W >= self.needed, "the set is too small for the board");
        let set = &self.words[row * self.stride..][..self.stride];
        set.get(at).copied().unwrap_or(0)
    }
}
