//! What others call nodes: `HexWiki` and `BoardSpace` those of the 93-node board, `OpenSpiel`, morat and
//! GTP those of a flat triangle.

use crate::{Board, Node, Shape};

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

    /// Returns a node's name among the columns and rows of a flat board, such as `c2`, as `OpenSpiel`, morat
    /// and programs that speak GTP have it; `None` on other boards, and where the letters do not suffice.
    ///
    /// The letter is the column and the number the row, both counted from the north corner, which is `a1`:
    /// row `r` of a board with `n` nodes a side has `n - r + 1` columns. Row 1 is the side that runs on
    /// clockwise from there.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_graph::Board;
    ///
    /// let board = Board::flat(9)?;
    /// let [north, east, south_west] = [0, 8, 16].map(|n| board.triangle(board.nodes().nth(n).unwrap()));
    /// assert_eq!(north.as_deref(), Some("a1"));
    /// assert_eq!(east.as_deref(), Some("i1"));
    /// assert_eq!(south_west.as_deref(), Some("a9"));
    /// # Ok::<(), board_graph::ShapeError>(())
    /// ```
    ///
    /// # Panics
    /// If the node is not on the board.
    #[must_use]
    pub fn triangle(self, node: Node) -> Option<String> {
        let side = self.triangle_side()?;
        assert!(
            node.index() < self.node_count(),
            "{node:?} is not on {self}"
        );
        let ring = TriangleRing::of(side, node.index());
        let (edges, depth, index) = (ring.edges, ring.depth, node.index() - ring.start);
        let along = index % edges.max(1);
        let (column, row) = match index / edges.max(1) {
            0 => (along, 0),
            1 => (edges - along, along),
            _ => (0, edges - along),
        };
        let letter = char::from(b'a' + u8::try_from(column + depth).ok()?);
        Some(format!("{letter}{}", row + depth + 1))
    }

    /// Returns the node with this name among the columns and rows of a flat board; `None` if the board is
    /// not flat, or there is no such name. The letter is small, and the number has no leading zeros.
    #[must_use]
    pub fn from_triangle(self, name: &str) -> Option<Node> {
        let side = self.triangle_side()?;
        let (&letter, number) = name.as_bytes().split_first()?;
        let is_plain = number.first().is_some_and(|&digit| digit != b'0')
            && number.iter().all(u8::is_ascii_digit);
        if !letter.is_ascii_lowercase() || !is_plain {
            return None;
        }
        let (column, row) = (
            usize::from(letter - b'a'),
            name[1..].parse::<usize>().ok()? - 1,
        );
        let rest = (side - 1).checked_sub(column)?.checked_sub(row)?;
        let depth = column.min(row).min(rest);
        let ring = TriangleRing::at(side, depth);
        let index = if row == depth {
            column - depth
        } else if rest == depth {
            ring.edges + row - depth
        } else {
            3 * ring.edges + depth - row
        };
        Some(Node::new(ring.start + index))
    }

    /// Returns how many nodes a side of the flat board has, if there is a letter for each column.
    fn triangle_side(self) -> Option<usize> {
        match self.shape() {
            Shape::Flat { side } if side <= 26 => Some(side.into()),
            _ => None,
        }
    }

    fn has_foreign_names(self) -> bool {
        self == Self::bent9()
    }
}

/// A ring of a flat board.
#[derive(Clone, Copy)]
struct TriangleRing {
    /// How far it lies inside the rim.
    depth: usize,
    /// The number of edges along a side; a ring of 0 edges is a single node.
    edges: usize,
    /// The index of its first node, the north corner.
    start: usize,
}

impl TriangleRing {
    const fn rim(side: usize) -> Self {
        Self {
            depth: 0,
            edges: side - 1,
            start: 0,
        }
    }

    /// Returns the next ring inward.
    fn inner(self) -> Self {
        Self {
            depth: self.depth + 1,
            edges: self.edges.saturating_sub(3),
            start: self.end(),
        }
    }

    /// Returns the index behind that of its last node.
    fn end(self) -> usize {
        self.start + (3 * self.edges).max(1)
    }

    /// Returns the ring of a node of the board.
    fn of(side: usize, index: usize) -> Self {
        let mut ring = Self::rim(side);
        while index >= ring.end() {
            ring = ring.inner();
        }
        ring
    }

    /// Returns the ring that lies so far inside the rim.
    fn at(side: usize, depth: usize) -> Self {
        let mut ring = Self::rim(side);
        while ring.depth < depth {
            ring = ring.inner();
        }
        ring
    }
}
