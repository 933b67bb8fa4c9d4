//! Work on the moves of a position in rounds, on several threads: each move gets some nodes, then each that
//! is still open gets more, so that what is easy is known soon, whatever else is hard.

use core::sync::atomic::{AtomicUsize, Ordering};
use core::time::Duration;
use std::sync::{Mutex, PoisonError};
use std::thread;

use board_play::Position;

use crate::ProgressFn;
use crate::meter::{Gauge, Meter};
use crate::prover::Prover;
use crate::questions::{Question, open};

/// How many nodes each question gets in the first round, and how many times more in each further one.
const FIRST: u64 = 1 << 12;
const GROWTH: u64 = 4;

/// How often a thread that has nothing left to do tells its watcher how far the others are.
const PATIENCE: Duration = Duration::from_millis(20);

/// How much stack a helper has: a search goes as deep as the game is long, which on the largest board is 757
/// moves.
const STACK: usize = 32 << 20;

/// What is done with a question.
pub(crate) type Job<'a, P> =
    dyn Fn(&mut Question<P>, &mut dyn Prover<P>, &mut Meter<'_, '_>) + Sync + 'a;

/// Whether nothing more is to be asked.
pub(crate) type Done<'a, P> = dyn Fn(&[Question<P>]) -> bool + Sync + 'a;

/// What a call of the solver works with.
pub(crate) struct Workshop<'a, 'w> {
    pub(crate) gauge: &'a Gauge,
    pub(crate) threads: usize,
    pub(crate) watch: &'a mut ProgressFn<'w>,
}

impl Workshop<'_, '_> {
    /// Does a job for all questions that are open, in rounds, each with more nodes for every question, until
    /// none is open, or all is done, or the gauge says stop.
    pub(crate) fn work<P: Position>(
        &mut self,
        questions: &mut [Question<P>],
        prover: &dyn Prover<P>,
        job: &Job<'_, P>,
        is_open: &dyn Fn(&Question<P>) -> bool,
        is_done: &Done<'_, P>,
    ) {
        let mut nodes = FIRST;
        loop {
            let open = open(questions, is_open);
            if open.is_empty() || is_done(questions) || self.gauge.stopped().is_some() {
                return;
            }
            self.round(questions, &open, prover, nodes, job, is_done);
            nodes = nodes.saturating_mul(GROWTH);
        }
    }

    /// Does a job once for some of the questions, in shares of so many nodes.
    pub(crate) fn round<P: Position>(
        &mut self,
        questions: &mut [Question<P>],
        open: &[usize],
        prover: &dyn Prover<P>,
        nodes: u64,
        job: &Job<'_, P>,
        is_done: &Done<'_, P>,
    ) {
        let next = AtomicUsize::new(0);
        let busy = AtomicUsize::new(0);
        let all = Mutex::new(questions);
        let lock = || all.lock().unwrap_or_else(PoisonError::into_inner);
        let gauge = self.gauge;
        let run = |prover: &mut dyn Prover<P>, meter: &mut Meter<'_, '_>| {
            while !meter.is_stopped() && !is_done(&lock()) {
                let Some(&number) = open.get(next.fetch_add(1, Ordering::Relaxed)) else {
                    return;
                };
                let mut question = lock()[number].clone();
                job(&mut question, prover, meter);
                if question.value.is_known() && !lock()[number].value.is_known() {
                    gauge.note_decided(question.moves);
                }
                lock()[number] = question;
            }
        };
        let helpers = self.threads.min(open.len()).saturating_sub(1);
        thread::scope(|scope| {
            for _ in 0..helpers {
                let mut prover = prover.beside();
                let (run, busy) = (&run, &busy);
                busy.fetch_add(1, Ordering::Relaxed);
                let leave = Leave(busy);
                let helper = thread::Builder::new().stack_size(STACK);
                // If there is no helper to be had, the others do what it would have done.
                let _ = helper.spawn_scoped(scope, move || {
                    let _leave = leave;
                    run(&mut *prover, &mut Meter::new(gauge, nodes, None));
                });
            }
            let mut meter = Meter::new(gauge, nodes, Some(&mut *self.watch));
            run(&mut *prover.beside(), &mut meter);
            while busy.load(Ordering::Acquire) > 0 && helpers > 0 {
                thread::sleep(PATIENCE);
                meter.look();
            }
        });
    }
}

/// Counts a helper out, whatever has ended its work.
struct Leave<'a>(&'a AtomicUsize);

impl Drop for Leave<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Release);
    }
}
