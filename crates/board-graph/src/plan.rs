//! Plans of boards: which nodes there are, their names and neighbours, and where they are drawn.
//!
//! Each family of shapes has a file that plans it; the table of a board is derived from its plan.

use crate::{Neighbourhood, Node, NodeName, Shape};

mod bent_and_flat;
mod rhombus_and_grid;

/// The plan of a board. Lists with an entry for each node are in board order.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) names: Vec<NodeName>,
    /// The places round each node, clockwise; `None` is a place beyond the rim.
    ///
    /// The places beyond the rim are there so that one rule says for every node of every shape what
    /// lies straight on: see `straight.rs`.
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
    /// Makes the plan of a shape whose lengths are in range.
    pub(crate) fn new(shape: Shape) -> Self {
        match shape {
            Shape::Bent { side } => bent_and_flat::bent(side.into()),
            Shape::Flat { side } => bent_and_flat::flat(side.into()),
            Shape::Rhombus { rows, cols } => rhombus_and_grid::rhombus(rows, cols),
            Shape::Grid {
                cols,
                rows,
                neighbourhood: Neighbourhood::Orthogonal,
            } => rhombus_and_grid::orthogonal(cols, rows),
            Shape::Grid {
                cols,
                rows,
                neighbourhood: Neighbourhood::King,
            } => rhombus_and_grid::king(cols, rows),
        }
    }
}
