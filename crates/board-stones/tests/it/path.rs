//! The way of a shift that has just been made.

use board_graph::{Fork, Node, NodeSet, Slides};
use board_play::Seat;
use board_play::testkit::SplitMix;
use board_stones::testkit::{NamedBoard, names, nodes};
use board_stones::{Mover, Shift, Stones, last_path};

use crate::common::{VACANT, below, name, node, random_stones};
use crate::steps::Steps;

/// How many shifts of a position are tried.
const SHIFTS: usize = 8;

fn path_names(path: Vec<Node>) -> Vec<String> {
    path.into_iter().map(name).collect()
}

#[test]
fn the_last_path_is_a_shortest_run_that_was_vacant() {
    let map = NamedBoard::new();
    let mut rng = SplitMix::new(5);
    let mut count = 0;
    for fork in [Fork::On, Fork::Off] {
        let slides = Slides::bent9(fork);
        for (vacant, seat) in VACANT
            .into_iter()
            .flat_map(|n| Seat::ALL.map(|seat| (n, seat)))
        {
            let before = random_stones(vacant, &mut rng);
            let mover = Mover::new(&before, Some(seat), slides);
            let vacant = names(before.vacant());
            for _ in 0..SHIFTS {
                let Some(shift) = mover.nth_shift(below(mover.shift_count(), &mut rng)) else {
                    break;
                };
                let mut after = before;
                after.shift(seat, shift.from, shift.to);
                let found = last_path(&after, seat, shift, slides).map(path_names);
                let path = found.expect("the shift was just made");

                let runs = map.runs(&name(shift.from), fork, &|node| vacant.contains(node));
                let end = name(shift.to);
                let ways = runs.iter().filter(|run| run.last() == Some(&end));
                let shortest = ways.clone().map(Vec::len).min();
                assert!(ways.clone().any(|run| *run == path), "{shift}: {path:?}");
                assert_eq!(Some(path.len()), shortest, "{shift}: {path:?}");
                count += 1;
            }
        }
    }
    assert!(count > 100, "{count} shifts");
}

/// From a5 two ways lead to a13: past e5 and, longer, past e1 and e9.
#[test]
fn the_shorter_of_two_ways_is_taken_if_it_is_free() {
    let shift: Shift = "a5-a13".parse().unwrap();
    let after = |blocker: &str| Stones::new([nodes("a13"), nodes(blocker)], 0);
    let path = |stones: &Stones| {
        let path = last_path(stones, Seat::First, shift, Slides::bent9(Fork::On));
        path.map(path_names)
    };
    let shorter = ["a5", "b5", "c5", "d5", "e5", "d7", "c9", "b11", "a13"].map(str::to_owned);
    assert_eq!(path(&after("")), Some(shorter.to_vec()));
    let longer = path(&after("c9")).expect("the longer way is free");
    assert!(longer.len() > shorter.len());
    assert!(
        ["e1", "e9"]
            .iter()
            .all(|penta| longer.contains(&(*penta).to_owned()))
    );
    assert_eq!(path(&after("c9 e1")), None);
}

#[test]
fn a_shift_that_cannot_have_led_here_has_no_path() {
    let stones = Stones::new([nodes("b1"), nodes("a2 c1")], 0);
    let path = |seat, from, to| last_path(&stones, seat, Shift { from, to }, Steps);
    let [first, second] = Seat::ALL;
    let [a1, a2, b1, c1] = ["a1", "a2", "b1", "c1"].map(node);
    assert_eq!(path(first, a1, b1), Some(vec![a1, b1]));
    // The other seat's stone, no stone, and a stone that is still where it was.
    assert_eq!(path(second, a1, b1), None);
    assert_eq!(path(first, b1, a1), None);
    assert_eq!(path(first, a2, b1), None);
    assert_eq!(path(second, b1, c1), None);
    assert_eq!(path(first, b1, b1), None);
    // Nowhere near.
    assert_eq!(path(first, node("f1"), b1), None);
    for off in [93, 127, 1000].map(Node::new) {
        assert_eq!(path(first, off, b1), None);
        assert_eq!(path(first, a1, off), None);
    }
}

/// The stone itself is not in its own way, whether or not the set of the occupied nodes has it.
#[test]
fn the_stone_that_moved_is_not_in_its_own_way() {
    let stones = Stones::new([nodes("d1"), NodeSet::EMPTY], 0);
    let shift: Shift = "a1-d1".parse().unwrap();
    let path = last_path(&stones, Seat::First, shift, Slides::bent9(Fork::Off));
    assert_eq!(path, Some(["a1", "b1", "c1", "d1"].map(node).to_vec()));
}
