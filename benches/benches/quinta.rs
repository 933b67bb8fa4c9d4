//! Quinta, beside what a programmer would write first.
//!
//! Times are for one item: one position, one whole game, one perft. Rates are moves counted.

use benches::sliding::Sliding;
use board_graph::Node;
use board_play::playout::{below, playout};
use board_play::{Position, Seat, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use quinta::{Move, Options, Quinta, outcome};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::hint::black_box;

/// How many different inputs a benchmark goes through, so that no branch is learnt by heart.
const INPUTS: usize = 4096;

/// How many plies a random game has at most.
const PLIES: usize = 200;

fn rng() -> SmallRng {
    SmallRng::seed_from_u64(2026)
}

/// The same position without sets.
fn plain(position: &Quinta) -> Sliding {
    let nodes = Seat::ALL.map(|seat| position.stones(seat).iter().collect::<Vec<Node>>());
    let [first, second] = &nodes;
    let fork = position.options().fork();
    Sliding::new(
        position.board(),
        fork,
        [first, second],
        position.turn().index(),
    )
}

/// Positions in the middle of random games.
fn middles(count: usize) -> Vec<Quinta> {
    let mut rng = rng();
    let middle = |_| {
        let mut position = Quinta::new(&Options::default());
        playout(&mut position, &mut rng, 40);
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
    const GROUP: &str = "quinta: five in a line after a move";
    let mut rng = rng();
    let moved: Vec<(Quinta, Node, Sliding)> = middles(INPUTS)
        .iter()
        .filter_map(|position| {
            let n = usize::try_from(below(&mut rng, position.move_count() as u64)).ok()?;
            let m = position.nth_move(n)?;
            let Move::Slide { to, .. } = m else {
                return None;
            };
            let after = position.after(m).ok()?;
            Some((after, to, plain(&after)))
        })
        .collect();
    on_each(
        c,
        (GROUP, "baseline: along the lines from the stone"),
        &moved,
        |(_, to, list)| list.in_line(*to, 5),
    );
    on_each(
        c,
        (GROUP, "outcome::completes_five"),
        &moved,
        |(position, to, _)| {
            let stones = position.stones(!position.turn());
            outcome::completes_five(stones, *to, position.options().fork())
        },
    );
}

fn generation(c: &mut Criterion) {
    const GROUP: &str = "quinta: moves of positions after 40 plies";
    let middles = middles(INPUTS);
    let lists: Vec<Sliding> = middles.iter().map(plain).collect();
    let moves: usize = middles.iter().map(Quinta::move_count).sum();
    let mut group = c.benchmark_group(GROUP);
    group.throughput(Throughput::Elements(moves as u64));
    group.bench_function("baseline: walked step by step", |b| {
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
            all.fold(0, |slides, m| slides + usize::from(m != Move::Pass))
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

fn counting(c: &mut Criterion) {
    let start = Quinta::new(&Options::default());
    let list = plain(&start);
    let mut group = c.benchmark_group("quinta: perft, last ply counted");
    group.sample_size(10);
    group.throughput(Throughput::Elements(perft(&start, 2)));
    group.bench_function("baseline: walked step by step, depth 2", |b| {
        b.iter(|| black_box(&list).perft(2));
    });
    group.throughput(Throughput::Elements(perft(&start, 3)));
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
fn naive_playout(start: &Sliding, rng: &mut SmallRng) -> usize {
    let mut list = start.clone();
    for ply in 0..PLIES {
        let moves = list.moves();
        let n = usize::try_from(below(rng, moves.len() as u64)).unwrap_or_default();
        let Some(&m) = moves.get(n) else { return ply };
        list.play(m);
        if list.in_line(m.1, 5) {
            return ply;
        }
    }
    PLIES
}

fn playouts(c: &mut Criterion) {
    let start = Quinta::new(&Options::default());
    let list = plain(&start);
    let mut rng = rng();
    let mut group = c.benchmark_group("quinta: random playout of up to 200 plies");
    group.bench_function("baseline: walked step by step", |b| {
        b.iter(|| naive_playout(&list, &mut rng));
    });
    group.bench_function("playout::playout", |b| {
        b.iter(|| playout(&mut start.clone(), &mut rng, PLIES));
    });
    group.finish();
}

criterion_group!(benches, win_detection, generation, counting, playouts);
criterion_main!(benches);
