//! What a drawing of a position shows.

use board_draw::DrawOptions;
use board_play::Position;
use sexta::{Drawn, Move, Sexta, StoneGame};

fn shown(last: Option<&str>) -> DrawOptions<Move> {
    DrawOptions {
        last: last.map(|text| text.parse().unwrap()),
        ..DrawOptions::default()
    }
}

fn drawn(position: &Sexta, last: Option<&str>) -> String {
    position.canvas(&shown(last)).to_string()
}

fn played(moves: &str) -> Sexta {
    let mut position = Sexta::start();
    for text in moves.split_whitespace() {
        position.play(text.parse().unwrap()).unwrap();
    }
    position
}

#[test]
fn the_start_shows_every_node_by_name() {
    let start = Sexta::start();
    let diagram = start.diagram();
    for node in start.board().nodes() {
        let name = start.board().name(node).to_string();
        let words = diagram.split(|c: char| !c.is_ascii_alphanumeric());
        assert_eq!(words.filter(|&word| word == name).count(), 1, "{name}");
    }
    for part in [
        "●a2",
        "○a6",
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
    let text = drawn(&played("a2-b2 a6-b6 a3-b3"), Some("a3-b3"));
    for part in [
        "+a2",
        "=a6",
        "●b2",
        "[●b3]",
        "start of Black",
        "start of White",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}

/// The SVG draws an arrow along the run, in exactly the pictures that have one.
#[test]
fn the_last_move_has_an_arrow() {
    let position = played("a2-b2 a6-b6");
    let arrows = |last: Option<&str>| {
        let svg = position.svg(&shown(last)).to_string();
        svg.matches("<polyline class=\"arrow\"").count()
    };
    assert_eq!(arrows(Some("a6-b6")), 1);
    for does_not_fit in [None, Some("a2-b2"), Some("b6-a6"), Some("a7-b6")] {
        assert_eq!(arrows(does_not_fit), 0, "{does_not_fit:?}");
    }
}

#[test]
fn a_win_marks_all_six_stones() {
    let won: Sexta = "sexta/1 - o a1,b1,c1,d1,e1,e2 a5,a7,a9,a11,a13,a15"
        .parse()
        .unwrap();
    let text = won.diagram();
    for name in ["a1", "b1", "c1", "d1", "e1", "e2"] {
        assert!(text.contains(&format!("(●{name})")), "{name} in\n{text}");
    }
    assert!(!text.contains("(○"), "{text}");
    let caption = "Seat 1, playing Black, has won.";
    assert!(text.contains(caption), "{text}");
    assert!(
        won.svg(&DrawOptions::default())
            .to_string()
            .contains(caption)
    );
}
