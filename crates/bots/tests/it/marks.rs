//! What marks the moves of Y is what stands around them, and the same however the board is turned.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use crate::common::rng;
use bots::{Playable, Trials};
use y::board_graph::Node;
use y::{Colour, Y, board_play::Actions as _, board_play::Position as _};

const BOARDS: [&str; 7] = [
    "flat:3", "flat:4", "flat:7", "flat:11", "bent:3", "bent:5", "bent:9",
];

/// Pairs what is seen with marks, each with one of the other, and counts the pairs.
#[derive(Default)]
struct Pairs<T>(HashMap<T, usize>, HashMap<usize, T>);

impl<T: Clone + Debug + Eq + Hash> Pairs<T> {
    fn add(&mut self, seen: &T, mark: usize) {
        assert_eq!(
            *self.0.entry(seen.clone()).or_insert(mark),
            mark,
            "{seen:?}"
        );
        assert_eq!(
            self.1.entry(mark).or_insert_with(|| seen.clone()),
            seen,
            "{mark}"
        );
    }

    fn marks(&self) -> impl Iterator<Item = usize> {
        self.1.keys().copied()
    }
}

/// How a node lies to a stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Way {
    Step,
    Bridge,
    Leap,
    #[default]
    Elsewhere,
}

/// Returns the stones around a node as seen by a colour, of all ways to go around the least.
fn around(position: &Y, node: Node, own: Colour) -> Vec<u8> {
    let owner = |&neighbour: &Node| {
        position
            .stone(neighbour)
            .map_or(0, |it| 1 + u8::from(it != own))
    };
    let there: Vec<u8> = position
        .board()
        .neighbours(node)
        .iter()
        .map(owner)
        .collect();
    let back: Vec<u8> = there.iter().rev().copied().collect();
    let from = |way: &Vec<u8>, first: usize| [&way[first..], &way[..first]].concat();
    let ways = (0..there.len()).flat_map(|first| [from(&there, first), from(&back, first)]);
    ways.min().unwrap()
}

fn way(position: &Y, node: Node, stone: Option<Node>) -> Way {
    let Some(stone) = stone else {
        return Way::Elsewhere;
    };
    let row = |node| position.board().neighbours(node);
    if row(node).contains(&stone) {
        return Way::Step;
    }
    let between: Vec<_> = row(node)
        .iter()
        .filter(|it| row(stone).contains(it))
        .collect();
    let is_open = between.iter().all(|&&it| position.stone(it).is_none());
    match between.len() {
        1 if is_open => Way::Leap,
        2 if is_open => Way::Bridge,
        _ => Way::Elsewhere,
    }
}

fn play(trials: &mut dyn Trials, position: &mut Y, action: usize) {
    let m = position.move_of(action).unwrap();
    assert!(position.moves().any(|other| other == m));
    position.play_unchecked(m);
    trials.play(action);
}

#[test]
fn marks_of_y_tell_what_stands_around() {
    let mut shapes = Pairs::default();
    let mut rings = Pairs::default();
    let mut ways = [Pairs::default(), Pairs::default()];
    let mut count = 0;
    for seed in 0..70 {
        let mut rng = rng(seed);
        let rules = format!(
            "board={},opening=pie",
            BOARDS[usize::try_from(seed).unwrap() % BOARDS.len()]
        );
        let mut position = Y::new(&rules.parse().unwrap());
        let mut trials = position.trials().unwrap();
        count = trials.weights().len();
        let mut last = [None, None];
        while let Some(own) = position.colour_to_move() {
            let board = position.board();
            for node in position.vacant() {
                let marks = trials.marks(node.index());
                let place = board.name(node).letter().min(3);
                assert_eq!(marks.len(), 4);
                let seen = (board.is_rim(node), around(&position, node, own));
                shapes.add(&seen, marks[0]);
                rings.add(&place, marks[1]);
                for (which, stone) in last.into_iter().enumerate() {
                    ways[which].add(&way(&position, node, stone), marks[2 + which]);
                }
            }
            let swap = board.node_count();
            let m = position.sample(&mut rng).unwrap();
            let action = position.action(m).unwrap();
            last = [(action != swap).then(|| Node::new(action)), last[0]];
            play(&mut *trials, &mut position, action);
        }
    }
    let all = shapes.marks().chain(rings.marks());
    let mut all: Vec<usize> = all.chain(ways.iter().flat_map(Pairs::marks)).collect();
    all.sort_unstable();
    let seen = all.len();
    all.dedup();
    assert_eq!(all.len(), seen, "a mark that means two things");
    assert!(all.iter().all(|&mark| mark < count));
    assert_eq!([rings.0.len(), ways[0].0.len(), ways[1].0.len()], [4, 4, 4]);
}

#[test]
fn a_swap_has_no_marks_and_what_is_gone_back_to_has_its_own() {
    let mut position = Y::new(&"board=flat:5,opening=pie".parse().unwrap());
    let start = position;
    let mut trials = position.trials().unwrap();
    let marks = |trials: &dyn Trials| -> Vec<_> {
        (0..trials.actions())
            .map(|action| trials.marks(action))
            .collect()
    };
    let before = marks(&*trials);
    play(&mut *trials, &mut position, 4);
    let swap = position.board().node_count();
    assert!(trials.marks(swap).is_empty());
    play(&mut *trials, &mut position, swap);
    play(&mut *trials, &mut position, 7);
    assert_ne!(marks(&*trials), before);
    trials.rewind();
    assert_eq!(marks(&*trials), before);
    assert_eq!(marks(&*start.trials().unwrap()), before);
}

#[test]
fn marks_of_y_are_the_same_on_a_board_that_is_turned() {
    for rules in BOARDS {
        let start = Y::new(&format!("board={rules},opening=pie").parse().unwrap());
        let board = start.board();
        let nodes = board.node_count();
        for symmetry in board.symmetries() {
            let image = |action: usize| match action {
                node if node < nodes => symmetry.node(Node::new(node)).index(),
                swap => swap,
            };
            let [mut here, mut there] = [start, start];
            let mut trials = [here.trials().unwrap(), there.trials().unwrap()];
            let mut rng = rng(5);
            while let Some(m) = here.sample(&mut rng) {
                for node in here.vacant() {
                    let [one, other] = [node.index(), image(node.index())];
                    assert_eq!(
                        trials[0].marks(one),
                        trials[1].marks(other),
                        "{rules} {one}"
                    );
                }
                let action = here.action(m).unwrap();
                play(&mut *trials[0], &mut here, action);
                play(&mut *trials[1], &mut there, image(action));
            }
        }
    }
}
