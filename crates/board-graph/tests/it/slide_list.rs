//! All slides of several pieces, against slides taken one by one; texts of pairs; starts on the rim.

use board_graph::{Board, Fork, Node, NodeSet, PairError, Slides};
use std::collections::BTreeSet;

/// A different set of about `part` in 256 nodes for each number.
fn scattered(number: u64, part: u64) -> NodeSet {
    let chance = |node: Node| {
        let mixed = (number * 93 + node.index() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 56
    };
    let board = Board::bent9();
    board.nodes().filter(|&node| chance(node) < part).collect()
}

/// Pieces, and what is occupied: the pieces and others.
fn positions() -> impl Iterator<Item = (NodeSet, NodeSet)> {
    (0..400).map(|number| {
        let pieces = scattered(2 * number, 8 + number % 60);
        (pieces, pieces | scattered(2 * number + 1, 7 * number % 256))
    })
}

#[test]
fn all_count_nth_and_any_agree_with_single_slides() {
    let board = Board::bent9();
    let mut stuck = 0;
    for fork in [Fork::On, Fork::Off] {
        let slides = Slides::bent9(fork);
        assert_eq!((slides.board(), slides.fork()), (board, fork));
        for (pieces, occupied) in positions() {
            let mut expected = Vec::new();
            for from in board.nodes().filter(|&node| pieces.contains(node)) {
                for to in board.nodes() {
                    if slides.check(from, to, occupied).is_ok() {
                        expected.push((from, to));
                    }
                }
            }
            let all: Vec<(Node, Node)> = slides.all(pieces, occupied).collect();
            assert_eq!(all, expected);
            assert!(all.is_sorted_by(|a, b| a < b));
            assert_eq!(slides.count(pieces, occupied), all.len());
            assert_eq!(slides.any(pieces, occupied), !all.is_empty());
            for n in 0..all.len() + 2 {
                assert_eq!(slides.nth(pieces, occupied, n), all.get(n).copied());
            }
            stuck += usize::from(all.is_empty() && !pieces.is_empty());
        }
    }
    assert!(stuck > 0);
}

/// A path is a free straight run from one node to the other, and none is shorter.
#[test]
fn paths_are_shortest_free_runs() {
    let board = Board::bent9();
    for fork in [Fork::On, Fork::Off] {
        let slides = Slides::bent9(fork);
        let up_to: Vec<Slides> = (0..13)
            .map(|most| Slides::up_to(most, board, fork))
            .collect();
        for (pieces, occupied) in positions().take(100) {
            for (from, to) in slides.all(pieces, occupied) {
                let path = slides.path(from, to, occupied).expect("a slide has one");
                assert_eq!([path.first(), path.last()], [Some(&from), Some(&to)]);
                assert!(path[1..].iter().all(|&node| !occupied.contains(node)));
                for triple in path.windows(3) {
                    let onward = board.straight_with(triple[0], triple[1], fork);
                    assert!(onward.contains(&triple[2]));
                }
                // Slides of fewer nodes do not lead there.
                let shorter = &up_to[path.len() - 2];
                assert!(!shorter.targets(from, occupied).contains(to));
            }
            for from in pieces {
                assert_eq!(slides.path(from, from, occupied), None);
            }
        }
    }
}

#[test]
fn pairs_are_read_as_they_are_written() {
    let board = Board::bent9();
    for from in board.nodes() {
        for to in [from, Node::new(0), Node::new(92)] {
            let text = board.pair_name(from, to).to_string();
            assert_eq!(text, format!("{}-{}", board.name(from), board.name(to)));
            assert_eq!(board.parse_pair(&text), Ok((from, to)));
        }
    }
    let beside = Node::new(93);
    assert_eq!(board.pair_name(beside, Node::new(0)).to_string(), "#93-a1");

    for text in ["", "a1", "a1b1", "a1 b1", "a1_b1"] {
        assert_eq!(board.parse_pair(text), Err(PairError::NoHyphen), "{text:?}");
    }
    for (text, reason) in [
        ("-", "before the hyphen: not a node name"),
        ("-a1", "before the hyphen: not a node name"),
        ("a25-a1", "before the hyphen: ring a has 24 nodes"),
        ("#93-a1", "before the hyphen: not a node name"),
        ("a1-", "behind the hyphen: not a node name"),
        ("a1-g1", "behind the hyphen: there is no ring g"),
        ("a1-b1-c1", "behind the hyphen: not a node name"),
        ("a1--b1", "behind the hyphen: not a node name"),
    ] {
        let error = board.parse_pair(text).unwrap_err().to_string();
        assert!(error.starts_with(reason), "{text}: {error}");
    }
}

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
