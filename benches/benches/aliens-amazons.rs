//! Aliens and Amazons, beside what a programmer would write first.
//!
//! Times are for one item: one position, one whole game, one perft. Rates are moves counted.

use aliens_amazons::{AliensAmazons, Move, Options, outcome};
use benches::capturing::{Capturing, Piece};
use board_graph::{Board, Node, NodeSet};
use board_play::playout::{below, playout};
use board_play::{Position, Seat, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::hint::black_box;

/// How many different inputs a benchmark goes through, so that no branch is learnt by heart.
const INPUTS: usize = 4096;

/// How many plies a random game has at most.
const PLIES: usize = 200;

/// All stones are down, none has been captured, and White has 1,650,468 moves.
const HUGE: &str = "aliens-amazons/1 - 1 a1,a2,e3 \
    a4,a6,b2,b3,b4,b5,b6,b7,c2,c4,c6,c8,c18,d1,d2,d3,d4,d5,d6,d7,d8,d14,d15,e2,e4,e6,e12,f1,f2,f3 0";

fn rng() -> SmallRng {
    SmallRng::seed_from_u64(2026)
}

fn pick(rng: &mut SmallRng, count: usize) -> usize {
    usize::try_from(below(rng, count as u64)).unwrap_or_default()
}

/// The same position without sets.
fn plain(position: &AliensAmazons) -> Capturing {
    let [aliens, amazons] =
        [position.aliens(), position.amazons()].map(|set| set.iter().collect::<Vec<Node>>());
    let turn = match position.turn() {
        Seat::First => Piece::Alien,
        Seat::Second => Piece::Amazon,
    };
    let fork = position.options().fork();
    Capturing::new(Board::bent9(), fork, &aliens, &amazons, turn)
}

/// Positions of random games soon after the last Amazon was put down, an even or an odd number of
/// plies on.
fn middles(count: usize, plies: usize) -> Vec<AliensAmazons> {
    let mut rng = rng();
    // Few games would get there if White captured whenever it can by chance and won.
    let options = Options::builder()
        .amazons_needed(1)
        .build()
        .unwrap_or_default();
    let middle = |_| {
        let mut position = AliensAmazons::new(&options);
        playout(&mut position, &mut rng, plies);
        position
    };
    (0..)
        .map(middle)
        .filter(|p| p.winner().is_none())
        .take(count)
        .collect()
}

/// Measures a function on one input after the other.
fn on_each<T, R>(c: &mut Criterion, name: (&str, &str), inputs: &[T], run: impl Fn(&T) -> R) {
    let mut next = inputs.iter().cycle();
    c.benchmark_group(name.0).bench_function(name.1, |b| {
        b.iter(|| next.next().map(|input| run(black_box(input))));
    });
}

fn win_detection(c: &mut Criterion) {
    const GROUP: &str = "aliens-amazons: are the Aliens held?";
    let mut rng = rng();
    // Half of the Aliens are held, half nearly.
    let random_nodes = |rng: &mut SmallRng| {
        let corner = Board::bent9().corners()[pick(rng, 3)];
        let mut near: NodeSet = Board::bent9().neighbour_set(corner).with(corner);
        near.remove(near.nth(pick(rng, near.len())).unwrap_or(corner));
        near
    };
    let boards: Vec<(NodeSet, NodeSet, Capturing)> = (0..INPUTS)
        .map(|round| {
            let aliens = random_nodes(&mut rng);
            let mut amazons = outcome::blockade(aliens, Options::default().fork());
            if round % 2 == 0 {
                amazons.remove(
                    amazons
                        .nth(pick(&mut rng, amazons.len()))
                        .unwrap_or(Node::new(0)),
                );
            }
            let lists = [aliens, amazons].map(|set| set.iter().collect::<Vec<Node>>());
            let fork = Options::default().fork();
            let list = Capturing::new(Board::bent9(), fork, &lists[0], &lists[1], Piece::Alien);
            (aliens, amazons, list)
        })
        .collect();
    on_each(
        c,
        (GROUP, "baseline: every step and jump is tried"),
        &boards,
        |(_, _, list)| list.is_blocked(),
    );
    on_each(
        c,
        (GROUP, "outcome::is_blocked"),
        &boards,
        |&(aliens, amazons, _)| outcome::is_blocked(aliens, amazons, Options::default().fork()),
    );
}

fn outcome_after_each_ply(c: &mut Criterion) {
    const GROUP: &str = "aliens-amazons: 100 plies";
    let mut rng = rng();
    let games: Vec<Vec<Move>> = (0..256)
        .map(|_| {
            let options = Options::builder()
                .amazons_needed(1)
                .build()
                .unwrap_or_default();
            let mut position = AliensAmazons::new(&options);
            let mut moves = Vec::new();
            for _ in 0..100 {
                let n = pick(&mut rng, position.move_count());
                let Some(m) = position.nth_move(n) else { break };
                position.play_unchecked(m);
                moves.push(m);
            }
            moves
        })
        .filter(|moves| moves.len() == 100)
        .collect();
    let options = Options::builder()
        .amazons_needed(1)
        .build()
        .unwrap_or_default();
    on_each(c, (GROUP, "play_unchecked and status"), &games, |moves| {
        let mut position = AliensAmazons::new(&options);
        moves.iter().position(|&m| {
            position.play_unchecked(m);
            position.status().is_over()
        })
    });
}

fn generation(c: &mut Criterion) {
    for (seat, plies) in [("White", 60), ("Black", 61)] {
        let middles = middles(INPUTS, plies);
        let lists: Vec<Capturing> = middles.iter().map(plain).collect();
        let moves: usize = middles.iter().map(AliensAmazons::move_count).sum();
        let name = format!("aliens-amazons: moves of {seat} after {plies} plies");
        let mut group = c.benchmark_group(name);
        group.throughput(Throughput::Elements(moves as u64));
        group.bench_function("baseline: recursion and a hash set", |b| {
            b.iter(|| {
                lists
                    .iter()
                    .map(|list| black_box(list).moves().len())
                    .sum::<usize>()
            });
        });
        group.bench_function("moves", |b| {
            b.iter(|| {
                let all = middles
                    .iter()
                    .flat_map(|position| black_box(position).moves());
                all.fold(0, |goes, m| goes + usize::from(m != Move::Pass))
            });
        });
        group.bench_function("move_count", |b| {
            b.iter(|| {
                middles
                    .iter()
                    .map(|position| black_box(position).move_count())
                    .sum::<usize>()
            });
        });
        group.finish();
    }
}

/// A position with more moves than anyone wants to see.
fn a_million_moves(c: &mut Criterion) {
    let Ok(huge) = HUGE.parse::<AliensAmazons>() else {
        return;
    };
    let mut group = c.benchmark_group("aliens-amazons: 1,650,468 moves");
    group.sample_size(10);
    let list = plain(&huge);
    group.bench_function("baseline: recursion and a hash set", |b| {
        b.iter(|| black_box(&list).moves().len());
    });
    group.bench_function("moves", |b| b.iter(|| black_box(&huge).moves().count()));
    group.bench_function("move_count", |b| b.iter(|| black_box(&huge).move_count()));
    let some: Vec<Move> = huge.moves().step_by(5003).collect();
    let mut legal = some.iter().cycle();
    group.bench_function("check of a legal move", |b| {
        b.iter(|| legal.next().map(|&m| huge.check(m)));
    });
    let mut way = some.iter().cycle();
    group.bench_function("path of a legal move", |b| {
        b.iter(|| way.next().map(|&m| huge.path(m)));
    });
    // Another end, which none of them allows.
    let illegal: Vec<Move> = some
        .iter()
        .filter_map(|&m| match m {
            Move::Go { from, captured, .. } => Some((from, captured)),
            Move::Put(_) | Move::Pass => None,
        })
        .flat_map(|(from, captured)| huge.vacant().iter().map(move |to| (from, to, captured)))
        .map(|(from, to, captured)| Move::Go { from, to, captured })
        .filter(|&m| huge.check(m).is_err())
        .step_by(7)
        .collect();
    let mut illegal = illegal.iter().cycle();
    group.bench_function("check of an illegal move", |b| {
        b.iter(|| illegal.next().map(|&m| huge.check(m)));
    });
    group.bench_function("nth_move of 10", |b| {
        b.iter(|| black_box(&huge).nth_move(10));
    });
    group.finish();
}

fn counting(c: &mut Criterion) {
    let middle = middles(1, 60)[0];
    let list = plain(&middle);
    let mut group = c.benchmark_group("aliens-amazons: perft, last ply counted");
    group.sample_size(10);
    group.throughput(Throughput::Elements(perft(&middle, 2)));
    group.bench_function("baseline: recursion and a hash set, depth 2", |b| {
        b.iter(|| black_box(&list).perft(2));
    });
    for depth in [2, 3, 4] {
        group.throughput(Throughput::Elements(perft(&middle, depth)));
        group.bench_function(format!("perft {depth} after 60 plies"), |b| {
            b.iter(|| perft(black_box(&middle), depth));
        });
    }
    let start = AliensAmazons::new(&Options::default());
    group.throughput(Throughput::Elements(perft(&start, 3)));
    group.bench_function("perft 3 from the start", |b| {
        b.iter(|| perft(black_box(&start), 3));
    });
    group.finish();
}

/// Plays random moves as a first program would, from where all stones are down.
fn naive_playout(start: &Capturing, rng: &mut SmallRng) -> usize {
    let mut list = start.clone();
    for ply in 0..PLIES {
        let moves = list.moves();
        let Some(m) = moves.get(pick(rng, moves.len())) else {
            return ply;
        };
        list.play(m);
    }
    PLIES
}

fn playouts(c: &mut Criterion) {
    let middle = middles(1, 60)[0];
    let list = plain(&middle);
    let mut rng = rng();
    let mut group = c.benchmark_group("aliens-amazons: random playout of up to 200 plies");
    group.sample_size(20);
    group.bench_function("baseline: recursion and a hash set", |b| {
        b.iter(|| naive_playout(&list, &mut rng));
    });
    group.bench_function("playout::playout, all stones down", |b| {
        b.iter(|| playout(&mut middle.clone(), &mut rng, PLIES));
    });
    let start = AliensAmazons::new(&Options::default());
    group.bench_function("playout::playout, from the start", |b| {
        b.iter(|| playout(&mut start.clone(), &mut rng, PLIES));
    });
    group.finish();
}

criterion_group!(
    benches,
    win_detection,
    outcome_after_each_ply,
    generation,
    a_million_moves,
    counting,
    playouts
);
criterion_main!(benches);
