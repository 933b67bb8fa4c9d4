//! The 93-node board, node by node, against the published list.

use std::collections::{BTreeMap, BTreeSet};

use board_graph::{Board, Node};
use serde_json::Value;

/// The list: neighbours in board order, what lies straight on, the sides, the names elsewhere.
fn listed() -> Value {
    serde_json::from_str(include_str!("../data/bent9.json")).unwrap()
}

fn node(value: &Value) -> Node {
    Board::bent9().parse_node(value.as_str().unwrap()).unwrap()
}

fn nodes(value: &Value) -> Vec<Node> {
    value.as_array().unwrap().iter().map(node).collect()
}

#[test]
fn nodes_and_names_are_in_board_order() {
    let board = Board::bent9();
    let names: Vec<String> = board
        .nodes()
        .map(|node| board.name(node).to_string())
        .collect();
    let expected: Vec<String> = listed()["nodes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["name"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(names, expected);
    assert_eq!(names.len(), 93);
    assert_eq!(Board::BENT9_NODE_COUNT, 93);
}

#[test]
fn neighbours_agree() {
    let board = Board::bent9();
    for entry in listed()["nodes"].as_array().unwrap() {
        let node = node(&entry["name"]);
        let found: BTreeSet<Node> = board.neighbours(node).iter().copied().collect();
        let expected: BTreeSet<Node> = nodes(&entry["neighbours"]).into_iter().collect();
        assert_eq!(found, expected, "{}", entry["name"]);
        assert_eq!(board.degree(node), expected.len());
    }
}

#[test]
fn straight_on_agrees() {
    let board = Board::bent9();
    for (from, over) in listed()["straight"].as_object().unwrap() {
        let from = board.parse_node(from).unwrap();
        let found: BTreeMap<Node, BTreeSet<Node>> = board
            .neighbours(from)
            .iter()
            .map(|&via| (via, board.straight(from, via).iter().copied().collect()))
            .collect();
        let expected: BTreeMap<Node, BTreeSet<Node>> = over
            .as_object()
            .unwrap()
            .iter()
            .map(|(via, on)| {
                let on = nodes(on).into_iter().collect();
                (board.parse_node(via).unwrap(), on)
            })
            .collect();
        assert_eq!(found, expected, "{}", board.name(from));
    }
}

#[test]
fn sides_corners_and_pentas_agree() {
    let board = Board::bent9();
    let listed = listed();
    let sides: Vec<Vec<Node>> = board.sides().iter().map(|side| side.to_vec()).collect();
    let expected: Vec<Vec<Node>> = listed["sides"]
        .as_array()
        .unwrap()
        .iter()
        .map(nodes)
        .collect();
    assert_eq!(sides, expected);
    assert_eq!(board.corners(), nodes(&listed["corners"]));
    assert_eq!(board.pentas(), nodes(&listed["pentas"]));
}

#[test]
fn other_notations_agree() {
    let board = Board::bent9();
    for entry in listed()["nodes"].as_array().unwrap() {
        let node = node(&entry["name"]);
        let number = u16::try_from(entry["hexwiki"].as_u64().unwrap()).unwrap();
        assert_eq!(board.hexwiki(node), Some(number));
        assert_eq!(board.from_hexwiki(number), Some(node));
        let name = entry["boardspace"].as_str().unwrap();
        assert_eq!(board.boardspace(node), Some(name));
        assert_eq!(board.from_boardspace(name), Some(node));
    }
}

#[test]
fn other_notations_know_their_limits() {
    let board = Board::bent9();
    for number in [0, 94, u16::MAX] {
        assert_eq!(board.from_hexwiki(number), None);
    }
    for name in ["", "a9", "A10", "M6", "A9 "] {
        assert_eq!(board.from_boardspace(name), None);
    }
    let other = Board::bent(7).unwrap();
    assert_eq!(other.hexwiki(Node::new(0)), None);
    assert_eq!(other.from_hexwiki(1), None);
    assert_eq!(other.boardspace(Node::new(0)), None);
    assert_eq!(other.from_boardspace("A9"), None);
}
