//! Values are serialized as their text, nodes as their indices.
#![cfg(feature = "serde")]

use board_graph::{Board, Fork, Neighbourhood, Node, NodeName, NodeSet, NodeSetOf, Shape};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(
    value: &T,
    json: &str,
) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(json).unwrap(), *value);
}

fn refusal<T: DeserializeOwned + std::fmt::Debug>(json: &str) -> String {
    serde_json::from_str::<T>(json).unwrap_err().to_string()
}

#[test]
fn values_are_their_texts() {
    round_trip(&NodeName::new(2, 5).unwrap(), "\"c5\"");
    round_trip(&Shape::Rhombus { rows: 3, cols: 4 }, "\"rhombus:3x4\"");
    round_trip(&Board::bent9(), "\"bent:9\"");
    round_trip(
        &Board::grid(9, 9, Neighbourhood::King).unwrap(),
        "\"king:9x9\"",
    );
    round_trip(&Fork::Off, "\"off\"");
}

#[test]
fn bad_texts_are_refused_with_the_reason_of_the_parser() {
    assert!(refusal::<NodeName>("\"c05\"").starts_with("not a node name"));
    assert!(refusal::<Shape>("\"bent:2\"").starts_with("a side must be 3 to 25 long"));
    assert!(refusal::<Board>("\"bent:26\"").starts_with("a side must be 3 to 25 long"));
    assert!(refusal::<Fork>("\"maybe\"").starts_with("expected on or off"));
    assert!(refusal::<Fork>("7").contains("expected on or off"));
}

#[test]
fn nodes_are_their_indices() {
    // b1 comes after the 24 nodes of the rim.
    let b1 = Board::bent9().parse_node("b1").unwrap();
    round_trip(&b1, "24");
    round_trip(&Node::new(65_535), "65535");
    for bad in ["65536", "-1", "1.5", "\"b1\"", "null", "[24]"] {
        assert!(!refusal::<Node>(bad).is_empty(), "{bad}");
    }
}

#[test]
fn sets_are_their_members_in_board_order() {
    let board = Board::bent9();
    let corners: NodeSet = ["a1", "a9", "a17"]
        .into_iter()
        .map(|name| board.parse_node(name).unwrap())
        .collect();
    round_trip(&corners, "[0,8,16]");
    round_trip(&NodeSet::EMPTY, "[]");
    // Either side of the seam between two words.
    round_trip(&NodeSetOf::<2>::from_words([1 << 63, 1]), "[63,64]");
    let every: Vec<usize> = (0..64).collect();
    let json = serde_json::to_string(&every).unwrap();
    round_trip(&NodeSetOf::<1>::first_n(64), &json);
}

#[test]
fn bad_sets_are_refused() {
    for (json, reason) in [
        ("[0,64]", "node 64: must be below 64"),
        ("[3,3]", "node 3: listed twice"),
        ("[5,3]", "node 3: out of order"),
        ("[3,5,4]", "node 4: out of order"),
        ("7", "expected the indices of nodes, ascending"),
        ("[-1]", "expected u16"),
        ("[70000]", "expected u16"),
        ("[\"a1\"]", "expected u16"),
        ("[0,", "EOF"),
        ("{}", "expected the indices"),
    ] {
        let refused = refusal::<NodeSetOf<1>>(json);
        assert!(refused.contains(reason), "{json}: {refused}");
    }
}
