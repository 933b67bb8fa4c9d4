//! What others call the nodes of the 93-node board: `HexWiki` and `BoardSpace`.

use crate::{Board, Node};

/// The names on `BoardSpace`, in board order.
#[rustfmt::skip]
static BOARDSPACE: [&str; Board::BENT9_NODE_COUNT] = [
    "A9", "J8", "K7", "L6", "M5", "L4", "K3", "J2", "I1", "H1", "G1", "F1", "E1", "D1", "C1",
    "B1", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8",
    "B9", "I8", "J7", "K6", "L5", "K4", "J3", "I2", "H2", "G2", "F2", "E2", "D2", "C2", "B2",
    "B3", "B4", "B5", "B6", "B7", "B8",
    "C9", "H8", "I7", "J6", "K5", "J4", "I3", "H3", "G3", "F3", "E3", "D3", "C3", "C4", "C5",
    "C6", "C7", "C8",
    "D9", "G8", "H7", "I6", "J5", "I4", "H4", "G4", "F4", "E4", "D4", "D5", "D6", "D7", "D8",
    "E9", "F8", "G7", "H6", "I5", "H5", "G5", "F5", "E5", "E6", "E7", "E8",
    "F7", "G6", "F6",
];

impl Board {
    /// Returns a node's number on `HexWiki`, which counts the nodes of bent:9 in board order from 1;
    /// `None` on other boards.
    #[must_use]
    pub fn hexwiki(self, node: Node) -> Option<u16> {
        self.has_foreign_names()
            .then(|| u16::try_from(node.index() + 1).ok())?
    }

    /// Returns the node with this number on `HexWiki`; `None` if the board is not bent:9, or the
    /// number is not 1 to 93.
    #[must_use]
    pub fn from_hexwiki(self, number: u16) -> Option<Node> {
        let index = usize::from(number).checked_sub(1)?;
        (self.has_foreign_names() && index < self.node_count()).then(|| Node::new(index))
    }

    /// Returns a node's name on `BoardSpace`, such as `M5`; `None` if the board is not bent:9.
    ///
    /// # Panics
    /// If the node is not on the board.
    #[must_use]
    pub fn boardspace(self, node: Node) -> Option<&'static str> {
        self.has_foreign_names().then(|| BOARDSPACE[node.index()])
    }

    /// Returns the node with this name on `BoardSpace`; `None` if the board is not bent:9, or there
    /// is no such name.
    #[must_use]
    pub fn from_boardspace(self, name: &str) -> Option<Node> {
        if !self.has_foreign_names() {
            return None;
        }
        let index = BOARDSPACE.iter().position(|&known| known == name)?;
        Some(Node::new(index))
    }

    fn has_foreign_names(self) -> bool {
        self == Self::bent9()
    }
}
