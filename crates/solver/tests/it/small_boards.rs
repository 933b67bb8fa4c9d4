//! Whole games that are small enough for exhaustive minimax.

use core::num::NonZeroUsize;
use std::collections::HashMap;

use board_play::nim::Nim;
use board_play::{Outcome, Position, Seat};
use solver::{Solvable, Value, Wanted};
use y::Y;

use crate::obvious::{fewest, minimax, outcome};
use crate::toys::Noughts;
use crate::{small, solve, solve_by};

fn game<P: Position>(rules: &str) -> P
where
    P::Options: core::str::FromStr<Err: core::fmt::Debug>,
{
    P::new(&rules.parse().unwrap())
}

/// Compares the value of a position, and of all its moves, with minimax.
fn compare<P: Solvable>(position: &P) {
    let mut known = HashMap::new();
    let solution = solve(position);
    let value = outcome(minimax(position, &mut known));
    assert_eq!(solution.value, Value::Decided(value), "{position:?}");
    assert_eq!(solution.stop, None);
    assert_eq!(solution.moves.len(), position.move_count());
    for solved in &solution.moves {
        let next = position.after(solved.m).unwrap();
        let value = outcome(minimax(&next, &mut known));
        assert_eq!(
            solved.value,
            Value::Decided(value),
            "{position:?} {solved:?}"
        );
    }
    // Without the other moves the value is the same, whatever the number of threads.
    for threads in [1, 3] {
        let limits = small()
            .with_moves(Wanted::No)
            .with_threads(NonZeroUsize::new(threads).unwrap());
        assert_eq!(solve_by(position, limits).value, Value::Decided(value));
    }
}

#[test]
fn nim_is_lost_with_a_multiple_of_four() {
    for stones in 1..=24 {
        for last in ["wins", "loses"] {
            let start: Nim = game(&format!("stones={stones},last={last}"));
            compare(&start);
            // Whoever can leaves a multiple of four, or one more where the last stone loses.
            let is_lost = match last {
                "wins" => stones % 4 == 0,
                _ => stones % 4 == 1,
            };
            let winner = if is_lost { Seat::Second } else { Seat::First };
            assert_eq!(solve(&start).value, Value::Decided(Outcome::Win(winner)));
        }
    }
}

#[test]
fn noughts_and_crosses_is_a_draw_from_every_square() {
    let start = Noughts::start();
    compare(&start);
    let solution = solve(&start);
    assert_eq!(solution.value, Value::Decided(Outcome::Draw));
    assert_eq!(solution.best_moves().count(), 9);
    assert_eq!(solution.distance, None);
}

/// Of three crosses in a row nothing is left to play, and a full board without a row has no win to be far from.
#[test]
fn a_game_that_is_over_takes_no_moves_if_it_is_won() {
    let squares = |squares: &[&str]| {
        let mut position = Noughts::start();
        for square in squares {
            position.play(square.parse().unwrap()).unwrap();
        }
        position
    };
    let won = squares(&["1", "4", "2", "5", "3"]);
    let drawn = squares(&["1", "2", "3", "5", "8", "6", "4", "7", "9"]);
    for (position, outcome, distance) in [
        (won, Outcome::Win(Seat::First), Some(0)),
        (drawn, Outcome::Draw, None),
    ] {
        for limits in [small(), small().with_distances(Wanted::Yes)] {
            let solution = solve_by(&position, limits);
            assert_eq!(solution.value, Value::Decided(outcome));
            assert_eq!(solution.distance, distance);
            assert!(solution.moves.is_empty());
        }
    }
}

/// Squares are numbered row by row. A cross in a corner answered on a side loses.
#[test]
fn a_nought_on_a_side_loses_to_a_cross_in_a_corner() {
    let mut position = Noughts::start();
    for square in ["1", "2"] {
        position.play(square.parse().unwrap()).unwrap();
    }
    compare(&position);
    let solution = solve(&position);
    assert_eq!(solution.value, Value::Decided(Outcome::Win(Seat::First)));
    assert_eq!(solution.distance, fewest(&position, Seat::First, 7));
}

/// The first player of Y has a winning strategy on every board (by stealing that of the second), and the
/// smallest boards are won in the middle.
#[test]
fn the_first_player_of_y_wins_small_boards() {
    for board in ["flat:3", "bent:3"] {
        let start: Y = game(&format!("board={board}"));
        compare(&start);
        let solution = solve(&start);
        assert_eq!(solution.value, Value::Decided(Outcome::Win(Seat::First)));
        assert_eq!(solution.distance, fewest(&start, Seat::First, 9), "{board}");
        let pie: Y = game(&format!("board={board},opening=pie"));
        let handicap: Y = game(&format!("board={board},handicap=2"));
        compare(&pie);
        compare(&handicap);
    }
    compare(&game::<Y>("board=flat:4"));
}

#[test]
fn symmetric_moves_have_the_same_value() {
    let start: Y = game("board=bent:3");
    let solution = solve(&start);
    let value_of = |m: y::Move| solution.moves.iter().find(|solved| solved.m == m).unwrap();
    for symmetry in 0..6 {
        for solved in &solution.moves {
            let image = value_of(board_play::Symmetric::transform_move(
                &start, solved.m, symmetry,
            ));
            assert_eq!(
                (image.value, image.distance),
                (solved.value, solved.distance)
            );
        }
    }
}

/// Where a swap is allowed the second seat wins: after each first stone one of the two colours does.
#[test]
fn whoever_may_swap_wins() {
    let start: Y = game("board=flat:4,opening=pie");
    assert_eq!(
        solve(&start).value,
        Value::Decided(Outcome::Win(Seat::Second))
    );
}
