//! Leap Over: how many jumps the stones are from their goals.

use std::sync::LazyLock;

use board_graph::{Board, Fork, Node, NodeSet};
use board_play::{Player, Position as _};
use leap_over::{LeapOver, outcome};

use super::{chance, number};
use crate::Playable;

/// How many jumps lie between two nodes if there is always a stone to jump over; none if no jumps
/// lead there.
type Jumps = Vec<[Option<u8>; 93]>;

static JUMPS: [LazyLock<Jumps>; 2] = [
    LazyLock::new(|| jumps(Fork::On)),
    LazyLock::new(|| jumps(Fork::Off)),
];

fn jumps(fork: Fork) -> Jumps {
    let board = Board::bent9();
    let from = |start: Node| {
        let mut row = [None; 93];
        let mut layer = vec![start];
        let mut distance = 0;
        row[start.index()] = Some(0);
        while !layer.is_empty() {
            distance += 1;
            let mut next = Vec::new();
            for node in layer {
                for &via in board.neighbors(node) {
                    for &to in board.straight_with(node, via, fork) {
                        if row[to.index()].is_none() {
                            row[to.index()] = Some(distance);
                            next.push(to);
                        }
                    }
                }
            }
            layer = next;
        }
        row
    };
    board.nodes().map(from).collect()
}

/// How many jumps count for a stone that cannot reach a goal node which is still to be filled.
const LOST: u8 = 6;

/// Adds up the jumps from each stone of a seat that has not arrived to the nearest goal node without
/// one that has.
fn jumps_to_go(position: &LeapOver, seat: Player) -> f64 {
    let fork = position.options().fork();
    let table = &JUMPS[usize::from(fork == Fork::Off)];
    let own = position.stones(seat);
    let goals = outcome::goal_nodes(seat);
    let (coming, open): (NodeSet, NodeSet) = (own - goals, goals - own);
    let jumps = coming.iter().map(|stone| {
        let row = &table[stone.index()];
        let nearest = open.iter().filter_map(|goal| row[goal.index()]).min();
        nearest.unwrap_or(LOST)
    });
    number(coming.len()) + jumps.map(f64::from).sum::<f64>()
}

impl Playable for LeapOver {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Player) -> Option<f64> {
        let ahead = jumps_to_go(self, !seat) - jumps_to_go(self, seat);
        let tempo = if self.to_move() == Some(seat) {
            0.5
        } else {
            -0.5
        };
        Some(chance(0.25 * (ahead + tempo)))
    }
}
