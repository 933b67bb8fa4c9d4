//! Fits what marks moves to the choices of a search: what marks a move shall foretell, beside what trials say of
//! it, which share of the visits it gets (multinomial logistic regression).

use core::ops::ControlFlow;
use std::error::Error;

use board_play::playout::below;
use board_play::{Actions, Notated};
use bots::rand_chacha::ChaCha8Rng;
use bots::rand_chacha::rand_core::SeedableRng as _;
use bots::{Amaf, Analysis, Budget, KeptTree, Playable, SeatView};

use crate::descent::{Steps, descend, number};
use crate::{OPENING, Plan};

/// How many trials a position gets, as many as a node of the search has when its moves are found.
const TRIALS: u8 = 2;

/// How many steps are made.
const STEPS: Steps = Steps {
    epochs: 30,
    batch: 32,
};

/// How many logits the whole way from losing to winning is, to begin with.
const SHARPNESS: f64 = 10.0;

/// A move that can be chosen.
struct Candidate {
    /// What trials say of it, as an advantage.
    advantage: f64,
    marks: Vec<usize>,
    /// Which share of the visits it got.
    share: f64,
}

/// What is fitted: the weight of each mark, and last how many logits the whole way from losing to winning is.
type Weights = Vec<f64>;

/// Plays, fits and prints.
pub(crate) fn tune<G: Playable + Actions + Notated>(
    plan: &Plan,
    rules: &str,
) -> Result<(), Box<dyn Error>> {
    let rules: Vec<&str> = rules.split(' ').collect();
    let mut choices = Vec::new();
    let mut weights: Weights = Vec::new();
    for game in 0..plan.games {
        let turn = usize::try_from(game)? % rules.len();
        let options: G::Options = rules[turn].parse()?;
        let start = G::new(&options);
        let trials = start
            .trials()
            .ok_or("nothing marks the moves of this game")?;
        weights = trials
            .weights()
            .iter()
            .map(|&one| f64::from(one) / 1000.0)
            .collect();
        play(plan, &start, game, &mut choices);
    }
    if choices.is_empty() {
        return Err("nothing to choose: who wins was proved in each position".into());
    }
    weights.push(SHARPNESS);
    let (learnt, others) = choices.split_at(choices.len() * 9 / 10);
    let before = [learnt, others].map(|part| mean_loss(part, &weights));
    let fitted = descend(learnt, &weights, &STEPS, |choice, weights, slopes| {
        add_slopes(choice, weights, slopes);
    });
    let after = [learnt, others].map(|part| mean_loss(part, &fitted));
    println!(
        "{} choices of {} games; loss before {:.4}, then {:.4}; of the last tenth, which was not looked at, {:.4} and \
         {:.4}",
        choices.len(),
        plan.games,
        before[0],
        after[0],
        before[1],
        after[1]
    );
    let marks = &fitted[..fitted.len() - 1];
    let marks: Vec<String> = marks
        .iter()
        .map(|one| format!("{:.0}", 1000.0 * one))
        .collect();
    println!("[{}]", marks.join(", "));
    Ok(())
}

/// Plays a game as far as it is not proved who wins, and adds the choices of the search.
fn play<G: Playable + Actions>(
    plan: &Plan,
    start: &G,
    game: u64,
    choices: &mut Vec<Vec<Candidate>>,
) {
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed << 32 | game);
    let mut played: Vec<G::Move> = Vec::new();
    let mut positions = vec![*start];
    let mut tree = KeptTree::default();
    let opening = 1 + below(&mut rng, OPENING);
    for ply in 0.. {
        let position = positions[positions.len() - 1];
        let m = if ply < opening {
            position.sample(&mut rng)
        } else {
            let Some(view) = SeatView::new(&position) else {
                return;
            };
            let budget = Budget::iterations(plan.iterations);
            let found = tree.analyse(&view, budget, &mut rng, &mut |_| ControlFlow::Continue(()));
            if found.candidates.first().is_none_or(|best| best.is_proven) {
                return;
            }
            let before = played.len().saturating_sub(2);
            choices.push(choice(
                &positions[before],
                &played[before..],
                &found,
                &mut rng,
            ));
            found.candidates.first().map(|best| best.m)
        };
        let Some(m) = m else {
            return;
        };
        let mut next = position;
        next.play_unchecked(m);
        tree.follow(m);
        positions.push(next);
        played.push(m);
    }
}

/// Tries out the position behind the last moves, and lists what could be chosen there.
fn choice<G: Playable + Actions>(
    before: &G,
    last: &[G::Move],
    found: &Analysis<G::Move>,
    rng: &mut ChaCha8Rng,
) -> Vec<Candidate> {
    let mut trials = before.trials().expect("it has trials");
    for &m in last {
        trials.play(before.action(m).expect("moves are numbered"));
    }
    let mut counts = vec![[0.0; 2]; trials.actions()];
    let mut amaf = Amaf::new(trials.actions());
    for _ in 0..TRIALS {
        trials.judge(rng, &mut amaf);
        for (action, [games, wins]) in counts.iter_mut().enumerate() {
            let noted = amaf.noted(trials.side(), action);
            *games += noted[0];
            *wins += noted[1];
        }
    }
    let open = found.candidates.iter().filter(|one| !one.is_proven);
    let visits: f64 = open.clone().map(|one| f64::from(one.visits)).sum();
    let candidates = open.filter_map(|one| {
        let action = before.action(one.m)?;
        let [games, wins] = counts[action];
        Some(Candidate {
            advantage: f64::from(trials.steepness() * ((wins + 0.5) / (games + 1.0) - 0.5)),
            marks: trials.marks(action),
            share: f64::from(one.visits) / visits.max(1.0),
        })
    });
    candidates.collect()
}

/// Returns what each move leans to in sum, what that is worth from 0 to 1, and how likely it is chosen.
fn foretell(choice: &[Candidate], weights: &[f64]) -> Vec<[f64; 3]> {
    let sharpness = weights[weights.len() - 1];
    let mut foretold: Vec<[f64; 3]> = choice
        .iter()
        .map(|candidate| {
            let marks = candidate.marks.iter().map(|&mark| weights[mark]);
            let advantage = candidate.advantage + marks.sum::<f64>();
            let worth = 0.5 + 0.5 * advantage / f64::sqrt(4.0 + advantage * advantage);
            [advantage, worth, libm::exp(sharpness * worth)]
        })
        .collect();
    let sum: f64 = foretold.iter().map(|[.., weight]| weight).sum();
    for [.., weight] in &mut foretold {
        *weight /= sum;
    }
    foretold
}

/// Returns the mean cross-entropy of what is foretold of some choices.
fn mean_loss(choices: &[Vec<Candidate>], weights: &[f64]) -> f64 {
    let losses = choices.iter().map(|choice| {
        let foretold = foretell(choice, weights);
        let both = choice.iter().zip(foretold);
        -both
            .map(|(one, [.., chance])| one.share * libm::log(chance))
            .sum::<f64>()
    });
    losses.sum::<f64>() / number(choices.len())
}

/// Adds for a choice how much its cross-entropy rises with each weight.
fn add_slopes(choice: &[Candidate], weights: &[f64], slopes: &mut [f64]) {
    let sharpness = weights.len() - 1;
    let foretold = foretell(choice, weights);
    for (candidate, [advantage, worth, chance]) in choice.iter().zip(foretold) {
        let error = chance - candidate.share;
        slopes[sharpness] += error * worth;
        // How much the worth rises with the advantage: the slope of `likelihood`.
        let rise = 2.0 / (4.0 + advantage * advantage).powi(3).sqrt();
        for &mark in &candidate.marks {
            slopes[mark] += error * weights[sharpness] * rise;
        }
    }
}
