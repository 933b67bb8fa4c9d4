//! What the builders of the different shapes hand over; the table of a board is derived from it.

use crate::{Neighbourhood, Node, NodeName, Shape};

mod lattice;
mod rings;

/// A board as its builder knows it. Lists with an entry per node are in board order.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) names: Vec<NodeName>,
    /// The places round each node, clockwise; `None` is a place beyond the rim.
    ///
    /// Straight on is the place opposite, or the two places farthest if their number is odd: the
    /// places beyond the rim make this one rule true for every node of every shape.
    pub(crate) places: Vec<Vec<Option<Node>>>,
    pub(crate) sides: Vec<Vec<Node>>,
    pub(crate) corners: Vec<Node>,
    /// The rim, clockwise from the node named a1.
    pub(crate) rim: Vec<Node>,
    /// Where each node is drawn.
    pub(crate) xy: Vec<(f64, f64)>,
    /// The maps of the board onto itself, the identity first, each as the image of every node. The
    /// same map may occur twice.
    pub(crate) symmetries: Vec<Vec<Node>>,
}

impl Plan {
    /// Plans a board whose lengths are in range.
    pub(crate) fn new(shape: Shape) -> Self {
        match shape {
            Shape::Bent { side } => rings::bent(side.into()),
            Shape::Flat { side } => rings::flat(side.into()),
            Shape::Rhombus { rows, cols } => lattice::rhombus(rows, cols),
            Shape::Grid {
                cols,
                rows,
                neighbourhood: Neighbourhood::Orthogonal,
            } => lattice::orthogonal(cols, rows),
            Shape::Grid {
                cols,
                rows,
                neighbourhood: Neighbourhood::King,
            } => lattice::king(cols, rows),
        }
    }
}

/// Makes a name that the builder knows to be in range.
fn name(letter: usize, index: usize) -> NodeName {
    let letter = u8::try_from(letter).ok();
    let number = u8::try_from(index + 1).ok();
    letter
        .zip(number)
        .and_then(|(letter, number)| NodeName::new(letter, number))
        .expect("no board needs more letters or numbers")
}
