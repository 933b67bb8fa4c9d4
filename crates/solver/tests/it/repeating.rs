//! Games in which positions come back.

use board_play::{Outcome, Position, Seat};
use solver::Value;

use crate::obvious::fewest;
use crate::solve;
use crate::toys::Chase;

fn chase(rules: &str) -> Chase {
    Chase::new(&rules.parse().unwrap())
}

/// Lists every position of the game.
fn all(rules: &str) -> Vec<Chase> {
    let mut all = vec![chase(rules)];
    let mut at = 0;
    while let Some(&position) = all.get(at) {
        let next: Vec<Chase> = position
            .moves()
            .map(|m| position.after(m).unwrap())
            .collect();
        for next in next {
            if !all.contains(&next) {
                all.push(next);
            }
        }
        at += 1;
    }
    all
}

/// No chase on a row of five takes longer than 12 moves: the cop gains a place whenever the robber
/// does not flee, who can flee three times.
#[test]
fn the_cop_catches_the_robber_on_a_row() {
    for position in all("") {
        let solution = solve(&position);
        assert_eq!(solution.value, Value::Decided(Outcome::Win(Seat::First)));
        assert_eq!(solution.distance, fewest(&position, Seat::First, 12));
        for solved in solution.moves {
            let next = position.after(solved.m).unwrap();
            assert_eq!(solved.distance, fewest(&next, Seat::First, 12));
        }
    }
}

#[test]
fn on_a_ring_the_robber_runs_for_ever() {
    for position in all("ground=ring") {
        let solution = solve(&position);
        // Who has not been caught next to the cop keeps away.
        let value = match fewest(&position, Seat::First, 8) {
            Some(_) => Outcome::Win(Seat::First),
            None => Outcome::Draw,
        };
        assert_eq!(solution.value, Value::Decided(value), "{position}");
        assert_eq!(solution.distance, fewest(&position, Seat::First, 8));
    }
    assert_eq!(
        solve(&chase("ground=ring")).value,
        Value::Decided(Outcome::Draw)
    );
}
