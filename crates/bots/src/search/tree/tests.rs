//! The tree keeps to its memory.

use core::ops::ControlFlow;
use std::collections::BTreeSet;

use board_play::Position as _;
use rand_chacha::rand_core::SeedableRng as _;
use y::Y;

use super::*;
use crate::search::memory::NODE_BYTES;
use crate::walker::GameWalker;
use crate::{Budget, SeatView};

/// Grows a tree by so many iterations, and returns how many nodes it has, how many bytes it says
/// that it takes, and how many it has asked the system for: those of the lists, with their room.
fn grown(memory: usize, iterations: u32) -> [usize; 3] {
    let position = Y::start();
    let mut walker = GameWalker::new(&SeatView::new(&position).unwrap());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut watch = |_| ControlFlow::Continue(());
    let mut meter = BudgetMeter::new(Budget::iterations(iterations), &mut watch);
    let grown = Grown::new(memory, walker.edge_bytes());
    let mut tree = Tree::new(grown, &mut walker, Share::WHOLE, None, memory);
    while meter.spend() {
        assert!(tree.walker().guess(&mut rng));
        tree.iterate(&mut rng, &mut meter);
    }
    assert_eq!(tree.nodes[ROOT].visits, iterations);
    let edges = tree.nodes.iter().map(|node| node.edges.capacity());
    let bytes = tree.nodes.capacity() * size_of::<Node>()
        + edges.sum::<usize>() * (size_of::<Edge>() + tree.walker.edge_bytes());
    [tree.nodes.len(), tree.memory.used(), bytes]
}

#[test]
fn a_tree_grows_up_to_its_bound_and_no_further() {
    const MEMORY: usize = 100_000;
    // A stone can be put on 93 nodes, and the second move may be the swap.
    let one_node = NODE_BYTES + 94 * (size_of::<Edge>() + size_of::<[y::Move; 2]>());
    let free = grown(usize::MAX, 600);
    let bound = grown(MEMORY, 600);
    assert!(free[1] > 2 * MEMORY, "{free:?}");
    assert!((MEMORY..MEMORY + one_node).contains(&bound[1]), "{bound:?}");
    for [_, used, taken] in [free, bound] {
        assert!(taken <= used, "{taken} {used}");
    }
    // From there on it stays as it is.
    assert_eq!(grown(MEMORY, 900), bound);
    assert!(bound[0] < free[0]);
}

/// Grows a tree in the start of Y, and cuts it down to what is behind each of its moves in turn.
#[test]
fn what_is_behind_a_move_is_kept_as_it_was_and_the_rest_is_freed() {
    let position = Y::start();
    let mut walker = GameWalker::new(&SeatView::new(&position).unwrap());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut watch = |_| ControlFlow::Continue(());
    let mut meter = BudgetMeter::new(Budget::iterations(400), &mut watch);
    let grown = Grown::new(usize::MAX, walker.edge_bytes());
    let mut tree = Tree::new(grown, &mut walker, Share::WHOLE, None, usize::MAX);
    while meter.spend() {
        assert!(tree.walker().guess(&mut rng));
        tree.iterate(&mut rng, &mut meter);
    }
    let grown = tree.into_grown();
    let mut nodes = 0;
    for (edge, known) in grown.nodes[ROOT].edges.iter().enumerate() {
        let mut cut = grown.clone();
        let Some(order) = cut.cut_to(edge) else {
            assert_eq!(known.visits, 0, "nothing is known behind the move");
            continue;
        };
        assert_eq!(cut.visits(), known.visits);
        assert_eq!(order.len(), cut.nodes.len());
        nodes += order.len();
        // Each node is what it was, and each edge leads where it led.
        for (node, &before) in cut.nodes.iter().zip(&order) {
            let was = &grown.nodes[before];
            assert_eq!(node.visits, was.visits);
            let children = node.edges.iter().map(|edge| edge.child.map(|at| order[at]));
            assert!(children.eq(was.edges.iter().map(|edge| edge.child)));
        }
        let edges = cut.nodes.iter().map(|node| node.edges.capacity());
        // A list of one node has room for four.
        let room = cut.nodes.capacity().min(2 * cut.nodes.len());
        let taken = room * size_of::<Node>()
            + edges.sum::<usize>() * (size_of::<Edge>() + walker.edge_bytes());
        assert!(taken <= cut.memory.used(), "{taken} {}", cut.memory.used());
        assert!(cut.memory.used() < grown.memory.used());
    }
    // Every node but the root is behind one of its moves.
    assert_eq!(nodes, grown.nodes.len() - 1);
}

/// Grows a tree that looks at one of so many shares of the moves.
fn shared(position: &Y, share: Share, iterations: u32) -> (Vec<Candidate<usize>>, Vec<y::Move>) {
    let mut walker = GameWalker::new(&SeatView::new(position).unwrap());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut watch = |_| ControlFlow::Continue(());
    let mut meter = BudgetMeter::new(Budget::iterations(iterations), &mut watch);
    let grown = Grown::new(usize::MAX, walker.edge_bytes());
    let mut tree = Tree::new(grown, &mut walker, share, None, usize::MAX);
    while !tree.is_decided() && meter.spend() {
        assert!(tree.walker().guess(&mut rng));
        tree.iterate(&mut rng, &mut meter);
    }
    let candidates = tree.candidates();
    let moves = candidates.iter().map(|one| walker.edge(ROOT, one.m));
    let moves = moves.collect();
    (candidates, moves)
}

#[test]
fn trees_that_share_the_moves_out_visit_no_move_twice() {
    let position = Y::start();
    let mut all = BTreeSet::new();
    let mut visited = 0;
    for part in 0..3 {
        let (candidates, moves) = shared(&position, Share::new(part, 3), 300);
        let tried = candidates.iter().zip(moves);
        let tried = tried.filter(|(one, _)| one.visits > 0).map(|(_, m)| m);
        let tried: BTreeSet<_> = tried.collect();
        // Each has 31 of the 93 nodes, and 300 iterations consider more than that.
        assert_eq!(tried.len(), 31);
        visited += tried.len();
        all.extend(tried);
    }
    assert_eq!(all.len(), visited);
}

/// Each share is one move, and not all of them win: a tree whose move loses looks at the others as well.
#[test]
fn a_tree_whose_moves_are_lost_helps_with_the_others() {
    let mut position = Y::new(&"board=flat:3".parse().unwrap());
    position.play("a1".parse().unwrap()).unwrap();
    let mut own_lost = 0;
    for part in 0..5 {
        let (candidates, _) = shared(&position, Share::new(part, 9), 3000);
        let won = |one: &Candidate<usize>| one.is_proven && one.win_rate >= 1.0;
        assert!(candidates.iter().any(won), "who takes no corner wins");
        own_lost += usize::from(candidates.iter().any(|one| one.is_proven && !won(one)));
    }
    assert!(own_lost > 0);
}
