//! What a drawing of a position shows.

use aliens_amazons::{AliensAmazons, Drawn, Move, Position};
use board_draw::DrawOptions;
use board_graph::{Board, Node};

fn drawn(rest: &str, last: Option<&str>) -> String {
    let (position, shown) = read(rest, last);
    position.canvas(&shown).to_string()
}

fn svg(rest: &str, last: Option<&str>) -> String {
    let (position, shown) = read(rest, last);
    position.svg(&shown).to_string()
}

fn read(rest: &str, last: Option<&str>) -> (AliensAmazons, DrawOptions<Move>) {
    let position = format!("aliens-amazons/1 {rest}").parse().unwrap();
    let last = last.map(|text| text.parse().unwrap());
    let shown = DrawOptions {
        last,
        ..DrawOptions::default()
    };
    (position, shown)
}

#[test]
fn the_start_shows_every_node_by_name() {
    let start = AliensAmazons::start();
    let diagram = start.diagram();
    let words: Vec<&str> = diagram
        .split(|c: char| c.is_whitespace() || c == '*')
        .collect();
    for node in Board::bent9().nodes() {
        let name = Board::bent9().name(node).to_string();
        let shown = words.iter().filter(|word| **word == name).count();
        assert_eq!(shown, 1, "{name} in\n{diagram}");
    }
    assert!(diagram.contains("Seat 1 to move: put down an Alien, 3 in hand."));
}

#[test]
fn stones_and_captions_are_shown() {
    let text = drawn("- 1 a1,a17,c5 d4,e4 20", None);
    for part in [
        "○a1",
        "○c5",
        "●d4",
        "●e4",
        "○ Aliens (seat 1)",
        "● Amazons (seat 2)",
        "Seat 1 to move: move an Alien.",
        "8 Amazons have been captured.",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    for (rest, caption) in [
        (
            "- 2 a1 - 30",
            "Seat 2 to move: put down an Amazon, 30 in hand.",
        ),
        ("- 2 a1,a17,c5 d4,e4,f1 26", "1 Amazon has been captured."),
        (
            "amazons-needed=1 2 a1,a17,c5 d4 0",
            "Seat 2 to move: move an Amazon.",
        ),
        (
            "amazons-needed=1 2 a2,a24,b1 a1 0",
            "Seat 2 to move: no Amazon can move, pass.",
        ),
        (
            "- o a1,a17,c5 d4 7",
            "Seat 1, the Aliens, has won: Black has 8 Amazons, 10 are needed.",
        ),
    ] {
        let text = drawn(rest, None);
        assert!(text.contains(caption), "{caption} in\n{text}");
        assert!(svg(rest, None).contains(caption.split('\n').next().unwrap()));
    }
}

/// A stone put down is marked; a move shows where it came from, its way, and what it captured.
#[test]
fn the_last_move_is_shown() {
    assert!(drawn("- 2 c5 - 30", Some("c5")).contains("[○c5]"));
    assert!(drawn("- 1 c5 d4 29", Some("d4")).contains("[●d4]"));
    let text = drawn("- 2 a1,a17,e5 c6 20", Some("c5-e5xd4,e4"));
    for part in ["[○e5]", "[ d4]", "[ e4]", "way of the move"] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert!(svg("- 2 a1,a17,e5 c6 20", Some("c5-e5xd4,e4")).contains("arrow"));
    let text = drawn("amazons-needed=1 1 a1,a17,e5 c6 0", Some("c5-c6"));
    assert!(text.contains("[●c6]"), "{text}");
}

#[test]
fn a_last_move_that_does_not_fit_is_ignored() {
    let rest = "- 2 a1,a17,e5 c6 20";
    let plain = drawn(rest, None);
    for last in [
        "b1",
        "c6",
        "e5",
        "a1-e5",
        "c5-e5",
        "c5-e5xd4",
        "c5-e5xd4,e4,f1",
        "c5-c6",
        "c5-e5xc6,d4",
        "pass",
    ] {
        assert_eq!(drawn(rest, Some(last)), plain, "{last}");
    }
    let (position, mut shown) = read(rest, None);
    shown.last = Some(Move::Put(Node::new(60_000)));
    assert_eq!(position.canvas(&shown).to_string(), plain);
}

#[test]
fn what_won_is_marked() {
    let blockade = "a3,a4,a22,a23,b1,b2,b21,c1,c2,c18";
    let text = drawn(&format!("- o a1,a2,a24 {blockade},f1 10"), Some("b1"));
    for name in blockade.split(',').filter(|&name| name != "b1") {
        assert!(text.contains(&format!("(●{name})")), "{name} in\n{text}");
    }
    assert!(text.contains("{●b1}"), "{text}");
    assert!(text.contains(" ●f1 "), "{text}");
    assert!(!text.contains("(○"), "{text}");
    assert!(text.contains("Seat 2, the Amazons, has won: the Aliens are blocked."));
    let text = drawn("- o a1,a17,e3 f1 8", Some("c5-e3xd4"));
    for part in ["(○a1)", "(○a17)", "{○e3}"] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}
