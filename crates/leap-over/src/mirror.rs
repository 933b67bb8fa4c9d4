//! The maps of the board that keep or exchange the starts of the two seats.

use std::sync::LazyLock;

use board_graph::{Board, Symmetry};
use board_play::Seat;

use crate::start_nodes;

/// The maps that keep both starts, the identity first.
static KEEPING: LazyLock<Vec<&'static Symmetry>> = LazyLock::new(|| {
    let maps = Board::bent9().symmetries().iter();
    let kept = |map: &&Symmetry| {
        Seat::ALL.map(|seat| map.set(start_nodes(seat))) == Seat::ALL.map(start_nodes)
    };
    maps.filter(kept).collect()
});

/// The map that exchanges the starts.
static EXCHANGING: LazyLock<&'static Symmetry> = LazyLock::new(|| {
    let mut maps = Board::bent9().symmetries().iter();
    let exchanges = |map: &&Symmetry| {
        Seat::ALL.map(|seat| map.set(start_nodes(seat))) == Seat::ALL.map(|seat| start_nodes(!seat))
    };
    maps.find(exchanges)
        .expect("the starts are mirror images of each other")
});

/// Returns the maps that keep both starts, the identity first.
pub(crate) fn symmetries() -> &'static [&'static Symmetry] {
    &KEEPING
}

/// Returns the map that exchanges the starts.
pub(crate) fn mirror() -> &'static Symmetry {
    &EXCHANGING
}
