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
    let (board, _) = diagram.split_once("\n\n").unwrap();
    let words: Vec<&str> = board.split(|c: char| !c.is_alphanumeric()).collect();
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

/// Rulings, section 1: the corners of bent:9 are a1, a9 and a17, those of flat:4 a1, a4 and a7; the rim
/// is the ring a.
#[test]
fn corners_and_sides_are_marked_and_named() {
    for (board, corners, rim) in [("bent:9", [1, 9, 17], 24), ("flat:4", [1, 4, 7], 9)] {
        let options = format!("board={board}").parse().unwrap();
        let diagram = Y::new(&options).diagram();
        let (drawing, legend) = diagram.split_once("\n\n").unwrap();
        let signs = ['+', '=', ':'];
        for number in 1..=rim {
            let side = corners.iter().rposition(|&corner| corner <= number);
            let sign = match side {
                _ if corners.contains(&number) => '%',
                Some(side) => signs[side],
                None => panic!("a{number} is before the first corner"),
            };
            let node = format!("{sign}a{number}");
            let words = drawing.split(|c: char| c.is_whitespace() || c == '·');
            assert_eq!(
                words.filter(|word| *word == node).count(),
                1,
                "{node}\n{diagram}"
            );
        }
        let inner = drawing
            .split_whitespace()
            .filter(|word| !word.contains('a'));
        let signs = [signs[0], signs[1], signs[2], '%'];
        assert!(inner.clone().all(|word| !word.contains(signs)), "{diagram}");
        let [first, second, third] = corners;
        for entry in [
            format!("+ side a{first} to a{second}"),
            format!("= side a{second} to a{third}"),
            format!(": side a{third} to a{first}"),
            "% corner, on two sides".to_owned(),
        ] {
            assert!(legend.contains(&entry), "{entry} in\n{diagram}");
        }
    }
    let svg = Y::start().svg(&DrawOptions::default()).to_string();
    assert!(svg.contains("Side a9 to a17: a10 a11 a12 a13 a14 a15 a16."));
    assert!(svg.contains("Corner, on two sides: a1 a9 a17."), "{svg}");
    // Seven nodes between two corners, and one sign in the legend.
    for class in ["area-1", "area-2", "area-3"] {
        let circle = format!("<circle class=\"{class}\"");
        assert_eq!(svg.matches(&circle).count(), 8, "{class}");
    }
    assert_eq!(svg.matches("<circle class=\"area-4\"").count(), 4);
}
