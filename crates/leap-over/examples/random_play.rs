//! Measures how far random play is from ever finishing.
//!
//! ```text
//! cargo run --release -p leap-over --example random_play [GAMES] [PLIES]
//! ```
//!
//! For both goals it plays random games up to a number of plies, and says how many of them ended, and
//! in how many positions the seat that had just jumped had so many of its ten stones on goal nodes.

use std::env;
use std::process::ExitCode;

use board_play::playout::random_move;
use board_play::testkit::SplitMix;
use leap_over::{Goal, LeapOver, Move, Options, Position, StoneGame, outcome};

/// What random games came to.
struct Tally {
    /// How many games ended.
    ended: u64,
    plies: u64,
    passes: u64,
    /// In how many positions the seat that had just moved had 0 to 10 stones on its goal nodes.
    across: [u64; 11],
}

impl Tally {
    fn of_random_games(options: Options, games: u64, plies: u64) -> Self {
        let mut tally = Self {
            ended: 0,
            plies: 0,
            passes: 0,
            across: [0; 11],
        };
        let mut rng = SplitMix::new(2026);
        for _ in 0..games {
            let mut position = LeapOver::new(&options);
            for _ in 0..plies {
                let Some(m) = random_move(&position, &mut rng) else {
                    break;
                };
                position.play_unchecked(m);
                tally.count(&position, m);
            }
            tally.ended += u64::from(position.winner().is_some());
        }
        tally
    }

    fn count(&mut self, position: &LeapOver, m: Move) {
        let mover = !position.turn();
        let across = position.stones(mover) & outcome::goal_nodes(mover);
        self.plies += 1;
        self.passes += u64::from(m == Move::Pass);
        self.across[across.len()] += 1;
    }

    fn report(&self, goal: Goal, games: u64) {
        let Self {
            ended,
            plies,
            passes,
            across,
        } = self;
        println!("goal {goal:?}: {games} games, {ended} ended, {plies} plies, {passes} passes");
        for (stones, count) in across.iter().enumerate().filter(|(_, count)| **count > 0) {
            println!("  {stones:2} of 10 stones across: {count}");
        }
    }
}

fn main() -> ExitCode {
    let numbers: Result<Vec<u64>, _> = env::args().skip(1).map(|text| text.parse()).collect();
    let (games, plies) = match numbers.as_deref() {
        Ok([]) => (1_000, 10_000),
        Ok(&[games]) => (games, 10_000),
        Ok(&[games, plies]) => (games, plies),
        _ => {
            eprintln!("usage: random_play [GAMES] [PLIES], two numbers");
            return ExitCode::from(2);
        }
    };
    for goal in [Goal::Literal, Goal::Full] {
        let options = Options::default().with_goal(goal);
        Tally::of_random_games(options, games, plies).report(goal, games);
    }
    ExitCode::SUCCESS
}
