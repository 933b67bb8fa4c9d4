//! The move `a1-b1`, with and without `pass`.

use board_graph::{Board, Node};
use board_play::testkit::refusal;
use board_stones::{Mapped as _, Shift, ShiftOrPass};

use crate::common::{name, node, texts};

fn shift(from: &str, to: &str) -> Shift {
    Shift::from((node(from), node(to)))
}

/// Lists every pair of nodes as a shift, by the node it begins on, then by the node it ends on.
fn all_shifts() -> Vec<Shift> {
    let nodes = || Board::bent9().nodes();
    nodes()
        .flat_map(|from| nodes().map(move |to| Shift { from, to }))
        .collect()
}

/// Whether a stone can go there is not for the text to know.
#[test]
fn every_pair_of_nodes_has_one_text() {
    for shift in all_shifts() {
        let text = format!("{}-{}", name(shift.from), name(shift.to));
        assert_eq!(shift.to_string(), text);
        assert_eq!(text.parse(), Ok(shift));
        let or_pass = ShiftOrPass::from(shift);
        assert_eq!(or_pass.to_string(), text);
        assert_eq!(text.parse(), Ok(or_pass));
    }
    assert_eq!(ShiftOrPass::Pass.to_string(), "pass");
    assert_eq!("pass".parse(), Ok(ShiftOrPass::Pass));
}

#[test]
fn what_is_no_pair_of_nodes_is_refused() {
    for text in [
        "", " ", "a1", "a1b1", "a1:b1", "a1 b1", "a1–b1", "Pass", "pass ", "passes", "\0", "é",
    ] {
        let reason = "must be two nodes joined by a hyphen, such as a1-b1";
        assert_eq!(refusal::<Shift>(text), format!("move {text:?}: {reason}"));
        let or_pass = format!("move {text:?}: {reason}, or pass");
        assert_eq!(refusal::<ShiftOrPass>(text), or_pass);
    }
    // A move of games without a pass.
    assert_eq!(
        refusal::<Shift>("pass"),
        r#"move "pass": must be two nodes joined by a hyphen, such as a1-b1"#
    );
}

/// What is wrong with a node is for `board-graph` to say.
#[test]
fn a_bad_node_is_named_by_its_side_of_the_hyphen() {
    for bad in [
        "", " a1", "a1 ", "A1", "a01", "a+1", "a0", "a25", "f4", "g1", "a1\n", "á1", "#93", "pass",
    ] {
        let reason = Board::bent9().parse_node(bad).unwrap_err();
        let before = format!("{bad}-b1");
        let after = format!("b1-{bad}");
        for (text, side) in [(before, "before"), (after, "after")] {
            let expected = format!("move {text:?}: {side} the hyphen: {reason}");
            assert_eq!(refusal::<Shift>(&text), expected);
            assert_eq!(refusal::<ShiftOrPass>(&text), expected);
        }
    }
    assert_eq!(
        refusal::<ShiftOrPass>("a1-b1-c1"),
        refusal::<Shift>("a1-b1-c1")
    );
    assert_eq!(
        refusal::<Shift>("a1-c19"),
        r#"move "a1-c19": after the hyphen: ring c has 18 nodes"#
    );
}

#[test]
fn a_long_text_has_a_short_refusal() {
    let long = "a".repeat(1_000_000);
    assert!(refusal::<Shift>(&long).len() < 400);
    assert!(refusal::<ShiftOrPass>(&format!("a1-{long}")).len() < 400);
}

#[test]
fn shifts_ascend_by_both_nodes_and_a_pass_comes_last() {
    let shifts = all_shifts();
    assert!(shifts.is_sorted_by(|one, other| one < other));
    let moves = shifts.into_iter().map(ShiftOrPass::from);
    let moves: Vec<ShiftOrPass> = moves.chain([ShiftOrPass::Pass]).collect();
    assert!(moves.is_sorted_by(|one, other| one < other));
}

#[test]
fn a_pass_shifts_nothing() {
    let shift = shift("a1", "b1");
    assert_eq!(ShiftOrPass::Shift(shift).shift(), Some(shift));
    assert_eq!(ShiftOrPass::Pass.shift(), None);
    let pair = (shift.from, shift.to);
    assert_eq!(ShiftOrPass::from(pair), ShiftOrPass::Shift(shift));
}

/// A map takes corners to corners, and so b1, the inner neighbour of a1, to that of the image. Each
/// corner is the image of a1 under two of the six maps.
#[test]
fn both_nodes_are_mapped() {
    let maps = Board::bent9().symmetries();
    let mut images = texts(maps.iter().map(|map| shift("a1", "b1").mapped(map)));
    images.sort_unstable();
    let expected = ["a1-b1", "a1-b1", "a17-b15", "a17-b15", "a9-b8", "a9-b8"];
    assert_eq!(images, expected);
    for map in maps {
        for shift in all_shifts() {
            let image = shift.mapped(map);
            assert_eq!(image.mapped(&map.inverse()), shift);
            assert_eq!(ShiftOrPass::from(shift).mapped(map), image.into());
        }
        assert_eq!(ShiftOrPass::Pass.mapped(map), ShiftOrPass::Pass);
    }
}

/// A move made by hand may name nodes that the board does not have. It is written, and not read.
#[test]
fn nodes_off_the_board_are_written_by_number() {
    let (on, off) = (node("f3"), Node::new(93));
    assert!(Shift { from: on, to: on }.is_on_board());
    for (from, to, text) in [
        (on, off, "f3-#93"),
        (off, on, "#93-f3"),
        (off, Node::new(1000), "#93-#1000"),
    ] {
        let shift = Shift { from, to };
        assert!(!shift.is_on_board());
        assert_eq!(shift.to_string(), text);
        assert_eq!(ShiftOrPass::from(shift).to_string(), text);
        assert!(text.parse::<Shift>().is_err());
        assert!(text.parse::<ShiftOrPass>().is_err());
    }
}

#[cfg(feature = "serde")]
#[test]
fn moves_are_serialized_as_their_texts() {
    let shift = shift("a1", "b1");
    assert_eq!(serde_json::to_string(&shift).unwrap(), r#""a1-b1""#);
    assert_eq!(serde_json::from_str::<Shift>(r#""a1-b1""#).unwrap(), shift);
    let pass = serde_json::to_string(&ShiftOrPass::Pass).unwrap();
    assert_eq!(pass, r#""pass""#);
    let read: ShiftOrPass = serde_json::from_str(&pass).unwrap();
    assert_eq!(read, ShiftOrPass::Pass);
    assert!(serde_json::from_str::<Shift>(&pass).is_err());
    assert!(serde_json::from_str::<ShiftOrPass>("7").is_err());
}
