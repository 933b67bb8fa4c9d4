//! Nodes and pairs of nodes as text: `a1`, `a1-b1`.

use core::fmt;

use thiserror::Error;

use crate::{Board, Node, NodeError};

impl Board {
    /// Returns the text of a node: its name or, if it is off the board, `#` and its index, so that any
    /// node can be written; such a text is refused by [`Board::parse_node`].
    ///
    /// # Examples
    /// ```
    /// use board_graph::{Board, Node};
    ///
    /// let board = Board::bent9();
    /// assert_eq!(board.name_or_index(Node::new(24)).to_string(), "b1");
    /// assert_eq!(board.name_or_index(Node::new(93)).to_string(), "#93");
    /// ```
    #[must_use]
    pub fn name_or_index(self, node: Node) -> impl fmt::Display {
        NameOrIndex(self, node)
    }

    /// Returns the text of a pair of nodes, `a1-b1`, as moves from one node to another are written.
    ///
    /// A node that is off the board is written as `#` and its index, so that any pair can be written;
    /// such a text is refused by [`Board::parse_pair`].
    ///
    /// # Examples
    /// ```
    /// use board_graph::Board;
    ///
    /// let board = Board::bent9();
    /// let (from, to) = board.parse_pair("a1-b1")?;
    /// assert_eq!(board.pair_name(from, to).to_string(), "a1-b1");
    /// # Ok::<(), board_graph::PairError>(())
    /// ```
    #[must_use]
    pub fn pair_name(self, from: Node, to: Node) -> impl fmt::Display {
        PairName {
            board: self,
            pair: [from, to],
        }
    }

    /// Reads the text of a pair of nodes, `a1-b1`.
    ///
    /// # Errors
    /// [`PairError`], which says which part is wrong and why.
    pub fn parse_pair(self, text: &str) -> Result<(Node, Node), PairError> {
        let (from, to) = text.split_once('-').ok_or(PairError::NoHyphen)?;
        Ok((
            self.parse_node(from).map_err(PairError::From)?,
            self.parse_node(to).map_err(PairError::To)?,
        ))
    }
}

struct PairName {
    board: Board,
    pair: [Node; 2],
}

impl fmt::Display for PairName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = self.pair.map(|node| NameOrIndex(self.board, node));
        write!(f, "{from}-{to}")
    }
}

/// A node as its name or, if it is off the board, as its index.
struct NameOrIndex(Board, Node);

impl fmt::Display for NameOrIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(board, node) = *self;
        if board.contains(node) {
            return board.name(node).fmt(f);
        }
        write!(f, "{node:?}")
    }
}

/// Why a text is not a pair of nodes of a board.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum PairError {
    /// There is no hyphen.
    #[error("must be two nodes joined by a hyphen, such as a1-b1")]
    NoHyphen,
    /// The text before the hyphen is not a node.
    #[error("before the hyphen: {0}")]
    From(NodeError),
    /// The text after the first hyphen is not a node.
    #[error("after the hyphen: {0}")]
    To(NodeError),
}
