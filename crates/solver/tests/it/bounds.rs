//! What is said of the length of a win before it is known.

use board_play::{Outcome, Position, Seat};
use solver::{Solvable, Value, Wanted};
use y::Y;

use crate::obvious::{fewest, wins_within};
use crate::toys::Chase;
use crate::{small, solve, solve_by};

/// Compares with a look at everything what is said when so many positions may be looked into. Returns how many
/// lengths were said to be greater than something.
fn compare<P: Solvable>(position: &P, nodes: u64) -> usize {
    let limits = small().with_distances(Wanted::Yes).with_nodes(nodes);
    let solution = solve_by(position, limits);
    let behind = solution.moves.iter();
    let behind = behind.map(|solved| {
        let next = position.after(solved.m).unwrap();
        (next, solved.value, solved.distance, solved.longer_than)
    });
    let root = (
        *position,
        solution.value,
        solution.distance,
        solution.longer_than,
    );
    let mut bounds = 0;
    for (position, value, distance, longer_than) in behind.chain([root]) {
        if let (Some(moves), Value::Decided(Outcome::Win(seat))) = (distance, value) {
            assert_eq!(fewest(&position, seat, moves), Some(moves));
        }
        let Some(moves) = longer_than else {
            continue;
        };
        bounds += 1;
        assert_eq!(distance, None);
        for seat in Seat::ALL {
            if !value.is_known() || value == Value::Decided(Outcome::Win(seat)) {
                assert!(
                    !wins_within(&position, seat, moves),
                    "{position:?} {seat:?} {moves}"
                );
            }
        }
    }
    bounds
}

#[test]
fn a_win_takes_longer_than_is_said() {
    let triangle = Y::new(&"board=flat:4".parse().unwrap());
    let row = Chase::new(&"".parse().unwrap());
    let mut bounds = [0; 2];
    for nodes in 1..40 {
        bounds[0] += compare(&triangle, 60 * nodes);
        bounds[1] += compare(&row, 2 * nodes);
    }
    assert!(bounds[0] > 0 && bounds[1] > 0, "{bounds:?}");
}

#[test]
fn nothing_is_said_of_a_length_that_is_known() {
    let solution = solve(&Y::new(&"board=flat:4".parse().unwrap()));
    assert!(solution.distance.is_some() && solution.longer_than.is_none());
    assert!(
        solution
            .moves
            .iter()
            .all(|solved| solved.longer_than.is_none())
    );
}
