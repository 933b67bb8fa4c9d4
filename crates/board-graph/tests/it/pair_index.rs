//! Numbers of pairs, against a walk along straight runs.

use std::collections::BTreeSet;

use board_graph::{Board, Fork, Node, NodeSet, PairIndex, Slides};

/// Lists the pairs of different nodes that lie on a straight run, by extending runs node by node.
fn on_a_run(board: Board, fork: Fork) -> Vec<(Node, Node)> {
    let mut pairs = BTreeSet::new();
    for from in board.nodes() {
        for &first in board.neighbours(from) {
            let mut ends = vec![(from, first)];
            while let Some((before, last)) = ends.pop() {
                pairs.insert((from, last));
                let onward = board.straight(before, last);
                if onward.len() < 2 || fork == Fork::On {
                    ends.extend(onward.iter().map(|&next| (last, next)));
                }
            }
        }
    }
    pairs.into_iter().collect()
}

#[test]
fn slides_are_numbered_without_gaps() {
    let board = Board::bent9();
    for fork in [Fork::On, Fork::Off] {
        let slides = Slides::bent9(fork);
        let pairs = PairIndex::new(board, |from| slides.targets(from, NodeSet::EMPTY));
        let wanted = on_a_run(board, fork);
        assert_eq!(pairs.len(), wanted.len());
        assert!(pairs.pairs().eq(wanted.iter().copied()));
        for (number, (from, to)) in wanted.into_iter().enumerate() {
            assert_eq!(pairs.get(from, to), Some(number));
            assert_eq!(pairs.pair(number), Some((from, to)));
        }
        assert_eq!(pairs.pair(pairs.len()), None);
    }
}

/// A review counted them by other code: 3198 ordered pairs of nodes lie on a straight run.
#[test]
fn so_many_pairs_lie_on_a_run() {
    assert_eq!(on_a_run(Board::bent9(), Fork::On).len(), 3198);
}

#[test]
fn pairs_that_are_none_have_no_number() {
    let board = Board::bent(4).unwrap();
    let pairs = PairIndex::new::<1>(board, |from| board.neighbour_set(from));
    assert_eq!(pairs.len(), 2 * board.edges().count());
    assert!(!pairs.is_empty());
    let mut numbers = BTreeSet::new();
    // Nodes beyond the board too.
    for from in (0..40).map(Node::new) {
        for to in (0..40).map(Node::new) {
            let is_edge =
                board.contains(from) && board.contains(to) && board.are_adjacent(from, to);
            let number = pairs.get(from, to);
            assert_eq!(number.is_some(), is_edge);
            numbers.extend(number);
        }
    }
    assert!(numbers.into_iter().eq(0..pairs.len()));
}
