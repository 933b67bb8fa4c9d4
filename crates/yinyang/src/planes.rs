//! What a seat sees as numbers, written from its [`View`].
//!
//! A law is two by two cells. It is laid over the whole board like tiles, as it lies on the board for its
//! owner: wherever its cause could stand on a window whose lower left square is on an odd file and an
//! odd rank, the plane shows the cause.

use board_play::{PlaneGrid, PlaneWriter, Planes, Seat, Symmetric as _, SymmetricPlanes};

use crate::{Cell, Effect, LawView, Phase, Slot, Square, View, YinYang, outcome};

/// How many squares a side of the board has.
const SIDE: usize = 4;

/// What is said of each of the eight laws.
const PLANES_OF_LAW: usize = 8;

/// Names the planes of each law of a seat, after those of other planes.
macro_rules! plane_names {
    ([$($name:literal),* $(,)?] $(, ($owner:literal, $slot:literal))* $(,)?) => {
        &[
            $($name,)*
            $(
                concat!($owner, $slot, " has been written"),
                concat!($owner, $slot, " is posted"),
                concat!($owner, $slot, ", if known: a pawn of the viewer in the cause"),
                concat!($owner, $slot, ", if known: a pawn of the other seat in the cause"),
                concat!($owner, $slot, ", if known: a pawn of the viewer in the effect"),
                concat!($owner, $slot, ", if known: a pawn of the other seat in the effect"),
                concat!($owner, $slot, ", if known: it is an adaptation"),
                concat!($owner, $slot, ", if known: the lower left square of a window with its cause"),
            )*
        ]
    };
}

impl Planes for YinYang {
    const PLANES: &'static [&'static str] = plane_names!(
        [
            "a pawn of the viewer",
            "a pawn of the other seat",
            "the viewer is to move",
            "a step has been made in this turn",
            "the laws are being written",
            "the goal of the viewer",
            "the goal of the other seat",
        ],
        ("the viewer's law ", "1"),
        ("the viewer's law ", "2"),
        ("the viewer's law ", "3"),
        ("the viewer's law ", "4"),
        ("the other seat's law ", "1"),
        ("the other seat's law ", "2"),
        ("the other seat's law ", "3"),
        ("the other seat's law ", "4"),
    );

    fn places(&self) -> usize {
        SIDE * SIDE
    }

    fn grid(&self) -> PlaneGrid {
        PlaneGrid::filled(SIDE, SIDE)
    }

    /// Whose view it is, the view knows too: `viewer` says nothing new.
    fn write_planes(view: &View, viewer: Seat, planes: &mut [f32]) {
        let mut planes = PlaneWriter::new(planes, Self::PLANES.len(), SIDE * SIDE);
        let seats = [viewer, !viewer];
        for seat in seats {
            planes.set(view.pawns().squares(seat).map(Square::index));
        }
        planes.constant(view.status().to_move() == Some(viewer));
        planes.constant(matches!(view.phase(), Phase::Stepped(_)));
        planes.constant(matches!(view.phase(), Phase::Writing { .. }));
        for seat in seats {
            planes.set([outcome::goal(seat).index()]);
        }
        for seat in seats {
            for slot in Slot::ALL {
                write_law(&mut planes, view, viewer, (seat, slot));
            }
        }
    }
}

/// Writes the planes of a law; those of a law that is not known are all 0 but for the first.
fn write_law(planes: &mut PlaneWriter<'_>, view: &View, viewer: Seat, (owner, slot): (Seat, Slot)) {
    let seen = view.law(owner, slot);
    planes.constant(seen != LawView::Unwritten);
    let Some(written) = seen.known() else {
        for _ in 1..PLANES_OF_LAW {
            planes.next_plane();
        }
        return;
    };
    planes.constant(written.posted);
    let (cause, effect) = written.law.on_board(owner);
    lay_cells(planes, viewer, cause);
    let cells = match effect {
        Effect::Cells(cells) => cells,
        Effect::Adaptation => [Cell::Empty; 4],
    };
    lay_cells(planes, viewer, cells);
    planes.constant(effect == Effect::Adaptation);
    let windows = view.pawns().windows(written.law, owner);
    planes.set(windows.map(|window| window.lower_left().index()));
}

/// Writes the planes of the viewer's and of the other seat's pawns in cells: top left, top right, bottom
/// left, bottom right.
fn lay_cells(planes: &mut PlaneWriter<'_>, viewer: Seat, cells: [Cell; 4]) {
    for seat in [viewer, !viewer] {
        let shows = |square: &Square| {
            let (right, up) = (square.file() % 2, square.rank() % 2);
            cells[usize::from(2 - 2 * up + right)].seat() == Some(seat)
        };
        planes.set(Square::all().filter(shows).map(Square::index));
    }
}

impl SymmetricPlanes for YinYang {
    fn transform_place(&self, place: usize, symmetry: usize) -> usize {
        assert!(symmetry < self.symmetries(), "there is no such symmetry");
        assert!(place < SIDE * SIDE, "there is no such square");
        if symmetry == 0 {
            return place;
        }
        // File and rank change places.
        place % SIDE * SIDE + place / SIDE
    }
}
