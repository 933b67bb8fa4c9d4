//! Patterns that go round the rim.

use std::collections::BTreeSet;

use board_graph::{Board, Node, NodeSet};

/// The rim has 24 nodes: patterns whose length divides that go round evenly, others are cut off.
#[test]
fn patterns_go_round_the_rim() {
    let board = Board::bent9();
    for (pattern, mark, numbers) in [
        ("B", 'B', (1..=24).collect()),
        ("B", 'W', vec![]),
        ("", 'B', vec![]),
        ("BW", 'W', (1..=12).map(|pair| 2 * pair).collect()),
        ("..BB.WW.", 'B', vec![3, 4, 11, 12, 19, 20]),
        ("..BB.WW.", 'W', vec![6, 7, 14, 15, 22, 23]),
        ("B.........", 'B', vec![1, 11, 21]),
    ] {
        let expected: BTreeSet<Node> = numbers
            .iter()
            .map(|number| board.parse_node(&format!("a{number}")).unwrap())
            .collect();
        let found: NodeSet = board.rim_pattern(pattern, mark);
        assert!(found.iter().eq(expected), "{pattern} {mark}");
    }
}
