//! What a drawing of a position shows.

use crate::common::rules::squares;
use crate::common::state::{MIDDLE, State};
use board_draw::{DrawOptions, Drawn};
use board_play::{Position, Status};
use wyx::{Column, Move, Options, Wyx};

fn shown(last: &str) -> DrawOptions<Move> {
    DrawOptions {
        last: Some(last.parse().unwrap()),
        ..DrawOptions::default()
    }
}

fn drawn(position: &Wyx, last: &str) -> String {
    position.canvas(&shown(last)).to_string()
}

/// The four characters of a square.
fn square<'a>(text: &'a str, name: &str) -> &'a str {
    let at = squares().iter().position(|square| square == name).unwrap();
    let (file, rank) = (at % 8, at / 8);
    let line = text.lines().nth(8 - rank).unwrap();
    let start = line.char_indices().nth(3 + 4 * file).unwrap().0;
    let end = line.char_indices().nth(7 + 4 * file);
    line[start..end.map_or(line.len(), |(at, _)| at)].trim_end()
}

#[test]
fn the_start_shows_knights_and_strongholds() {
    let text = Wyx::new(&Options::default()).diagram();
    for (name, sign) in [
        ("d4", " W"),
        ("e5", " B"),
        ("a1", " :3"),
        ("h8", " :3"),
        ("d2", " :2"),
        ("g5", " :2"),
        ("c3", " ."),
    ] {
        assert_eq!(square(&text, name), sign, "{name} in\n{text}");
    }
    assert!(text.contains("The rack is being filled: a left-up domino for column 1 is next."));
    assert!(text.contains("Pawns left to lay: White 32, Black 32."));
}

#[test]
fn what_there_is_none_of_is_said_in_words() {
    let start = Wyx::new(&Options::default());
    let svg = start.svg(&DrawOptions::default()).to_string();
    let words =
        "White: knight d4, pawns none. Black: knight e5, pawns none. Bottom dominoes: none.";
    assert!(svg.contains(words), "{svg}");
}

#[test]
fn pawns_and_the_last_jump_are_shown() {
    let position = State {
        white: "d7 c5",
        black: "h4 a8",
        ..MIDDLE
    }
    .position();
    let text = position.diagram();
    for (name, sign) in [
        ("d7", " ○2"),
        ("c5", " ○"),
        ("h4", " ●"),
        ("a8", " ●3"),
        ("d4", " W"),
        ("h3", " B"),
    ] {
        assert_eq!(square(&text, name), sign, "{name} in\n{text}");
    }
    assert!(text.contains("Seat 1, White, to move."));

    let next = position.after("1".parse().unwrap()).unwrap();
    let text = drawn(&next, "1");
    assert_eq!(square(&text, "d7"), "[W2]");
    assert_eq!(square(&text, "d4"), " ○");
    let next = position.after("7".parse().unwrap()).unwrap();
    let text = drawn(&next, "7");
    assert_eq!(square(&text, "e6"), "[W]");
    assert!(text.contains("[7]"), "{text}");
    assert!(text.contains("[ ] last"), "{text}");
}

#[test]
fn the_rack_stands_beside_the_board_with_its_bottom_row_below() {
    let rack = MIDDLE.rack();
    let line = format!(
        "wyx/1 - 2 {} 1,0,2,0,0,0,0,0 d4,h3 a1,d4 h3",
        crate::common::rules::rack_text(&rack)
    );
    let position: Wyx = line.parse().unwrap();
    let text = position.diagram();
    // Row by row from the bottom: each column without what has been played.
    for row in 0..8 {
        let line: Vec<char> = text.lines().nth(8 - row).unwrap().chars().collect();
        for column in 0..8 {
            let start = 40 + 5 * column;
            let found: String = line.iter().skip(start).take(4).collect();
            let place = row + [1, 0, 2, 0, 0, 0, 0, 0][column];
            let expected = if place < 8 {
                &*rack[8 * column + place]
            } else {
                ""
            };
            assert_eq!(
                found.trim(),
                expected,
                "row {row} of column {column} in\n{text}"
            );
        }
    }
    // The columns that can be played are marked.
    let marks = text.lines().nth(10).unwrap();
    for column in Column::all() {
        let can = position.check(Move::Column(column)).is_ok();
        assert_eq!(marks.contains(&format!("{column}^")), can, "{marks}");
    }
    assert!(text.contains("^ playable"));
}

#[test]
fn a_drawn_domino_is_marked_in_the_rack() {
    let mut position = Wyx::new(&Options::default());
    for text in ["-3+1", "+0+4"] {
        position.play(text.parse().unwrap()).unwrap();
    }
    let text = drawn(&position, "+0+4");
    assert!(text.contains("[+0+4]"), "{text}");
    assert!(!text.contains("[-3+1]"), "{text}");
}

#[test]
fn a_last_move_that_does_not_fit_is_ignored() {
    let position = MIDDLE.position();
    let plain = position.diagram();
    for last in ["pass", "+2-3"] {
        assert_eq!(drawn(&position, last), plain);
    }
    let start = Wyx::new(&Options::default());
    for last in ["1", "pass", "-3+1"] {
        assert_eq!(drawn(&start, last), start.diagram());
    }
}

#[test]
fn a_pass_and_the_ends_are_told() {
    let stuck = State {
        bottoms: ["-3+1", "-3+4", "-1-1", "-4-3", "+0-4", "+1-2", "", ""],
        knights: ["a1", "h3"],
        ..MIDDLE
    };
    let text = stuck.position().diagram();
    assert!(
        text.contains("Seat 1, White, can play no column and passes."),
        "{text}"
    );
    assert!(!text.contains('^'), "{text}");

    let over = State {
        bottoms: ["-3+1", "-2+1", "-4-3", "-3-3", "+0-4", "+1-4", "", ""],
        turn: "o",
        knights: ["a1", "b1"],
        ..MIDDLE
    };
    for (black, told) in [
        ("", "No column can be played. Seat 1, White, has won."),
        ("c1 d1", "No column can be played. A draw."),
        (
            "c1 d1 e1",
            "No column can be played. Seat 2, Black, has won.",
        ),
    ] {
        let text = State { black, ..over }.position().diagram();
        assert!(text.contains(told), "{text}");
    }

    let white =
        "b1 c1 d1 e1 f1 g1 a2 b2 c2 f2 g2 h2 a3 b3 c3 d3 e3 f3 g3 a4 c4 e4 f4 h4 a5 c5 d5 e5 f5 h5";
    let position = State { white, ..MIDDLE }.position();
    let won = position.after("7".parse().unwrap()).unwrap();
    let text = drawn(&won, "7");
    assert!(
        text.contains("Seat 1, White, has laid all its pawns and won."),
        "{text}"
    );
    assert_eq!(square(&text, "e6"), "[W]");
}

/// The letters of files stand below the signs of their squares.
#[test]
fn files_are_named_below_their_squares() {
    let text = Wyx::new(&Options::default()).diagram();
    let names: Vec<char> = text.lines().nth(9).unwrap().chars().collect();
    for (file, letter) in ('a'..='h').enumerate() {
        // The sign is the second character of a square.
        assert_eq!(names[3 + 4 * file + 1], letter, "{text}");
    }
}

/// The class, some values and the text of each element of a kind.
fn elements<const N: usize>(
    svg: &str,
    kind: &str,
    attributes: [&str; N],
) -> Vec<(String, [f64; N], String)> {
    let attribute = |element: &str, name: &str| {
        let value = element.split(&format!(" {name}=\"")).nth(1).unwrap();
        value.split('"').next().unwrap().to_owned()
    };
    let start = format!("<{kind} ");
    let elements = svg.split(&start).skip(1).map(|element| {
        let (inside, text) = element.split_once('>').unwrap();
        let inside = format!(" {inside}");
        let values = attributes.map(|name| attribute(&inside, name).parse().unwrap());
        let text = text.split('<').next().unwrap().to_owned();
        (attribute(&inside, "class"), values, text)
    });
    elements.collect()
}

#[test]
fn files_and_ranks_are_named_beside_the_board() {
    let svg = Wyx::new(&Options::default())
        .svg(&DrawOptions::default())
        .to_string();
    let cells = elements(&svg, "rect", ["x", "y", "width", "height"]);
    let cells: Vec<[f64; 4]> = cells
        .into_iter()
        .filter(|(class, ..)| class.starts_with("cell"))
        .map(|(_, values, _)| values)
        .collect();
    assert_eq!(cells.len(), 64);
    for (class, [x, y], text) in elements(&svg, "text", ["x", "y"]) {
        if class == "name" && ("a"..="h").contains(&text.as_str()) {
            assert!(cells.iter().all(|cell| cell[1] + cell[3] < y), "{text}");
            assert!(
                cells
                    .iter()
                    .any(|cell| (cell[0] + cell[2] / 2.0 - x).abs() < 0.01)
            );
        }
    }
}

/// The dominoes of a column stand on the ground, one on the other, above the number of the column.
#[test]
fn dominoes_stand_on_each_other() {
    let mut full = Wyx::new(&Options::default());
    while full.status() == Status::Chance {
        full.play(full.nth_move(0).unwrap()).unwrap();
    }
    let svg = full.svg(&DrawOptions::default()).to_string();
    let ground = svg
        .split("<polyline class=\"border\" points=\"")
        .nth(1)
        .unwrap();
    let ground: f64 = ground.split([',', ' ']).nth(1).unwrap().parse().unwrap();
    let frames = elements(&svg, "rect", ["x", "y", "width", "height"]);
    let numbers = elements(&svg, "text", ["x", "y"]);
    let mut numbers: Vec<_> = numbers
        .iter()
        .filter(|(class, ..)| class == "label")
        .collect();
    numbers.dedup_by_key(|(_, [x, _], _)| *x);
    assert_eq!(numbers.len(), 8);
    for (_, [x, _], number) in numbers {
        let stands = |class: &str, frame: &[f64; 4]| {
            class.starts_with("area") && (frame[0] + frame[2] / 2.0 - x).abs() < 0.01
        };
        let column = frames
            .iter()
            .filter(|(class, frame, _)| stands(class, frame));
        let mut column: Vec<[f64; 4]> = column.map(|(_, frame, _)| *frame).collect();
        column.sort_by(|one, other| other[1].total_cmp(&one[1]));
        assert!(column.len() > 1, "column {number}");
        let mut below = ground;
        for [_, y, _, height] in column {
            let gap = below - (y + height);
            assert!(0.0 < gap && gap < height, "column {number}: {gap}");
            below = y;
        }
    }
}

#[test]
fn the_picture_says_in_words_what_it_shows() {
    let position = State {
        white: "d7",
        ..MIDDLE
    }
    .position();
    let next = position.after("7".parse().unwrap()).unwrap();
    let svg = next.svg(&shown("7")).to_string();
    for part in [
        "<title>Wyx: Seat 2, Black, to move.</title>",
        "White: knight e6, pawns d4 e6 d7.",
        "Black: knight h3, pawns h3.",
        "Bottom dominoes: 1: +0+3, 2: -3+4, 3: -1+0, 4: -4-3, 5: +0-4, 6: +1-2, 8: +4+2.",
        "Pawns left to lay: White 28, Black 31.",
    ] {
        assert!(svg.contains(part), "{part} in\n{svg}");
    }
    // An arrow for the jump, a ring round the knight and round the number of the column.
    assert_eq!(svg.matches("class=\"last\"").count(), 2);
    assert!(svg.contains("<g class=\"arrow\">"));
    let plain = next.svg(&DrawOptions::default()).to_string();
    assert_eq!(plain.matches("class=\"last\"").count(), 0);
}
