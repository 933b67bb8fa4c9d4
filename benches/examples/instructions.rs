//! Runs one hot function a number of times, for counting instructions: they are the same on every
//! machine, however busy.
//!
//! Two runs that differ in their number only, counted by callgrind, differ by the instructions of the
//! function and of nothing else:
//!
//! ```text
//! cargo build --release --package benches --example instructions
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/instructions winner 10000
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/instructions winner 20000
//! ```

use std::hint::black_box;
use std::process::ExitCode;

use benches::inputs::rng;
use benches::numbers::Steps;
use board_graph::{Board, NodeSet};
use board_play::Position;
use board_play::playout::{playout, random_move, shuffle};
use quinta::Quinta;
use y::{Y, outcome};
use yinyang::YinYang;

const INPUTS: usize = 1024;

/// The owner of the Y on a full board.
fn winner(times: usize) {
    let board = Board::bent9();
    let mut rng = rng();
    let mut nodes: Vec<_> = board.nodes().collect();
    let boards: Vec<NodeSet> = (0..INPUTS)
        .map(|_| {
            shuffle(&mut nodes, &mut rng);
            nodes[..47].iter().copied().collect()
        })
        .collect();
    for &black in boards.iter().cycle().take(times) {
        black_box(outcome::winner(
            board,
            black_box(black),
            board.all() - black,
        ));
    }
}

/// A whole random game of Y: count, choose, play, and ask for the status after each ply.
fn game(times: usize) {
    let mut rng = rng();
    for _ in 0..times {
        let mut position = Y::start();
        black_box(playout(&mut position, &mut rng, 93));
    }
}

/// The number of legal moves in the middle of a game of Quinta.
fn count(times: usize) {
    let mut rng = rng();
    let mut position = Quinta::start();
    let positions: Vec<Quinta> = core::iter::from_fn(|| {
        let m = random_move(&position, &mut rng)?;
        position.play_unchecked(m);
        Some(position)
    })
    .take(40)
    .collect();
    for position in positions.iter().cycle().take(times) {
        black_box(black_box(position).move_count());
    }
}

/// Steps of a random game by numbers: a move, the mask, the planes.
fn y_steps(times: usize) {
    Steps::new(Y::start()).with_masks_and_planes(times);
}

fn quinta_steps(times: usize) {
    Steps::new(Quinta::start()).with_masks_and_planes(times);
}

fn yinyang_steps(times: usize) {
    Steps::new(YinYang::start()).with_masks_and_planes(times);
}

/// Runs something a number of times.
type Run = fn(usize);

/// What can be counted, by name.
const RUNS: [(&str, Run); 6] = [
    ("winner", winner),
    ("game", game),
    ("count", count),
    ("y-steps", y_steps),
    ("quinta-steps", quinta_steps),
    ("yinyang-steps", yinyang_steps),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (name, times) = match arguments.as_slice() {
        [] => ("", Some(1)),
        [name, times] => (name.as_str(), times.parse().ok()),
        _ => ("", None),
    };
    let named = RUNS
        .iter()
        .filter(|(known, _)| *known == name || name.is_empty());
    let mut named = named.peekable();
    let (Some(times), Some(_)) = (times, named.peek()) else {
        let known = RUNS.map(|(name, _)| name).join("|");
        eprintln!("usage: instructions {known} TIMES");
        return ExitCode::from(2);
    };
    // Without arguments each of them is run once, to show that they run.
    named.for_each(|(_, run)| run(times));
    ExitCode::SUCCESS
}
