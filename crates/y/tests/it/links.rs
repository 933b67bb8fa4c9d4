//! Wins by bridges, against every defence.

use std::collections::HashMap;

use board_graph::{Board, Node, NodeSet};
use board_play::playout::{below, shuffle};
use board_play::testkit::SplitMix;
use y::links::Links;
use y::outcome::has_y;

/// Returns whether the colour of the stones gets its Y if the other colour moves first and both play on
/// these nodes only: every move is answered by every answer until one wins.
fn holds(
    board: Board,
    stones: NodeSet,
    nodes: NodeSet,
    known: &mut HashMap<(NodeSet, NodeSet), bool>,
) -> bool {
    if has_y(board, stones) {
        return true;
    }
    if let Some(&holds) = known.get(&(stones, nodes)) {
        return holds;
    }
    let result = !nodes.is_empty()
        && nodes.iter().all(|taken| {
            let left = nodes.without(taken);
            left.iter()
                .any(|node| holds(board, stones.with(node), left.without(node), known))
        });
    known.insert((stones, nodes), result);
    result
}

/// Stones of two colours strewn on a board, until a colour has a Y at the latest.
fn strewn(board: Board, count: usize, rng: &mut SplitMix) -> [NodeSet; 2] {
    let mut nodes: Vec<Node> = board.nodes().collect();
    shuffle(&mut nodes, rng);
    let mut stones = [NodeSet::EMPTY; 2];
    for (at, &node) in nodes[..count].iter().enumerate() {
        // More stones of the first colour, so that it often wins.
        stones[usize::from(at % 3 == 2)].insert(node);
    }
    stones
}

#[test]
fn what_bridges_join_nobody_keeps_apart() {
    // What takes all too long to play through is left out.
    let is_short = |carriers: &NodeSet| carriers.len() <= 10;
    let mut rng = SplitMix::new(31);
    let (mut joined, mut joined_by_one_more) = (0, 0);
    for board in [Board::flat(5), Board::flat(6), Board::bent(5)] {
        let board = board.unwrap();
        for _ in 0..200 {
            let most = board.node_count() / 2;
            let count = 3 + usize::try_from(below(&mut rng, most as u64)).unwrap();
            let [stones, others] = strewn(board, count.min(most), &mut rng);
            let vacant = board.all() - stones - others;
            if has_y(board, stones) {
                continue;
            }
            let links = Links::new(board, stones, vacant);
            if let Some(carriers) = links.joining_carriers().filter(is_short) {
                joined += 1;
                assert!(carriers.is_subset(&vacant));
                assert!(holds(board, stones, carriers, &mut HashMap::new()));
            }
            for node in vacant {
                let with = links.joining_carriers_with(node);
                let Some(carriers) = with.filter(is_short) else {
                    continue;
                };
                joined_by_one_more += 1;
                let stones = stones.with(node);
                assert!(carriers.is_subset(&vacant.without(node)));
                assert!(holds(board, stones, carriers, &mut HashMap::new()));
            }
        }
    }
    assert!(
        joined > 20 && joined_by_one_more > 200,
        "{joined}, {joined_by_one_more}"
    );
}

#[test]
fn the_one_node_off_the_rim_has_bridges_to_all_sides() {
    let board = Board::flat(4).unwrap();
    // It is in the second row of each side, and its six neighbours are two nodes of each side.
    let mut middle = board.nodes().filter(|&node| !board.is_rim(node));
    let node = middle.next().unwrap();
    assert_eq!(middle.next(), None);
    let links = Links::new(board, NodeSet::of(node), board.all().without(node));
    let carriers = Some(board.neighbour_set(node));
    assert_eq!(links.joining_carriers(), carriers);
    // And the same by the stone to come.
    let empty = Links::new(board, NodeSet::EMPTY, board.all());
    assert_eq!(empty.joining_carriers(), None);
    assert_eq!(empty.joining_carriers_with(node), carriers);
    // With one of them taken there is no bridge to that side.
    let taken = board.neighbours(node)[0];
    let vacant = board.all().without(node).without(taken);
    let links = Links::new(board, NodeSet::of(node), vacant);
    assert_eq!(links.joining_carriers(), None);
}

#[test]
fn a_y_needs_no_bridge() {
    let board = Board::flat(5).unwrap();
    let side = board.side_set(0);
    let links = Links::<2>::new(board, side, board.all() - side);
    assert_eq!(links.joining_carriers(), Some(NodeSet::EMPTY));
    let lacking = side.without(side.nth(2).unwrap());
    let links = Links::<2>::new(board, lacking, board.all() - lacking);
    assert_eq!(
        links.joining_carriers_with(side.nth(2).unwrap()),
        Some(NodeSet::EMPTY)
    );
}
