//! Leap Over, beside what a programmer would write first.
//!
//! Times are for one item: one position, one ply, one whole game, one perft. Rates are moves counted.

use benches::jumping::Jumping;
use board_graph::{Board, Fork, Jumps, Node};
use board_play::playout::{below, playout};
use board_play::{Position, Seat, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use leap_over::{Goal, LeapOver, Move, Options, outcome};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::hint::black_box;

/// How many different inputs a benchmark goes through, so that no branch is learnt by heart.
const INPUTS: usize = 4096;

/// How many plies a random game has at most: random play hardly ever ends by itself.
const PLIES: usize = 200;

fn rng() -> SmallRng {
    SmallRng::seed_from_u64(2026)
}

/// The same position without sets.
fn plain(position: &LeapOver) -> Jumping {
    let nodes = Seat::ALL.map(|seat| position.stones(seat).iter().collect::<Vec<Node>>());
    let [first, second] = &nodes;
    let fork = position.options().fork();
    Jumping::new(
        position.board(),
        fork,
        [first, second],
        position.turn().index(),
    )
}

/// Draws a number below another.
fn pick(rng: &mut SmallRng, bound: usize) -> usize {
    let bound = u64::try_from(bound).unwrap_or(u64::MAX);
    usize::try_from(below(rng, bound)).unwrap_or_default()
}

/// Positions in the middle of random games.
fn middles(count: usize) -> Vec<LeapOver> {
    let mut rng = rng();
    let middle = |_| {
        let mut position = LeapOver::new(&Options::default());
        playout(&mut position, &mut rng, 40);
        position
    };
    (0..count).map(middle).collect()
}

fn win_detection(c: &mut Criterion) {
    let middles = middles(INPUTS);
    let lists: Vec<Jumping> = middles.iter().map(plain).collect();
    let goals = Seat::ALL.map(|seat| outcome::goal_nodes(seat).iter().collect::<Vec<Node>>());
    let mut group = c.benchmark_group("leap-over: goal reached after a move");
    group.bench_function("baseline: node by node", |b| {
        let mut next = lists.iter().cycle();
        b.iter(|| {
            let list = black_box(next.next()?);
            let side = 1 - list.turn;
            Some(list.fills(side, &goals[side]))
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
    let start = LeapOver::new(&Options::default());
    let mut rng = rng();
    let mut game = || {
        let mut position = start;
        let next = |_| {
            let m = position.nth_move(pick(&mut rng, position.move_count()))?;
            position.play_unchecked(m);
            Some(m)
        };
        (0..PLIES).map_while(next).collect::<Vec<Move>>()
    };
    let games: Vec<Vec<Move>> = (0..64).map(|_| game()).collect();
    let plies: usize = games.iter().map(Vec::len).sum();
    let goals = Seat::ALL.map(|seat| outcome::goal_nodes(seat).iter().collect::<Vec<Node>>());
    let list = plain(&start);
    let mut group = c.benchmark_group("leap-over: result after each ply of known games");
    group.throughput(Throughput::Elements(plies as u64));
    group.bench_function("baseline: node by node", |b| {
        b.iter(|| {
            let ends = games.iter().filter(|moves| {
                let mut list = list.clone();
                moves.iter().any(|&m| {
                    let Move::Jump { from, to } = m else {
                        list.turn = 1 - list.turn;
                        return false;
                    };
                    let mover = list.turn;
                    list.play((from, to));
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
    let middles = middles(INPUTS);
    let lists: Vec<Jumping> = middles.iter().map(plain).collect();
    let jumps = Jumps::new(Board::bent9(), Fork::On);
    let moves: usize = middles.iter().map(LeapOver::move_count).sum();
    let mut group = c.benchmark_group("leap-over: moves of positions after 40 plies");
    group.throughput(Throughput::Elements(moves as u64));
    group.bench_function("baseline: lists of nodes to visit", |b| {
        b.iter(|| {
            let counts = lists.iter().map(|list| black_box(list).moves().len());
            counts.sum::<usize>()
        });
    });
    group.bench_function("Jumps::reach, stone by stone", |b| {
        b.iter(|| {
            let count = |position: &LeapOver| {
                let (own, occupied) = (position.stones(position.turn()), position.occupied());
                let counts = own.iter().map(|from| jumps.reach(from, occupied).len());
                counts.sum::<usize>()
            };
            let counts = middles.iter().map(|position| count(black_box(position)));
            counts.sum::<usize>()
        });
    });
    group.bench_function("moves", |b| {
        b.iter(|| {
            let all = middles
                .iter()
                .flat_map(|position| black_box(position).moves());
            all.fold(0, |jumps, m| jumps + usize::from(m != Move::Pass))
        });
    });
    group.bench_function("move_count", |b| {
        b.iter(|| {
            let counts = middles
                .iter()
                .map(|position| black_box(position).move_count());
            counts.sum::<usize>()
        });
    });
    group.finish();
}

fn counting(c: &mut Criterion) {
    let start = LeapOver::new(&Options::default());
    let list = plain(&start);
    let mut group = c.benchmark_group("leap-over: perft, last ply counted");
    group.sample_size(10);
    group.throughput(Throughput::Elements(perft(&start, 3)));
    group.bench_function("baseline: lists of nodes to visit, depth 3", |b| {
        b.iter(|| black_box(&list).perft(3));
    });
    group.bench_function("perft 3 from the start", |b| {
        b.iter(|| perft(black_box(&start), 3));
    });
    let middle = middles(1)[0];
    group.throughput(Throughput::Elements(perft(&middle, 3)));
    group.bench_function("perft 3 after 40 plies", |b| {
        b.iter(|| perft(black_box(&middle), 3));
    });
    group.finish();
}

/// Plays random moves as a first program would.
fn naive_playout(start: &Jumping, goals: &[Vec<Node>; 2], rng: &mut SmallRng) -> usize {
    let mut list = start.clone();
    for ply in 0..PLIES {
        let moves = list.moves();
        let side = list.turn;
        match moves.get(pick(rng, moves.len())) {
            Some(&m) => list.play(m),
            None => list.turn = 1 - side,
        }
        if list.fills(side, &goals[side]) {
            return ply;
        }
    }
    PLIES
}

fn playouts(c: &mut Criterion) {
    let start = LeapOver::new(&Options::default());
    let list = plain(&start);
    let goals = Seat::ALL.map(|seat| outcome::goal_nodes(seat).iter().collect::<Vec<Node>>());
    let mut rng = rng();
    let mut group = c.benchmark_group("leap-over: random playout of up to 200 plies");
    group.bench_function("baseline: lists of nodes to visit", |b| {
        b.iter(|| naive_playout(&list, &goals, &mut rng));
    });
    group.bench_function("playout::playout", |b| {
        b.iter(|| playout(&mut start.clone(), &mut rng, PLIES));
    });
    group.finish();
}

criterion_group!(
    benches,
    win_detection,
    outcome_after_each_ply,
    generation,
    counting,
    playouts
);
criterion_main!(benches);
