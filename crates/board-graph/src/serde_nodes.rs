//! Serialization of nodes and sets of nodes as numbers: a node does not know its board, and so not its
//! name.

use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{Node, NodeSetOf};

/// Writes the [index](Node::index), a number. Whoever knows the board can write the name, a text:
/// [`Board::name`](crate::Board::name).
impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.index().serialize(serializer)
    }
}

/// Reads the index. Whether some board has the node is for the board to say:
/// [`Board::contains`](crate::Board::contains).
impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u16::deserialize(deserializer)?;
        Ok(Self::new(usize::from(index)))
    }
}

/// Writes the indices of the members, ascending.
impl<const W: usize> Serialize for NodeSetOf<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Reads indices that ascend, so that a set has one text, and that the set can hold.
impl<'de, const W: usize> Deserialize<'de> for NodeSetOf<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Members)
    }
}

/// Accepts the members of a set of `W` words.
struct Members<const W: usize>;

impl<'de, const W: usize> Visitor<'de> for Members<W> {
    type Value = NodeSetOf<W>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the indices of nodes, ascending")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut members: A) -> Result<NodeSetOf<W>, A::Error> {
        let mut set = NodeSetOf::EMPTY;
        let mut last = None;
        while let Some(node) = members.next_element::<Node>()? {
            let index = node.index();
            if index >= NodeSetOf::<W>::CAPACITY {
                let capacity = NodeSetOf::<W>::CAPACITY;
                let reason = format_args!("node {index}: must be below {capacity}");
                return Err(A::Error::custom(reason));
            }
            if last == Some(node) {
                return Err(A::Error::custom(format_args!("node {index}: listed twice")));
            }
            if last > Some(node) {
                return Err(A::Error::custom(format_args!("node {index}: out of order")));
            }
            set.insert(node);
            last = Some(node);
        }
        Ok(set)
    }
}
