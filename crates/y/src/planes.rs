//! What a seat sees as numbers. The board is the same for both seats; a swap changes whose the stones
//! are.

use board_graph::Node;
use board_play::{PlaneGrid, PlaneWriter, Planes, Position as _, Seat, SymmetricPlanes};

use crate::{Colour, YOn};

impl<const W: usize> Planes for YOn<W> {
    const PLANES: &'static [&'static str] = &[
        "a stone of the viewer",
        "a stone of the other seat",
        "the viewer is to move",
        "the viewer plays Black",
        "a swap is offered",
    ];

    fn places(&self) -> usize {
        self.board().node_count()
    }

    fn grid(&self) -> PlaneGrid {
        let unfolding = self.board().unfolding();
        let unfolding = unfolding.expect("Y is played on bent and flat boards");
        let cells = unfolding.all().iter().map(|cell| cell.map(Node::index));
        PlaneGrid::new(unfolding.side(), cells.collect())
    }

    fn write_planes(view: &Self, viewer: Seat, planes: &mut [f32]) {
        let mut planes = PlaneWriter::new(planes, Self::PLANES.len(), view.places());
        let own = view.colour_of(viewer);
        for colour in [own, !own] {
            planes.set(view.stones(colour).iter().map(Node::index));
        }
        planes.constant(view.to_move() == Some(viewer));
        planes.constant(own == Colour::Black);
        planes.constant(view.winner().is_none() && view.is_swap_offered());
    }
}

impl<const W: usize> SymmetricPlanes for YOn<W> {
    fn transform_place(&self, place: usize, symmetry: usize) -> usize {
        let map = &self.board().symmetries()[symmetry];
        map.node(Node::new(place)).index()
    }
}
