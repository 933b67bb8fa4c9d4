//! Values are serialized as their text.
#![cfg(feature = "serde")]

use board_graph::{Board, Fork, Neighbourhood, NodeName, Shape};
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
