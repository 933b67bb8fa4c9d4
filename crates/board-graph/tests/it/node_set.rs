//! Node sets, against `BTreeSet`.

use std::collections::{BTreeSet, HashSet};
use std::hash::{BuildHasher, RandomState};

use board_graph::{Board, Node, NodeSet, NodeSetOf};
use proptest::collection::btree_set;
use proptest::prelude::*;

type Model = BTreeSet<Node>;

/// Sets of nodes that fit into `W` words: sparse, dense and in between.
fn model<const W: usize>() -> impl Strategy<Value = Model> {
    let size = NodeSetOf::<W>::CAPACITY;
    let some = prop_oneof![btree_set(0..size, 0..8), btree_set(0..size, 0..=size)];
    (some, any::<bool>()).prop_map(move |(some, complement)| {
        (0..size)
            .filter(|index| some.contains(index) != complement)
            .map(Node::new)
            .collect()
    })
}

fn node<const W: usize>() -> impl Strategy<Value = Node> {
    (0..NodeSetOf::<W>::CAPACITY).prop_map(Node::new)
}

fn set<const W: usize>(model: &Model) -> NodeSetOf<W> {
    model.iter().copied().collect()
}

fn members<const W: usize>(set: NodeSetOf<W>) -> Model {
    set.iter().collect()
}

/// Compares all methods of a single set.
fn check_one<const W: usize>(model: &Model) {
    let set: NodeSetOf<W> = set(model);
    assert_eq!(members(set), *model);
    assert_eq!(set.len(), model.len());
    assert_eq!(set.is_empty(), model.is_empty());
    assert_eq!(set.first(), model.first().copied());
    assert_eq!(set.last(), model.last().copied());
    for (n, node) in model.iter().enumerate() {
        assert_eq!(set.nth(n), Some(*node));
        assert_eq!(set.iter().nth(n), Some(*node));
        assert_eq!(set.nth_with_lens(n, &set.word_lens()), Some(*node));
    }
    assert_eq!(set.nth(model.len()), None);
    assert_eq!(set.nth(usize::MAX), None);
    assert_eq!(set.nth_with_lens(model.len(), &set.word_lens()), None);
    assert_eq!(set.nth_with_lens(usize::MAX, &set.word_lens()), None);
    for index in 0..NodeSetOf::<W>::CAPACITY + 100 {
        let node = Node::new(index);
        assert_eq!(set.contains(node), model.contains(&node));
    }
    assert_eq!(NodeSetOf::from_words(set.words()), set);
    let complement: Model = (0..NodeSetOf::<W>::CAPACITY)
        .map(Node::new)
        .filter(|node| !model.contains(node))
        .collect();
    assert_eq!(members(!set), complement);
    let debug = format!("{set:?}");
    let indices: BTreeSet<usize> = model.iter().map(|node| node.index()).collect();
    assert_eq!(debug, format!("{indices:?}"));
    #[cfg(all(feature = "bitvec", target_pointer_width = "64"))]
    {
        let ones: Vec<usize> = set.as_bitslice().iter_ones().collect();
        assert_eq!(ones, indices.into_iter().collect::<Vec<usize>>());
    }
}

/// Compares all methods of the iterator.
fn check_iter<const W: usize>(model: &Model, skipped: usize) {
    let set: NodeSetOf<W> = set(model);
    let mut iter = set.iter();
    let mut expected = model.iter().copied();
    assert_eq!(iter.nth(skipped), expected.nth(skipped));
    assert_eq!(iter.len(), expected.len());
    assert_eq!(iter.clone().count(), expected.clone().count());
    assert_eq!(iter.clone().last(), expected.clone().last());
    assert!(iter.clone().eq(expected.clone()));
    let mut folded = Vec::new();
    iter.clone().for_each(|node| folded.push(node));
    assert!(folded.into_iter().eq(expected.clone()));
    assert_eq!(iter.next(), expected.next());
    assert_eq!(iter.size_hint(), expected.size_hint());
    let rest: Vec<Node> = iter.by_ref().collect();
    assert!(rest.into_iter().eq(expected));
    assert_eq!((iter.next(), iter.nth(5)), (None, None));
    assert!(set.into_iter().eq(&set));
}

/// Compares all operations on two sets.
fn check_two<const W: usize>(a: &Model, b: &Model) {
    let (x, y): (NodeSetOf<W>, NodeSetOf<W>) = (set(a), set(b));
    assert_eq!(members(x & y), a & b);
    assert_eq!(members(x | y), a | b);
    assert_eq!(members(x ^ y), a ^ b);
    assert_eq!(members(x - y), a - b);
    let assigned = |assign: fn(&mut NodeSetOf<W>, NodeSetOf<W>)| {
        let mut left = x;
        assign(&mut left, y);
        left
    };
    assert_eq!(assigned(|left, right| *left &= right), x & y);
    assert_eq!(assigned(|left, right| *left |= right), x | y);
    assert_eq!(assigned(|left, right| *left ^= right), x ^ y);
    assert_eq!(assigned(|left, right| *left -= right), x - y);
    assert_eq!(assigned(Extend::extend), x | y);
    assert_eq!(x.is_subset(&y), a.is_subset(b));
    assert_eq!(x.is_disjoint(&y), a.is_disjoint(b));
    assert_eq!(x.intersects(&y), !a.is_disjoint(b));
    assert!((x & y).is_subset(&x) && (x - y).is_disjoint(&y));
    assert_eq!(x == y, a == b);
    // The highest node that is in only one of them decides.
    let reversed = |model: &Model| model.iter().rev().copied().collect::<Vec<Node>>();
    assert_eq!(x.cmp(&y), reversed(a).cmp(&reversed(b)));
    assert_eq!(x.partial_cmp(&y), Some(x.cmp(&y)));
    let state = RandomState::new();
    assert_eq!(state.hash_one(x) == state.hash_one(y), a == b);
}

fn check_change<const W: usize>(model: &Model, node: Node) {
    let before: NodeSetOf<W> = set(model);
    let mut with = model.clone();
    with.insert(node);
    let mut without = model.clone();
    without.remove(&node);
    assert_eq!(members(before.with(node)), with);
    assert_eq!(members(before.without(node)), without);
    let mut after = before;
    after.insert(node);
    assert_eq!(members(after), with);
    after.remove(node);
    assert_eq!(members(after), without);
    after.toggle(node);
    assert_eq!(members(after), with);
    after.toggle(node);
    assert_eq!(members(after), without);
}

macro_rules! of_width {
    ($name:ident, $width:literal) => {
        mod $name {
            use super::*;

            proptest! {
                #[test]
                fn one_set(model in model::<$width>()) {
                    check_one::<$width>(&model);
                }

                #[test]
                fn iteration(model in model::<$width>(), skipped in 0usize..100) {
                    check_iter::<$width>(&model, skipped);
                }

                #[test]
                fn two_sets(a in model::<$width>(), b in model::<$width>()) {
                    check_two::<$width>(&a, &b);
                    check_two::<$width>(&a, &a);
                }

                #[test]
                fn changes(model in model::<$width>(), node in node::<$width>()) {
                    check_change::<$width>(&model, node);
                }
            }
        }
    };
}

of_width!(one_word, 1);
of_width!(two_words, 2);
of_width!(twelve_words, 12);

proptest! {
    /// Random words use nearly every byte and rank of the table behind `nth`.
    #[test]
    fn nth_is_the_inverse_of_counting(words in any::<[u64; 3]>()) {
        let set = NodeSetOf::from_words(words);
        for n in 0..set.len() {
            let node = set.nth(n).unwrap();
            prop_assert!(set.contains(node));
            let below = (0..node.index()).map(Node::new).filter(|&below| set.contains(below));
            prop_assert_eq!(below.count(), n);
        }
    }

    #[test]
    fn resizing_keeps_members_or_refuses(model in model::<3>()) {
        let three: NodeSetOf<3> = set(&model);
        let fits = model.iter().all(|node| node.index() < 128);
        let two: Option<NodeSet> = three.resize();
        prop_assert_eq!(two.map(members), fits.then(|| model.clone()));
        let twelve: Option<NodeSetOf<12>> = three.resize();
        prop_assert_eq!(twelve.map(members), Some(model));
    }
}

#[test]
fn first_n_holds_the_first_nodes() {
    for count in 0..=NodeSetOf::<3>::CAPACITY {
        let set = NodeSetOf::<3>::first_n(count);
        assert_eq!(members(set), (0..count).map(Node::new).collect());
    }
    let board = Board::bent9();
    assert_eq!(members(board.all::<2>()), board.nodes().collect());
}

#[test]
fn empty_sets_are_the_default() {
    assert_eq!(NodeSet::default(), NodeSet::EMPTY);
    assert_eq!(NodeSet::new().len(), 0);
    assert!(NodeSet::EMPTY.is_empty());
    assert_eq!(NodeSet::CAPACITY, 128);
}

#[test]
fn sets_serve_as_keys() {
    let board = Board::bent9();
    let all: HashSet<NodeSet> = board
        .nodes()
        .map(|node| board.neighbour_set(node))
        .collect();
    // No two nodes of a bent board have the same neighbours.
    assert_eq!(all.len(), 93);
}

#[test]
#[should_panic(expected = "cannot hold the node")]
fn inserting_beyond_the_capacity_panics() {
    NodeSet::new().insert(Node::new(128));
}

#[test]
#[should_panic(expected = "cannot hold the node")]
fn removing_beyond_the_capacity_panics() {
    NodeSet::new().remove(Node::new(128));
}

#[test]
#[should_panic(expected = "cannot hold the node")]
fn inserting_beyond_one_word_panics() {
    NodeSetOf::<1>::new().insert(Node::new(64));
}

#[test]
#[should_panic(expected = "cannot hold the node")]
fn removing_beyond_one_word_panics() {
    NodeSetOf::<1>::new().remove(Node::new(64));
}

#[test]
#[should_panic(expected = "too small for the board")]
fn a_set_too_small_for_the_board_panics() {
    let _ = Board::bent(25).unwrap().all::<2>();
}

#[test]
fn the_set_of_one_node_has_that_node() {
    for index in 0..128 {
        let node = Node::new(index);
        assert!(NodeSet::of(node).iter().eq([node]));
        assert!(NodeSetOf::<12>::of(node).iter().eq([node]));
    }
}

#[test]
#[should_panic(expected = "cannot hold the node")]
fn the_set_of_a_node_beyond_the_capacity_panics() {
    let _ = NodeSet::of(Node::new(128));
}

#[test]
#[should_panic(expected = "cannot hold that many")]
fn the_first_nodes_beyond_the_capacity_panic() {
    let _ = NodeSet::first_n(129);
}
