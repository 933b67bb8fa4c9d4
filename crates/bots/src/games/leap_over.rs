//! Leap Over: how many jumps the stones are from their goals, and whether they have anything to jump
//! over.

use core::cell::RefCell;
use std::sync::LazyLock;

use board_graph::{Board, Fork, Jumps, Node, NodeSet};
use board_play::{Position as _, Seat};
use leap_over::{LeapOver, StoneGame as _, outcome};

use super::assignment::cheapest;
use super::places::Distances;
use super::{chance, number, weights};
use crate::features::advantage;
use crate::{Playable, Tally, Weighed};

/// How many stones each seat has, and how many goal nodes.
const STONES: usize = 10;

/// What the way from each node to each goal node of either seat counts for: the nodes in board order.
type Ways = Vec<[f64; 93]>;

static WAYS: [LazyLock<Ways>; 2] = [
    LazyLock::new(|| ways(Fork::On)),
    LazyLock::new(|| ways(Fork::Off)),
];

static DISTANCES: LazyLock<Distances> = LazyLock::new(Distances::new);

thread_local! {
    /// The costs of stones that were asked for before: of positions that are compared, most have the same
    /// stones of one seat.
    static KNOWN: RefCell<Vec<Known>> = RefCell::new(vec![Known::default(); KEPT]);
}

/// How many costs are kept, each in a place that depends on the stones.
const KEPT: usize = 1 << KEPT_BITS;

const KEPT_BITS: u32 = 12;

/// The cost of some stones.
#[derive(Clone, Copy, Default)]
struct Known {
    stones: [u64; 2],
    /// For whom, and by which rules; 0 is nothing.
    kind: u64,
    cost: f64,
}

/// What a step of distance counts for: jumps alone do not show small progress.
const STEP: f64 = 0.3;

/// The power to which a way is raised, so that the hindmost stones go first.
const STRAGGLING: f64 = 1.15;

/// What a stone that has not arrived counts for, in addition to its way.
const COMING: f64 = 0.5;

/// How many jumps count where none lead.
const LOST: u8 = 20;

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

/// Returns what the way of a seat's stones to its goal counts for, in about jumps, by the cheapest assignment
/// of stones to goal nodes.
fn way_to_go(own: NodeSet, seat: Seat, fork: Fork) -> f64 {
    let ways = &WAYS[usize::from(fork == Fork::Off)];
    let mut costs = [[0.0; STONES]; STONES];
    for (stone, row) in own.iter().zip(&mut costs) {
        for (goal, cost) in outcome::goal_nodes(seat).iter().zip(row) {
            *cost = ways[stone.index()][goal.index()];
        }
    }
    cheapest(&costs)
}

/// Returns the same, and keeps it.
fn known_way_to_go(own: NodeSet, seat: Seat, fork: Fork) -> f64 {
    let stones = own.words();
    let kind = match (seat, fork) {
        (Seat::First, Fork::On) => 1,
        (Seat::First, Fork::Off) => 2,
        (Seat::Second, Fork::On) => 3,
        (Seat::Second, Fork::Off) => 4,
    };
    // Multiplicative hashing: the upper bits depend on all others.
    let mixed = stones[0] ^ stones[1].rotate_left(31) ^ kind << 61;
    let place = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - KEPT_BITS);
    KNOWN.with_borrow_mut(|known| {
        let known = &mut known[usize::try_from(place).unwrap_or(0)];
        if known.stones != stones || known.kind != kind {
            let cost = way_to_go(own, seat, fork);
            *known = Known { stones, kind, cost };
        }
        known.cost
    })
}

/// Counts the steps that stones which have not arrived lack to be beside another one: alone, a stone cannot
/// move at all, and others must come back for it.
fn steps_alone(position: &LeapOver, seat: Seat) -> usize {
    let occupied = position.occupied();
    let coming = position.stones(seat) - outcome::goal_nodes(seat);
    let alone = coming - Board::bent9().around(occupied);
    let steps = alone.iter().map(|stone| {
        let steps = DISTANCES.to_nearest(stone, occupied.without(stone));
        steps.map_or(0, |steps| steps - 1)
    });
    steps.sum()
}

/// The first of the features of a seat: its way, in tenths, and the steps that its stones are alone. Those of
/// the seat that is next come first, and then that it is next.
const WAY: usize = 0;
const ALONE: usize = WAY + 1;
const SIDE: usize = ALONE + 1;
const NEXT: usize = 2 * SIDE;

const _: () = assert!(weights::LEAP_OVER.len() == NEXT + 1);

impl Weighed for LeapOver {
    const WEIGHTS: &'static [i32] = &weights::LEAP_OVER;

    fn features(&self, tally: &mut impl Tally) {
        let (next, fork) = (self.turn(), self.options().fork());
        for (first, seat) in [(0, next), (SIDE, !next)] {
            let tenths = libm::round(10.0 * known_way_to_go(self.stones(seat), seat, fork));
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "ways are short, and not negative"
            )]
            tally.add(first + WAY, tenths as usize);
            tally.add(first + ALONE, steps_alone(self, seat));
        }
        tally.add(NEXT, 1);
    }
}

impl Playable for LeapOver {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        Some(chance(advantage(self, seat)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(position: &LeapOver, seat: Seat) -> f64 {
        let way = way_to_go(position.stones(seat), seat, position.options().fork());
        // Twice, since the first time it is computed.
        for _ in 0..2 {
            let known = known_way_to_go(position.stones(seat), seat, position.options().fork());
            assert!((known - way).abs() < 1e-9, "{position}");
        }
        way
    }

    #[test]
    fn the_start_is_even_but_for_the_move() {
        let start = LeapOver::new(&leap_over::Options::default());
        let [first, second] = Seat::ALL.map(|seat| way(&start, seat));
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
        let left = way(&position, Seat::First);
        assert!((left - one_jump).abs() < 1e-9, "{left} {one_jump}");
        let mut won = position;
        won.play("d6-d8".parse().unwrap()).unwrap();
        assert!(way(&won, Seat::First).abs() < 1e-9);
    }

    #[test]
    fn a_seat_that_moves_away_from_the_goal_has_farther_to_go() {
        let mut position = LeapOver::new(&leap_over::Options::default());
        let before = way(&position, Seat::First);
        // From the third row to the rim behind the start.
        position.play("c4-a4".parse().unwrap()).unwrap();
        assert!(way(&position, Seat::First) > before);
    }
}
