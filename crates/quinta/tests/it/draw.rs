//! What a drawing of a position shows.

use board_draw::DrawOptions;
use board_graph::Node;
use board_play::Position;
use board_stones::Shift;
use quinta::{Drawn, Move, Options, Quinta, StoneGame};

fn shown(last: Option<&str>) -> DrawOptions<Move> {
    DrawOptions {
        last: last.map(|text| text.parse().unwrap()),
        ..DrawOptions::default()
    }
}

fn drawn(position: &Quinta, last: Option<&str>) -> String {
    position.canvas(&shown(last)).to_string()
}

fn played(moves: &str) -> Quinta {
    let mut position = Quinta::new(&Options::default());
    for text in moves.split_whitespace() {
        position.play(text.parse().unwrap()).unwrap();
    }
    position
}

#[test]
fn the_start_shows_every_node_by_name() {
    let start = Quinta::new(&Options::default());
    let diagram = start.diagram();
    for node in start.board().nodes() {
        let name = start.board().name(node).to_string();
        let letter_or_digit = |c: char| c.is_ascii_alphanumeric();
        let words = diagram.split(|c| !letter_or_digit(c));
        assert_eq!(words.filter(|&word| word == name).count(), 1, "{name}");
    }
    for part in [
        "●a1",
        "○a3",
        "● Black (seat 1)",
        "○ White (seat 2)",
        "Seat 1 to move: Black.",
    ] {
        assert!(diagram.contains(part), "{part} in\n{diagram}");
    }
}

/// The nodes of the start are marked where the stones have left them.
#[test]
fn start_areas_and_the_last_move_are_shown() {
    let text = drawn(&played("a1-b12 a3-b3 a2-b2"), Some("a2-b2"));
    for part in [
        "+a1",
        "=a3",
        "●b12",
        "○b3",
        "[●b2]",
        "start of Black",
        "start of White",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}

/// The SVG draws an arrow along the run, over a penta too, in exactly the pictures that have one.
#[test]
fn the_last_move_has_an_arrow() {
    let position = played("a1-b12 a3-b3");
    assert_eq!(position.board().pentas().len(), 3);
    let arrows = |position: &Quinta, last: Option<&str>| {
        let svg = position.svg(&shown(last)).to_string();
        svg.matches("<polyline class=\"arrow\"").count()
    };
    assert_eq!(arrows(&position, Some("a3-b3")), 1);
    for does_not_fit in [
        None,
        Some("pass"),
        Some("a2-b2"),
        Some("b3-a3"),
        Some("a12-a13"),
        // Straight and free, but with no stone at its end.
        Some("c1-d1"),
        // A stone still stands where this slide started.
        Some("a4-b3"),
    ] {
        assert_eq!(arrows(&position, does_not_fit), 0, "{does_not_fit:?}");
    }
    let off_the_board = Move::Shift(Shift {
        from: Node::new(93),
        to: position.board().parse_node("b3").unwrap(),
    });
    let shown = DrawOptions {
        last: Some(off_the_board),
        ..DrawOptions::default()
    };
    let svg = position.svg(&shown).to_string();
    assert!(!svg.contains("<polyline class=\"arrow\""));
}

#[test]
fn a_win_shows_the_line_and_no_other_stone() {
    let won = played("a14-c2 a15-b14 a22-d2 a16-b15 a6-e2 b14-a15 a10-b2");
    let text = won.diagram();
    for part in [
        "(●a2)",
        "(●b2)",
        "(●c2)",
        "(●d2)",
        "(●e2)",
        "Seat 1, playing Black, has won.",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert!(!text.contains("(●a1)"), "{text}");
    let svg = won.svg(&DrawOptions::default()).to_string();
    assert!(svg.contains("Seat 1, playing Black, has won."));
}

#[test]
fn a_seat_that_has_to_pass_is_told() {
    let shut_in: Quinta = "quinta/1 - 1 a1,a2,a3,a8,a9,a10,a23,a24,b1,b2,b21,c1 \
                           a4,a7,a11,a22,b3,b7,b8,b9,b20,c2,c18,d1"
        .parse()
        .unwrap();
    let text = drawn(&shut_in, None);
    assert!(
        text.contains("Seat 1, Black, cannot move and has to pass."),
        "{text}"
    );
}
