//! What the solver proves of a position before it is searched.

use core::time::Duration;

use solver::{Limits, Solution, Solvable, Solver, Stop};

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

/// What the solver has proved of the moves of a seat.
#[derive(Clone, Debug)]
pub(crate) struct Proofs<M> {
    /// The moves whose results or odds are known, and what they are worth to the seat: 1 is a win, 0 a loss.
    worths: Vec<(M, f64)>,
    end: End,
}

/// What has ended the work of the solver.
#[derive(Clone, Copy, Debug)]
enum End {
    /// All is proved, or the solver does not know the position.
    Done,
    /// Not everything could be proved within these limits.
    Reached(Limits),
    /// The watcher has stopped it, whatever the limits.
    Stopped,
}

impl<M: Copy + Ord> Proofs<M> {
    /// Asks the solver, within a part of the budget. Returns what is left of the budget for a search too.
    pub(crate) fn of<G: Playable<Move = M>>(
        seat: &SeatView<'_, G>,
        budget: Budget,
        watch: &mut ProgressFn<'_>,
    ) -> (Self, Budget) {
        let clock = budget.is_timed().then(Stopwatch::start);
        let limits = budget.proof_limits();
        let solved = seat.solved(limits, &mut |_| {
            // How much of the budget this takes is not known, but it is little.
            watch(Progress {
                iterations: 0,
                share: 0.0,
            })
        });
        let end = match solved.as_ref().and_then(|solution| solution.stop) {
            None => End::Done,
            Some(Stop::Watcher) => End::Stopped,
            Some(_) => End::Reached(limits),
        };
        let moves = solved.into_iter().flat_map(|solution| solution.moves);
        let worths = moves.filter_map(|solved| Some((solved.m, solved.value.share(seat.seat())?)));
        let proofs = Self {
            worths: worths.collect(),
            end,
        };
        let time = clock.map_or(Duration::ZERO, |clock| clock.elapsed());
        (proofs, budget.after(time))
    }

    /// Returns whether to ask again with such a budget may prove more.
    pub(crate) fn can_gain_by(&self, budget: Budget) -> bool {
        let before = match self.end {
            End::Done => return false,
            End::Stopped => return true,
            End::Reached(limits) => limits,
        };
        let now = budget.proof_limits();
        // No limit is the greatest.
        let nodes = |limits: Limits| limits.nodes().unwrap_or(u64::MAX);
        let time = |limits: Limits| limits.time().unwrap_or(Duration::MAX);
        nodes(now) > nodes(before) || time(now) > time(before)
    }

    /// Adds what was proved of the same position before.
    pub(crate) fn and(mut self, before: Option<Self>) -> Self {
        for (m, worth) in before.into_iter().flat_map(|before| before.worths) {
            if self.worth(m).is_none() {
                self.worths.push((m, worth));
            }
        }
        self
    }

    /// Returns what a move is worth, if that is known.
    fn worth(&self, m: M) -> Option<f64> {
        let known = self.worths.iter().find(|(known, _)| *known == m);
        known.map(|&(_, worth)| worth)
    }

    /// Marks what is proved of the moves that a search has found, and puts them in order again.
    pub(crate) fn mark(&self, found: &mut Analysis<M>) {
        if self.worths.is_empty() {
            return;
        }
        for candidate in &mut found.candidates {
            if let Some(worth) = self.worth(candidate.m) {
                candidate.win_rate = worth;
                candidate.is_proven = true;
            }
        }
        let all_are_known = found.candidates.iter().all(|one| one.is_proven);
        found.candidates.sort_by(|one, other| {
            let by_class = class(other).cmp(&class(one));
            // Within a class the order of the search stays, unless there is nothing left to search: what it has
            // proved itself is near.
            if all_are_known {
                by_class.then_with(|| other.win_rate.total_cmp(&one.win_rate))
            } else {
                by_class
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_was_proved_is_lost() {
        let proved = |worths: &[(u8, f64)]| Proofs {
            worths: worths.to_vec(),
            end: End::Stopped,
        };
        let before = proved(&[(1, 1.0), (2, 0.0)]);
        let now = proved(&[(2, 0.0), (3, 1.0)]).and(Some(before));
        let known = [0, 1, 2, 3].map(|m| now.worth(m));
        assert_eq!(known, [None, Some(1.0), Some(0.0), Some(1.0)]);
        assert_eq!(now.worths.len(), 3);
    }
}
