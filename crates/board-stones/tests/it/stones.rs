//! Which stones are where, and their key.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::{BuildHasher as _, RandomState};

use board_graph::{Board, Node, NodeSet};
use board_play::testkit::SplitMix;
use board_play::{Seat, zobrist};
use board_stones::Stones;

use crate::common::{below, pick};

/// What is on each node that is not vacant.
type Model = BTreeMap<Node, Seat>;

/// The share of two sets of options in the key.
const OPTIONS: [u64; 2] = [0, zobrist(9, 9)];

/// Stones that are put, taken and shifted at random, and beside them what they must be.
struct Play {
    stones: Stones,
    model: Model,
    rng: SplitMix,
}

impl Play {
    fn new(options: u64, seed: u64) -> Self {
        Self {
            stones: Stones::new([NodeSet::EMPTY; 2], options),
            model: Model::new(),
            rng: SplitMix::new(seed),
        }
    }

    /// Puts down a stone, takes one away, or shifts one, as far as that is possible.
    fn step(&mut self) {
        let Self { stones, model, rng } = self;
        let vacant: Vec<Node> = Board::bent9()
            .nodes()
            .filter(|node| !model.contains_key(node))
            .collect();
        let taken: Vec<(Node, Seat)> = model.iter().map(|(&node, &seat)| (node, seat)).collect();
        match (below(4, rng), pick(&vacant, rng), pick(&taken, rng)) {
            (0 | 1, Some(node), _) => {
                let seat = Seat::ALL[below(2, rng)];
                stones.put(seat, node);
                model.insert(node, seat);
            }
            (2, _, Some((node, seat))) => {
                stones.take(seat, node);
                model.remove(&node);
            }
            (3, Some(to), Some((from, seat))) => {
                stones.shift(seat, from, to);
                model.remove(&from);
                model.insert(to, seat);
            }
            _ => {}
        }
    }
}

/// Returns the nodes of each seat's stones.
fn sets(model: &Model) -> [NodeSet; 2] {
    Seat::ALL.map(|seat| {
        let own = model.iter().filter(|&(_, &owner)| owner == seat);
        own.map(|(&node, _)| node).collect()
    })
}

#[test]
fn stones_are_where_they_were_put_and_shifted_to() {
    for seed in 0..8 {
        let mut play = Play::new(0, seed);
        for _ in 0..400 {
            play.step();
            let Play { stones, model, .. } = &play;
            for node in Board::bent9().nodes() {
                let owner = model.get(&node).copied();
                assert_eq!(stones.at(node), owner);
                for seat in Seat::ALL {
                    assert_eq!(stones.of(seat).contains(node), owner == Some(seat));
                }
                assert_eq!(stones.occupied().contains(node), owner.is_some());
                assert_eq!(stones.vacant().contains(node), owner.is_none());
            }
            let count = stones.occupied().len() + stones.vacant().len();
            assert_eq!(count, Board::bent9().node_count());
        }
    }
}

#[test]
fn there_is_no_stone_off_the_board() {
    let stones = Stones::new([Board::bent9().all(), NodeSet::EMPTY], 0);
    assert!(stones.vacant().is_empty());
    for index in [93, 127, 128, 1000] {
        assert_eq!(stones.at(Node::new(index)), None);
    }
}

/// However stones have come to where they are, they are equal to those put down there at once: in
/// their key for either turn, by `Eq` and by `Hash`.
#[test]
fn the_key_does_not_depend_on_the_way() {
    let state = RandomState::new();
    for options in OPTIONS {
        let mut play = Play::new(options, options);
        for _ in 0..1000 {
            play.step();
            let fresh = Stones::new(sets(&play.model), options);
            assert_eq!(play.stones, fresh);
            for turn in Seat::ALL {
                assert_eq!(play.stones.key(turn), fresh.key(turn));
            }
            assert_eq!(state.hash_one(play.stones), state.hash_one(fresh));
        }
    }
}

/// That it is the second seat's turn is one constant, whatever else is in the key.
#[test]
fn a_turn_changes_every_key_alike() {
    let change = |stones: Stones| stones.key(Seat::First) ^ stones.key(Seat::Second);
    let of_turn = change(Stones::new([NodeSet::EMPTY; 2], 0));
    assert_ne!(of_turn, 0);
    for options in OPTIONS {
        let mut play = Play::new(options, 5);
        for _ in 0..200 {
            play.step();
            assert_eq!(change(play.stones), of_turn);
        }
    }
}

/// Else a set of stones would be as slow as a list. Each node alone has another 64-bit hash, except
/// for one draw of the hasher in 10^15.
#[test]
fn different_stones_have_different_hashes() {
    let state = RandomState::new();
    let nodes = Board::bent9().nodes();
    let stones = nodes.map(|node| Stones::new([NodeSet::of(node), NodeSet::EMPTY], 0));
    let hashes: HashSet<u64> = stones.map(|stones| state.hash_one(stones)).collect();
    assert_eq!(hashes.len(), Board::BENT9_NODE_COUNT);
}

/// The options alone are a key: that of the empty board with the first seat to move.
#[test]
fn an_empty_board_adds_nothing_to_the_options() {
    for options in OPTIONS {
        let empty = Stones::new([NodeSet::EMPTY; 2], options);
        assert_eq!(empty.key(Seat::First), options);
    }
}

/// Other stones, another turn, other options: another key.
#[test]
fn different_states_have_different_keys() {
    let mut states = vec![[NodeSet::EMPTY; 2]];
    for node in Board::bent9().nodes() {
        let stone = NodeSet::of(node);
        states.push([stone, NodeSet::EMPTY]);
        states.push([NodeSet::EMPTY, stone]);
    }
    let mut play = Play::new(0, 7);
    for _ in 0..2000 {
        play.step();
        states.push(sets(&play.model));
    }
    let mut met = HashMap::new();
    for of in states {
        for options in OPTIONS {
            let stones = Stones::new(of, options);
            for turn in Seat::ALL {
                let known = *met.entry(stones.key(turn)).or_insert((of, turn, options));
                assert_eq!(known, (of, turn, options));
            }
        }
        assert_ne!(Stones::new(of, OPTIONS[0]), Stones::new(of, OPTIONS[1]));
    }
}

/// Each stone goes to the image of its node, and what the options have in the key stays there.
#[test]
fn images_keep_the_options() {
    let symmetries = Board::bent9().symmetries();
    assert_eq!(symmetries.len(), 6);
    for options in OPTIONS {
        let mut play = Play::new(options, 3);
        for _ in 0..200 {
            play.step();
            for map in symmetries {
                let stones = play.model.iter();
                let image: Model = stones
                    .map(|(&node, &seat)| (map.node(node), seat))
                    .collect();
                let mapped = play.stones.mapped(map);
                assert_eq!(mapped, Stones::new(sets(&image), options));
                assert_eq!(mapped.mapped(&map.inverse()), play.stones);
            }
        }
    }
}
