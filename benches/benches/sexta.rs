//! Sexta, beside what a programmer would write first.
//!
//! Times are for one item: one position, one whole game, one perft. Rates are moves counted.

use benches::sliding::Sliding;
use board_graph::{Board, Fork, Node, NodeSet};
use board_play::playout::{below, playout};
use board_play::{Position, Seat, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use sexta::outcome::{self, Shape};
use sexta::{Move, Options, Sexta};
use std::hint::black_box;

/// How many different inputs a benchmark goes through, so that no branch is learnt by heart.
const INPUTS: usize = 4096;

/// How many plies a random game has at most.
const PLIES: usize = 200;

fn rng() -> SmallRng {
    SmallRng::seed_from_u64(2026)
}

/// The same position without sets.
fn plain(position: &Sexta) -> Sliding {
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
fn middles(count: usize) -> Vec<Sexta> {
    let mut rng = rng();
    let middle = |_| {
        let mut position = Sexta::new(&Options::default());
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
    const GROUP: &str = "sexta: line of six after a move";
    let mut rng = rng();
    let moved: Vec<(Sexta, Node, Sliding)> = middles(INPUTS)
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
        (GROUP, "baseline: neighbours of each stone"),
        &moved,
        |(_, to, list)| list.is_path(*to),
    );
    on_each(
        c,
        (GROUP, "outcome::completes"),
        &moved,
        |(position, to, _)| {
            let stones = position.stones(!position.turn());
            outcome::completes(stones, *to, position.options().ring())
        },
    );
}

/// Six stones, each next to one of the others: the sets that have to be looked at closely.
fn gathered(rng: &mut SmallRng) -> NodeSet {
    let board = Board::bent9();
    let mut pick = |from: NodeSet| {
        let n = below(rng, from.len() as u64);
        from.nth(usize::try_from(n).unwrap_or_default())
    };
    let mut stones = NodeSet::EMPTY;
    let mut near: NodeSet = board.all();
    while stones.len() < 6 {
        stones.extend(pick(near));
        near = board.around(stones) - stones;
    }
    stones
}

fn gathered_stones(c: &mut Criterion) {
    const GROUP: &str = "sexta: shape of six stones that hang together";
    let mut rng = rng();
    let all: Vec<NodeSet> = (0..INPUTS).map(|_| gathered(&mut rng)).collect();
    let is_path = |stones: &&NodeSet| outcome::shape(**stones) == Some(Shape::Path);
    let paths: Vec<NodeSet> = all.iter().filter(is_path).copied().collect();
    let list = |stones: &NodeSet| {
        let nodes: Vec<Node> = stones.iter().collect();
        (
            nodes[0],
            Sliding::new(Board::bent9(), Fork::On, [&nodes, &[]], 0),
        )
    };
    let lists: Vec<(Node, Sliding)> = all.iter().map(list).collect();
    on_each(
        c,
        (GROUP, "baseline: neighbours of each stone"),
        &lists,
        |(first, list)| list.is_path(*first),
    );
    on_each(c, (GROUP, "outcome::shape"), &all, |stones| {
        outcome::shape(*stones)
    });
    on_each(c, (GROUP, "outcome::shape of paths"), &paths, |stones| {
        outcome::shape(*stones)
    });
}

fn generation(c: &mut Criterion) {
    const GROUP: &str = "sexta: moves of positions after 40 plies";
    let middles = middles(INPUTS);
    let lists: Vec<Sliding> = middles.iter().map(plain).collect();
    let moves: usize = middles.iter().map(Sexta::move_count).sum();
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
    let start = Sexta::new(&Options::default());
    let list = plain(&start);
    let mut group = c.benchmark_group("sexta: perft, last ply counted");
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
        if list.is_path(m.1) {
            return ply;
        }
    }
    PLIES
}

fn playouts(c: &mut Criterion) {
    let start = Sexta::new(&Options::default());
    let list = plain(&start);
    let mut rng = rng();
    let mut group = c.benchmark_group("sexta: random playout of up to 200 plies");
    group.bench_function("baseline: walked step by step", |b| {
        b.iter(|| naive_playout(&list, &mut rng));
    });
    group.bench_function("playout::playout", |b| {
        b.iter(|| playout(&mut start.clone(), &mut rng, PLIES));
    });
    group.finish();
}

criterion_group!(
    benches,
    win_detection,
    gathered_stones,
    generation,
    counting,
    playouts
);
criterion_main!(benches);
