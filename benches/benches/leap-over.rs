//! Leap Over, beside what a programmer would write first.
//!
//! Times are for one item: one position, one ply, one whole game, one perft. Rates are moves counted.

use std::hint::black_box;

use benches::inputs::{PLIES, game, index_below, rng};
use benches::measure::{moves_group, on_all};
use benches::shifts::Comparison;
use benches::stone_list::{Jumping, StoneList};
use board_graph::{Board, Fork, Jumps, Node};
use board_play::Seat;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use leap_over::{Goal, LeapOver, Move, Position as _, StoneGame as _, outcome};
use rand::rngs::SmallRng;

const LEAP_OVER: Comparison<LeapOver, Jumping> = Comparison {
    baseline: "baseline: lists of nodes to visit",
    plain: |position| StoneList::of(position, position.options().fork()),
};

/// Returns the nodes that each seat has to fill.
fn goals() -> [Vec<Node>; 2] {
    Seat::ALL.map(|seat| outcome::goal_nodes(seat).iter().collect())
}

fn win_detection(c: &mut Criterion) {
    let middles = LEAP_OVER.middles();
    let lists: Vec<_> = middles.iter().map(LEAP_OVER.plain).collect();
    let goals = goals();
    let mut group = c.benchmark_group("leap-over: goal reached after a move");
    group.bench_function("baseline: node by node", |b| {
        let mut next = lists.iter().cycle();
        b.iter(|| {
            let list = black_box(next.next()?);
            let seat = 1 - list.turn;
            Some(list.fills(seat, &goals[seat]))
        });
    });
    for goal in [Goal::Literal, Goal::Full] {
        group.bench_function(format!("outcome::reaches_goal, {goal:?}"), |b| {
            let mut next = middles.iter().cycle();
            b.iter(|| {
                let position = black_box(next.next()?);
                let last = !position.turn();
                let [own, others] = [last, !last].map(|seat| position.stones(seat));
                Some(outcome::reaches_goal(goal, last, own, others))
            });
        });
    }
    group.finish();
}

/// Whole games move by move, the moves being known: what it costs to play them and ask for the result.
fn outcome_after_each_ply(c: &mut Criterion) {
    let start = LeapOver::start();
    let mut rng = rng();
    let games: Vec<Vec<Move>> = (0..64).map(|_| game(start, PLIES, &mut rng)).collect();
    let plies: usize = games.iter().map(Vec::len).sum();
    let goals = goals();
    let list = (LEAP_OVER.plain)(&start);
    let mut group = c.benchmark_group("leap-over: result after each ply of known games");
    group.throughput(Throughput::Elements(plies as u64));
    group.bench_function("baseline: node by node", |b| {
        b.iter(|| {
            let ends = games.iter().filter(|moves| {
                let mut list = list.clone();
                moves.iter().any(|&m| {
                    let Move::Shift(shift) = m else {
                        list.pass();
                        return false;
                    };
                    let mover = list.turn;
                    list.play((shift.from, shift.to));
                    list.fills(mover, &goals[mover])
                })
            });
            ends.count()
        });
    });
    group.bench_function("play_unchecked and status", |b| {
        b.iter(|| {
            let ends = games.iter().filter(|moves| {
                let mut position = start;
                moves.iter().any(|&m| {
                    position.play_unchecked(m);
                    position.status().is_over()
                })
            });
            ends.count()
        });
    });
    group.finish();
}

fn generation(c: &mut Criterion) {
    LEAP_OVER.generation(c, |m| m != Move::Pass);
}

/// The same count by the table of jumps alone.
fn jumps_stone_by_stone(c: &mut Criterion) {
    let middles = LEAP_OVER.middles();
    let jumps = Jumps::new(Board::bent9(), Fork::On);
    let mut group = moves_group(c, "leap-over: moves of positions after 40 plies", &middles);
    let name = "Jumps::reach, stone by stone";
    on_all(&mut group, name, &middles, |position| {
        let (own, occupied) = (position.stones(position.turn()), position.occupied());
        let counts = own.iter().map(|from| jumps.reach(from, occupied).len());
        counts.sum::<usize>()
    });
    group.finish();
}

fn counting(c: &mut Criterion) {
    LEAP_OVER.counting(c, 3);
}

/// Plays random moves as a first program would.
fn naive_playout(
    mut list: StoneList<Jumping>,
    goals: &[Vec<Node>; 2],
    rng: &mut SmallRng,
) -> usize {
    for ply in 0..PLIES {
        let moves = list.moves();
        let seat = list.turn;
        match moves.get(index_below(rng, moves.len())) {
            Some(&m) => list.play(m),
            None => list.pass(),
        }
        if list.fills(seat, &goals[seat]) {
            return ply;
        }
    }
    PLIES
}

fn playouts(c: &mut Criterion) {
    let goals = goals();
    LEAP_OVER.playouts(c, |list, rng| naive_playout(list, &goals, rng));
}

criterion_group!(
    benches,
    win_detection,
    outcome_after_each_ply,
    generation,
    jumps_stone_by_stone,
    counting,
    playouts
);
criterion_main!(benches);
