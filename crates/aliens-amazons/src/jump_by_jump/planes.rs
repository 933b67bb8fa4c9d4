//! What a seat sees as numbers. Aliens and Amazons have planes of their own, since they differ in all they
//! do, and one says which of them the viewer plays.

use board_graph::Board;
use board_play::{PlaneGrid, PlaneWriter, Planes, Position as _, Seat};
use board_stones::{board_grid, set_nodes};

use super::JumpByJump;
use crate::AliensAmazons;

impl Planes for JumpByJump {
    const PLANES: &'static [&'static str] = &[
        "an Alien; one that is jumping, where it stands now",
        "an Amazon",
        "the viewer is to move",
        "the viewer plays the Aliens",
        "how many Amazons are in hand, of 30",
        "the Alien that is jumping",
        "where its jumps began",
        "an Amazon that it has captured in this move",
    ];

    fn places(&self) -> usize {
        Board::BENT9_NODE_COUNT
    }

    fn grid(&self) -> PlaneGrid {
        board_grid(Board::bent9())
    }

    fn write_planes(view: &Self, viewer: Seat, planes: &mut [f32]) {
        let mut planes = PlaneWriter::new(planes, Self::PLANES.len(), view.places());
        set_nodes(&mut planes, view.aliens());
        set_nodes(&mut planes, view.amazons());
        planes.constant(view.to_move() == Some(viewer));
        planes.constant(viewer == Seat::First);
        planes.share(view.before.in_hand(Seat::Second), AliensAmazons::AMAZONS);
        planes.set(view.chain.map(|chain| chain.at.index()));
        planes.set(view.chain.map(|chain| chain.from.index()));
        set_nodes(
            &mut planes,
            view.chain.map(|chain| chain.captured).unwrap_or_default(),
        );
    }
}
