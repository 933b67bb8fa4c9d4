//! The same three questions to all eleven games: how long is a move and its outcome, how long is a
//! random game, how many moves are counted in a second.
//!
//! The rate of each is per element: per ply, per game, per leaf. The baselines that each game is
//! compared with are in the file of the game; this one is for the table over all games in
//! `docs/performance.md`.

use std::hint::black_box;
use std::time::Duration;

use benches::inputs::rng;
use board_play::playout::{playout, random_move};
use board_play::{Notated, Position as _, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::SmallRng;

/// How many games are recorded, so that no branch is learnt by heart.
const GAMES: usize = 256;

/// What a game is asked.
struct Case {
    /// The rule options.
    rules: &'static str,
    /// After how many plies a random game is broken off.
    max_plies: usize,
    /// After how many plies of a random game moves are counted.
    after: usize,
    /// How deep they are counted.
    depth: usize,
}

/// Returns a random move; laws and uses of laws that rewrite laws are left out, since each of them
/// stands for two thousand moves.
fn choose<P: Notated>(position: &P, rng: &mut SmallRng) -> Option<P::Move> {
    for _ in 0..100 {
        let m = random_move(position, rng)?;
        if !m.to_string().contains('*') {
            return Some(m);
        }
    }
    position.moves().find(|m| !m.to_string().contains('*'))
}

/// Plays a random game, and returns its moves.
fn game<P: Notated>(start: P, max_plies: usize, rng: &mut SmallRng) -> Vec<P::Move> {
    let mut position = start;
    let mut moves = Vec::new();
    while let Some(m) = choose(&position, rng) {
        if moves.len() == max_plies {
            break;
        }
        position.play_unchecked(m);
        moves.push(m);
    }
    moves
}

/// Returns a position in the middle of a game.
fn middle<P: Notated>(start: P, plies: usize, rng: &mut SmallRng) -> P {
    loop {
        let mut position = start;
        for m in game(start, plies, rng) {
            position.play_unchecked(m);
        }
        if !position.status().is_over() {
            return position;
        }
    }
}

fn ask<P: Notated>(c: &mut Criterion, case: &Case) {
    let options = case
        .rules
        .parse()
        .unwrap_or_else(|_| panic!("{}", case.rules));
    let start = P::new(&options);
    let mut rng = rng();

    let games: Vec<_> = (0..GAMES)
        .map(|_| game(start, case.max_plies, &mut rng))
        .collect();
    let plies: usize = games.iter().map(Vec::len).sum();
    let mut group = c.benchmark_group("all games: a move and its outcome");
    group.throughput(Throughput::Elements(plies as u64));
    group.bench_function(P::NAME, |b| {
        b.iter(|| {
            let mut over = 0;
            for moves in &games {
                let mut position = start;
                for &m in moves {
                    position.play_unchecked(black_box(m));
                    over += usize::from(position.status().is_over());
                }
            }
            over
        });
    });
    group.finish();

    let mut group = c.benchmark_group("all games: a random game");
    group.throughput(Throughput::Elements(1));
    group.bench_function(P::NAME, |b| {
        b.iter(|| {
            let mut position = start;
            playout(&mut position, &mut rng, case.max_plies)
        });
    });
    group.finish();

    let position = middle(start, case.after, &mut rng);
    let leaves = perft(&position, case.depth);
    let mut group = c.benchmark_group("all games: moves counted");
    group.throughput(Throughput::Elements(leaves));
    group.bench_function(P::NAME, |b| {
        b.iter(|| perft(black_box(&position), case.depth));
    });
    group.finish();
}

/// A rack for Wyx: all dominoes in the order of the table.
fn wyx_rack() -> &'static str {
    use rand::seq::SliceRandom;
    let mut rng = rng();
    let mut start = wyx::Wyx::start();
    let mut dominoes = Vec::new();
    while start.rack().is_none() {
        let mut drawn: Vec<_> = start.moves().collect();
        drawn.shuffle(&mut rng);
        dominoes.push(drawn[0].to_string());
        start.play_unchecked(drawn[0]);
    }
    let columns: Vec<String> = dominoes.chunks(8).map(<[String]>::concat).collect();
    format!("rack={}", columns.join("/")).leak()
}

fn all_games(c: &mut Criterion) {
    let case = |rules, max_plies, after, depth| Case {
        rules,
        max_plies,
        after,
        depth,
    };
    ask::<y::Y>(c, &case("", 93, 30, 3));
    ask::<aliens_amazons::AliensAmazons>(c, &case("", 200, 80, 3));
    ask::<singularity::Singularity>(c, &case("", 200, 40, 3));
    ask::<leap_over::LeapOver>(c, &case("", 200, 40, 3));
    ask::<tetra::Tetra>(c, &case("", 200, 30, 3));
    ask::<quinta::Quinta>(c, &case("", 200, 40, 3));
    ask::<sexta::Sexta>(c, &case("", 200, 40, 3));
    ask::<wyx::Wyx>(c, &case(wyx_rack(), 128, 10, 7));
    ask::<dice_hex::DiceHex>(c, &case("", 200, 21, 4));
    ask::<yinyang::YinYang>(c, &case("", 200, 14, 5));
    ask::<kwintie::Kwintie>(c, &case("", 100, 10, 4));
}

criterion_group! {
    name = goals;
    config = Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = all_games
}
criterion_main!(goals);
