//! What a seat sees as numbers: stones, which sides are whose, the dice, and the part of the turn.

use board_graph::Node;
use board_play::{PlaneGrid, PlaneWriter, Planes, Position as _, Seat};

use crate::board::{CELLS, SIDE};
use crate::{Colour, DiceHex, Number, NumberSet, Phase};

/// How many dice are rolled.
const DICE: usize = 3;

impl Planes for DiceHex {
    const PLANES: &'static [&'static str] = &[
        "a stone of the viewer",
        "a stone of the other seat",
        "the viewer is to move",
        "the turn is the viewer's",
        "the viewer is to join top and bottom",
        "a cell is to be named",
        "a cell may be pointed at",
        "a stone is to be put anywhere",
        "the cell is vacant, and the dice can make its number",
        "the number of the cell, of 36",
        "how many of the 3 dice show 1",
        "how many of the 3 dice show 2",
        "how many of the 3 dice show 3",
        "how many of the 3 dice show 4",
        "how many of the 3 dice show 5",
        "how many of the 3 dice show 6",
    ];

    fn places(&self) -> usize {
        CELLS
    }

    fn grid(&self) -> PlaneGrid {
        PlaneGrid::filled(SIDE.into(), SIDE.into())
    }

    fn write_planes(view: &Self, viewer: Seat, planes: &mut [f32]) {
        let mut planes = PlaneWriter::new(planes, Self::PLANES.len(), CELLS);
        for seat in [viewer, !viewer] {
            planes.set(view.stones(seat).iter().map(Node::index));
        }
        planes.constant(view.to_move() == Some(viewer));
        planes.constant(view.mover() == viewer);
        planes.constant(view.colour_of(viewer) == Colour::Black);
        let phase = view.phase();
        planes.constant(matches!(phase, Some(Phase::Announce(_))));
        planes.constant(matches!(phase, Some(Phase::Point(_))));
        planes.constant(matches!(phase, Some(Phase::Place)));
        let roll = phase.and_then(Phase::roll);
        let makable = roll.map_or(NumberSet::EMPTY, |roll| roll.numbers() & view.vacant());
        planes.set(makable.iter().map(|number| view.cell(number).index()));
        let numbers = planes.next_plane();
        for number in Number::all() {
            let greatest = f32::from(SIDE * SIDE);
            numbers[view.cell(number).index()] = f32::from(number.value()) / greatest;
        }
        for face in 1..=6 {
            let shown = roll.map_or(0, |roll| {
                roll.dice().map(|die| usize::from(die == face)).iter().sum()
            });
            planes.share(shown, DICE);
        }
    }
}
