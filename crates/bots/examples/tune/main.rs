//! Fits the weights of an estimate to games of the search against itself, by logistic regression on what
//! came of them (TD(λ) on the values that the search found on the way), and prints the table.
//!
//! ```sh
//! cargo run --release -p bots --features games --example tune -- GAME GAMES ITERATIONS SEED [RULES]
//! ```
//!
//! The search of Y has no estimate, but moves that lean by what marks them: there what marks a move is fitted to
//! the shares of visits that moves get, and the rules of several boards are played in turn, with blanks between
//! them.
//!
//! Both seats search with so many iterations a move; up to eight moves at the beginning and one in twenty
//! later are drawn at random. The table goes into `src/games/weights.rs`; the next run begins with it.
//! Without arguments it plays a few games of Wyx and of Y and says what it found.

mod choices;
mod descent;
mod fit;

use core::ops::ControlFlow;
use std::error::Error;

use board_play::playout::below;
use board_play::{Notated, Outcome, Seat};
use bots::rand_chacha::ChaCha8Rng;
use bots::rand_chacha::rand_core::SeedableRng as _;
use bots::{Budget, Playable, SeatView, Tally, Weighed, analyse};
use fit::{Sample, fit};

/// After how many plies a game is broken off.
const PLIES: u64 = 400;

/// One in how many moves is drawn at random.
const RANDOM: u64 = 20;

/// How many moves at most are drawn at random at the beginning.
const OPENING: u64 = 8;

/// How much of what is to be foretold is the value that the search found one move later, and not what was to
/// be foretold then: 1 − λ.
const BOOTSTRAP: f64 = 0.05;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |at: usize, default: &str| {
        let given = arguments.get(at).cloned();
        given.unwrap_or_else(|| default.to_owned())
    };
    let plan = Plan {
        games: argument(1, "20").parse()?,
        iterations: argument(2, "20").parse()?,
        seed: argument(3, "1").parse()?,
    };
    let rules = argument(4, "");
    if arguments.is_empty() {
        plan.tune::<wyx::Wyx>(&rules)?;
        return choices::tune::<y::Y>(&plan, "board=flat:9 board=bent:9");
    }
    match argument(0, "").as_str() {
        "aliens-amazons" => plan.tune::<aliens_amazons::AliensAmazons>(&rules),
        "kwintie" => plan.tune::<kwintie::Kwintie>(&rules),
        "leap-over" => plan.tune::<leap_over::LeapOver>(&rules),
        "quinta" => plan.tune::<quinta::Quinta>(&rules),
        "sexta" => plan.tune::<sexta::Sexta>(&rules),
        "singularity" => plan.tune::<singularity::Singularity>(&rules),
        "y" => choices::tune::<y::Y>(&plan, &rules),
        "wyx" => plan.tune::<wyx::Wyx>(&rules),
        "yinyang" => plan.tune::<yinyang::YinYang>(&rules),
        other => Err(format!("game {other:?}: its estimate has no weights").into()),
    }
}

/// What is played.
struct Plan {
    games: u64,
    iterations: u32,
    seed: u64,
}

/// Counts features.
struct Counts(Vec<u16>);

impl Tally for Counts {
    fn add(&mut self, feature: usize, times: usize) {
        self.0[feature] += u16::try_from(times).unwrap_or(u16::MAX);
    }
}

impl Plan {
    /// Plays, fits and prints.
    fn tune<G: Playable + Weighed + Notated>(&self, rules: &str) -> Result<(), Box<dyn Error>> {
        let options: G::Options = rules.parse()?;
        let start = G::new(&options);
        let mut samples = Vec::new();
        for game in 0..self.games {
            self.play(&start, game, &mut samples);
        }
        let fitted = fit(&samples, G::WEIGHTS);
        println!(
            "{} positions of {} games; loss before {:.4}, then {:.4}; of the last tenth, which was not looked \
             at, {:.4} and {:.4}",
            samples.len(),
            self.games,
            fitted.before[0],
            fitted.after[0],
            fitted.before[1],
            fitted.after[1]
        );
        let weights: Vec<String> = fitted.weights.iter().map(i32::to_string).collect();
        println!("[{}]", weights.join(", "));
        Ok(())
    }

    /// Plays a game, and adds the positions where the search decided.
    fn play<G: Playable + Weighed>(&self, start: &G, game: u64, samples: &mut Vec<Sample>) {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed << 32 | game);
        let mut position = *start;
        let opening = below(&mut rng, OPENING + 1);
        let mut decisions = Vec::new();
        for ply in 0..PLIES {
            let is_random = ply < opening || below(&mut rng, RANDOM) == 0;
            let view = SeatView::new(&position).filter(|_| !is_random);
            let best = view.and_then(|view| {
                let budget = Budget::iterations(self.iterations);
                let found = analyse(&view, budget, &mut rng, &mut |_| ControlFlow::Continue(()));
                let best = found.candidates.first()?;
                decisions.push((position, for_first(view.seat(), best.win_rate)));
                Some(best.m)
            });
            let Some(m) = best.or_else(|| position.sample(&mut rng)) else {
                break;
            };
            position.play_unchecked(m);
        }
        let last = decisions.last().map_or(0.5, |(_, value)| *value);
        let mut target = match position.outcome() {
            Some(Outcome::Win(seat)) => for_first(seat, 1.0),
            Some(Outcome::Draw) => 0.5,
            None => last,
        };
        for (position, value) in decisions.iter().rev() {
            let mut counts = Counts(vec![0; G::WEIGHTS.len()]);
            position.features(&mut counts);
            let next = position.next_seat();
            samples.push(Sample::new(&counts.0, for_first(next, target)));
            target += BOOTSTRAP * (value - target);
        }
    }
}

/// Turns what is worth `value` to a seat into what it is worth to the first, and back.
fn for_first(seat: Seat, value: f64) -> f64 {
    match seat {
        Seat::First => value,
        Seat::Second => 1.0 - value,
    }
}
