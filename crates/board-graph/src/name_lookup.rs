//! From a node's name to the node, by arithmetic.

use crate::{Node, NodeName};

/// The nodes of one letter: on every board they are evenly spaced in board order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Letter {
    first: u16,
    step: u16,
    count: u8,
}

/// The nodes of each letter; a letter that the board lacks has none.
#[derive(Clone, Debug)]
pub(crate) struct NameLookup([Letter; NodeName::LETTERS as usize]);

impl NameLookup {
    /// Makes the lookup for a board with these names, in board order.
    pub(crate) fn new(names: &[NodeName]) -> Self {
        let mut letters = [Letter::default(); NodeName::LETTERS as usize];
        for (index, name) in (0..).zip(names) {
            let letter = &mut letters[usize::from(name.letter())];
            match name.number() {
                1 => letter.first = index,
                2 => letter.step = index - letter.first,
                _ => {}
            }
            letter.count += 1;
        }
        let lookup = Self(letters);
        let found = names.iter().map(|&name| lookup.node(name));
        assert!(
            found.eq((0..names.len()).map(|index| Some(Node::new(index)))),
            "the nodes of a letter are evenly spaced"
        );
        lookup
    }

    /// Returns the node of this name, if there is one.
    #[inline]
    pub(crate) fn node(&self, name: NodeName) -> Option<Node> {
        let letter = self.0.get(usize::from(name.letter()))?;
        let (first, step) = (usize::from(letter.first), usize::from(letter.step));
        let node = Node::truncated(first + step * usize::from(name.number() - 1));
        (name.number() <= letter.count).then_some(node)
    }

    /// Returns the number of nodes of a letter.
    pub(crate) fn count(&self, letter: u8) -> u8 {
        let letter = self.0.get(usize::from(letter));
        letter.map_or(0, |letter| letter.count)
    }

    /// Returns the last letter that has a node.
    pub(crate) fn last_letter(&self) -> u8 {
        let last = (0..NodeName::LETTERS).rfind(|&letter| self.count(letter) > 0);
        last.unwrap_or(0)
    }
}
