//! Aliens and Amazons, beside what a programmer would write first.
//!
//! Times are for one item: one position, one whole game, one perft. Rates are moves counted.

use std::hint::black_box;

use aliens_amazons::{AliensAmazons, Move, Options, Position as _, StoneGame as _, outcome};
use benches::capturing::{Capturing, Piece};
use benches::inputs::{self, INPUTS, PLIES, index_below, rng};
use benches::measure::{move_count, moves, moves_group, on_all, on_each, perft_of};
use board_graph::{Board, Node, NodeSet};
use board_play::playout::playout;
use board_play::{Seat, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::SmallRng;

/// All stones are down, none has been captured, and White has 1,650,468 moves.
const HUGE: &str = "aliens-amazons/1 - 1 a1,a2,e3 \
    a4,a6,b2,b3,b4,b5,b6,b7,c2,c4,c6,c8,c18,d1,d2,d3,d4,d5,d6,d7,d8,d14,d15,e2,e4,e6,e12,f1,f2,f3 0";

/// What the baseline does.
const BASELINE: &str = "baseline: recursion and a hash set";

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

/// Returns a start by rules that make games long: few would get all Amazons on the board if White won
/// by what it captures in random play.
fn long_games() -> AliensAmazons {
    let options = Options::default().with_amazons_needed(1);
    AliensAmazons::new(&options.unwrap_or_default())
}

/// Returns positions of random games soon after the last Amazon was put down, an even or an odd number
/// of plies on.
fn middles(plies: usize) -> impl Iterator<Item = AliensAmazons> {
    inputs::middles(long_games(), plies)
}

fn win_detection(c: &mut Criterion) {
    const GROUP: &str = "aliens-amazons: are the Aliens held?";
    let mut rng = rng();
    // Half of the Aliens are held, half nearly.
    let random_nodes = |rng: &mut SmallRng| {
        let corner = Board::bent9().corners()[index_below(rng, 3)];
        let mut near: NodeSet = Board::bent9().neighbour_set(corner).with(corner);
        near.remove(near.nth(index_below(rng, near.len())).unwrap_or(corner));
        near
    };
    let boards: Vec<(NodeSet, NodeSet, Capturing)> = (0..INPUTS)
        .map(|round| {
            let aliens = random_nodes(&mut rng);
            let mut amazons = outcome::blockade(aliens, Options::default().fork());
            if round % 2 == 0 {
                amazons.remove(
                    amazons
                        .nth(index_below(&mut rng, amazons.len()))
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
            let mut position = long_games();
            let mut moves = Vec::new();
            for _ in 0..100 {
                let n = index_below(&mut rng, position.move_count());
                let Some(m) = position.nth_move(n) else { break };
                position.play_unchecked(m);
                moves.push(m);
            }
            moves
        })
        .filter(|moves| moves.len() == 100)
        .collect();
    let start = long_games();
    on_each(c, (GROUP, "play_unchecked and status"), &games, |moves| {
        let mut position = start;
        moves.iter().position(|&m| {
            position.play_unchecked(m);
            position.status().is_over()
        })
    });
}

fn generation(c: &mut Criterion) {
    for (seat, plies) in [("White", 60), ("Black", 61)] {
        let middles: Vec<AliensAmazons> = middles(plies).take(INPUTS).collect();
        let lists: Vec<Capturing> = middles.iter().map(plain).collect();
        let name = format!("aliens-amazons: moves of {seat} after {plies} plies");
        let mut group = moves_group(c, name, &middles);
        on_all(&mut group, BASELINE, &lists, |list| list.moves().len());
        moves(&mut group, &middles, |m| m != Move::Pass);
        move_count(&mut group, &middles);
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
    group.bench_function(BASELINE, |b| {
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
    let Some(middle) = middles(60).next() else {
        return;
    };
    let list = plain(&middle);
    let mut group = c.benchmark_group("aliens-amazons: perft, last ply counted");
    group.sample_size(10);
    group.throughput(Throughput::Elements(perft(&middle, 2)));
    group.bench_function(format!("{BASELINE}, depth 2"), |b| {
        b.iter(|| black_box(&list).perft(2));
    });
    for depth in [2, 3, 4] {
        let name = format!("perft {depth} after 60 plies");
        perft_of(&mut group, &name, &middle, depth);
    }
    let start = AliensAmazons::start();
    perft_of(&mut group, "perft 3 from the start", &start, 3);
    group.finish();
}

/// Plays random moves as a first program would, from where all stones are down.
fn naive_playout(start: &Capturing, rng: &mut SmallRng) -> usize {
    let mut list = start.clone();
    for ply in 0..PLIES {
        let moves = list.moves();
        let Some(m) = moves.get(index_below(rng, moves.len())) else {
            return ply;
        };
        list.play(m);
    }
    PLIES
}

fn playouts(c: &mut Criterion) {
    let Some(middle) = middles(60).next() else {
        return;
    };
    let list = plain(&middle);
    let mut rng = rng();
    let mut group = c.benchmark_group("aliens-amazons: random playout of up to 200 plies");
    group.sample_size(20);
    group.bench_function(BASELINE, |b| {
        b.iter(|| naive_playout(&list, &mut rng));
    });
    group.bench_function("playout::playout, all stones down", |b| {
        b.iter(|| playout(&mut middle.clone(), &mut rng, PLIES));
    });
    let start = AliensAmazons::start();
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
