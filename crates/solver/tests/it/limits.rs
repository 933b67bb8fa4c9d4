//! Limits, watchers and refusals.

use core::ops::ControlFlow;
use core::time::Duration;

use board_play::{Outcome, Position, Seat};
use solver::{NoCertificate, Refusal, Solver, Stop, Value};
use y::Y;

use crate::{small, solve_by};

fn start(board: &str) -> Y {
    Y::new(&format!("board={board}").parse().unwrap())
}

#[test]
fn a_limit_of_nodes_is_kept() {
    for most in [0, 1, 100, 1000] {
        let solution = solve_by(&start("bent:9"), small().with_nodes(most));
        assert_eq!(solution.value, Value::Unknown);
        assert_eq!(solution.stop, Some(Stop::Nodes));
        assert!(solution.nodes <= most, "{} of {most}", solution.nodes);
        assert_eq!(solution.moves.len(), 93);
    }
}

#[test]
fn the_same_limit_of_nodes_gives_the_same_answer() {
    let solve = || solve_by(&start("flat:5"), small().with_nodes(20_000));
    assert_eq!(solve(), solve());
}

#[test]
fn no_time_is_no_answer() {
    let solution = solve_by(&start("bent:9"), small().with_time(Duration::ZERO));
    assert_eq!(
        (solution.value, solution.stop),
        (Value::Unknown, Some(Stop::Time))
    );
}

#[test]
fn no_memory_still_proves_what_is_easy() {
    let solution = solve_by(&start("flat:3"), small().with_memory(0));
    assert_eq!(solution.value, Value::Decided(Outcome::Win(Seat::First)));
}

#[test]
fn more_memory_than_there_can_be_is_refused() {
    let limits = small().with_memory(usize::MAX);
    let mut solver = Solver::new(start("flat:3"), limits).unwrap();
    let refused = solver
        .solve(&mut |_| ControlFlow::Continue(()))
        .unwrap_err();
    assert!(matches!(refused, Refusal::Memory { bytes: usize::MAX }));
}

/// What was known when the watcher stopped it stays.
#[test]
fn what_is_known_is_kept_when_it_is_stopped() {
    // Where a turn has two stones, nothing but the rules is known, and there is time to stop it.
    let mut solver = Solver::new(start("flat:5,handicap=2"), small()).unwrap();
    let mut told = 0;
    let solution = solver.solve(&mut |progress| {
        assert_eq!(progress.moves, 15);
        assert!(progress.decided >= told);
        told = progress.decided;
        if told > 0 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    let solution = solution.unwrap();
    assert_eq!(solution.stop, Some(Stop::Watcher));
    let is_known = |solved: &&solver::SolvedMove<y::Move>| solved.value.is_known();
    let known = solution.moves.iter().filter(is_known).count();
    assert!((1..15).contains(&known), "{known}");
}

#[test]
fn hidden_information_is_refused() {
    let refused = Solver::new(yinyang::YinYang::start(), small()).unwrap_err();
    let message = "yinyang: something is hidden from the seats, so that no move can be proved best";
    assert_eq!(refused.to_string(), message);
}

#[test]
fn what_is_not_proved_has_no_certificate() {
    let mut solver = Solver::new(start("bent:9"), small().with_nodes(10)).unwrap();
    let mut watch = |_| ControlFlow::Continue(());
    solver.solve(&mut watch).unwrap();
    assert_eq!(
        solver.certificate(&mut watch),
        Err(NoCertificate::NotProved)
    );
}
