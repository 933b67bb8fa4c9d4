//! What the solver proves of a position before it is searched.

use core::cmp::Reverse;
use core::time::Duration;

use board_play::{Outcome, Seat};
use solver::{Limits, Solution, Solvable, Solver, Value};

use crate::clock::Stopwatch;
use crate::search::class;
use crate::{Analysis, Budget, Playable, Progress, ProgressFn, SeatView};

/// Solves a position: what [`Playable::solved`] does in a game that is solved when little is left of it. None
/// if the game hides something, or the machine does not have the memory.
pub fn solve<G: Solvable>(
    position: &G,
    limits: Limits,
    watch: &mut solver::ProgressFn<'_>,
) -> Option<Solution<G::Move>> {
    let mut solver = Solver::new(*position, limits).ok()?;
    solver.solve(watch).ok()
}

/// The moves of a seat whose results are proved, and what they are worth to it: 1 is a win, 0 a loss.
#[derive(Clone, Debug)]
pub(crate) struct Proofs<M>(Vec<(M, f64)>);

impl<M: Copy + Ord> Proofs<M> {
    /// Asks the solver, within a part of the budget. Returns what is left of the budget for a search too.
    pub(crate) fn of<G: Playable<Move = M>>(
        seat: &SeatView<'_, G>,
        budget: Budget,
        watch: &mut ProgressFn<'_>,
    ) -> (Self, Budget) {
        let clock = budget.is_timed().then(Stopwatch::start);
        let solved = seat.solved(budget.proof_limits(), &mut |_| {
            // How much of the budget this takes is not known, but it is little.
            watch(Progress {
                iterations: 0,
                share: 0.0,
            })
        });
        let moves = solved.into_iter().flat_map(|solution| solution.moves);
        let worths = moves.filter_map(|solved| Some((solved.m, worth(solved.value, seat.seat())?)));
        let proofs = Self(worths.collect());
        let time = clock.map_or(Duration::ZERO, |clock| clock.elapsed());
        (proofs, budget.after(time))
    }

    /// Marks what is proved of the moves that a search has found, and puts them in order again.
    pub(crate) fn mark(&self, found: &mut Analysis<M>) {
        if self.0.is_empty() {
            return;
        }
        for candidate in &mut found.candidates {
            let known = self.0.iter().find(|(m, _)| *m == candidate.m);
            if let Some(&(_, worth)) = known {
                candidate.win_rate = worth;
                candidate.is_proven = true;
            }
        }
        // Within a class the order of the search stays: what it has proved itself is near.
        found
            .candidates
            .sort_by_key(|candidate| Reverse(class(candidate)));
    }
}

/// Returns what a proved value is worth to a seat.
fn worth(value: Value, seat: Seat) -> Option<f64> {
    match value.outcome()? {
        Outcome::Draw => Some(0.5),
        outcome @ Outcome::Win(_) => Some(f64::from(outcome == Outcome::Win(seat))),
    }
}
