//! Boards as text.

use std::collections::{BTreeMap, BTreeSet};

use board_draw::{Area, BoardPicture, Mark, Stone};
use board_graph::{Board, Node};

use crate::common::{boards, without_colours};

/// Draws a board with a marked stone on every node, so that each node is shown like `[●a12]`.
fn full(board: Board) -> String {
    let mut picture = BoardPicture::new(board);
    picture.stones(board.nodes(), Stone::Black);
    picture.marks(board.nodes(), Mark::Last);
    picture.canvas().to_string()
}

/// Finds the column and row of every node on a board drawn by [`full`].
fn places(board: Board) -> BTreeMap<Node, (usize, usize)> {
    let mut places = BTreeMap::new();
    for (row, line) in full(board).lines().enumerate() {
        let starts = line.char_indices().enumerate();
        for (column, (at, _)) in starts.filter(|(_, (_, character))| *character == '[') {
            let inside = line[at..]
                .strip_prefix("[●")
                .and_then(|rest| rest.split_once(']'));
            let Some((name, _)) = inside else {
                continue;
            };
            let node = board.parse_node(name).expect("only names are in brackets");
            let before = places.insert(node, (column, row));
            assert_eq!(before, None, "{name} of {} is drawn once", board.shape());
        }
    }
    places
}

#[test]
fn every_node_is_drawn_and_none_overlaps_another() {
    for board in boards() {
        let places = places(board);
        assert_eq!(places.len(), board.node_count(), "{}", board.shape());
    }
}

#[test]
fn every_name_of_an_empty_board_is_readable() {
    for board in boards() {
        let text = BoardPicture::new(board).canvas().to_string();
        let text = text.split("\n\n").next().unwrap_or_default();
        let words = text.split([' ', '\n', '·', '*']);
        let shown: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let names: BTreeSet<_> = board.nodes().map(|n| board.name(n).to_string()).collect();
        assert_eq!(shown.len(), names.len(), "{}", board.shape());
        let shown: BTreeSet<_> = shown.into_iter().map(str::to_owned).collect();
        assert_eq!(shown, names, "{}", board.shape());
    }
}

#[test]
fn the_drawing_is_true_to_scale() {
    for board in boards() {
        let places = places(board);
        let all: Vec<_> = board.nodes().map(|n| (board.xy(n), places[&n])).collect();
        // Neighbours are about one apart; nodes that differ clearly in one direction must not be drawn
        // in the wrong order.
        for (i, &((x, y), (column, row))) in all.iter().enumerate() {
            for &((other_x, other_y), (other_column, other_row)) in &all[i + 1..] {
                let shape = board.shape();
                if (x - other_x).abs() > 0.5 {
                    assert_eq!(x < other_x, column < other_column, "{shape}");
                }
                if (y - other_y).abs() > 1.0 {
                    assert_eq!(y < other_y, row < other_row, "{shape}");
                }
            }
        }
    }
}

#[test]
fn heights_and_widths_are_in_proportion() {
    for board in boards() {
        let places = places(board);
        let span = |numbers: &mut dyn Iterator<Item = f64>| {
            let numbers: Vec<_> = numbers.collect();
            let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            most - numbers.iter().copied().fold(f64::INFINITY, f64::min)
        };
        let real = |cells: usize| f64::from(u16::try_from(cells).unwrap());
        let width = span(&mut board.nodes().map(|n| board.xy(n).0));
        let height = span(&mut board.nodes().map(|n| board.xy(n).1));
        if width < 1.0 || height < 1.0 {
            continue;
        }
        let columns = span(&mut places.values().map(|place| real(place.0)));
        let rows = span(&mut places.values().map(|place| real(place.1)));
        // On most terminals half would be true to scale; somewhat flatter saves rows.
        let ratio = (rows / height) / (columns / width);
        let shape = board.shape();
        assert!((0.35..0.55).contains(&ratio), "{ratio} of {shape}");
    }
}

#[test]
fn lines_are_dotted_and_leave_the_names_alone() {
    for board in boards() {
        let shape = board.shape();
        let places = places(board);
        let text = BoardPicture::new(board).canvas().to_string();
        let rows: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
        let longest = board.nodes().map(|n| board.name(n).to_string().len());
        let cell = longest.max().unwrap() + 3;
        let taken: BTreeSet<_> = places
            .values()
            .flat_map(|&(x, y)| (x..x + cell).map(move |x| (x, y)))
            .collect();
        for &(x, y) in &taken {
            assert_ne!(
                rows[y].get(x),
                Some(&'·'),
                "a dot in a cell of {shape}\n{text}"
            );
        }
        for (a, b) in board.edges() {
            let ((mut x, mut y), (mut to_x, mut to_y)) = (places[&a], places[&b]);
            if y > to_y {
                (x, y, to_x, to_y) = (to_x, to_y, x, y);
            }
            if x.abs_diff(to_x) > 4 * (to_y - y) {
                continue; // Flat lines do not have a dot for each row.
            }
            for (row, line) in rows.iter().enumerate().take(to_y).skip(y + 1) {
                let (done, all) = (row - y, to_y - y);
                let column = 2 + (x * (all - done) + to_x * done) / all;
                let near = column - 1..=column + 1;
                let dotted = near.clone().any(|x| line.get(x) == Some(&'·'));
                let hidden = near.clone().any(|x| taken.contains(&(x, row)));
                assert!(dotted || hidden, "row {row} of {shape}\n{text}");
            }
        }
    }
}

#[test]
fn the_board_of_the_booklet_fits_a_terminal() {
    let board = Board::bent9();
    assert!(full(board).lines().all(|line| line.chars().count() <= 80));
    let mut picture = BoardPicture::new(board);
    picture.stones(board.nodes().step_by(2), Stone::Black);
    picture.stones(board.nodes().skip(1).step_by(4), Stone::White);
    picture.stones(board.nodes().skip(7).step_by(8), Stone::Red);
    picture
        .mark(node("a1"), Mark::Last)
        .mark(node("a2"), Mark::Winning);
    for (node, area) in board.nodes().zip(Area::ALL.into_iter().cycle()) {
        picture.mark(node, Mark::Area(area));
    }
    for area in Area::ALL {
        picture.area_name(area, "where somebody starts and wants to go");
    }
    picture.arrow(&[node("c4"), node("c5")]);
    let canvas = picture.canvas();
    assert!(canvas.width() <= 80, "{canvas}");
}

fn node(name: &str) -> Node {
    Board::bent9().parse_node(name).unwrap()
}

#[test]
fn the_plain_text_tells_everything() {
    let mut picture = BoardPicture::new(Board::bent9());
    picture
        .stone(node("c5"), Stone::Red)
        .stone(node("c5"), Stone::Black)
        .stone(node("c6"), Stone::White)
        .stone(node("c7"), Stone::Red)
        .stones([node("d1"), node("d2"), node("e1")], Stone::Black)
        .mark(node("c5"), Mark::Last)
        .mark(node("b2"), Mark::Last)
        .mark(node("d1"), Mark::Winning)
        .marks([node("d2")], Mark::Winning)
        .mark(node("d2"), Mark::Last)
        .marks([node("f1"), node("f2")], Mark::Area(Area::First))
        .mark(node("f2"), Mark::Area(Area::Second))
        .mark(node("f3"), Mark::Area(Area::Third))
        .label(node("b17"), "17")
        .label(node("c6"), "x3")
        .arrow(&[node("a24"), node("b1"), node("a2"), node("a3")])
        .stone_name(Stone::White, "Aliens")
        .area_name(Area::First, "nowhere")
        .area_name(Area::First, "start")
        .area_name(Area::Fourth, "not on the board")
        .caption("First line\nSecond line");
    let text = picture.canvas().to_string();
    let words: BTreeSet<_> = text.split([' ', '\n', '·']).collect();
    for word in [
        "[●c5]", "○x3", "▲c7", "(●d1)", "{●d2}", "●e1", "+f1", "=f2", ":f3", "17", "*e5", "*e9",
        "a1", "a4", // From a24 to b1, back to the rim at a2, and along it to a3.
        "→a24", "→b1", "↓a2",
    ] {
        assert!(words.contains(word), "{word} in\n{text}");
    }
    assert!(text.contains("[ b2]"), "{text}");
    for word in ["c6", "b17", "e1", "*e1", "nowhere", "not"] {
        assert!(!words.contains(word), "{word} in\n{text}");
    }
    for phrase in [
        "\n\nFirst line\nSecond line\n",
        "● Black",
        "○ Aliens",
        "▲ Red",
        "+ start",
        "[ ] last move",
        "( ) winning",
        "{ } last move, winning",
        "← ↑ → ↓ way of the move",
        "* penta",
    ] {
        assert!(text.contains(phrase), "{phrase} in\n{text}");
    }
}

#[test]
fn the_legend_explains_only_what_is_there() {
    let board = Board::rhombus(3, 3).unwrap();
    let mut picture = BoardPicture::new(board);
    assert!(!picture.canvas().to_string().contains("\n\n"));
    picture.stones(board.nodes().take(1), Stone::White);
    let text = picture.canvas().to_string();
    assert!(text.ends_with("\n\n○ White"), "{text}");
    // The next entry follows on the same line if it fits, else on the next.
    picture.stones(board.nodes().skip(8), Stone::Black);
    let text = picture.canvas().to_string();
    assert!(text.ends_with("\n\n● Black   ○ White"), "{text}");
    let long = "w".repeat(60);
    picture.stone_name(Stone::White, &long);
    let text = picture.canvas().to_string();
    assert!(text.ends_with(&format!("\n\n● Black\n○ {long}")), "{text}");
}

#[test]
fn what_is_not_on_the_board_is_left_out() {
    let board = Board::bent(3).unwrap();
    let mut picture = BoardPicture::new(board);
    let empty = picture.canvas();
    let far = Node::new(50);
    picture
        .stone(far, Stone::Black)
        .mark(far, Mark::Last)
        .label(far, "far");
    assert_eq!(picture.canvas(), empty);
    picture.arrow(&[far, far]);
    assert!(picture.svg().to_string().ends_with("</svg>\n"));
}

#[test]
fn colours_change_no_text() {
    let board = Board::bent9();
    let mut picture = BoardPicture::new(board);
    picture.stones(board.nodes().step_by(3), Stone::White);
    picture.marks(board.nodes().step_by(6), Mark::Winning);
    let canvas = picture.canvas();
    let coloured = canvas.ansi().to_string();
    assert!(coloured.contains('\x1b'));
    assert_eq!(without_colours(&coloured), canvas.to_string());
}
