//! Faults in moves and views as numbers.

use core::marker::PhantomData;

use board_play::testkit::{Standard, check};
use board_play::{
    Actions as _, Observe, PerfectInformation, PlaneGrid, Planes, Position as _, Seat,
};

use super::{Fault, With, is_told};
use crate::dice::{self, Ten};
use crate::secret::{self, Secret};
use crate::swap::{self, Row};

fault! {
    a_number_that_leads_to_no_move, Row, actions, "move_of and action",
    fn move_of(row: &Row, action: usize) -> Option<swap::Move> {
        row.move_of(action).filter(|_| action != 1)
    }
}

fault! {
    a_gap_after_the_last_number, Row, actions, "move_of and action",
    fn action_count(row: &Row) -> usize {
        row.action_count() + 1
    }
}

fault! {
    a_number_that_leads_to_another_move, Row, actions, "move_of and action",
    fn move_of(row: &Row, action: usize) -> Option<swap::Move> {
        row.move_of(action / 2 * 2)
    }
}

fault! {
    a_number_beyond_the_last, Row, actions, "move_of beyond the last",
    fn move_of(row: &Row, action: usize) -> Option<swap::Move> {
        row.move_of(action.min(row.action_count() - 1))
    }
}

fault! {
    numbers_that_depend_on_the_position, Row, actions, "numbers of 2",
    fn action(row: &Row, m: swap::Move) -> Option<usize> {
        let is_start = row.move_count() == row.cells();
        row.action(m).filter(|&action| action != 1 || is_start)
    }
}

fault! {
    a_legal_move_without_a_number, Row, actions, "swap has the numbers (None, None)",
    fn action_count(row: &Row) -> usize {
        row.action_count() - 1
    }
    fn action(row: &Row, m: swap::Move) -> Option<usize> {
        row.action(m).filter(|&action| action < row.cells())
    }
    fn move_of(row: &Row, action: usize) -> Option<swap::Move> {
        row.move_of(action).filter(|m| *m != swap::Move::Swap)
    }
}

fault! {
    a_mask_of_all_actions, Row, actions, "write_mask",
    fn write_mask(row: &Row, mask: &mut [u64]) {
        mask.fill((1 << row.action_count()) - 1);
    }
}

fault! {
    a_mask_that_keeps_what_was_there, Row, actions, "write_mask",
    fn write_mask(row: &Row, mask: &mut [u64]) {
        let before = mask[0];
        row.write_mask(mask);
        mask[0] |= before;
    }
}

fault! {
    a_roll_that_is_an_action_too, Ten, actions, "is an action and a chance action",
    fn action(ten: &Ten, m: dice::Move) -> Option<usize> {
        ten.action(m).or(Some(0))
    }
    fn move_of(ten: &Ten, action: usize) -> Option<dice::Move> {
        match action {
            0 => Some(dice::Move::Roll(2)),
            _ => ten.move_of(action),
        }
    }
    fn chance_action(ten: &Ten, m: dice::Move) -> Option<usize> {
        ten.chance_action(m)
    }
}

fault! {
    a_chance_action_that_leads_nowhere, Ten, actions, "chance_move and chance_action",
    fn chance_action(ten: &Ten, m: dice::Move) -> Option<usize> {
        ten.chance_action(m).filter(|&action| action > 0)
    }
}

/// Defines a fault of the row and the test that a check of planes finds it.
macro_rules! plane_fault {
    ($test:ident, $check:ident, $message:literal, $($method:tt)*) => {
        #[test]
        fn $test() {
            #[derive(Clone, Copy, Debug)]
            struct Broken;

            impl Fault<Row> for Broken {
                $($method)*
            }

            impl PerfectInformation for With<Row, Broken> {}

            is_told($message, || check::$check::<With<Row, Broken>, _>(&Standard));
        }
    };
}

plane_fault! {
    a_number_that_is_not_written, planes, "numbers of planes",
    fn write_planes(row: &Row, viewer: Seat, planes: &mut [f32]) {
        let before = planes[0];
        Row::write_planes(row, viewer, planes);
        planes[0] = before;
    }
}

plane_fault! {
    a_number_that_is_too_great, planes, "numbers of planes",
    fn write_planes(row: &Row, viewer: Seat, planes: &mut [f32]) {
        Row::write_planes(row, viewer, planes);
        for number in planes {
            *number *= 2.0;
        }
    }
}

plane_fault! {
    planes_that_leave_out_stones, planes, "views with the same planes",
    fn write_planes(row: &Row, viewer: Seat, planes: &mut [f32]) {
        Row::write_planes(row, viewer, planes);
        planes[row.cells()..2 * row.cells()].fill(0.0);
    }
}

plane_fault! {
    a_place_that_is_not_in_the_grid, planes, "a place is not in the grid",
    fn grid(row: &Row) -> PlaneGrid {
        let mut cells = row.grid().cells().to_vec();
        cells[0] = None;
        PlaneGrid::new(cells.len(), cells)
    }
}

plane_fault! {
    a_place_in_the_grid_that_is_none, planes, "of the grid",
    fn grid(row: &Row) -> PlaneGrid {
        PlaneGrid::filled(1, row.cells() + 1)
    }
}

plane_fault! {
    planes_that_are_not_mirrored, symmetric_numbers, "planes of the image, symmetry 1",
    fn transform_place(_: &Row, place: usize, _: usize) -> usize {
        place
    }
}

plane_fault! {
    actions_that_are_not_mirrored, symmetric_numbers, "mask, symmetry 1",
    fn transform_move(_: &Row, m: swap::Move, _: usize) -> swap::Move {
        m
    }
}

/// Numbers that tell a seat what the other has written.
#[derive(Clone, Copy, Debug)]
struct Telling;

impl Fault<Secret> for Telling {
    fn write_mask(secret: &Secret, mask: &mut [u64]) {
        secret.write_mask(mask);
        let found = |m: secret::Move| {
            let after = secret.after(m);
            after.is_ok_and(|after| after.is_over())
        };
        for n in 1..=6 {
            let m = secret::Move::Guess(n);
            if let Some(action) = secret.action(m).filter(|_| found(m)) {
                mask[0] &= !(1 << action);
            }
        }
    }
}

impl Observe for With<Secret, Telling> {
    const HAS_SECRETS: bool = true;

    type View = <Secret as Observe>::View;
    type Hidden = <Secret as Observe>::Hidden;
    type Seen = <Secret as Observe>::Seen;
    type Told = <Secret as Observe>::Told;
    type Impossible = <Secret as Observe>::Impossible;

    fn view(&self, viewer: Seat) -> Self::View {
        self.0.view(viewer)
    }

    fn hidden(&self, from: Seat) -> Self::Hidden {
        self.0.hidden(from)
    }

    fn complete(view: &Self::View, hidden: &Self::Hidden) -> Option<Self> {
        let position = Secret::complete(view, hidden)?;
        Some(Self(position, PhantomData))
    }

    fn seen(&self, m: Self::Move, viewer: Seat) -> Self::Seen {
        self.0.seen(m, viewer)
    }

    fn told(&self, m: Self::Move, viewer: Seat) -> Self::Told {
        self.0.told(m, viewer)
    }

    fn advance(view: &Self::View, told: &Self::Told) -> Result<Self::View, Self::Impossible> {
        Secret::advance(view, told)
    }
}

#[test]
fn a_mask_that_tells_a_secret() {
    let check = || check::planes::<With<Secret, Telling>, _>(&Standard);
    is_told("and secret/1", check);
}
