//! What a seat sees as numbers. Both squares of a block say how it was put: no two lying blocks of one
//! colour are in contact end to end, and no two standing ones, so that this tells all blocks apart.
//!
//! Without fixed columns the wall's left end is column a, as in the numbers of moves.

use board_graph::{Node, NodeSet};
use board_play::{PlaneGrid, PlaneWriter, Planes, Position as _, Seat, SymmetricPlanes};

use crate::wall::{BLOCKS, SIDE, forward};
use crate::{Kwintie, Orientation};

impl Planes for Kwintie {
    const PLANES: &'static [&'static str] = &[
        "a lying block of the viewer",
        "a standing block of the viewer",
        "a lying block of the other seat",
        "a standing block of the other seat",
        "the viewer is to move",
        "how many blocks the viewer has left, of 20",
        "how many blocks the other seat has left, of 20",
    ];

    fn places(&self) -> usize {
        SIDE * SIDE
    }

    fn grid(&self) -> PlaneGrid {
        PlaneGrid::filled(SIDE, SIDE)
    }

    fn write_planes(view: &Self, viewer: Seat, planes: &mut [f32]) {
        let mut planes = PlaneWriter::new(planes, Self::PLANES.len(), SIDE * SIDE);
        let seats = [viewer, !viewer];
        for seat in seats {
            for orientation in Orientation::ALL {
                let corners = view.blocks(seat).of(orientation);
                let squares: NodeSet = corners | forward(corners, orientation.step());
                planes.set(squares.iter().map(Node::index));
            }
        }
        planes.constant(view.to_move() == Some(viewer));
        for seat in seats {
            planes.share(view.in_hand(seat), BLOCKS);
        }
    }
}

impl SymmetricPlanes for Kwintie {
    /// Without fixed columns only the columns of the wall change places.
    fn transform_place(&self, place: usize, symmetry: usize) -> usize {
        assert!(place < SIDE * SIDE, "the wall has no such square");
        assert!(symmetry < 2, "there are two symmetries");
        let (column, width) = (place % SIDE, self.width());
        if symmetry == 0 || column >= width {
            return place;
        }
        place - column + width - 1 - column
    }
}
