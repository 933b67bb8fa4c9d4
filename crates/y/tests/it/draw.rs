//! What a drawing of a position shows.

use board_draw::DrawOptions;
use board_play::Position;
use y::{Drawn, Move, Y};

fn drawn(line: &str, last: Option<&str>) -> String {
    let position: Y = line.parse().unwrap();
    let last = last.map(|text| text.parse::<Move>().unwrap());
    let shown = DrawOptions {
        last,
        ..DrawOptions::default()
    };
    position.canvas(&shown).to_string()
}

#[test]
fn the_start_shows_every_node_by_name() {
    let start = Y::start();
    let diagram = start.diagram();
    let words: Vec<&str> = diagram
        .split(|c: char| c.is_whitespace() || c == '*')
        .collect();
    for node in start.board().nodes() {
        let name = start.board().name(node).to_string();
        let shown = words.iter().filter(|word| **word == name).count();
        assert_eq!(shown, 1, "{name} in\n{diagram}");
    }
    assert!(diagram.contains("Seat 1 to move: a black stone."));
}

#[test]
fn stones_seats_and_the_last_move_are_shown() {
    let text = drawn("y/1 opening=pie 2 white d4,e5 a1,f1", Some("a1"));
    for part in [
        "●e5",
        "●d4",
        "○f1",
        "[○a1]",
        "Seat 2 to move: a black stone.",
        "● Black (seat 2)",
        "○ White (seat 1)",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}

#[test]
fn an_offered_swap_is_shown_and_a_swap_marks_its_stone() {
    let text = drawn("y/1 opening=pie 2 black e5 -", Some("e5"));
    assert!(text.contains("Seat 2 to move: a white stone, or swap."));
    let text = drawn("y/1 opening=pie 1 white e5 -", Some("swap"));
    assert!(text.contains("[●e5]"), "{text}");
}

#[test]
fn a_last_move_that_does_not_fit_is_ignored() {
    let line = "y/1 opening=pie 1 black d4,e5 a1,f1";
    let plain = drawn(line, None);
    for last in ["b1", "z9", "swap"] {
        assert_eq!(drawn(line, Some(last)), plain);
    }
}

#[test]
fn a_win_shows_the_chain_and_no_other_stone() {
    let line = "y/1 board=bent:3,opening=pie o white a1,a2,a3,b3 a4,b1,b2";
    let text = drawn(line, None);
    for part in ["(●a1)", "(●a2)", "(●a3)", "Seat 2, playing black, has won."] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert!(!text.contains("(●b3)"), "{text}");
    let svg = line.parse::<Y>().unwrap().svg(&DrawOptions::default());
    assert!(svg.to_string().contains("Seat 2, playing black, has won."));
}
