//! What a drawing of a position shows.

use board_draw::DrawOptions;
use board_play::Position;
use leap_over::{Drawn, LeapOver, Move, StoneGame as _};

fn shown(last: &str) -> DrawOptions<Move> {
    DrawOptions {
        last: Some(last.parse().unwrap()),
        ..DrawOptions::default()
    }
}

fn start() -> LeapOver {
    LeapOver::start()
}

#[test]
fn the_start_shows_every_node_the_stones_and_the_starts() {
    let diagram = start().diagram();
    let words: Vec<&str> = diagram
        .split(|c: char| !c.is_ascii_alphanumeric())
        .collect();
    for node in start().board().nodes() {
        let name = start().board().name(node).to_string();
        let count = words.iter().filter(|word| **word == name).count();
        assert_eq!(count, 1, "{name} in\n{diagram}");
    }
    for part in [
        "●a5",
        "○a13",
        "Seat 1 to move: Black.",
        "● Black (seat 1)",
        "○ White (seat 2)",
        "start of Black, goal of White",
        "start of White, goal of Black",
    ] {
        assert!(diagram.contains(part), "{part} in\n{diagram}");
    }
}

#[test]
fn the_last_move_is_shown_with_its_landings() {
    let mut position = start();
    for text in ["c4-c2", "b12-b10", "d4-d6", "d8-b12", "d5-a12"] {
        position.play(text.parse().unwrap()).unwrap();
    }
    let text = position.canvas(&shown("d5-a12")).to_string();
    assert!(text.contains("[●a12]"), "{text}");
    assert!(text.contains("Seat 2 to move: White."), "{text}");
    let plain = position.svg(&DrawOptions::default()).to_string();
    assert_ne!(position.svg(&shown("d5-a12")).to_string(), plain);
    // A last move that cannot have led here is ignored.
    for last in ["d5-a14", "d8-b12", "f1-a12", "a12-d5", "pass"] {
        assert_eq!(position.svg(&shown(last)).to_string(), plain, "{last}");
    }
}

#[test]
fn a_win_and_its_stones_are_shown() {
    let line = "leap-over/1 goal=full o 1 a13,b11,b12,c9,c11,d7,d8,d9,d10,f1 \
                a3,a17,a19,b1,b18,c10,c16,d2,d13,d15";
    let position: LeapOver = line.parse().unwrap();
    let text = position.canvas(&shown("d6-d8")).to_string();
    for part in ["(●a13)", "(●c9)", "Seat 1, playing Black, has won."] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    for part in ["(●f1)", "(○c10)", "to move"] {
        assert!(!text.contains(part), "{part} in\n{text}");
    }
}

#[test]
fn a_pass_is_announced() {
    let line = "leap-over/1 - 1 - a2,a9,a18,b4,b17,b19,c7,d4,d7,e9 \
                a1,a13,a15,b14,b15,b18,c2,c10,c12,d9";
    let position: LeapOver = line.parse().unwrap();
    let diagram = position.diagram();
    let caption = "Seat 1, Black, cannot jump and has to pass.";
    assert!(diagram.contains(caption), "{diagram}");
}
