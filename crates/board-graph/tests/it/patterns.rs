//! Patterns, against a comparison with each of them.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use board_graph::{Board, Fork, Neighbourhood, Node, NodeSet, Patterns, PatternsOf};
use proptest::collection::vec;
use proptest::prelude::*;

/// Lines of several boards and lengths.
static LINES: LazyLock<Vec<(Board, Patterns)>> = LazyLock::new(|| {
    let bent = [3, 4, 5, 6].map(|len| (Board::bent9(), len));
    let king = Board::grid(9, 9, Neighbourhood::King).unwrap();
    bent.into_iter()
        .chain([(king, 5), (Board::flat(6).unwrap(), 2)])
        .map(|(board, len)| (board, Patterns::new(board.line_sets(len, Fork::On))))
        .collect()
});

fn is_inside(pattern: NodeSet, stones: NodeSet) -> bool {
    pattern.iter().all(|node| stones.contains(node))
}

fn check(patterns: &Patterns, given: &BTreeSet<NodeSet>, stones: NodeSet) {
    let full: Vec<NodeSet> = given
        .iter()
        .copied()
        .filter(|&set| is_inside(set, stones))
        .collect();
    assert_eq!(patterns.any(stones), !full.is_empty());
    assert_eq!(patterns.inside(stones).collect::<Vec<NodeSet>>(), full);
    for count in 0..4 {
        let mut missing: Vec<NodeSet> = patterns.missing(stones, count).collect();
        missing.sort_unstable();
        let wanted = given.iter().flat_map(|&set| {
            let rest: NodeSet = set.iter().filter(|&node| !stones.contains(node)).collect();
            let times = if rest.len() == count {
                set.len() - count
            } else {
                0
            };
            core::iter::repeat_n(rest, times)
        });
        let mut wanted: Vec<NodeSet> = wanted.collect();
        wanted.sort_unstable();
        assert_eq!(missing, wanted);
    }
    for index in 0..NodeSet::CAPACITY {
        let last = Node::new(index);
        let first_full = full.iter().copied().find(|set| set.contains(last));
        assert_eq!(patterns.completed(stones, last), first_full);
        assert_eq!(patterns.completes(stones, last), first_full.is_some());
    }
}

proptest! {
    #[test]
    fn lines_agree_with_a_look_at_all(
        index in 0..LINES.len(),
        bits in any::<[u64; 2]>(),
        more in any::<[u64; 2]>(),
    ) {
        let (board, lines) = &LINES[index];
        let given: BTreeSet<NodeSet> = lines.all().iter().copied().collect();
        for words in [bits, [bits[0] & more[0], bits[1] & more[1]], [bits[0] | more[0], bits[1] | more[1]]] {
            check(lines, &given, NodeSet::from_words(words) & board.all());
        }
    }

    /// Patterns of any form, single nodes and the empty set among them, some given twice.
    #[test]
    fn any_patterns_agree_with_a_look_at_all(
        sets in vec(vec(0usize..128, 0..5), 0..40),
        stones in vec(0usize..128, 0..100),
    ) {
        let set = |nodes: &Vec<usize>| nodes.iter().copied().map(Node::new).collect::<NodeSet>();
        let sets: Vec<NodeSet> = sets.iter().map(set).collect();
        let given: BTreeSet<NodeSet> = sets.iter().copied().collect();
        let patterns = Patterns::new(sets.iter().chain(&sets[..sets.len() / 2]).copied());
        prop_assert_eq!(patterns.all().to_vec(), given.iter().copied().collect::<Vec<NodeSet>>());
        check(&patterns, &given, set(&stones));
    }
}

#[test]
fn patterns_are_indexed_by_node() {
    let board = Board::bent9();
    let lines = Patterns::new(board.line_sets(5, Fork::On));
    let mut total = 0;
    for node in board.nodes() {
        let through = lines.through(node);
        assert!(through.iter().all(|line| line.contains(node)));
        assert!(through.is_sorted());
        total += through.len();
    }
    // Rulings, section 1: 198 runs of 5 nodes.
    assert_eq!((lines.all().len(), total), (198, 198 * 5));
}

#[test]
fn no_patterns_are_never_full_and_the_empty_one_always_is() {
    let none = Patterns::new([]);
    assert!(!none.any(NodeSet::first_n(128)));
    let empty = PatternsOf::<1>::new([board_graph::NodeSetOf::EMPTY]);
    assert!(empty.any(board_graph::NodeSetOf::EMPTY));
}
