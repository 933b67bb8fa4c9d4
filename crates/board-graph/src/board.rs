//! The board: a handle to a table that is built once for each shape.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

use thiserror::Error;

use crate::node_name::letter_char;
use crate::table::{self, Table};
use crate::{NameError, Neighbourhood, Node, NodeName, NodeSetOf, Shape, ShapeError, Symmetry};

/// A board: its nodes, which of them are neighbours, and where they lie.
///
/// A `Board` is as small as a reference. Two boards are equal if their shapes are.
///
/// Methods that take a [`Node`] panic if it is not on the board, unless they say what else they do.
/// Text is safe: [`Board::parse_node`] returns only nodes that are on the board.
#[derive(Clone, Copy)]
pub struct Board(&'static Table);

impl Board {
    /// The number of nodes of [`Board::bent9`]: the length of a table with an entry for each.
    pub const BENT9_NODE_COUNT: usize = 93;

    /// Returns the board of this shape.
    ///
    /// Cost: the first call for a shape builds its table, which takes well under a millisecond for
    /// all but the largest; later calls look it up.
    ///
    /// # Errors
    /// [`ShapeError::Length`] if a side is too short or too long.
    pub fn new(shape: Shape) -> Result<Self, ShapeError> {
        Table::of(shape).map(Self)
    }

    /// Returns the bent board with `side` nodes along a side.
    ///
    /// # Errors
    /// [`ShapeError::Length`] unless `side` is 3 to 25.
    pub fn bent(side: u8) -> Result<Self, ShapeError> {
        Self::new(Shape::Bent { side })
    }

    /// Returns the 93-node board that most games are played on.
    #[must_use]
    #[inline]
    pub fn bent9() -> Self {
        Self(Table::bent9())
    }

    /// Returns the flat triangle with `side` nodes along a side.
    ///
    /// # Errors
    /// [`ShapeError::Length`] unless `side` is 3 to 25.
    pub fn flat(side: u8) -> Result<Self, ShapeError> {
        Self::new(Shape::Flat { side })
    }

    /// Returns the rhombus of hexagonal cells with `rows` rows and `cols` columns.
    ///
    /// The columns are lettered from the left, the rows numbered from the top: a1 is the top left
    /// cell. Board order is reading order: a1, b1, c1, …
    ///
    /// # Errors
    /// [`ShapeError::Length`] unless both are 1 to 25.
    pub fn rhombus(rows: u8, cols: u8) -> Result<Self, ShapeError> {
        Self::new(Shape::Rhombus { rows, cols })
    }

    /// Returns the grid of squares with `cols` columns and `rows` rows.
    ///
    /// The columns are lettered from the left, the rows numbered from the bottom: a1 is the bottom
    /// left square. Board order goes along the rows from the bottom: a1, b1, c1, …
    ///
    /// # Errors
    /// [`ShapeError::Length`] unless both are 1 to 25.
    pub fn grid(cols: u8, rows: u8, neighbourhood: Neighbourhood) -> Result<Self, ShapeError> {
        Self::new(Shape::Grid {
            cols,
            rows,
            neighbourhood,
        })
    }

    #[inline]
    pub(crate) fn table(self) -> &'static Table {
        self.0
    }

    /// Returns the shape.
    #[must_use]
    pub fn shape(self) -> Shape {
        self.0.shape
    }

    /// Returns the number of nodes.
    #[must_use]
    #[inline]
    pub fn node_count(self) -> usize {
        self.0.names.len()
    }

    /// Returns the nodes in board order.
    #[must_use]
    pub fn nodes(self) -> impl ExactSizeIterator<Item = Node> + DoubleEndedIterator + Clone {
        table::nodes(self.node_count())
    }

    /// Returns the set of all nodes.
    ///
    /// Cost: that of [`Board::neighbour_set`].
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes.
    #[must_use]
    #[inline]
    pub fn all<const W: usize>(self) -> NodeSetOf<W> {
        self.0.all.set(0)
    }

    /// Returns whether a node is on the board.
    #[must_use]
    #[inline]
    pub fn contains(self, node: Node) -> bool {
        node.index() < self.node_count()
    }

    /// Returns a node's neighbours in clockwise order.
    #[must_use]
    #[inline]
    pub fn neighbours(self, node: Node) -> &'static [Node] {
        self.0.neighbours.row(node.index())
    }

    /// Returns the set of a node's neighbours.
    ///
    /// Cost: a plain copy if `W` is the least width that holds the board, or 2 for boards that need
    /// only 1.
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes.
    #[must_use]
    #[inline]
    pub fn neighbour_set<const W: usize>(self, node: Node) -> NodeSetOf<W> {
        self.0.neighbour_sets.set(node.index())
    }

    /// Returns whether two nodes are neighbours.
    #[must_use]
    #[inline]
    pub fn are_adjacent(self, a: Node, b: Node) -> bool {
        self.neighbours(a).contains(&b)
    }

    /// Returns the number of a node's neighbours.
    #[must_use]
    #[inline]
    pub fn degree(self, node: Node) -> usize {
        self.neighbours(node).len()
    }

    /// Returns whether a node is on the rim.
    #[must_use]
    #[inline]
    pub fn is_rim(self, node: Node) -> bool {
        self.0.on_rim[node.index()]
    }

    /// Returns the nodes of the rim, clockwise from a1.
    #[must_use]
    pub fn rim(self) -> &'static [Node] {
        &self.0.rim
    }

    /// Returns the sides, each a list of nodes in order; a corner belongs to every side that ends
    /// there.
    ///
    /// Bent and flat boards have three, clockwise from the north corner: on bent:9 a1–a9, a9–a17,
    /// a17–a1. Rhombi and grids have four: top and bottom, each from left to right, then left and
    /// right, each from row 1 on.
    #[must_use]
    pub fn sides(self) -> &'static [&'static [Node]] {
        &self.0.sides
    }

    /// Returns the set of the nodes of one side, by its place in [`Board::sides`].
    ///
    /// Cost: that of [`Board::neighbour_set`].
    ///
    /// # Panics
    /// If there is no such side, or the board has more than 64·`W` nodes.
    #[must_use]
    #[inline]
    pub fn side_set<const W: usize>(self, side: usize) -> NodeSetOf<W> {
        self.0.side_sets.set(side)
    }

    /// Returns the sides that a node is on: bit `i` for the side at place `i` of [`Board::sides`].
    ///
    /// # Panics
    /// If the node is not on the board.
    #[must_use]
    #[inline]
    pub fn sides_at(self, node: Node) -> u8 {
        self.0.sides_at[node.index()]
    }

    /// Returns the corners, clockwise from a1.
    #[must_use]
    pub fn corners(self) -> &'static [Node] {
        &self.0.corners
    }

    /// Returns the pentas in board order: the inner nodes of a bent board that have five neighbours.
    #[must_use]
    pub fn pentas(self) -> &'static [Node] {
        &self.0.pentas
    }

    /// Returns the edges, each once as its earlier and its later node, in ascending order of the
    /// earlier.
    pub fn edges(self) -> impl Iterator<Item = (Node, Node)> {
        self.nodes().flat_map(move |node| {
            let later = self
                .neighbours(node)
                .iter()
                .filter(move |&&next| node < next);
            later.map(move |&next| (node, next))
        })
    }

    /// Returns the triangular faces, each once, clockwise from its earliest node; none on a grid.
    #[must_use]
    pub fn triangles(self) -> &'static [[Node; 3]] {
        &self.0.triangles
    }

    /// Returns the maps of the board onto itself, the identity first.
    #[must_use]
    pub fn symmetries(self) -> &'static [Symmetry] {
        &self.0.symmetries
    }

    /// Returns where a node is drawn: `x` grows to the right, `y` grows **downward**, as in SVG.
    ///
    /// The origin is the middle of the board, and neighbours are about 1 apart. A bent board is drawn
    /// as a triangle with rounded sides and the north corner a1 at the top. The drawing has the
    /// symmetries of the board, and no two edges cross, except diagonals on `king` grids.
    #[must_use]
    pub fn xy(self, node: Node) -> (f64, f64) {
        self.0.xy[node.index()]
    }

    /// Returns a node's name.
    #[must_use]
    #[inline]
    pub fn name(self, node: Node) -> NodeName {
        self.0.names[node.index()]
    }

    /// Returns the node of this name, if the board has one.
    ///
    /// Cost: a multiplication; no search.
    #[must_use]
    #[inline]
    pub fn node(self, name: NodeName) -> Option<Node> {
        self.0.name_lookup.node(name)
    }

    /// Reads a node's name.
    ///
    /// # Errors
    /// [`NodeError::Name`] if the text is not the name of a node of any board, else as
    /// [`Board::find`].
    pub fn parse_node(self, text: &str) -> Result<Node, NodeError> {
        self.find(text.parse()?)
    }

    /// Returns the node of this name, or the reason why there is none.
    ///
    /// # Errors
    /// [`NodeError::Letter`] or [`NodeError::Number`], whichever is beyond the board.
    pub fn find(self, name: NodeName) -> Result<Node, NodeError> {
        self.node(name).ok_or_else(|| self.missing(name))
    }

    /// Returns why there is no node of this name.
    fn missing(self, name: NodeName) -> NodeError {
        let lookup = &self.0.name_lookup;
        let kind = self.letter_kind();
        let letter = name.letter_char();
        match lookup.count(name.letter()) {
            0 => NodeError::Letter {
                kind,
                letter,
                last: letter_char(lookup.last_letter()),
            },
            count => NodeError::Number {
                kind,
                letter,
                count: count.into(),
            },
        }
    }

    /// Returns what the letter of a name stands for.
    fn letter_kind(self) -> &'static str {
        match self.shape() {
            Shape::Bent { .. } | Shape::Flat { .. } => "ring",
            Shape::Rhombus { .. } | Shape::Grid { .. } => "column",
        }
    }
}

/// Why a text or a name is not a node of the board.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum NodeError {
    /// The text is not a node name.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The board has no node of this letter.
    #[error("there is no {kind} {letter}, the last is {last}")]
    Letter {
        /// What a letter stands for: a ring or a column.
        kind: &'static str,
        /// The letter of the name.
        letter: char,
        /// The last letter of the board.
        last: char,
    },
    /// The board has nodes of this letter, but not as many.
    #[error("{kind} {letter} has {count} nodes")]
    Number {
        /// What a letter stands for: a ring or a column.
        kind: &'static str,
        /// The letter of the name.
        letter: char,
        /// The number of nodes of this letter.
        count: usize,
    },
}

/// Compares shapes: there is one table for each.
impl PartialEq for Board {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.0, other.0)
    }
}

impl Eq for Board {}

impl PartialOrd for Board {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Board {
    fn cmp(&self, other: &Self) -> Ordering {
        self.shape().cmp(&other.shape())
    }
}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.shape().hash(state);
    }
}

/// Writes the shape: `Board(bent:9)`.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.shape())
    }
}

/// Writes the shape: `bent:9`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.shape().fmt(f)
    }
}
