//! What `StoneGame` and `ShiftGame` answer for any game, asked of the toy.

use board_graph::{Board, Node};
use board_play::{Position as _, Seat};
use board_stones::testkit::nodes;
use board_stones::{Colour, Shift, ShiftGame as _, StoneGame as _};

use crate::common::{name, node};
use crate::toy::{NEAR, STUCK, Toy, played};

#[test]
fn stones_are_told_by_seat_and_by_node() {
    let position = played(NEAR, "");
    assert_eq!(position.board(), Board::bent9());
    assert_eq!(position.stones(Seat::First), nodes("a1 a5 c1 c7 e3 f2"));
    assert_eq!(position.stones(Seat::Second), nodes("a3 a7 d9 e7 e8 f3"));
    let occupied = nodes("a1 a3 a5 a7 c1 c7 d9 e3 e7 e8 f2 f3");
    assert_eq!(position.occupied(), occupied);
    assert_eq!(position.vacant(), Board::bent9().all() - occupied);
    assert_eq!(position.stone(node("f2")), Some(Seat::First));
    assert_eq!(position.stone(node("f3")), Some(Seat::Second));
    assert_eq!(position.stone(node("f1")), None);
    assert_eq!(position.stone(Node::new(93)), None);
}

#[test]
fn the_first_seat_plays_black_unless_a_game_says_otherwise() {
    assert_eq!(Seat::ALL.map(Toy::colour), [Colour::Black, Colour::White]);
}

/// f1 is next to e2, e3, e11, e12, f2 and f3.
#[test]
fn targets_are_those_of_a_stone_of_either_colour_or_of_none() {
    let position = played(NEAR, "");
    assert_eq!(position.targets(node("f2")), nodes("e4 e6 f1"));
    assert_eq!(position.targets(node("f3")), nodes("e10 e11 f1"));
    assert_eq!(position.targets(node("f1")), nodes("e2 e11 e12"));
}

#[test]
fn a_path_needs_a_stone_and_a_way() {
    let position = played(NEAR, "");
    let path = |from: &str, to: &str| {
        let shift = Shift::from((node(from), node(to)));
        let path = position.path(shift)?;
        Some(path.into_iter().map(name).collect::<Vec<_>>().join(" "))
    };
    // The mover's stone, and the other seat's.
    assert_eq!(position.turn(), Seat::First);
    assert_eq!(path("f2", "f1").as_deref(), Some("f2 f1"));
    assert_eq!(path("f3", "f1").as_deref(), Some("f3 f1"));
    // No stone; a node that is taken, by the stone itself too; one that is too far.
    assert_eq!(path("f1", "e2"), None);
    assert_eq!(path("f2", "f3"), None);
    assert_eq!(path("f2", "f2"), None);
    assert_eq!(path("f2", "d5"), None);
    for off in [93, 127, 1000].map(Node::new) {
        let on = node("f2");
        assert_eq!(position.path(Shift { from: on, to: off }), None);
        assert_eq!(position.path(Shift { from: off, to: on }), None);
    }
}

/// Paths are for drawings, which there are of the end of a game too.
#[test]
fn the_end_of_a_game_has_paths_and_no_moves() {
    let over = played(NEAR, "e3-f1");
    assert_eq!(over.turn(), Seat::Second);
    assert_eq!(over.mover().count(), 0);
    assert!(!over.mover().must_pass());
    let back: Shift = "f1-e3".parse().unwrap();
    assert_eq!(over.path(back), Some(vec![back.from, back.to]));
    assert!(Seat::ALL.into_iter().all(|seat| over.can_move(seat)));
}

#[test]
fn whether_a_seat_can_move_does_not_depend_on_the_turn() {
    for moves in ["", "pass"] {
        let position = played(STUCK, moves);
        let can_move = Seat::ALL.map(|seat| position.can_move(seat));
        assert_eq!(can_move, [false, true]);
    }
    let start = Toy::start();
    assert!(Seat::ALL.into_iter().all(|seat| start.can_move(seat)));
}
