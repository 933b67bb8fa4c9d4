//! The maps of the board that keep or exchange the starts of the two seats.

use core::ops::Not as _;
use std::sync::LazyLock;

use board_graph::{Board, Symmetry};
use board_play::Seat;

use crate::start_nodes;

static KEEPING: LazyLock<Vec<&'static Symmetry>> =
    LazyLock::new(|| maps_to_starts(|seat| seat).collect());

static EXCHANGING: LazyLock<&'static Symmetry> = LazyLock::new(|| {
    let mut maps = maps_to_starts(Seat::not);
    maps.next()
        .expect("the starts are mirror images of each other")
});

/// Lists the maps that take each seat's start to the start of the seat that `onto` says.
fn maps_to_starts(onto: fn(Seat) -> Seat) -> impl Iterator<Item = &'static Symmetry> {
    let fits = move |map: &&Symmetry| {
        let mut seats = Seat::ALL.into_iter();
        seats.all(|seat| map.set(start_nodes(seat)) == start_nodes(onto(seat)))
    };
    Board::bent9().symmetries().iter().filter(fits)
}

/// Returns the maps that keep both starts, the identity first.
pub(crate) fn symmetries() -> &'static [&'static Symmetry] {
    &KEEPING
}

/// Returns the map that exchanges the starts.
pub(crate) fn mirror() -> &'static Symmetry {
    &EXCHANGING
}
