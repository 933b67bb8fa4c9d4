//! Boards as pictures.

use std::collections::BTreeSet;

use board_draw::{Area, BoardPicture, Mark, Stone};
use board_graph::{Board, Node};

use crate::common::boards;
use crate::xml::Element;

fn node(name: &str) -> Node {
    Board::bent9().parse_node(name).unwrap()
}

fn drawn(picture: &BoardPicture) -> Element {
    Element::document(&picture.svg().to_string())
}

#[test]
fn the_empty_board_shows_every_node_line_and_penta() {
    let root = drawn(&BoardPicture::new(Board::bent9()));
    // Rulings, section 1: 93 nodes, 252 edges, 24 of them along the rim, 3 pentas.
    assert_eq!(root.of("circle", "node").len(), 93);
    assert_eq!(root.of("polygon", "penta").len(), 3);
    let lines = |class| {
        root.of("path", class)[0]
            .attribute("d")
            .matches('M')
            .count()
    };
    assert_eq!((lines("line"), lines("border")), (228, 24));
    let names: BTreeSet<_> = root
        .of("text", "name")
        .iter()
        .map(|t| t.text.clone())
        .collect();
    let expected: BTreeSet<_> = Board::bent9()
        .nodes()
        .map(|n| Board::bent9().name(n).to_string())
        .collect();
    assert_eq!(names, expected);
    assert_eq!(root.attribute("aria-label"), "The board bent:9");
}

#[test]
fn all_boards_are_drawn_within_the_picture_with_short_numbers() {
    for board in boards() {
        let mut picture = BoardPicture::new(board);
        picture.stones(board.nodes().step_by(2), Stone::Black);
        picture.marks(board.nodes(), Mark::Area(Area::Third));
        let root = drawn(&picture);
        let shape = board.shape();
        let (left, top) = (root.children.iter().find(|child| child.name == "rect"))
            .map(|paper| (paper.number("x"), paper.number("y")))
            .unwrap();
        let (right, bottom) = (left + root.number("width"), top + root.number("height"));
        for circle in root.all().iter().filter(|element| element.name == "circle") {
            let (x, y, r) = (circle.number("cx"), circle.number("cy"), circle.number("r"));
            assert!(left < x - r && x + r < right, "{shape}");
            assert!(top < y - r && y + r < bottom, "{shape}");
        }
        for number in root.all().iter().flat_map(|element| element.numbers()) {
            let decimals = number.split_once('.').map_or("", |(_, decimals)| decimals);
            assert!(number.parse::<f64>().is_ok(), "{number} of {shape}");
            assert!(
                decimals.len() <= 2 && !decimals.ends_with('0'),
                "{number} of {shape}"
            );
        }
    }
}

#[test]
fn stones_do_not_overlap() {
    for board in boards() {
        let mut picture = BoardPicture::new(board);
        picture.stones(board.nodes(), Stone::White);
        let root = drawn(&picture);
        let stones = root.of("circle", "white");
        assert_eq!(stones.len(), board.node_count());
        for (a, b) in board.edges() {
            let (a, b) = (stones[a.index()], stones[b.index()]);
            let across = a.number("cx") - b.number("cx");
            let distance = across.hypot(a.number("cy") - b.number("cy"));
            assert!(
                distance > a.number("r") + b.number("r") + 2.0,
                "{}",
                board.shape()
            );
        }
    }
}

#[test]
fn stones_marks_arrows_and_words_are_shown() {
    let mut picture = BoardPicture::new(Board::bent9());
    picture
        .stones(["a5", "b5", "c4", "e7"].map(node), Stone::Black)
        .stones(["c6", "c7"].map(node), Stone::White)
        .stone(node("d8"), Stone::Red)
        .marks(["a5", "b5", "c4", "e7"].map(node), Mark::Winning)
        .mark(node("c4"), Mark::Last)
        .marks(["f1", "f2", "f3"].map(node), Mark::Area(Area::First))
        .arrow(&["a1", "b1", "c1", "d1"].map(node))
        .mark(node("c1"), Mark::Captured)
        .link(node("b5"), node("e7"))
        .arrow(&[])
        .arrow(&[node("a1"), node("a1")])
        .label(node("c6"), "<3>")
        .stone_name(Stone::White, "Aliens")
        .title("Game & game")
        .caption("Black & White\nare <here>");
    let root = drawn(&picture);
    let count = |name, class| root.of(name, class).len();
    assert_eq!(count("circle", "black"), 4);
    // Two on the board and one in the legend, which has only stones with a name.
    assert_eq!(count("circle", "white"), 3);
    assert_eq!(count("circle", "red"), 1);
    assert_eq!(count("circle", "node"), 93 - 7);
    assert_eq!(count("circle", "last"), 1);
    assert_eq!(count("circle", "left"), 1);
    assert_eq!(count("circle", "captured"), 1);
    assert_eq!(count("circle", "winning"), 4);
    assert_eq!(count("circle", "area-1"), 3);
    // a5-b5 and b5-c4 are edges of the board; e7 is not next to the others.
    let lines = |index: usize| root.of("path", "winning")[index].attribute("d");
    assert_eq!(lines(0).matches('M').count(), 2);
    assert_eq!(lines(1).matches('M').count(), 1, "the link");
    let legend = root.of("text", "name");
    assert_eq!(
        legend.last().map(|entry| entry.text.as_str()),
        Some("Aliens")
    );
    assert_eq!(
        root.of("path", "area-1")[0]
            .attribute("d")
            .matches('M')
            .count(),
        3
    );
    assert_eq!(count("g", "arrow"), 1);
    let shaft = root.of("polyline", "arrow")[0].attribute("points");
    assert_eq!(shaft.split(' ').count(), 4);
    let labels: Vec<_> = root
        .of("text", "on-white")
        .iter()
        .map(|t| t.text.clone())
        .collect();
    assert_eq!(labels, ["<3>", "c7"]);
    let caption: Vec<_> = root
        .of("text", "title")
        .iter()
        .map(|t| t.text.clone())
        .collect();
    assert_eq!(caption, ["Black & White", "are <here>"]);
    let heights = root.of("text", "title");
    assert!(heights[0].number("y") < heights[1].number("y"));
    assert_eq!(root.attribute("aria-label"), "Game & game: Black & White");
    let title = root.children.iter().find(|child| child.name == "title");
    assert_eq!(title.unwrap().text, "Game & game: Black & White");
    let words = &root
        .children
        .iter()
        .find(|child| child.name == "desc")
        .unwrap()
        .text;
    assert_eq!(
        words,
        "Board bent:9. Black: a5 b5 c4 e7. Aliens: c6 c7. Red: d8. Last move: c4. Captured: c1. Winning: a5 b5 c4 e7."
    );
}

/// Between two neighbours there is room for a stone, an arrow and the ring that it starts from.
#[test]
fn the_shortest_arrow_leads_from_its_ring_to_the_stone() {
    let mut picture = BoardPicture::new(Board::bent9());
    let (a, b) = Board::bent9().edges().next().unwrap();
    picture.stone(b, Stone::Black).arrow(&[a, b]);
    let root = drawn(&picture);
    let (ring, stone) = (
        &root.of("circle", "left")[0],
        &root.of("circle", "black")[0],
    );
    let away = |circle: &Element, (x, y): (f64, f64)| {
        (x - circle.number("cx")).hypot(y - circle.number("cy")) - circle.number("r")
    };
    let points = |name| -> Vec<(f64, f64)> {
        let points = root.of(name, "arrow")[0].attribute("points").to_owned();
        let pair = |point: &str| {
            let (x, y) = point.split_once(',').unwrap();
            (x.parse().unwrap(), y.parse().unwrap())
        };
        points.split(' ').map(pair).collect()
    };
    let (shaft, head) = (points("polyline"), points("polygon"));
    assert!(away(ring, shaft[0]).abs() < 0.02);
    assert!(away(stone, head[0]).abs() < 0.02, "the tip");
    assert!(away(ring, shaft[1]) > 1.0, "the shaft goes forward");
    assert!(head.iter().all(|&corner| away(ring, corner) > 0.0));
}

/// The line from d1 goes on over the penta e1 to e12 and to e2, in both cases with a turn.
#[test]
fn a_jump_leads_over_what_was_jumped() {
    let corners = |mark: &dyn Fn(&mut BoardPicture)| {
        let mut picture = BoardPicture::new(Board::bent9());
        picture.stone(node("e2"), Stone::White);
        mark(picture.arrow(&["d1", "e2"].map(node)));
        let root = drawn(&picture);
        let shaft = root.of("polyline", "arrow")[0].attribute("points");
        shaft.split(' ').count()
    };
    assert_eq!(corners(&|_| ()), 2, "nothing to jump over");
    let stone = |picture: &mut BoardPicture| {
        picture.stone(node("e1"), Stone::Black);
    };
    assert_eq!(corners(&stone), 3);
    let captured = |picture: &mut BoardPicture| {
        picture.mark(node("e1"), Mark::Captured);
    };
    assert_eq!(corners(&captured), 3);
    // A neighbour of both, but no straight line leads over it.
    let not_between = |picture: &mut BoardPicture| {
        picture.stone(node("d2"), Stone::Black);
    };
    assert_eq!(corners(&not_between), 2);
}

/// Whatever is drawn later is drawn over what was drawn before.
#[test]
fn an_arrow_crosses_no_name() {
    let mut picture = BoardPicture::new(Board::bent9());
    picture
        .stones(["b1", "d1", "f1"].map(node), Stone::Black)
        .stone(node("c10"), Stone::White)
        .arrow(&["a1", "c1", "e1"].map(node));
    let root = drawn(&picture);
    let all = root.all();
    let place = |of: &Element| {
        let shown = all.iter().position(|element| core::ptr::eq(*element, of));
        shown.unwrap()
    };
    let arrow = place(root.of("g", "arrow")[0]);
    let at = |element: &Element, (x, y): (f64, f64), [key_x, key_y]: [&str; 2]| {
        (element.number(key_x) - x).hypot(element.number(key_y) - y)
    };
    for (name, is_crossed) in [("b1", true), ("d1", true), ("f1", false)] {
        let text = root.of("text", "on-black");
        let text = text.into_iter().find(|text| text.text == name).unwrap();
        assert!(place(text) > arrow, "{name}");
        // Between the arrow and the name lies the face of the stone, so that no line is behind it.
        let stones = root.of("circle", "black");
        let below = (text.number("x"), text.number("y"));
        let near = |circle: &&Element| at(circle, below, ["cx", "cy"]) < 5.0;
        let stone = stones.into_iter().find(near).unwrap();
        assert!(place(stone) < arrow, "{name}");
        let faces = root.of("circle", "face-black");
        let face = faces.into_iter().find(near);
        assert_eq!(face.is_some(), is_crossed, "{name}");
        if let Some(face) = face {
            assert!(place(face) > arrow && place(face) < place(text), "{name}");
            assert!(face.number("r") < stone.number("r"), "{name}");
        }
    }
    assert_eq!(root.of("circle", "face-white").len(), 0);
}

#[test]
fn the_picture_has_the_symmetry_of_the_board() {
    // Mirrored in the line through a1, node k of a ring of n goes to node n + 2 - k.
    let root = drawn(&BoardPicture::new(Board::bent9()));
    let circles = root.of("circle", "node");
    let at = |name: &str| {
        let circle = circles[node(name).index()];
        (circle.number("cx"), circle.number("cy"))
    };
    for (left, right) in [
        ("a24", "a2"),
        ("a17", "a9"),
        ("b12", "b11"),
        ("e9", "e5"),
        ("f3", "f2"),
    ] {
        let ((left_x, left_y), (right_x, right_y)) = (at(left), at(right));
        assert!(
            left_x < 0.0 && (left_x + right_x).abs() <= 0.01,
            "{left} {right}"
        );
        assert!((left_y - right_y).abs() <= 0.01, "{left} {right}");
    }
    for name in ["a1", "c10", "e7"] {
        assert!(at(name).0.abs() < 0.01, "{name}");
    }
    assert!(
        at("a1").1 < at("e1").1 && at("e1").1 < at("a13").1,
        "a1 is at the top"
    );
}
