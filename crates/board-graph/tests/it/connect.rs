//! Connection, against searches that are obviously correct.

use std::collections::{BTreeMap, BTreeSet};

use board_graph::{Board, Connections, Neighbourhood, Node, NodeSet, NodeSetOf};
use petgraph::algo::floyd_warshall;
use proptest::prelude::*;

use crate::graph::graph_of;

/// Boards of up to 128 nodes, of every family.
fn boards() -> Vec<Board> {
    vec![
        Board::bent9(),
        Board::bent(3).unwrap(),
        Board::bent(10).unwrap(),
        Board::flat(3).unwrap(),
        Board::flat(13).unwrap(),
        Board::rhombus(6, 6).unwrap(),
        Board::rhombus(3, 9).unwrap(),
        Board::grid(9, 9, Neighbourhood::Orthogonal).unwrap(),
        Board::grid(8, 5, Neighbourhood::King).unwrap(),
    ]
}

fn side_sets(board: Board) -> Vec<NodeSet> {
    (0..board.sides().len())
        .map(|side| board.side_set(side))
        .collect()
}

/// Walks from node to node until nothing new is found.
fn reach(board: Board, seeds: NodeSet, within: NodeSet) -> NodeSet {
    let mut found: Vec<Node> = seeds.iter().filter(|&node| within.contains(node)).collect();
    let mut seen: BTreeSet<Node> = found.iter().copied().collect();
    while let Some(node) = found.pop() {
        for &next in board.neighbours(node) {
            if within.contains(next) && seen.insert(next) {
                found.push(next);
            }
        }
    }
    seen.into_iter().collect()
}

/// Whether the set is connected and not empty.
fn is_connected(board: Board, set: NodeSet) -> bool {
    set.first()
        .is_some_and(|first| reach(board, NodeSet::EMPTY.with(first), set) == set)
}

fn joins(board: Board, within: NodeSet, sides: &[NodeSet]) -> bool {
    within.iter().any(|node| {
        let part = reach(board, NodeSet::EMPTY.with(node), within);
        sides
            .iter()
            .all(|side| part.iter().any(|node| side.contains(node)))
    })
}

/// The length of a shortest path between two sides, counted in nodes.
fn shortest_path(board: Board, within: NodeSet, from: NodeSet, to: NodeSet) -> Option<usize> {
    let mut steps: BTreeMap<Node, usize> = BTreeMap::new();
    let mut queue: Vec<Node> = (from & within).iter().collect();
    steps.extend(queue.iter().map(|&node| (node, 1)));
    for at in 0.. {
        let &node = queue.get(at)?;
        if to.contains(node) {
            return Some(steps[&node]);
        }
        for &next in board.neighbours(node) {
            if within.contains(next) && !steps.contains_key(&next) {
                steps.insert(next, steps[&node] + 1);
                queue.push(next);
            }
        }
    }
    None
}

/// A random board and a random subset of it, sparse to dense.
fn board_and_set() -> impl Strategy<Value = (Board, NodeSet)> {
    (proptest::sample::select(boards()), 1u32..20).prop_flat_map(|(board, weight)| {
        let bits = proptest::collection::vec(prop::bool::weighted(f64::from(weight) / 20.0), 128);
        bits.prop_map(move |bits| {
            let set = board.nodes().filter(|node| bits[node.index()]).collect();
            (board, set)
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn reach_agrees_with_a_walk((board, within) in board_and_set(), seeds in any::<[u64; 2]>(), rare in any::<[u64; 2]>()) {
        for seeds in [seeds, [seeds[0] & rare[0], seeds[1] & rare[1]], [1, 0], [0, 0]] {
            let seeds = NodeSet::from_words(seeds) & board.all();
            let found = board.reach(seeds, within);
            prop_assert_eq!(found, reach(board, seeds, within));
            let wide: NodeSetOf<12> = board.reach(seeds.resize().unwrap(), within.resize().unwrap());
            prop_assert_eq!(wide.resize(), Some(found));
        }
    }

    #[test]
    fn around_is_the_union_of_neighbours((board, set) in board_and_set()) {
        let expected: NodeSet = set.iter().flat_map(|node| board.neighbours(node)).copied().collect();
        prop_assert_eq!(board.around(set), expected);
    }

    #[test]
    fn joins_agrees_with_a_walk((board, within) in board_and_set()) {
        let sides = side_sets(board);
        for count in 0..=sides.len() {
            let expected = count == 0 || joins(board, within, &sides[..count]);
            prop_assert_eq!(board.joins(within, &sides[..count]), expected);
        }
    }

    #[test]
    fn chains_join_and_are_part_of_the_set((board, within) in board_and_set()) {
        let sides = side_sets(board);
        for count in 1..=sides.len() {
            let sides = &sides[..count];
            let chain = board.shortest_chain(within, sides);
            prop_assert_eq!(chain.is_some(), board.joins(within, sides));
            let Some(chain) = chain else { continue };
            prop_assert!(chain.is_subset(&within));
            prop_assert!(is_connected(board, chain));
            prop_assert!(sides.iter().all(|side| chain.intersects(side)));
            // Without any of its nodes it does not join the sides; for four sides that is not promised.
            for node in chain.iter().filter(|_| count < 4) {
                prop_assert!(!board.joins(chain.without(node), sides));
            }
        }
    }

    #[test]
    fn chains_between_two_sides_are_shortest_paths((board, within) in board_and_set()) {
        let sides = side_sets(board);
        for pair in sides.windows(2) {
            let chain = board.shortest_chain(within, pair);
            let expected = shortest_path(board, within, pair[0], pair[1]);
            prop_assert_eq!(chain.map(|chain| chain.len()), expected);
        }
    }
}

/// Compares the chain in every subset of a small board with the smallest set in it that joins the
/// three sides, found by trying all sets.
fn assert_chains_are_smallest(board: Board) {
    let count = board.node_count();
    let sides = side_sets(board);
    let set = |bits: usize| NodeSet::from_words([bits as u64, 0]);
    let mut least: Vec<Option<usize>> = (0..1 << count)
        .map(|bits| {
            let set = set(bits);
            let joining =
                is_connected(board, set) && sides.iter().all(|side| side.intersects(&set));
            joining.then(|| set.len())
        })
        .collect();
    // From each set to the sets with one node more.
    for bits in 0usize..1 << count {
        for node in (0..count).filter(|node| bits >> node & 1 != 0) {
            let smaller = least[bits & !(1 << node)];
            least[bits] = [least[bits], smaller].into_iter().flatten().min();
        }
    }
    for (bits, &expected) in least.iter().enumerate() {
        let chain = board.shortest_chain(set(bits), &sides);
        assert_eq!(
            chain.map(|chain| chain.len()),
            expected,
            "{board} {:?}",
            set(bits)
        );
    }
}

#[test]
fn chains_between_three_sides_are_smallest() {
    assert_chains_are_smallest(Board::bent(3).unwrap());
    assert_chains_are_smallest(Board::flat(4).unwrap());
    assert_chains_are_smallest(Board::flat(5).unwrap());
    assert_chains_are_smallest(Board::bent(4).unwrap());
}

/// Rulings, section 2: the shortest win of Y has 9 stones.
#[test]
fn the_smallest_chain_of_bent9_is_a_side() {
    let board = Board::bent9();
    let chain = board
        .shortest_chain(board.all::<2>(), &side_sets(board))
        .unwrap();
    assert_eq!(chain.len(), 9);
    assert_eq!(chain, board.side_set(0));
}

#[test]
fn distances_agree_with_petgraph() {
    for board in boards().into_iter().chain([Board::bent(14).unwrap()]) {
        let graph = graph_of(board);
        let far = floyd_warshall(&graph, |_| 1usize).unwrap();
        for a in graph.node_indices() {
            for b in graph.node_indices() {
                let found = board.distance(Node::new(a.index()), Node::new(b.index()));
                assert_eq!(found, far[&(a, b)]);
            }
        }
    }
}

#[test]
#[should_panic(expected = "not on this board")]
fn distances_to_nodes_beyond_the_board_panic() {
    let _ = Board::bent(3).unwrap().distance(Node::new(0), Node::new(9));
}

/// Compares what is kept up to date node by node with what a flood fill finds, in several orders.
fn check_connections<const W: usize>() {
    let boards = [
        Board::bent9(),
        Board::flat(5).unwrap(),
        Board::rhombus(6, 6).unwrap(),
    ];
    for board in boards {
        // Every third node in an order that goes round the board in steps of 7, then the next third.
        let order = (0..board.node_count()).map(|at| Node::new(at * 7 % board.node_count()));
        for third in 0..3 {
            let mut connections = Connections::<W, 3>::default();
            let mut nodes = NodeSetOf::EMPTY;
            for node in order.clone().filter(|node| node.index() % 3 != third) {
                let joined = connections.add(board, node, board.sides_at(node));
                nodes.insert(node);
                assert_eq!(connections.nodes(), nodes);
                let group = board.reach(NodeSetOf::of(node), nodes);
                let mut all = true;
                for side in 0..3 {
                    let from_side = board.reach(board.side_set(side), nodes);
                    assert_eq!(connections.to_side(side), from_side, "{board}");
                    all &= group.intersects(&board.side_set(side));
                }
                assert_eq!(joined, all, "{board}");
            }
        }
    }
}

/// Sets of few words and of many are handled by different code.
#[test]
fn connections_follow_from_the_nodes() {
    check_connections::<2>();
    check_connections::<12>();
}
