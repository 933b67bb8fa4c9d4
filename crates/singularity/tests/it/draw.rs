//! What a drawing of a position shows.

use board_draw::DrawOptions;
use board_play::Position;
use singularity::{Drawn, Move, Singularity, StoneGame as _};

fn drawn(line: &str, last: Option<&str>) -> String {
    let position: Singularity = line.parse().unwrap();
    let last = last.map(|text| text.parse::<Move>().unwrap());
    let shown = DrawOptions {
        last,
        ..DrawOptions::default()
    };
    position.canvas(&shown).to_string()
}

#[test]
fn the_start_shows_stones_starts_and_the_centre() {
    let start = Singularity::start();
    let diagram = start.diagram();
    for part in [
        "●a1",
        "○a2",
        "●a23",
        "○a24",
        ":e1",
        ":e12",
        "%f1",
        "%f2",
        "%f3",
        "Seat 1 to move: Black.",
        "● Black (seat 1), 12 stones",
        "○ White (seat 2), 12 stones",
        ": centre region",
        "% centre, the goal",
    ] {
        assert!(diagram.contains(part), "{part} in\n{diagram}");
    }
    for node in start.board().nodes() {
        let name = start.board().name(node).to_string();
        let mut words = diagram.split(|c: char| !c.is_ascii_alphanumeric());
        assert!(words.any(|word| word == name), "{name} in\n{diagram}");
    }
}

#[test]
fn the_last_slide_and_what_it_removed_are_marked() {
    let text = drawn("singularity/1 - 2 d3,e3 a4", Some("c5-e3xe2"));
    for part in [
        "[●e3]",
        "[:e2]",
        "○a4",
        "+a1",
        "=a2",
        "Seat 2 to move: White.",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let svg: Singularity = "singularity/1 - 2 d3,e3 a4".parse().unwrap();
    let last = Some("c5-e3xe2".parse().unwrap());
    let shown = DrawOptions {
        last,
        ..DrawOptions::default()
    };
    let svg = svg.svg(&shown).to_string();
    assert!(svg.contains("arrow") && svg.contains("Seat 2 to move: White."));
}

#[test]
fn a_last_move_that_does_not_fit_is_ignored() {
    let line = "singularity/1 - 2 d3,e3 a4";
    let plain = drawn(line, None);
    for last in [
        "pass", "c5-e4",    // nothing on e4
        "d3-e3",    // d3 is taken
        "c5-e3xd3", // d3 is not removed
        "c4-a4",    // a4 is White's, whose turn it is
        "a1-e3",    // no slide
    ] {
        assert_eq!(drawn(line, Some(last)), plain, "{last}");
    }
}

#[test]
fn a_win_a_pass_and_a_single_stone_are_told() {
    let text = drawn("singularity/1 - o f1 a4,c9", Some("d4-f1xe2"));
    for part in [
        "f1",
        "Seat 1, playing Black, has won.",
        "● Black (seat 1), 1 stone ",
        "○ White (seat 2), 2 stones",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = drawn("singularity/1 - o f1 a4,c9", None);
    assert!(text.contains("(●f1)"), "{text}");
    let text = drawn("singularity/1 - 1 a1 a2,a24,b1", None);
    assert!(
        text.contains("Seat 1, Black, cannot move and has to pass."),
        "{text}"
    );
}
