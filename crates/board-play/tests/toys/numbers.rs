//! The toy games as numbers.

use board_play::{Actions, PlaneGrid, PlaneWriter, Planes, Position as _, Seat, SymmetricPlanes};

use crate::dice::{self, Ten};
use crate::secret::{self, Secret, View};
use crate::swap::{self, Row};

/// Action 0 leaves, 1 takes. The chance actions are the sums from 2 on.
impl Actions for Ten {
    fn action_count(&self) -> usize {
        2
    }

    fn action(&self, m: dice::Move) -> Option<usize> {
        match m {
            dice::Move::Roll(_) => None,
            dice::Move::Leave => Some(0),
            dice::Move::Take => Some(1),
        }
    }

    fn move_of(&self, action: usize) -> Option<dice::Move> {
        [dice::Move::Leave, dice::Move::Take].get(action).copied()
    }

    fn chance_action_count(&self) -> usize {
        5
    }

    fn chance_action(&self, m: dice::Move) -> Option<usize> {
        match m {
            dice::Move::Roll(sum) => usize::from(sum).checked_sub(2),
            dice::Move::Leave | dice::Move::Take => None,
        }
    }

    fn chance_move(&self, action: usize) -> Option<dice::Move> {
        (2..=6).nth(action).map(dice::Move::Roll)
    }
}

/// A game without places has one, which stands for all.
impl Planes for Ten {
    const PLANES: &'static [&'static str] = &[
        "the viewer's sum, of 54",
        "the other seat's sum, of 54",
        "what has been thrown, of 6",
        "how many turns have been had, of 18",
        "it is the viewer's turn",
    ];

    fn places(&self) -> usize {
        1
    }

    fn grid(&self) -> PlaneGrid {
        PlaneGrid::filled(1, 1)
    }

    fn write_planes(view: &Self, viewer: Seat, planes: &mut [f32]) {
        let mut planes = PlaneWriter::new(planes, Self::PLANES.len(), 1);
        for seat in [viewer, !viewer] {
            planes.share(view.sum(seat).into(), 54);
        }
        planes.share(view.thrown().unwrap_or(0).into(), 6);
        planes.share(view.turns().into(), 18);
        planes.constant(view.turn() == viewer);
    }
}

/// A number is guessed, then a number is written: six of each.
impl Actions for Secret {
    fn action_count(&self) -> usize {
        12
    }

    fn action(&self, m: secret::Move) -> Option<usize> {
        Some(match m {
            secret::Move::Guess(n) => usize::from(n) - 1,
            secret::Move::Write(n) => usize::from(n) + 5,
        })
    }

    fn move_of(&self, action: usize) -> Option<secret::Move> {
        let guesses = (1..=6).map(secret::Move::Guess);
        guesses.chain((1..=6).map(secret::Move::Write)).nth(action)
    }
}

/// The places are the numbers.
impl Planes for Secret {
    const PLANES: &'static [&'static str] = &[
        "the viewer has written it",
        "the viewer has guessed it, and was wrong",
        "the other seat has guessed it, and was wrong",
        "the other seat has written a number",
    ];

    fn places(&self) -> usize {
        6
    }

    fn grid(&self) -> PlaneGrid {
        PlaneGrid::filled(1, 6)
    }

    fn write_planes(view: &View, viewer: Seat, planes: &mut [f32]) {
        let mut planes = PlaneWriter::new(planes, Self::PLANES.len(), 6);
        let place = |n: u8| usize::from(n) - 1;
        planes.set(view.own().map(place));
        for seat in [viewer, !viewer] {
            planes.set(view.missed(seat).map(place));
        }
        planes.constant(view.is_other_ready());
    }
}

/// The cells, then the swap.
impl Actions for Row {
    fn action_count(&self) -> usize {
        self.cells() + 1
    }

    fn action(&self, m: swap::Move) -> Option<usize> {
        match m {
            swap::Move::Put(cell) => Some(usize::from(cell) - 1).filter(|&at| at < self.cells()),
            swap::Move::Swap => Some(self.cells()),
        }
    }

    fn move_of(&self, action: usize) -> Option<swap::Move> {
        match self.cells() {
            cells if action < cells => Some(swap::Move::Put(u8::try_from(action + 1).ok()?)),
            cells => (action == cells).then_some(swap::Move::Swap),
        }
    }
}

impl Planes for Row {
    const PLANES: &'static [&'static str] = &[
        "a stone of the viewer",
        "a stone of the other seat",
        "the viewer is to move",
    ];

    fn places(&self) -> usize {
        self.cells()
    }

    fn grid(&self) -> PlaneGrid {
        PlaneGrid::filled(1, self.cells())
    }

    fn write_planes(view: &Self, viewer: Seat, planes: &mut [f32]) {
        let mut planes = PlaneWriter::new(planes, Self::PLANES.len(), view.cells());
        for seat in [viewer, !viewer] {
            let stones = view.stones_of(seat);
            planes.set((0..view.cells()).filter(|&at| stones >> at & 1 != 0));
        }
        planes.constant(view.to_move() == Some(viewer));
    }
}

impl SymmetricPlanes for Row {
    fn transform_place(&self, place: usize, symmetry: usize) -> usize {
        match symmetry {
            0 => place,
            _ => self.cells() - 1 - place,
        }
    }
}

/// Six places lie in two rows of four cells, two of which are empty and one of which has a place again.
#[test]
fn planes_are_spread_over_a_grid() {
    let cells = [
        None,
        Some(0),
        Some(1),
        Some(2),
        Some(3),
        Some(4),
        Some(5),
        Some(0),
    ];
    let grid = PlaneGrid::new(4, cells.to_vec());
    assert_eq!((grid.rows(), grid.columns()), (2, 4));
    let planes: Vec<f32> = (1..=12_u8).map(f32::from).collect();
    let mut spread = [0.5; 16];
    grid.spread(&planes, 6, &mut spread);
    let wanted = [0, 1, 2, 3, 4, 5, 6, 1, 0, 7, 8, 9, 10, 11, 12, 7_u8];
    assert_eq!(spread.to_vec(), wanted.map(f32::from).to_vec());
}

#[test]
#[should_panic(expected = "the cells are not whole rows")]
fn a_grid_has_whole_rows() {
    let _ = PlaneGrid::new(4, vec![None; 6]);
}

#[test]
#[should_panic(expected = "the buffer has 11 numbers, must have 12")]
fn a_grid_that_is_too_small_is_refused() {
    PlaneGrid::filled(2, 3).spread(&[0.0; 12], 6, &mut [0.0; 11]);
}

#[test]
#[should_panic(expected = "the planes are not whole")]
fn planes_that_are_not_whole_are_refused() {
    PlaneGrid::filled(2, 3).spread(&[0.0; 11], 6, &mut [0.0; 12]);
}
