//! What games of stones say in planes alike.

use board_graph::{Board, Node, NodeSet};
use board_play::{PlaneGrid, PlaneWriter, Seat};

use crate::StoneGame;

/// What the first planes of every game of stones say.
pub const STONE_PLANES: [&str; 3] = [
    "a stone of the viewer",
    "a stone of the other seat",
    "the viewer is to move",
];

/// Writes the first planes of a game of stones: those that [`STONE_PLANES`] names.
///
/// # Panics
///
/// If there are fewer planes.
pub fn write_stone_planes<G: StoneGame>(planes: &mut PlaneWriter<'_>, game: &G, viewer: Seat) {
    for seat in [viewer, !viewer] {
        set_nodes(planes, game.stones(seat));
    }
    planes.constant(game.to_move() == Some(viewer));
}

/// Writes a plane that is 1 on some nodes.
///
/// # Panics
///
/// If there are no more planes, or a node is not on the board.
#[inline]
pub fn set_nodes(planes: &mut PlaneWriter<'_>, nodes: NodeSet) {
    planes.set(nodes.iter().map(Node::index));
}

/// Returns how the nodes of a bent or flat board lie in a grid: its
/// [`unfolding`](Board::unfolding).
///
/// # Panics
///
/// If the board is neither bent nor flat.
#[must_use]
pub fn board_grid(board: Board) -> PlaneGrid {
    let unfolding = board.unfolding().expect("a bent or flat board");
    let cells = unfolding.all().iter().map(|cell| cell.map(Node::index));
    PlaneGrid::new(unfolding.side(), cells.collect())
}

/// Implements [`Planes`](board_play::Planes) for a [`StoneGame`]: `stone_planes!(Quinta)` if the first
/// planes are all, or `stone_planes!(Tetra: "…", "…"; |planes, game, viewer| …)` with what the further
/// ones say, and what writes them.
///
/// It implements [`SymmetricPlanes`](board_play::SymmetricPlanes) too, for all maps of the board onto
/// itself, or for those that stand after the game: `stone_planes!(LeapOver, maps(); …)`. They are those
/// that [`symmetric!`](crate::symmetric) was given.
#[macro_export]
macro_rules! stone_planes {
    ($game:ty) => {
        $crate::stone_planes!($game: ; |_planes, _game, _viewer| {});
    };
    ($game:ty: $($name:literal),* ; |$planes:ident, $position:ident, $viewer:ident| $write:block) => {
        $crate::stone_planes!(
            $game, $crate::board_graph::Board::bent9().symmetries();
            $($name),*; |$planes, $position, $viewer| $write
        );
    };
    (
        $game:ty, $maps:expr; $($name:literal),* ;
        |$planes:ident, $position:ident, $viewer:ident| $write:block
    ) => {
        impl $crate::board_play::Planes for $game {
            const PLANES: &'static [&'static str] = &[
                $crate::STONE_PLANES[0],
                $crate::STONE_PLANES[1],
                $crate::STONE_PLANES[2],
                $($name),*
            ];

            fn places(&self) -> usize {
                $crate::board_graph::Board::BENT9_NODE_COUNT
            }

            fn grid(&self) -> $crate::board_play::PlaneGrid {
                $crate::board_grid($crate::board_graph::Board::bent9())
            }

            fn write_planes(view: &Self, viewer: $crate::board_play::Seat, planes: &mut [f32]) {
                let (count, places) = (Self::PLANES.len(), view.places());
                let mut writer = $crate::board_play::PlaneWriter::new(planes, count, places);
                $crate::write_stone_planes(&mut writer, view, viewer);
                let ($planes, $position, $viewer) = (&mut writer, view, viewer);
                $write
            }
        }

        impl $crate::board_play::SymmetricPlanes for $game {
            fn transform_place(&self, place: usize, symmetry: usize) -> usize {
                $maps[symmetry].node($crate::board_graph::Node::new(place)).index()
            }
        }
    };
}
