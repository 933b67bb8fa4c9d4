//! What a drawing of a position shows.

use crate::common::played;
use board_draw::DrawOptions;
use board_play::Position;
use tetra::{Drawn, Move, StoneGame, Tetra};

const SHUT_IN: &str = "a5,a6,a7,a8,a9,a10,b5,b6,b7,b8 a4,a11,b4,b9,b16,c4,c5,c6,c7,d12";

fn shown(last: &str) -> DrawOptions<Move> {
    DrawOptions {
        last: Some(last.parse().unwrap()),
        ..DrawOptions::default()
    }
}

fn assert_shows(text: &str, parts: &[&str]) {
    // A caption that is wider than the board is broken into lines.
    let unbroken = text.replace('\n', " ");
    for part in parts {
        assert!(unbroken.contains(part), "{part} in\n{text}");
    }
}

#[test]
fn the_start_shows_every_node_by_name() {
    let start = Tetra::start();
    let diagram = start.diagram();
    let words: Vec<&str> = diagram
        .split(|c: char| c.is_whitespace() || c == '*')
        .collect();
    for node in start.board().nodes() {
        let name = start.board().name(node).to_string();
        let shown = words.iter().filter(|word| **word == name).count();
        assert_eq!(shown, 1, "{name} in\n{diagram}");
    }
    assert_shows(
        &diagram,
        &["Seat 1 to put down a stone: Black, 10 in hand."],
    );
}

#[test]
fn stones_and_the_last_one_put_down_are_shown() {
    let position = played("", "c5 d1 a1");
    let text = position.canvas(&shown("a1")).to_string();
    assert_shows(
        &text,
        &[
            "●c5",
            "○d1",
            "[●a1]",
            "● Black (seat 1)",
            "○ White (seat 2)",
            "Seat 2 to put down a stone: White, 9 in hand.",
        ],
    );
}

#[test]
fn the_last_move_is_shown_with_its_way() {
    let line = "tetra/1 - 1 a8,a9,a10,a11,b7,b8,b9,b10,c8,d1 \
                a15,a16,a17,a18,a19,b14,b15,b16,c12,e8";
    let before: Tetra = line.parse().unwrap();
    let after = before.after("d1-e12".parse().unwrap()).unwrap();
    let text = after.canvas(&shown("d1-e12")).to_string();
    assert_shows(&text, &["[●e12]", "Seat 2 to move: White."]);
    // The way over the penta e1: three points.
    let svg = after.svg(&shown("d1-e12")).to_string();
    let arrow = svg.split("<polyline class=\"arrow\"").nth(1).unwrap();
    let points = arrow.split('"').nth(1).unwrap();
    assert_eq!(points.split(' ').count(), 3, "{points}");
    // A stone put down has no way.
    let put = played("", "c5").svg(&shown("c5")).to_string();
    assert!(!put.contains("<polyline class=\"arrow\""));
}

#[test]
fn a_last_move_that_does_not_fit_is_ignored() {
    let position = played("", "c5 d5");
    let plain = position.diagram();
    // The stone of the seat to move, vacant nodes, a stone that has not left, no move at all.
    for last in ["c5", "f1", "c4-c5", "f1-f2", "d2-f1", "c5-d5", "pass"] {
        let text = position.canvas(&shown(last)).to_string();
        assert_eq!(text, plain, "{last}");
    }
    let off_board = DrawOptions {
        last: Some(Move::Put(board_graph::Node::new(500))),
        ..DrawOptions::default()
    };
    assert_eq!(position.canvas(&off_board).to_string(), plain);
}

#[test]
fn a_win_shows_its_figures_by_name_and_no_other_stone() {
    let won = played("", "a1 f1 a3 f2 a9 f3 a7 d1 b1 d3 a5");
    let text = won.diagram();
    assert_shows(
        &text,
        &[
            "(●a1)",
            "(●a3)",
            "(●a5)",
            "(●a7)",
            "(●a9)",
            "Seat 1, playing Black, has won: node line a1 a3 a5 a7, node line a3 a5 a7 a9.",
        ],
    );
    assert!(!text.contains("(●b1)") && text.contains("●b1"), "{text}");
    let svg = won.svg(&DrawOptions::default()).to_string();
    assert!(svg.contains("node line a3 a5 a7 a9"));
    assert_eq!(svg.matches("<circle class=\"winning\"").count(), 5);
    // Both lines link their stones: a1 a3 a5 a7, a3 a5 a7 a9.
    let links = svg.split("<path class=\"winning\"").nth(1).unwrap();
    let links = links.split("/>").next().unwrap();
    assert_eq!(links.matches('M').count(), 6, "{links}");
}

#[test]
fn a_seat_that_has_to_pass_is_told() {
    let line = format!("tetra/1 - 1 {SHUT_IN}");
    let stuck: Tetra = line.parse().unwrap();
    let text = stuck.diagram();
    assert_shows(&text, &["Seat 1, Black, cannot move and has to pass."]);
}
