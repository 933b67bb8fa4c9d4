//! How long to think about a move by a clock, as the search goes.

use core::time::Duration;

use bots::{Analysis, Budget, Progress, ProgressFn};
use web_time::Instant;

use crate::AnyTable;

/// In how many slices the time is spent that a move is to have. After each, what was found says whether to
/// go on.
const SLICES: u32 = 10;

/// The shortest slice: to look at what was found takes time too.
const LEAST_SLICE: Duration = Duration::from_millis(5);

/// Which part of the visits of the best move another one must have for its win rate to be believed.
const BELIEVED: u32 = 4;

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
            match self.more(&choices(&found), begin.elapsed(), made) {
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

    /// Returns how much longer to think when so many iterations took so long; none if it is enough.
    /// `choices` are the moves that are not known to lose, the one that would be made first.
    fn more(self, choices: &[Choice], spent: Duration, made: u32) -> Option<Duration> {
        let (best, others) = choices.split_first()?;
        let is_better = |other: &Choice| {
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
        let speed = f64::from(made) / spent.as_secs_f64().max(f64::MIN_POSITIVE);
        let lead = f64::from(best.visits.saturating_sub(second));
        let is_settled = best.is_proven || lead > speed * rest.as_secs_f64();
        (!is_settled).then_some(rest)
    }
}

/// A move that may be made.
#[derive(Clone, Copy, Debug)]
struct Choice {
    visits: u32,
    win_rate: f64,
    is_proven: bool,
}

/// Lists the moves that are not known to lose, in the order of an analysis.
fn choices(found: &Analysis<String>) -> Vec<Choice> {
    let choices = found.candidates.iter().map(|candidate| Choice {
        visits: candidate.visits,
        win_rate: candidate.win_rate,
        is_proven: candidate.is_proven,
    });
    let is_open = |choice: &Choice| !choice.is_proven || choice.win_rate > 0.0;
    choices.filter(is_open).collect()
}

#[cfg(test)]
mod tests {
    use core::ops::ControlFlow;

    use super::*;
    use crate::{AnyRecord, Player, Start};

    const fn ms(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    fn choice(visits: u32, win_rate: f64) -> Choice {
        Choice {
            visits,
            win_rate,
            is_proven: false,
        }
    }

    /// A second for a move, of which 400 ms have brought 400 iterations: the other 600 bring 600 more.
    #[test]
    fn a_choice_is_settled_when_no_other_can_catch_up() {
        let time = MoveTime::banked(ms(1000), ms(10_000));
        let more = |best: u32, second: u32| {
            time.more(&[choice(best, 0.6), choice(second, 0.5)], ms(400), 400)
        };
        assert_eq!(more(300, 100), Some(ms(600)));
        // What was found in moves before counts too: a lead of 600 can be caught up with, one of 601 not.
        assert_eq!(more(700, 100), Some(ms(600)));
        assert_eq!(more(701, 100), None);
        // A move has no rival if all others are known to lose.
        assert_eq!(time.more(&[choice(1, 0.1)], ms(400), 400), None);
        assert_eq!(time.more(&[], ms(400), 400), None);
        let won = Choice {
            is_proven: true,
            ..choice(5, 1.0)
        };
        assert_eq!(time.more(&[won, choice(300, 0.9)], ms(400), 400), None);
    }

    #[test]
    fn a_search_in_two_minds_gets_more_time() {
        let time = MoveTime::banked(ms(1000), ms(10_000));
        let more = |second: Choice, spent| time.more(&[choice(500, 0.5), second], spent, 1000);
        // At the end of its time, and in the middle of what it has more.
        assert_eq!(more(choice(400, 0.4), ms(1000)), None);
        assert_eq!(more(choice(400, 0.6), ms(1000)), Some(ms(1500)));
        // A thousand iterations in 2400 ms are 41 in the last hundred, which are not enough for a hundred.
        assert_eq!(more(choice(480, 0.6), ms(2400)), Some(ms(100)));
        assert_eq!(more(choice(400, 0.6), ms(2400)), None);
        assert_eq!(more(choice(400, 0.6), ms(2500)), None);
        // A win rate of few visits is not believed.
        assert_eq!(more(choice(124, 0.6), ms(1000)), None);
        assert_eq!(more(choice(125, 0.6), ms(1000)), Some(ms(1500)));
    }

    #[test]
    fn what_cannot_be_kept_is_spent() {
        let time = MoveTime::fixed(ms(1000));
        let settled = [choice(10_000, 0.9), choice(1, 0.1)];
        assert_eq!(time.more(&settled, ms(400), 400), Some(ms(600)));
        let doubtful = [choice(500, 0.5), choice(400, 0.6)];
        assert_eq!(time.more(&doubtful, ms(1000), 1000), None);
    }

    #[test]
    fn no_move_gets_more_than_the_bound() {
        let time = MoveTime::banked(ms(100), ms(150));
        assert_eq!((time.wanted, time.most), (ms(100), ms(150)));
        let time = MoveTime::banked(ms(100), ms(40));
        assert_eq!((time.wanted, time.most), (ms(40), ms(40)));
        let endless = MoveTime::banked(Duration::MAX, Duration::MAX);
        assert_eq!(endless.most, Duration::MAX);
    }

    /// Black wins by a3, which joins the corners of this small board: whether the tree is kept or not, the
    /// search proves it and does not need its hour.
    #[test]
    fn a_decided_game_takes_no_time() {
        let moves = "# game: y\n# rules: board=flat:3\n\na1 a4 a2 a5\n";
        for keeps in [true, false] {
            let record = AnyRecord::begin("y", Start::Record(moves)).unwrap();
            let mut table = record.into_table([Player::Human; 2], 1);
            if keeps {
                table.keep_trees();
            }
            let hour = ms(3_600_000);
            let watch = &mut |_| ControlFlow::Continue(());
            let found = MoveTime::banked(hour, hour)
                .advise(&mut table, watch)
                .unwrap();
            assert_eq!(found.candidates[0].m, "a3");
            assert!(found.candidates[0].is_proven, "{found:?}");
        }
    }

    /// A watcher sees one search, whatever it is made of, and ends it.
    #[test]
    fn whoever_watches_sees_all_iterations() {
        let record = AnyRecord::begin("quinta", Start::Rules("")).unwrap();
        let mut table = record.into_table([Player::Human; 2], 1);
        table.keep_trees();
        let mut last = 0;
        let found = MoveTime::banked(ms(60), ms(60)).advise(&mut table, &mut |progress| {
            assert!(
                progress.iterations >= last,
                "{} after {last}",
                progress.iterations
            );
            assert!((0.0..=1.0).contains(&progress.share));
            last = progress.iterations;
            ControlFlow::Continue(())
        });
        let found = found.unwrap();
        assert!(found.iterations >= last);
        assert_eq!(found.iterations, table.advice_visits());
        // Whoever breaks it off need not wait for an hour.
        let hour = ms(3_600_000);
        let watch = &mut |_| ControlFlow::Break(());
        assert!(
            MoveTime::banked(hour, hour)
                .advise(&mut table, watch)
                .is_some()
        );
    }
}
