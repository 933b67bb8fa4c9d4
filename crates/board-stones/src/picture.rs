//! What the pictures of all games of stones have in common.

use board_draw::{Area, BoardPicture, Mark, Stone};
use board_graph::{Node, NodeSet};
use board_play::{Described, Seat};

use crate::{Colour, Shift, ShiftGame, StoneGame, last_path};

/// Begins a picture: the game's title, the board and the stones, named by colour and seat.
#[must_use]
pub fn with_stones<P: StoneGame + Described>(position: &P) -> BoardPicture {
    with_named_stones(position, stone_name::<P>)
}

/// Begins a picture: the game's title, the board and the stones; `name` names those of a seat, where a game says more of
/// them than [`stone_name`].
#[must_use]
pub fn with_named_stones<P: StoneGame + Described>(
    position: &P,
    name: impl Fn(Seat) -> String,
) -> BoardPicture {
    let mut picture = BoardPicture::new(position.board());
    picture.title(P::ABOUT.title);
    for seat in Seat::ALL {
        let stone = stone::<P>(seat);
        picture
            .stones(position.stones(seat), stone)
            .stone_name(stone, &name(seat))
            .owner(stone, seat);
    }
    picture
}

/// Returns the name of a seat's stones: `Black (seat 1)`.
#[must_use]
pub fn stone_name<P: Described>(seat: Seat) -> String {
    format!("{} (seat {seat})", P::seat_name(seat))
}

/// Returns how a seat's stones are drawn.
#[must_use]
pub fn stone<P: StoneGame>(seat: Seat) -> Stone {
    match P::colour(seat) {
        Colour::Black => Stone::Black,
        Colour::White => Stone::White,
    }
}

/// Marks where the stones of both seats begin; `name` names the area of a seat.
pub fn mark_starts(
    picture: &mut BoardPicture,
    nodes: impl Fn(Seat) -> NodeSet,
    name: impl Fn(Seat) -> String,
) {
    for (seat, area) in [(Seat::First, Area::First), (Seat::Second, Area::Second)] {
        picture
            .marks(nodes(seat), Mark::Area(area))
            .area_name(area, &name(seat));
    }
}

/// Returns the name of a seat's start: `start of Black`.
#[must_use]
pub fn start_name<P: Described>(seat: Seat) -> String {
    format!("start of {}", P::seat_name(seat))
}

/// Marks the shift that has just been made, if one has led here.
pub fn mark_shift<P: ShiftGame>(picture: &mut BoardPicture, position: &P, last: Option<Shift>) {
    let path = last.and_then(|shift| {
        let stones = position.all_stones();
        last_path(stones, !position.turn(), shift, position.routes())
    });
    mark_path(picture, &path.unwrap_or_default());
}

/// Marks the move that has just been made by the nodes of its way: a single node if a stone was put
/// down, none if nothing is to be marked.
pub fn mark_path(picture: &mut BoardPicture, path: &[Node]) {
    if path.len() > 1 {
        picture.arrow(path);
    }
    picture.marks(path.last().copied(), Mark::Last);
}

/// Ends a picture: marks the stones that won, and says who has won or whose turn it is; `stuck` says
/// so of a seat that has to pass.
#[must_use]
pub fn finish<P: StoneGame + Described>(
    mut picture: BoardPicture,
    position: &P,
    stuck: Option<&str>,
) -> BoardPicture {
    picture.marks(position.winning_stones().unwrap_or_default(), Mark::Winning);
    picture.caption(&caption(position, stuck));
    picture
}

/// Says who has won or, if nobody has, whose turn it is; `stuck` says so of a seat that has to pass.
#[must_use]
pub fn caption<P: StoneGame + Described>(position: &P, stuck: Option<&str>) -> String {
    let (turn, name) = (position.turn(), P::seat_name(position.turn()));
    match (position.winner(), stuck) {
        (Some(winner), _) => format!("Seat {winner}, playing {}, has won.", P::seat_name(winner)),
        (None, Some(stuck)) => format!("Seat {turn}, {name}, {stuck}."),
        (None, None) => format!("Seat {turn} to move: {name}."),
    }
}

/// What [`finish`] says of a seat that cannot move.
pub const CANNOT_MOVE: &str = "cannot move and has to pass";
