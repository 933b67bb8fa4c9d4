//! How long to think about a move by a clock, as the search goes.

use core::time::Duration;

use bots::{Analysis, Budget, Candidate, Progress, ProgressFn};
use web_time::Instant;

use crate::AnyTable;

/// In how many slices the time is spent that a move is to have. After each, what was found says whether to
/// go on.
const SLICES: u32 = 10;

/// The shortest slice: to look at what was found takes time too.
const LEAST_SLICE: Duration = Duration::from_millis(5);

/// Which part of the visits of the best move another one must have for its win rate to be believed.
const BELIEVED: u32 = 4;

/// What a clock keeps back for what is not thinking.
const RESERVE: Duration = Duration::from_millis(20);

/// How long to think about a move. A clock that goes on from move to move keeps what is not spent: so a
/// search that has settled on a move makes it, and one that is in two minds thinks longer.
///
/// * **Settled**: in the time that is left no other move can be tried as often as the one that was tried
///   most, which is the one that is made (Baier and Winands, "Time management for Monte Carlo tree
///   search", 2016, call this *STOP*).
/// * **In two minds**: another move, which was tried at least a fourth as often, wins more often than the
///   one that was tried most (*UNST*, in their terms).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTime {
    /// What a move takes even if it is settled.
    pub least: Duration,
    /// What a move takes that is not settled before.
    pub wanted: Duration,
    /// What a move takes while the search is in two minds.
    pub most: Duration,
}

impl MoveTime {
    /// Takes a time that is lost if it is not spent on this move.
    #[must_use]
    pub const fn fixed(time: Duration) -> Self {
        Self {
            least: time,
            wanted: time,
            most: time,
        }
    }

    /// Takes a time for a move of a clock that keeps what is left: two and a half times as much if the
    /// search is in two minds, but never more than `bound`.
    #[must_use]
    pub fn banked(wanted: Duration, bound: Duration) -> Self {
        let wanted = wanted.min(bound);
        let most = wanted.saturating_add((wanted / 2).saturating_mul(3));
        Self {
            least: Duration::ZERO,
            wanted,
            most: most.min(bound),
        }
    }

    /// Takes the share of one move of what a clock has left, where each move adds an increment: a twentieth of
    /// what is left and three quarters of the increment, [more](Self::banked) in two minds. It is never more
    /// than half of what is left when 20 ms are kept back for what is not thinking.
    ///
    /// # Examples
    ///
    /// ```
    /// use core::time::Duration;
    /// use fourchette::engine::MoveTime;
    ///
    /// let minute = Duration::from_secs(60);
    /// let time = MoveTime::of_clock(minute, Duration::from_secs(1));
    /// assert_eq!(time.wanted, Duration::from_millis(3750));
    /// ```
    #[must_use]
    pub fn of_clock(left: Duration, increment: Duration) -> Self {
        let wanted = left / 20 + increment / 4 * 3;
        Self::banked(wanted, left.saturating_sub(RESERVE) / 2)
    }

    /// Lets the adviser of a table think for that long, as [`AnyTable::advise`]: what was found last, with the
    /// iterations of the whole time. Where the table keeps no trees it is a single search.
    pub fn advise(
        self,
        table: &mut AnyTable,
        watch: &mut ProgressFn<'_>,
    ) -> Option<Analysis<String>> {
        let begin = Instant::now();
        let slice = (self.wanted / SLICES).max(LEAST_SLICE);
        let mut next = slice.max(self.least).min(self.wanted);
        if !table.keeps_trees() {
            next = self.wanted;
        }
        let mut made = 0_u32;
        loop {
            let mut is_stopped = false;
            let see = &mut |progress: Progress| {
                let flow = watch(self.whole(progress, made, begin.elapsed()));
                is_stopped = flow.is_break();
                flow
            };
            let mut found = table.advise(Budget::time(next), see)?;
            let is_stuck = found.iterations == 0;
            made = made.saturating_add(found.iterations);
            found.iterations = made;
            if is_stopped || is_stuck || !table.keeps_trees() {
                return Some(found);
            }
            match self.more(&found, begin.elapsed()) {
                Some(more) => next = more.min(slice),
                None => return Some(found),
            }
        }
    }

    /// Tells how far a search is that is one of several.
    fn whole(self, mut progress: Progress, made: u32, spent: Duration) -> Progress {
        progress.iterations = progress.iterations.saturating_add(made);
        let wanted = self.wanted.as_secs_f64().max(f64::MIN_POSITIVE);
        progress.share = (spent.as_secs_f64() / wanted).min(1.0);
        progress
    }

    /// Returns how much longer to think when this was found and so long was thought about the move; none if
    /// it is enough. A program with a loop of its own asks after each part of a search, and need not think all
    /// of that time before it asks again; [`advise`](Self::advise) is such a loop.
    ///
    /// The best move is the first that is not known to lose. `found.iterations` are those of all the time
    /// spent, from which it is reckoned how many the rest of it can bring; visits may be more, where a search
    /// goes on from what was found before.
    ///
    /// # Examples
    ///
    /// 400 iterations took 400 ms: the 600 ms that are left bring 600 more.
    ///
    /// ```
    /// use core::time::Duration;
    /// use fourchette::bots::{Analysis, Candidate};
    /// use fourchette::engine::MoveTime;
    ///
    /// let second = Duration::from_secs(1);
    /// let time = MoveTime::banked(second, 5 * second);
    /// let spent = Duration::from_millis(400);
    /// let found = |best, other| {
    ///     let moves = vec![Candidate::new("e5", best, 0.6), Candidate::new("a1", other, 0.5)];
    ///     Analysis::new(moves, 400)
    /// };
    /// assert_eq!(time.more(&found(300, 100), spent), Some(Duration::from_millis(600)));
    /// // By a tree that was kept: a lead of more than 600 visits is not caught up with.
    /// assert_eq!(time.more(&found(701, 100), spent), None);
    /// ```
    #[must_use]
    pub fn more<M>(self, found: &Analysis<M>, spent: Duration) -> Option<Duration> {
        let mut choices = found.candidates.iter().filter(|one| !is_lost(one));
        let best = choices.next()?;
        let others: Vec<_> = choices.collect();
        let is_better = |other: &&Candidate<M>| {
            other.win_rate > best.win_rate && other.visits >= best.visits / BELIEVED
        };
        let limit = if others.iter().any(is_better) {
            self.most
        } else {
            self.wanted
        };
        let rest = limit.checked_sub(spent).filter(|rest| !rest.is_zero())?;
        if let Some(rest) = self.least.checked_sub(spent).filter(|rest| !rest.is_zero()) {
            return Some(rest);
        }
        let second = others.iter().map(|other| other.visits).max()?;
        let speed = f64::from(found.iterations) / spent.as_secs_f64().max(f64::MIN_POSITIVE);
        let lead = f64::from(best.visits.saturating_sub(second));
        let is_settled = best.is_proven || lead > speed * rest.as_secs_f64();
        (!is_settled).then_some(rest)
    }
}

/// Returns whether a move is known to lose.
fn is_lost<M>(candidate: &Candidate<M>) -> bool {
    candidate.is_proven && candidate.win_rate <= 0.0
}
