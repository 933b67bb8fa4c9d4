//! Leap Over: how many jumps the stones are from their goals.

use std::sync::LazyLock;

use board_graph::{Board, Fork, Node, NodeSet};
use board_play::playout::{below, random_move};
use board_play::{Player, Position as _};
use leap_over::{LeapOver, Move, outcome};
use rand_chacha::ChaCha8Rng;

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

/// How many jumps count where none lead.
const LOST: u8 = 6;

/// What a stone counts for that has not arrived, beside the jumps.
const COMING: f64 = 1.0;

/// What a step of distance counts for: jumps alone do not tell small progress.
const STEP: f64 = 0.1;

/// Judges the way that a seat's stones still have to go: for each that has not arrived the jumps to
/// the nearest goal node without one that has, and for each such goal node the jumps from the nearest
/// such stone, so that it counts if several stones are near the same node and none near another.
fn way_to_go(position: &LeapOver, seat: Player) -> f64 {
    let board = Board::bent9();
    let table = &JUMPS[usize::from(position.options().fork() == Fork::Off)];
    let own = position.stones(seat);
    let goals = outcome::goal_nodes(seat);
    let (coming, open): (NodeSet, NodeSet) = (own - goals, goals - own);
    let way = |from: Node, to: Node| {
        let jumps = table[from.index()][to.index()].unwrap_or(LOST);
        f64::from(jumps) + STEP * number(board.distance(from, to))
    };
    let stones = coming.iter().map(|stone| {
        let ways = open.iter().map(|goal| way(stone, goal));
        COMING + ways.reduce(f64::min).unwrap_or_default()
    });
    let nodes = open.iter().map(|goal| {
        let ways = coming.iter().map(|stone| way(stone, goal));
        ways.reduce(f64::min).unwrap_or_default()
    });
    f64::midpoint(stones.sum(), nodes.sum())
}

impl Playable for LeapOver {
    const PLAYOUT_PLIES: usize = 16;

    /// Mostly draws the move that leads its stone farthest on: random jumps lead nowhere.
    fn sample(&self, rng: &mut ChaCha8Rng) -> Option<Move> {
        let seat = self.to_move()?;
        if below(rng, 8) == 0 {
            return random_move(self, rng);
        }
        let board = Board::bent9();
        let target = outcome::goal_nodes(seat).first()?;
        let gain = |m: &Move| match *m {
            Move::Jump { from, to } => {
                let (before, after) = (board.distance(from, target), board.distance(to, target));
                // Of equal gains that of the hindmost stone, which would be left alone.
                128 + 9 * before - 8 * after
            }
            Move::Pass => 0,
        };
        let mut best = None;
        for m in self.moves() {
            // The lot decides among the rest.
            let judged = (gain(&m) as u64 * 4 + below(rng, 24), m);
            best = best.max(Some(judged));
        }
        best.map(|(_, m)| m)
    }

    fn estimate(&self, seat: Player) -> Option<f64> {
        let ahead = way_to_go(self, !seat) - way_to_go(self, seat);
        let tempo = if self.to_move() == Some(seat) {
            0.5
        } else {
            -0.5
        };
        Some(chance(0.4 * (ahead + tempo)))
    }
}
