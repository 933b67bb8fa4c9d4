//! The tests of the crate.

mod bounds;
mod certificates;
mod chance;
mod damage;
mod endings;
mod forced;
mod limits;
mod obvious;
mod own_prover;
mod regions;
mod repeating;
mod serde;
mod small_boards;
mod threats;
mod toys;

use core::ops::ControlFlow;

use solver::{Limits, Solution, Solvable, Solver, Wanted};

/// Limits with little memory, so that tables forget.
fn small() -> Limits {
    Limits::default().with_memory(1 << 20)
}

fn solve_by<P: Solvable>(position: &P, limits: Limits) -> Solution<P::Move> {
    let mut solver = Solver::new(*position, limits).unwrap();
    solver.solve(&mut |_| ControlFlow::Continue(())).unwrap()
}

/// Solves a position with every move and the lengths of wins.
fn solve<P: Solvable>(position: &P) -> Solution<P::Move> {
    solve_by(position, small().with_distances(Wanted::Yes))
}
