//! What a seat sees as numbers. The places of most planes are the squares of the board; those of the rack
//! are its own, which are as many: column by column from left to right along a rank, row by row from the
//! bottom up.

use board_graph::Node;
use board_play::{PlaneGrid, PlaneWriter, Planes, Position as _, Seat};

use crate::column::{COLUMNS, HEIGHT};
use crate::outcome::PAWNS;
use crate::square::{SIDE, SQUARES};
use crate::{Column, Domino, SquareSet, Wyx};

// A plane has room for the rack.
const _: () = assert!(COLUMNS == SIDE && HEIGHT == SIDE);

/// How far a domino leads at most in either direction.
const FARTHEST: f32 = 7.0;

impl Planes for Wyx {
    const PLANES: &'static [&'static str] = &[
        "the viewer's knight",
        "the other seat's knight",
        "a pawn of the viewer, or several on a stronghold",
        "a pawn of the other seat, or several on a stronghold",
        "the viewer is to move",
        "how many pawns the viewer has left to lay, of 32",
        "how many pawns the other seat has left to lay, of 32",
        "a stronghold of value 2",
        "a stronghold of value 3",
        "rack: a domino is here and has not been played",
        "rack: files to the right that the domino leads, of 7, played or not",
        "rack: ranks up that the domino leads, of 7, played or not",
        "where column 1 would take the viewer's knight",
        "where column 2 would take the viewer's knight",
        "where column 3 would take the viewer's knight",
        "where column 4 would take the viewer's knight",
        "where column 5 would take the viewer's knight",
        "where column 6 would take the viewer's knight",
        "where column 7 would take the viewer's knight",
        "where column 8 would take the viewer's knight",
    ];

    fn places(&self) -> usize {
        SQUARES
    }

    fn grid(&self) -> PlaneGrid {
        PlaneGrid::filled(SIDE, SIDE)
    }

    fn write_planes(view: &Self, viewer: Seat, planes: &mut [f32]) {
        let mut planes = PlaneWriter::new(planes, Self::PLANES.len(), SQUARES);
        let squares = |set: SquareSet| set.into_iter().map(Node::index);
        let seats = [viewer, !viewer];
        for seat in seats {
            planes.set([view.knight(seat).index()]);
        }
        for seat in seats {
            planes.set(squares(view.pawns(seat)));
        }
        planes.constant(view.to_move() == Some(viewer));
        for seat in seats {
            planes.share(view.unlaid(seat).into(), PAWNS.into());
        }
        let strongholds = view.strongholds();
        planes.set(squares(strongholds.squares() - strongholds.threes()));
        planes.set(squares(strongholds.threes()));
        write_rack(&mut planes, view);
        for column in Column::all() {
            planes.set(view.landing(viewer, column).map(Node::index));
        }
    }
}

/// Writes the three planes of the rack.
fn write_rack(planes: &mut PlaneWriter<'_>, view: &Wyx) {
    let place = |at: usize| at % HEIGHT * COLUMNS + at / HEIGHT;
    let dominoes = || view.placed().iter().enumerate();
    let is_left = |at: usize| at % HEIGHT >= view.played(Column::nth(at / HEIGHT)).into();
    planes.set(
        (0..view.placed().len())
            .filter(|&at| is_left(at))
            .map(place),
    );
    for component in [Domino::dx, Domino::dy] {
        let numbers = planes.next_plane();
        for (at, &domino) in dominoes() {
            numbers[place(at)] = f32::from(component(domino)) / FARTHEST;
        }
    }
}
