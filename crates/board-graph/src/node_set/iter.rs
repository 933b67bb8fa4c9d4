//! Iteration over a set in board order, and collecting into one.

use core::iter::FusedIterator;

use super::NodeSetOf;
use crate::Node;

/// An iterator over the members of a set in board order.
#[derive(Clone, Debug)]
pub struct Iter<const W: usize> {
    /// The members still to come; the words before `at` are empty.
    words: [u64; W],
    at: usize,
}

impl<const W: usize> Iter<W> {
    #[inline]
    pub(super) const fn new(words: [u64; W]) -> Self {
        Self { words, at: 0 }
    }
}

impl<const W: usize> Iterator for Iter<W> {
    type Item = Node;

    #[inline]
    fn next(&mut self) -> Option<Node> {
        while self.at < W {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some(Node::truncated(
                    64 * self.at + word.trailing_zeros() as usize,
                ));
            }
            self.at += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = NodeSetOf::from_words(self.words).len();
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn last(self) -> Option<Node> {
        NodeSetOf::from_words(self.words).last()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Node> {
        let Some(node) = NodeSetOf::from_words(self.words).nth(n) else {
            self.words = [0; W];
            return None;
        };
        self.at = node.index() / 64;
        self.words[..self.at].fill(0);
        self.words[self.at] &= u64::MAX << (node.index() % 64);
        self.words[self.at] &= self.words[self.at] - 1;
        Some(node)
    }

    #[inline]
    fn fold<B, F>(self, init: B, mut f: F) -> B
    where
        F: FnMut(B, Node) -> B,
    {
        let mut result = init;
        for (at, mut word) in self.words.into_iter().enumerate() {
            while word != 0 {
                result = f(
                    result,
                    Node::truncated(64 * at + word.trailing_zeros() as usize),
                );
                word &= word - 1;
            }
        }
        result
    }
}

impl<const W: usize> ExactSizeIterator for Iter<W> {}

impl<const W: usize> FusedIterator for Iter<W> {}

impl<const W: usize> IntoIterator for NodeSetOf<W> {
    type Item = Node;
    type IntoIter = Iter<W>;

    #[inline]
    fn into_iter(self) -> Iter<W> {
        self.iter()
    }
}

impl<const W: usize> IntoIterator for &NodeSetOf<W> {
    type Item = Node;
    type IntoIter = Iter<W>;

    #[inline]
    fn into_iter(self) -> Iter<W> {
        self.iter()
    }
}

/// Collects nodes into a set.
///
/// # Panics
/// If a node's index is not below [`NodeSetOf::CAPACITY`].
impl<const W: usize> FromIterator<Node> for NodeSetOf<W> {
    fn from_iter<I: IntoIterator<Item = Node>>(nodes: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(nodes);
        set
    }
}

/// Adds nodes to a set.
///
/// # Panics
/// If a node's index is not below [`NodeSetOf::CAPACITY`].
impl<const W: usize> Extend<Node> for NodeSetOf<W> {
    fn extend<I: IntoIterator<Item = Node>>(&mut self, nodes: I) {
        nodes.into_iter().for_each(|node| self.insert(node));
    }
}
