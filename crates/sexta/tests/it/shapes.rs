//! The facts about sets of six nodes: all connected ones are grown from single nodes, and
//! looked at by the words of the rulings.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::common;
use board_graph::{Fork, Node, NodeSet};
use board_play::Seat;
use board_stones::testkit::{NamedBoard, names, nodes};
use sexta::outcome::{self, Shape};
use sexta::{Options, Ring, Setup, Sexta, ShiftGame, StoneGame};

/// The connected sets of 1, 2, … 6 nodes. Every connected set is one of one node less and a
/// neighbour: leave out a node that is farthest from another.
static CONNECTED: LazyLock<Vec<BTreeSet<NodeSet>>> = LazyLock::new(|| {
    let map = NamedBoard::new();
    let around: Vec<NodeSet> = map
        .nodes
        .iter()
        .map(|node| nodes(&map.neighbours[node].join(" ")))
        .collect();
    let single = |name: &String| nodes(name);
    let mut sizes = vec![map.nodes.iter().map(single).collect::<BTreeSet<NodeSet>>()];
    for size in 1..6 {
        let mut larger = BTreeSet::new();
        for &set in &sizes[size - 1] {
            for member in set {
                for next in around[member.index()] - set {
                    larger.insert(set.with(next));
                }
            }
        }
        sizes.push(larger);
    }
    sizes
});

fn connected(size: usize) -> &'static BTreeSet<NodeSet> {
    &CONNECTED[size - 1]
}

#[test]
fn there_are_12417_paths_and_66_rings_of_six() {
    let map = NamedBoard::new();
    let [mut paths, mut rings] = [BTreeSet::new(), BTreeSet::new()];
    for &stones in connected(6) {
        let shape = match common::shape(&map, &names(stones)) {
            Some("path") => {
                paths.insert(stones);
                Some(Shape::Path)
            }
            Some("ring") => {
                rings.insert(stones);
                Some(Shape::Ring)
            }
            _ => None,
        };
        assert_eq!(outcome::shape(stones), shape, "{stones:?}");
        for ring in [Ring::Off, Ring::On] {
            let wins = match shape {
                Some(Shape::Path) => true,
                Some(Shape::Ring) => ring == Ring::On,
                None => false,
            };
            assert_eq!(outcome::has_won(stones, ring), wins);
            for last in stones {
                assert_eq!(outcome::completes(stones, last, ring), wins);
            }
        }
    }
    assert_eq!(paths.len(), 12417);
    assert_eq!(rings.len(), 66);

    // The rings are those round the 66 nodes that have six neighbours.
    let round = map.nodes.iter().map(|node| &map.neighbours[node]);
    let round_hexas = round.filter(|neighbours| neighbours.len() == 6);
    assert_eq!(
        round_hexas
            .map(|ring| nodes(&ring.join(" ")))
            .collect::<BTreeSet<_>>(),
        rings
    );
}

/// Stones in two parts are neither, whatever the parts are: two rings of three, a path and a ring,
/// two paths.
#[test]
fn stones_that_are_not_connected_are_no_shape() {
    let map = NamedBoard::new();
    let [mut apart, mut shapes] = [0; 2];
    for size in 1..=3 {
        let others = connected(6 - size);
        for &one in connected(size) {
            let near = one | border(&map, one);
            for &other in others.iter().filter(|other| other.is_disjoint(&near)) {
                assert_eq!(outcome::shape(one | other), None, "{one:?} {other:?}");
                apart += 1;
                let both = [one, other].map(|part| outcome::shape(part).is_some());
                shapes += usize::from(both == [true, true]);
            }
        }
    }
    assert!(apart > 1_000_000 && shapes > 10_000, "{apart} {shapes}");
}

/// Fewer stones have shapes too, but for one stone or none.
#[test]
fn shapes_of_other_sizes() {
    for (stones, shape) in [
        ("", None),
        ("a1", None),
        ("a1 a2", Some(Shape::Path)),
        ("a1 a3", None),
        ("a1 a2 b1", Some(Shape::Ring)),
        ("a1 a2 a3", Some(Shape::Path)),
        ("a1 a2 b1 b2", None),
        // The five round a penta, and one less.
        ("d1 d2 d15 e2 e12", Some(Shape::Ring)),
        ("d1 d2 e2 e12", Some(Shape::Path)),
        // Two triangles that do not touch.
        ("a1 a2 b1 e1 e2 d2", None),
    ] {
        assert_eq!(outcome::shape(nodes(stones)), shape, "{stones}");
    }
}

/// The nodes next to a set.
fn border(map: &NamedBoard, set: NodeSet) -> NodeSet {
    let near = set
        .iter()
        .flat_map(|node| &map.neighbours[&map.nodes[node.index()]]);
    near.map(|name| nodes(name))
        .fold(NodeSet::EMPTY, |all, node| all | node)
        - set
}

/// Adds to `found` the sets of six nodes that consist of `set` and of later ones of the parts, none
/// of which touches another, and have a border of at most six nodes.
fn put_together(
    parts: &[(NodeSet, NodeSet)],
    set: NodeSet,
    border: NodeSet,
    found: &mut Vec<(NodeSet, NodeSet)>,
) {
    if set.len() == 6 {
        found.push((set, border));
        return;
    }
    for (at, &(part, around)) in parts.iter().enumerate() {
        let apart = part.is_disjoint(&(set | border));
        let all_around = border | around;
        if apart && set.len() + part.len() <= 6 && all_around.len() <= 6 {
            put_together(&parts[at + 1..], set | part, all_around, found);
        }
    }
}

/// To shut six stones in takes a stone on every node next to them. With six stones that can be done
/// in six ways, and in each of them these six form a path: whoever shuts the other in has won.
#[test]
fn nobody_is_ever_shut_in() {
    let map = NamedBoard::new();
    let with_border = |&part: &NodeSet| (part, border(&map, part));
    let parts: Vec<(NodeSet, NodeSet)> = (1..=6)
        .flat_map(connected)
        .map(with_border)
        .filter(|(_, around)| around.len() <= 6)
        .collect();
    let mut found = Vec::new();
    put_together(&parts, NodeSet::EMPTY, NodeSet::EMPTY, &mut found);
    assert_eq!(found.len(), 6);
    for (shut_in, around) in found {
        assert_eq!(around.len(), 6);
        assert_eq!(common::shape(&map, &names(around)), Some("path"));
        let setup = Setup {
            options: Options::default(),
            turn: Seat::First,
            black: shut_in,
            white: around,
        };
        let position = Sexta::try_from(setup).unwrap();
        assert_eq!(position.winner(), Some(Seat::Second));
        assert!(!position.can_move(Seat::First));
        assert!(position.can_move(Seat::Second));
    }
}

/// Finds at most `most` nodes of which each of the `ways` contains one, if there are any.
fn bar(ways: &[NodeSet], most: usize) -> Option<NodeSet> {
    let Some(first) = ways.first() else {
        return Some(NodeSet::EMPTY);
    };
    // Ways that share no node take a node each.
    let mut apart = NodeSet::EMPTY;
    let mut needed = 0;
    for way in ways {
        if way.is_disjoint(&apart) {
            apart |= *way;
            needed += 1;
        }
    }
    if needed > most {
        return None;
    }
    first.iter().find_map(|node| {
        let left: Vec<NodeSet> = ways
            .iter()
            .copied()
            .filter(|way| !way.contains(node))
            .collect();
        bar(&left, most - 1).map(|barred| barred.with(node))
    })
}

/// Whatever wins can have come about by the last move: some stone can have slid there from where the
/// stones had not won. The other seat's six stones cannot bar all the ways back.
#[test]
fn a_win_can_always_have_come_by_the_last_move() {
    let map = NamedBoard::new();
    for fork in [Fork::On, Fork::Off] {
        let runs_from = |node: &String| -> Vec<Vec<Node>> {
            let runs = map.runs(node, fork, &|_| true);
            let node = |name: &String| nodes(name).first().unwrap();
            runs.iter()
                .map(|run| run.iter().map(node).collect())
                .collect()
        };
        let runs: Vec<Vec<Vec<Node>>> = map.nodes.iter().map(runs_from).collect();
        for ring in [Ring::Off, Ring::On] {
            let wins = |stones: &NodeSet| outcome::has_won(*stones, ring);
            for &stones in connected(6).iter().filter(|stones| wins(stones)) {
                let mut ways: Vec<NodeSet> = Vec::new();
                for stone in stones {
                    for run in &runs[stone.index()] {
                        let way: NodeSet = run[1..].iter().copied().collect();
                        let before = stones.without(stone).with(run[run.len() - 1]);
                        if way.is_disjoint(&stones) && !wins(&before) {
                            ways.push(way);
                        }
                    }
                }
                ways.sort_unstable_by_key(NodeSet::len);
                assert_eq!(bar(&ways, 6), None, "{stones:?}");
            }
        }
    }
}
