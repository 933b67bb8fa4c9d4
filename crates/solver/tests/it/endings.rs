//! The ends of recorded games, against looking at everything.

use std::collections::HashMap;

use board_play::{Outcome, Position, Seat};
use solver::{Solvable, Value, Wanted};

use crate::obvious::{is_short, minimax, outcome, wins_within};
use crate::{small, solve, solve_by};

/// The last positions of recorded games, from the end of each so many plies back.
fn last_positions<P: Position>(lines: &str, plies: usize) -> Vec<P>
where
    P::Options: core::str::FromStr<Err: core::fmt::Debug>,
    P::Move: core::str::FromStr<Err: core::fmt::Debug>,
{
    let mut found = Vec::new();
    for line in lines.lines() {
        let game: serde_json::Value = serde_json::from_str(line).unwrap();
        let mut position = P::new(&game["rules"].as_str().unwrap().parse().unwrap());
        let mut all = vec![position];
        for m in game["moves"].as_array().unwrap() {
            position.play(m.as_str().unwrap().parse().unwrap()).unwrap();
            all.push(position);
        }
        if position.is_over() {
            found.extend(all.into_iter().rev().take(plies + 1));
        }
    }
    found
}

/// Compares everything that is said of endings in which no position comes back with minimax.
fn compare_all<P: Solvable>(positions: Vec<P>) {
    let short: Vec<P> = positions
        .into_iter()
        .filter(|position| is_short(position, 2000))
        .collect();
    assert!(short.len() > 20, "{}", short.len());
    for position in short {
        let mut known = HashMap::new();
        let solution = solve(&position);
        let value = outcome(minimax(&position, &mut known));
        assert_eq!(solution.value, Value::Decided(value), "{position:?}");
        for solved in solution.moves {
            let next = position.after(solved.m).unwrap();
            let value = outcome(minimax(&next, &mut known));
            assert_eq!(
                solved.value,
                Value::Decided(value),
                "{position:?} {solved:?}"
            );
        }
    }
}

/// Compares what is said of short wins, where positions come back, with looking at everything so deep.
fn compare_short<P: Solvable>(positions: Vec<P>, depth: u32) {
    assert!(!positions.is_empty());
    for position in positions {
        let limits = small()
            .with_nodes(4000)
            .with_distances(Wanted::Yes)
            .with_moves(Wanted::No);
        let solution = solve_by(&position, limits);
        for seat in Seat::ALL {
            let fewest = (0..=depth).find(|&depth| wins_within(&position, seat, depth));
            let is_near = solution.distance.is_some_and(|distance| distance <= depth);
            let wins = solution.value == Value::Decided(Outcome::Win(seat));
            assert_eq!(
                fewest.is_some(),
                wins && is_near,
                "{position:?} {solution:?}"
            );
            if wins && is_near {
                assert_eq!(solution.distance, fewest, "{position:?}");
            }
        }
    }
}

#[test]
fn wyx() {
    let lines = include_str!("../../../wyx/tests/data/wyx.jsonl");
    compare_all(last_positions::<wyx::Wyx>(lines, 8));
}

#[test]
fn kwintie() {
    let lines = include_str!("../../../kwintie/tests/data/kwintie.jsonl");
    compare_all(last_positions::<kwintie::Kwintie>(lines, 8));
}

#[test]
fn tetra() {
    let lines = include_str!("../../../tetra/tests/data/tetra.jsonl");
    compare_short(last_positions::<tetra::Tetra>(lines, 2), 2);
}

#[test]
fn quinta() {
    let lines = include_str!("../../../quinta/tests/data/quinta.jsonl");
    compare_short(last_positions::<quinta::Quinta>(lines, 2), 1);
}

#[test]
fn sexta() {
    let lines = include_str!("../../../sexta/tests/data/sexta.jsonl");
    compare_short(last_positions::<sexta::Sexta>(lines, 4), 1);
}

#[test]
fn singularity() {
    let lines = include_str!("../../../singularity/tests/data/singularity.jsonl");
    compare_short(last_positions::<singularity::Singularity>(lines, 2), 2);
}

#[test]
fn leap_over() {
    let lines = include_str!("../../../leap-over/tests/data/leap-over.jsonl");
    compare_short(last_positions::<leap_over::LeapOver>(lines, 2), 2);
}

#[test]
fn aliens_and_amazons() {
    let lines = include_str!("../../../aliens-amazons/tests/data/aliens-amazons.jsonl");
    compare_short(last_positions::<aliens_amazons::AliensAmazons>(lines, 2), 2);
}
