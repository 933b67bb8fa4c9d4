//! All slides of several pieces, against slides taken one by one.

use board_graph::{Board, Fork, Node, NodeSet, Slides};

/// A different set for each number, with about `part` in 256 of the nodes.
fn scattered(number: u64, part: u64) -> NodeSet {
    let chance = |node: Node| {
        let mixed = (number * 93 + node.index() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 56
    };
    let board = Board::bent9();
    board.nodes().filter(|&node| chance(node) < part).collect()
}

/// Pieces and the occupied nodes, which are those of the pieces and others.
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
