//! How much of a win the search of Dice-hex gives away once the odds can be told exactly, a move and a game.
//!
//! ```sh
//! cargo run --release -p bots --features games --example regret -- 1500 40 18
//! ```
//!
//! The search plays games against itself with so many iterations a move, behind two stones that are drawn at
//! random. From so many vacant cells on, each of its moves is compared with the best by the solver's odds; and
//! so is a move drawn at random, which tells how much there is to give away. Eighteen vacant cells take a
//! gigabyte and some seconds a game, and each cell more three times as much.

use core::ops::ControlFlow;
use std::env;

use board_play::playout::random_move;
use board_play::{Position, Seat, Status};
use bots::rand_chacha::ChaCha8Rng;
use bots::rand_chacha::rand_core::SeedableRng as _;
use bots::{Budget, SeatView, analyse};
use dice_hex::{DiceHex, Move};
use solver::{Limits, Solution, Solver};

/// How many stones are drawn before a game begins.
const OPENING: usize = 2;

/// How many bytes the solver may take.
const MEMORY: usize = 8 << 30;

/// How many cells there are.
const CELLS: usize = 36;

type Error = Box<dyn std::error::Error>;

/// What was given away by the choices that were made.
#[derive(Clone, Copy, Default)]
struct Loss {
    choices: u32,
    by_search: f64,
    by_chance: f64,
}

fn main() -> Result<(), Error> {
    let mut arguments = env::args().skip(1);
    let iterations = arguments.next().map_or(Ok(150), |text| text.parse())?;
    let games: u32 = arguments.next().map_or(Ok(2), |text| text.parse())?;
    let vacant = arguments.next().map_or(Ok(12), |text| text.parse())?;
    let mut losses = [Loss::default(); CELLS + 1];
    for game in 0..games {
        play(game, Budget::iterations(iterations), vacant, &mut losses)?;
    }
    println!("vacant choices search random");
    let named = losses.iter().enumerate();
    for (vacant, loss) in named.filter(|(_, loss)| loss.choices > 0) {
        let choices = f64::from(loss.choices);
        let (search, random) = (loss.by_search / choices, loss.by_chance / choices);
        println!("{vacant:6} {:7} {search:.4} {random:.4}", loss.choices);
    }
    let total = |of: fn(&Loss) -> f64| losses.iter().map(of).sum::<f64>() / f64::from(games);
    let (search, random) = (total(|loss| loss.by_search), total(|loss| loss.by_chance));
    println!(
        "a game, both seats: {search:.4} by the search, {random:.4} by random moves in its place"
    );
    Ok(())
}

/// Plays a game and notes what the choices in its endings have given away.
fn play(game: u32, budget: Budget, vacant: usize, losses: &mut [Loss]) -> Result<(), Error> {
    let mut rng = ChaCha8Rng::seed_from_u64(game.into());
    let mut position = DiceHex::start();
    loop {
        let left = position.vacant().len();
        let m = match position.status() {
            Status::Over(_) => return Ok(()),
            Status::ToMove(seat) if left + OPENING <= CELLS => {
                let m = choose(&position, budget, &mut rng)?;
                if left <= vacant && position.move_count() > 1 {
                    let odds = odds(&position, seat)?;
                    let best = odds.iter().map(|&(_, odds)| odds).fold(0.0, f64::max);
                    let drawn = random_move(&position, &mut rng);
                    let given_away = |m| {
                        odds.iter()
                            .find(|&&(one, _)| one == m)
                            .map(|&(_, odds)| best - odds)
                    };
                    let loss = &mut losses[left];
                    loss.choices += 1;
                    loss.by_search += given_away(m).ok_or("a move that is not legal")?;
                    loss.by_chance += drawn.and_then(given_away).ok_or("no move")?;
                }
                m
            }
            _ => random_move(&position, &mut rng).ok_or("no move")?,
        };
        position.play_unchecked(m);
    }
}

fn choose(position: &DiceHex, budget: Budget, rng: &mut ChaCha8Rng) -> Result<Move, Error> {
    let view = SeatView::new(position).ok_or("nobody is to move")?;
    // By the search alone, without the solver.
    let budget = budget.with_proofs(0);
    let found = analyse(&view, budget, rng, &mut |_| ControlFlow::Continue(()));
    Ok(found.candidates.first().ok_or("nothing was found")?.m)
}

/// Returns for each move how likely the seat wins behind it.
fn odds(position: &DiceHex, seat: Seat) -> Result<Vec<(Move, f64)>, Error> {
    let mut solver = Solver::new(*position, Limits::default().with_memory(MEMORY))?;
    let solution: Solution<Move> = solver.solve(&mut |_| ControlFlow::Continue(()))?;
    let odds = solution.moves.iter().map(|solved| {
        let odds = solved.value.share(seat).ok_or("it was not solved")?;
        Ok((solved.m, odds))
    });
    odds.collect()
}
