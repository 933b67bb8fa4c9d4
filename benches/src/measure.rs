//! What is measured of many games in the same way.

use core::hint::black_box;

use board_play::{Position, perft};
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput};

/// Benchmarks that stand beside each other.
pub type Group<'a> = BenchmarkGroup<'a, WallTime>;

/// Measures a function on one input after the other.
pub fn on_each<T, R>(c: &mut Criterion, name: (&str, &str), inputs: &[T], run: impl Fn(&T) -> R) {
    let mut next = inputs.iter().cycle();
    c.benchmark_group(name.0).bench_function(name.1, |b| {
        b.iter(|| next.next().map(|input| run(black_box(input))));
    });
}

/// Measures a count on all inputs together.
pub fn on_all<T>(group: &mut Group<'_>, name: &str, inputs: &[T], count: impl Fn(&T) -> usize) {
    group.bench_function(name, |b| {
        b.iter(|| {
            let counts = inputs.iter().map(|input| count(black_box(input)));
            counts.sum::<usize>()
        });
    });
}

/// Begins a group whose rate is moves of these positions.
pub fn moves_group<'a, P: Position>(
    c: &'a mut Criterion,
    name: impl Into<String>,
    positions: &[P],
) -> Group<'a> {
    let moves: usize = positions.iter().map(P::move_count).sum();
    let mut group = c.benchmark_group(name);
    group.throughput(Throughput::Elements(moves as u64));
    group
}

/// Measures `moves`: lists all moves of all positions, and looks at each whether it counts.
pub fn moves<P: Position>(
    group: &mut Group<'_>,
    positions: &[P],
    is_counted: impl Fn(P::Move) -> bool,
) {
    group.bench_function("moves", |b| {
        b.iter(|| {
            let all = positions
                .iter()
                .flat_map(|position| black_box(position).moves());
            all.fold(0, |counted, m| counted + usize::from(is_counted(m)))
        });
    });
}

/// Measures `move_count` of all positions.
pub fn move_count<P: Position>(group: &mut Group<'_>, positions: &[P]) {
    on_all(group, "move_count", positions, P::move_count);
}

/// Measures perft of a position; the rate is leaves.
pub fn perft_of<P: Position>(group: &mut Group<'_>, name: &str, position: &P, depth: usize) {
    group.throughput(Throughput::Elements(perft(position, depth)));
    group.bench_function(name, |b| b.iter(|| perft(black_box(position), depth)));
}
