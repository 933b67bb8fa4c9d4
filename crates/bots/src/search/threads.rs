//! A search on several threads.
//!
//! Each thread has a tree, a walker and random numbers of its own, and what the trees say of the moves of
//! the root is added up in the end (*root parallelization*: Chaslot, Winands and van den Herik, "Parallel
//! Monte-Carlo tree search", 2008).

use core::ops::ControlFlow;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use core::time::Duration;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::vec;

use crate::budget::Limit;
use crate::clock::Stopwatch;
use crate::{Budget, Progress, ProgressFn};

/// How many iterations a tree makes before it is asked whether another one has decided the position.
/// To begin a round costs some tens of microseconds.
const ROUND: u32 = 512;

/// How often the watcher is asked while the calling thread waits for others.
const PATIENCE: Duration = Duration::from_millis(2);

/// One of several trees of the same position.
pub(super) trait Part: Send {
    /// Goes on with the search, and returns how many iterations were made: fewer than the budget has if
    /// there is nothing left to be found, or if the watcher has stopped it.
    fn search(&mut self, budget: Budget, watch: &mut ProgressFn<'_>) -> u32;
}

/// Goes on with all parts at once, until one of them has nothing left to find, and returns how many
/// iterations were made. Time each part has in full; iterations are shared out, and made in rounds, so that
/// what comes of them does not depend on which thread is faster.
///
/// The watcher is called on this thread alone.
pub(super) fn search(
    parts: &mut [&mut dyn Part],
    budget: Budget,
    watch: &mut ProgressFn<'_>,
) -> u32 {
    let Limit::Iterations(most) = budget.limit else {
        return Round::new(budget, 0).run(parts, watch);
    };
    let count = u32::try_from(parts.len()).unwrap_or(u32::MAX);
    let mut made = 0;
    loop {
        let wanted = (most - made).min(ROUND.saturating_mul(count));
        let round = Round::new(budget.with_limit(Limit::Iterations(wanted)), made);
        let mut see = |progress: Progress| {
            let share = f64::from(progress.iterations) / f64::from(most.max(1));
            watch(Progress { share, ..progress })
        };
        let done = round.run(parts, &mut see);
        made += done;
        if done < wanted || made == most || round.is_stopped() {
            return made;
        }
    }
}

/// What is done before the threads wait for each other.
struct Round {
    budget: Budget,
    /// There is a clock only where time is limited.
    clock: Option<Stopwatch>,
    /// How many iterations were made before, and since.
    before: u32,
    made: AtomicU32,
    is_stopped: AtomicBool,
}

/// The parts that nobody has taken up yet, and the budget of each.
type Queue<'a> = Mutex<vec::IntoIter<(&'a mut dyn Part, Budget)>>;

impl Round {
    fn new(budget: Budget, before: u32) -> Self {
        Self {
            budget,
            clock: budget.is_timed().then(Stopwatch::start),
            before,
            made: AtomicU32::new(0),
            is_stopped: AtomicBool::new(false),
        }
    }

    /// Goes on with all parts, and returns how many iterations were made.
    fn run(&self, parts: &mut [&mut dyn Part], watch: &mut ProgressFn<'_>) -> u32 {
        let helpers = parts.len().saturating_sub(1);
        let budgets = self.budget.shares(parts.len());
        let parts = parts.iter_mut().map(|part| &mut **part as &mut dyn Part);
        let queue: Vec<_> = parts.zip(budgets).collect();
        let queue = Mutex::new(queue.into_iter());
        thread::scope(|scope| {
            let _stop = StopOnPanic(self);
            let (busy, all) = mpsc::channel::<()>();
            for _ in 0..helpers {
                let (busy, queue) = (busy.clone(), &queue);
                // If there is no helper to be had, the others do what it would have done.
                let _ = thread::Builder::new().spawn_scoped(scope, move || {
                    let _busy = busy;
                    self.work(queue, &mut |_| ControlFlow::Continue(()));
                });
            }
            drop(busy);
            self.work(&queue, watch);
            // Nobody sends anything: the channel ends with the last helper.
            while all.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                // Who stops them has told them so.
                let _ = self.tell(1.0, watch);
            }
        });
        self.made.load(Ordering::Relaxed)
    }

    /// Takes up parts until there are none left.
    fn work(&self, queue: &Queue<'_>, watch: &mut ProgressFn<'_>) {
        let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
        while let Some((part, budget)) = next() {
            let spent = self.clock.as_ref().map(Stopwatch::elapsed);
            let budget = budget.after(spent.unwrap_or_default());
            let mut told = 0;
            let mut count = |iterations: u32| {
                self.made.fetch_add(iterations - told, Ordering::Relaxed);
                told = iterations;
            };
            let made = part.search(budget, &mut |progress| {
                count(progress.iterations);
                self.tell(progress.share, watch)
            });
            count(made);
            if self.clock.is_some() {
                // Its time is up, or it has found what there is to find.
                self.stop();
            }
        }
    }

    /// Tells a watcher how far all parts are; returns whether to go on.
    fn tell(&self, share: f64, watch: &mut ProgressFn<'_>) -> ControlFlow<()> {
        if self.is_stopped() {
            return ControlFlow::Break(());
        }
        let iterations = self.before + self.made.load(Ordering::Relaxed);
        let flow = watch(Progress { iterations, share });
        if flow.is_break() {
            self.stop();
        }
        flow
    }

    fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}

/// Stops the other threads if a watcher panics on this one, which waits for them.
struct StopOnPanic<'a>(&'a Round);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}
