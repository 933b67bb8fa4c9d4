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
use crate::questions::Question;

/// How many nodes each question gets in the first round, and how many times more in each further one.
const FIRST: u64 = 1 << 12;
const GROWTH: u64 = 4;

/// How often a thread that has nothing left to do tells its watcher how far the others are.
const PATIENCE: Duration = Duration::from_millis(20);

/// How much stack a helper has: a search goes as deep as the game is long, which on the largest board is 757
/// moves.
const STACK: usize = 32 << 20;

/// What is to be found out about questions.
pub(crate) trait Task<P>: Sync {
    /// Returns whether there is still something to find out about a question.
    fn is_open(&self, question: &Question<P>) -> bool;

    /// Works on a question, as far as the meter allows.
    fn work_on(&self, question: &mut Question<P>, prover: &mut dyn Prover<P>, meter: &mut Meter);

    /// Returns whether enough is known, though questions may still be open.
    fn is_done(&self, questions: &[Question<P>]) -> bool;
}

/// What a call of the solver works with.
pub(crate) struct Workshop<'a, 'w> {
    pub(crate) gauge: &'a Gauge,
    pub(crate) threads: usize,
    pub(crate) watch: &'a mut ProgressFn<'w>,
}

impl Workshop<'_, '_> {
    /// Works on all questions that are open, in rounds, each with more nodes for every question, until none is
    /// open, or enough is known, or the gauge says stop.
    pub(crate) fn work<P: Position>(
        &mut self,
        questions: &mut [Question<P>],
        prover: &dyn Prover<P>,
        task: &dyn Task<P>,
    ) {
        let mut nodes = FIRST;
        while questions.iter().any(|question| task.is_open(question))
            && !task.is_done(questions)
            && self.gauge.stopped().is_none()
        {
            self.round(questions, prover, task, nodes);
            nodes = nodes.saturating_mul(GROWTH);
        }
    }

    /// Works once on each question that is open, in shares of so many nodes.
    pub(crate) fn round<P: Position>(
        &mut self,
        questions: &mut [Question<P>],
        prover: &dyn Prover<P>,
        task: &dyn Task<P>,
        nodes: u64,
    ) {
        let open = 0..questions.len();
        let open: Vec<usize> = open.filter(|&at| task.is_open(&questions[at])).collect();
        let next = AtomicUsize::new(0);
        let busy = AtomicUsize::new(0);
        let all = Mutex::new(questions);
        let lock = || all.lock().unwrap_or_else(PoisonError::into_inner);
        let gauge = self.gauge;
        let run = |prover: &mut dyn Prover<P>, meter: &mut Meter<'_, '_>| {
            while !meter.is_stopped() && !task.is_done(&lock()) {
                let Some(&number) = open.get(next.fetch_add(1, Ordering::Relaxed)) else {
                    return;
                };
                let mut question = lock()[number].clone();
                task.work_on(&mut question, prover, meter);
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
