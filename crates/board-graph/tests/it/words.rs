//! What the words on the curved board say is true of the board.

use std::collections::BTreeMap;

use board_graph::{Board, CURVED_BOARD, Node};

/// Returns the text on one line, so that it can be searched for sentences.
fn words() -> String {
    CURVED_BOARD
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

#[track_caller]
fn says(sentence: &str) {
    let words = words();
    assert!(words.contains(sentence), "{sentence:?} is not in: {words}");
}

fn node(name: &str) -> Node {
    Board::bent9().parse_node(name).unwrap()
}

fn name(node: Node) -> String {
    Board::bent9().name(node).to_string()
}

/// Joins three names as a sentence does.
fn three(nodes: &[Node]) -> String {
    let names: Vec<String> = nodes.iter().copied().map(name).collect();
    let [one, two, three] = &names[..] else {
        panic!("{names:?}");
    };
    format!("{one}, {two} and {three}")
}

#[test]
fn rings_have_as_many_nodes_as_it_says() {
    let board = Board::bent9();
    let mut rings = BTreeMap::<char, usize>::new();
    for node in board.nodes() {
        *rings.entry(board.name(node).letter_char()).or_default() += 1;
    }
    let count = |ring| rings[&ring];
    says(&format!("The {} nodes", board.node_count()));
    assert_eq!(rings.len(), 6);
    says(&format!(
        "a ({} nodes), b ({}), c ({}), d ({}), e ({}) and f ({})",
        count('a'),
        count('b'),
        count('c'),
        count('d'),
        count('e'),
        count('f')
    ));
}

#[test]
fn a1_is_at_the_top_and_numbers_run_clockwise() {
    let board = Board::bent9();
    let (a1, a2, a24) = (node("a1"), node("a2"), node("a24"));
    let (x, y) = board.xy(a1);
    assert!(
        board
            .nodes()
            .all(|other| other == a1 || board.xy(other).1 > y)
    );
    assert!(board.xy(a2).0 > x && board.xy(a24).0 < x);
    says(
        "a1 is the top of the board, a2 follows to its right, and a24 closes the ring to its left",
    );
}

#[test]
fn corners_sides_and_pentas_are_those_it_names() {
    let board = Board::bent9();
    says(&format!("are corners: {}", three(board.corners())));
    says(&format!("have five: {}", three(board.pentas())));
    let middles: Vec<Node> = board.sides().iter().map(|side| side[4]).collect();
    says(&format!("The middles of the sides are {}", three(&middles)));
    let ends: Vec<String> = board
        .sides()
        .iter()
        .flat_map(|side| [side[0], side[8]])
        .map(name)
        .collect();
    assert_eq!(ends, ["a1", "a9", "a9", "a17", "a17", "a1"]);
    says("three sides of nine nodes: a1 to a9, a9 to a17, and a17 by a24 to a1");
    assert!(board.sides().iter().all(|side| side.len() == 9));
    assert!(board.sides()[2].contains(&node("a24")));
    for one in board.nodes() {
        let expected = match () {
            () if board.corners().contains(&one) => 3,
            () if board.is_rim(one) => 4,
            () if board.pentas().contains(&one) => 5,
            () => 6,
        };
        assert_eq!(board.degree(one), expected);
    }
}

#[test]
fn straight_on_is_where_it_says() {
    let straight = |from, over| -> Vec<String> {
        let on = Board::bent9().straight(node(from), node(over));
        on.iter().copied().map(name).collect()
    };
    assert_eq!(straight("c5", "d4"), ["e3"]);
    says("from c5 to d4 and straight on to e3");
    let mut exits = straight("d1", "e1");
    exits.sort();
    assert_eq!(exits, ["e12", "e2"]);
    says("from d1 to the penta e1 and straight on to e2 or to e12");
    assert_eq!(straight("a4", "a5"), ["a6"]);
    assert!(straight("b5", "a5").is_empty());
    says("from a4 to a5 and on to a6");
    says("such as from b5 to a5");
    let board = Board::bent9();
    for &corner in board.corners() {
        for &from in board.neighbours(corner) {
            assert!(board.straight(from, corner).is_empty());
        }
    }
    let run = ["a1", "b1", "c1", "d1", "e1"];
    says(&run.join(" "));
    for (from, on) in run.iter().zip(&run[1..]).zip(&run[2..]) {
        assert_eq!(straight(from.0, from.1), [*on]);
    }
    assert_eq!(straight("e1", "e2"), ["e3"]);
    assert_eq!(straight("e1", "e12"), ["e11"]);
    says("from the penta e1 on either e2 e3 or e12 e11");
}
