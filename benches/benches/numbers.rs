//! Steps of random games by numbers: the move alone, with the mask, with mask and planes.
//!
//! Rates are steps. A step draws a random move of the position, plays it, and writes what stands in the
//! benchmark's name.

use benches::numbers::Steps;
use board_play::{Actions, Planes};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// How many steps are measured together.
const STEPS: usize = 256;

fn steps<P: Actions + Planes>(c: &mut Criterion, name: &str, start: P) {
    let mut group = c.benchmark_group(format!("numbers: {name}"));
    group.throughput(Throughput::Elements(STEPS as u64));
    let mut steps = Steps::new(start);
    group.bench_function("baseline: moves alone", |b| b.iter(|| steps.moves(STEPS)));
    group.bench_function("with masks", |b| b.iter(|| steps.with_masks(STEPS)));
    group.bench_function("with masks and planes", |b| {
        b.iter(|| steps.with_masks_and_planes(STEPS));
    });
    group.finish();
}

fn all(c: &mut Criterion) {
    use board_play::Position as _;
    let pie = "board=bent:9,opening=pie".parse().expect("rules of Y");
    steps(c, "y", y::Y::new(&pie));
    let large = "board=bent:25".parse().expect("rules of Y");
    steps(c, "y, bent:25", y::YOn::<12>::new(&large));
    steps(
        c,
        "aliens-amazons, jump by jump",
        aliens_amazons::JumpByJump::start(),
    );
    steps(c, "singularity", singularity::Singularity::start());
    steps(c, "leap-over", leap_over::LeapOver::start());
    steps(c, "tetra", tetra::Tetra::start());
    steps(c, "quinta", quinta::Quinta::start());
    steps(c, "sexta", sexta::Sexta::start());
    steps(c, "wyx", wyx::Wyx::start());
    steps(c, "dice-hex", dice_hex::DiceHex::start());
    steps(c, "yinyang", yinyang::YinYang::start());
    steps(c, "kwintie", kwintie::Kwintie::start());
}

criterion_group!(benches, all);
criterion_main!(benches);
