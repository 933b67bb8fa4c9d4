//! What the pictures of all games of stones show, by the toy's.

use board_draw::{BoardPicture, DrawOptions, Drawn as _, Stone};
use board_graph::{Board, Node};
use board_play::{Position as _, Seat};
use board_stones::picture::{self, CANNOT_MOVE};
use board_stones::{Shift, ShiftOrPass, StoneGame as _};

use crate::common::node;
use crate::toy::{NEAR, START, STUCK, Toy, played};

/// Draws a position as text and as SVG.
fn drawn(position: &Toy, shown: DrawOptions<ShiftOrPass>) -> [String; 2] {
    [
        position.canvas(&shown).to_string(),
        position.svg(&shown).to_string(),
    ]
}

/// Shows no last move.
fn plain() -> DrawOptions<ShiftOrPass> {
    DrawOptions::default()
}

/// Shows a last move.
fn last(m: impl Into<ShiftOrPass>) -> DrawOptions<ShiftOrPass> {
    DrawOptions {
        last: Some(m.into()),
        ..plain()
    }
}

/// Shows a last move that is given as text.
fn last_text(text: &str) -> DrawOptions<ShiftOrPass> {
    last(text.parse::<ShiftOrPass>().unwrap())
}

fn arrows(svg: &str) -> usize {
    svg.matches("<polyline class=\"arrow\"").count()
}

#[track_caller]
fn assert_contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}

#[test]
fn stones_are_drawn_and_named_by_colour_and_seat() {
    let [text, svg] = drawn(&Toy::start(), plain());
    let legend = ["● Black (seat 1)", "○ White (seat 2)"];
    assert_contains(&text, &legend);
    assert_contains(
        &text,
        &["●a1", "●a5", "○a3", "○a23", "Seat 1 to move: Black."],
    );
    assert_contains(
        &svg,
        &[
            "Black (seat 1): a1 a5 a9 a13 a17 a21.",
            "White (seat 2): a3 a7 a11 a15 a19 a23.",
        ],
    );
    let stones = Seat::ALL.map(picture::stone::<Toy>);
    assert_eq!(stones, [Stone::Black, Stone::White]);
}

/// The nodes of the start are marked where the stones have left them.
#[test]
fn starts_are_marked_and_named() {
    let [text, _] = drawn(&played(START, "a1-b1 a3-b3"), plain());
    assert_contains(
        &text,
        &[
            "+a1",
            "=a3",
            "●b1",
            "○b3",
            "+ start of Black",
            "= start of White",
        ],
    );
}

#[test]
fn the_last_shift_has_an_arrow_and_a_mark() {
    let position = played(START, "a1-b1");
    let [text, svg] = drawn(&position, last_text("a1-b1"));
    // The corner a1 is north of b1.
    assert_contains(&text, &["[●b1]", "↓a1", "[ ] last move", "way of the move"]);
    assert_contains(&svg, &["Last move: b1."]);
    assert_eq!(arrows(&svg), 1);
}

#[test]
fn a_last_move_that_does_not_fit_is_not_shown() {
    let position = played(START, "a1-b1 a3-b3");
    let without = drawn(&position, plain());
    assert_eq!(arrows(&without[1]), 0);
    let off_the_board = Shift {
        from: Node::new(93),
        to: node("b3"),
    };
    for shown in [
        last_text("pass"),
        // The stone of the seat to move, one that has not moved, one that is not there, none at all.
        last_text("a1-b1"),
        last_text("a2-a7"),
        last_text("b3-a3"),
        last_text("d1-e1"),
        // No step.
        last_text("d4-b3"),
        last(off_the_board),
    ] {
        assert_eq!(drawn(&position, shown), without, "{shown:?}");
    }
}

#[test]
fn a_seat_that_has_to_pass_is_told() {
    let [text, svg] = drawn(&played(STUCK, ""), plain());
    let caption = "Seat 1, Black, cannot move and has to pass.";
    assert_contains(&text, &[caption]);
    assert_contains(&svg, &[caption]);
    let [text, _] = drawn(&played(STUCK, "pass"), last_text("pass"));
    assert_contains(&text, &["Seat 2 to move: White."]);
}

#[test]
fn a_win_shows_the_stones_that_made_it_and_no_others() {
    let won = played(NEAR, "e3-f1");
    let [text, svg] = drawn(&won, plain());
    let caption = "Seat 1, playing Black, has won.";
    assert_contains(&text, &["(●f1)", "(●f2)", caption]);
    assert_eq!(text.matches("(●").count(), 2, "{text}");
    assert_eq!(text.matches("(○").count(), 0, "{text}");
    assert_contains(&svg, &["Winning: f1 f2.", caption]);
    let [text, svg] = drawn(&won, last_text("e3-f1"));
    assert_contains(&text, &["{●f1}", "(●f2)"]);
    assert_eq!(arrows(&svg), 1);
}

#[test]
fn captions_say_who_has_won_or_whose_turn_it_is() {
    let start = Toy::start();
    assert_eq!(picture::caption(&start, None), "Seat 1 to move: Black.");
    let stuck = Some(CANNOT_MOVE);
    assert_eq!(
        picture::caption(&start, stuck),
        "Seat 1, Black, cannot move and has to pass."
    );
    // Once the game is won, nobody is stuck.
    let won = played(NEAR, "e3-f1");
    assert_eq!(won.to_move(), None);
    for stuck in [None, stuck] {
        let caption = picture::caption(&won, stuck);
        assert_eq!(caption, "Seat 1, playing Black, has won.");
    }
}

/// A stone that was put down has come from nowhere.
#[test]
fn a_path_of_one_node_is_marked_and_has_no_arrow() {
    let mut picture = BoardPicture::new(Board::bent9());
    let plain = picture.canvas().to_string();
    picture::mark_path(&mut picture, &[]);
    assert_eq!(picture.canvas().to_string(), plain);
    assert_eq!(arrows(&picture.svg().to_string()), 0);

    picture.stone(node("b1"), Stone::White);
    picture::mark_path(&mut picture, &[node("b1")]);
    let text = picture.canvas().to_string();
    assert_contains(&text, &["[○b1]"]);
    assert!(!text.contains("way of the move"), "{text}");
    let svg = picture.svg().to_string();
    assert_contains(&svg, &["Last move: b1."]);
    assert_eq!(arrows(&svg), 0);
}

#[test]
fn a_game_may_say_more_of_the_stones() {
    let position = Toy::start();
    let picture = picture::with_named_stones(&position, |seat| {
        let count = position.stones(seat).len();
        format!("{}, {count} left", picture::stone_name::<Toy>(seat))
    });
    let text = picture.canvas().to_string();
    assert_contains(
        &text,
        &["● Black (seat 1), 6 left", "○ White (seat 2), 6 left"],
    );
}

#[test]
fn starts_are_named_for_the_seats() {
    let names = Seat::ALL.map(picture::start_name::<Toy>);
    assert_eq!(names, ["start of Black", "start of White"]);
}
