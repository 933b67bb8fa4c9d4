//! Leap Over: how many jumps the stones are from their goals, and whether they have anything to jump
//! over.

use std::sync::LazyLock;

use board_graph::{Board, Fork, Jumps, Node, NodeSet};
use board_play::{Position as _, Seat};
use leap_over::{LeapOver, StoneGame as _, outcome};

use super::assignment::cheapest;
use super::{chance, number};
use crate::Playable;

/// How many stones each seat has, and how many goal nodes.
const STONES: usize = 10;

/// What the way from each node to each goal node of either seat counts for: the nodes in board order.
type Ways = Vec<[f64; 93]>;

static WAYS: [LazyLock<Ways>; 2] = [
    LazyLock::new(|| ways(Fork::On)),
    LazyLock::new(|| ways(Fork::Off)),
];

/// What a step of distance counts for: jumps alone do not show small progress.
const STEP: f64 = 0.3;

/// The power to which a way is raised, so that the hindmost stones go first.
const STRAGGLING: f64 = 1.15;

/// What a stone that has not arrived counts for, in addition to its way.
const COMING: f64 = 0.5;

/// How many jumps count where none lead.
const LOST: u8 = 20;

/// What each step to the nearest other stone counts for: a stone that is alone cannot move at all, and
/// others must come back for it.
const LONELINESS: f64 = 1.5;

/// Computes what the ways count for if there is always a stone to jump over.
fn ways(fork: Fork) -> Ways {
    let board = Board::bent9();
    let table = Jumps::new(board, fork);
    let goals = Seat::ALL.map(outcome::goal_nodes);
    let from = |start: Node| {
        let jumps = jumps_from(&table, start);
        let mut row = [0.0; 93];
        for goal in goals {
            for to in goal.without(start) {
                let count = jumps[to.index()].unwrap_or(LOST);
                let way = f64::from(count) + STEP * number(board.distance(start, to));
                let coming = if goal.contains(start) { 0.0 } else { COMING };
                row[to.index()] = libm::pow(way, STRAGGLING) + coming;
            }
        }
        row
    };
    board.nodes().map(from).collect()
}

/// Counts the jumps from one node to each other, if there is always a stone to jump over; none if no
/// jumps lead there.
fn jumps_from(jumps: &Jumps, start: Node) -> [Option<u8>; 93] {
    let mut counts = [None; 93];
    let mut layer = NodeSet::EMPTY.with(start);
    let mut reached = layer;
    let mut count = 0;
    while !layer.is_empty() {
        for node in layer {
            counts[node.index()] = Some(count);
        }
        let landings = layer.iter().flat_map(|node| jumps.from(node));
        layer = landings.map(|jump| jump.landing).collect::<NodeSet>() - reached;
        reached |= layer;
        count += 1;
    }
    counts
}

/// Judges the way that a seat's stones still have to go: by the cheapest assignment of stones to goal
/// nodes, in about jumps, and by how lonely stones are that have not arrived.
fn way_to_go(position: &LeapOver, seat: Seat) -> f64 {
    let board = Board::bent9();
    let ways = &WAYS[usize::from(position.options().fork() == Fork::Off)];
    let (own, goals) = (position.stones(seat), outcome::goal_nodes(seat));
    let mut costs = [[0.0; STONES]; STONES];
    for (stone, row) in own.iter().zip(&mut costs) {
        for (goal, cost) in goals.iter().zip(row) {
            *cost = ways[stone.index()][goal.index()];
        }
    }
    let steps_alone = (own - goals).iter().map(|stone| {
        let others = position.occupied().without(stone);
        let steps = others.iter().map(|other| board.distance(stone, other));
        number(steps.min().map_or(0, |steps| steps - 1))
    });
    cheapest(&costs) + LONELINESS * steps_alone.sum::<f64>()
}

impl Playable for LeapOver {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let ahead = way_to_go(self, !seat) - way_to_go(self, seat);
        let tempo = if self.to_move() == Some(seat) {
            0.5
        } else {
            -0.5
        };
        Some(chance(0.3 * (ahead + tempo)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_even_but_for_the_move() {
        let start = LeapOver::new(&leap_over::Options::default());
        let [first, second] = Seat::ALL.map(|seat| way_to_go(&start, seat));
        assert!((first - second).abs() < 1e-9, "{first} {second}");
        assert!(start.estimate(Seat::First) > Some(0.5));
    }

    #[test]
    fn nothing_is_left_to_go_on_the_goal() {
        // All black stones have arrived but that on d6, which belongs on d8, one jump over d7.
        let line = "leap-over/1 - 1 - a13,b11,b12,c9,c10,c11,d6,d7,d9,d10 \
                    a5,b4,b5,c3,c4,c5,d1,d2,d4,d5";
        let position: LeapOver = line.parse().unwrap();
        let one_jump = libm::pow(1.0 + 2.0 * STEP, STRAGGLING) + COMING;
        let left = way_to_go(&position, Seat::First);
        assert!((left - one_jump).abs() < 1e-9, "{left} {one_jump}");
        let mut won = position;
        won.play("d6-d8".parse().unwrap()).unwrap();
        assert!(way_to_go(&won, Seat::First).abs() < 1e-9);
    }

    #[test]
    fn a_seat_that_moves_away_from_the_goal_has_farther_to_go() {
        let mut position = LeapOver::new(&leap_over::Options::default());
        let before = way_to_go(&position, Seat::First);
        // From the third row to the rim behind the start.
        position.play("c4-a4".parse().unwrap()).unwrap();
        assert!(way_to_go(&position, Seat::First) > before);
    }
}
