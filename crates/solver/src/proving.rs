//! Which way of solving a position gets.

use std::sync::Arc;

use board_play::Seat;

use crate::deepening::Deepening;
use crate::graph::Graph;
use crate::meter::Meter;
use crate::prover::Prover;
use crate::questions::{Question, value_of};
use crate::rounds::{Task, Workshop};
use crate::table::Table;
use crate::tasks::{Decide, Measure};
use crate::weigher::{Certain, Weigher};
use crate::{Refusal, Solvable, Solver, Value};

/// How deep wins are looked for before all positions are listed that can be reached.
const SHALLOW: u32 = 4;

/// How many nodes that may take for each move.
const SHALLOW_NODES: u64 = 1 << 14;

impl<P: Solvable> Solver<P> {
    /// Weighs the moves where chance decides, and measures wins that are certain whatever it does.
    pub(crate) fn weigh(
        &mut self,
        questions: &mut [Question<P>],
        mut workshop: Workshop<'_, '_>,
    ) -> Result<Value, Refusal> {
        let memory = self.limits.memory();
        let wants_distances = self.limits.wants_distances();
        let mut weigher = self.position.weigher(self.limits);
        let value = self.expectation(questions, &mut *weigher, &mut workshop);
        if value.outcome().is_some() {
            self.provers[0] = Some(Box::new(Certain(weigher.beside())));
        }
        // What is known is not needed any more, so that there is memory again.
        drop(weigher);
        if wants_distances {
            let table = Table::new(memory).ok_or(Refusal::Memory { bytes: memory })?;
            let deepening = Deepening::new(Arc::new(table));
            self.measure_all(value, questions, Some(deepening), &mut workshop);
        }
        Ok(value)
    }

    /// Returns what the position is worth, and notes what the moves are.
    fn expectation(
        &self,
        questions: &mut [Question<P>],
        weigher: &mut dyn Weigher<P>,
        workshop: &mut Workshop<'_, '_>,
    ) -> Value {
        let gauge = workshop.gauge;
        let mut meter = Meter::new(gauge, u64::MAX, Some(&mut *workshop.watch));
        for question in questions {
            if question.value.is_known() {
                continue;
            }
            let Some(worth) = weigher.worth(&question.position, &mut meter) else {
                return Value::Unknown;
            };
            question.value = Value::of(worth);
            gauge.note_decided(question.moves);
        }
        let worth = weigher.worth(&self.position, &mut meter);
        worth.map_or(Value::Unknown, Value::of)
    }

    /// Proves what a position is worth in which a seat is to move and chance decides nothing.
    pub(crate) fn prove(
        &mut self,
        seat: Seat,
        questions: &mut [Question<P>],
        mut workshop: Workshop<'_, '_>,
    ) -> Result<Value, Refusal> {
        let memory = self.limits.memory();
        let refusal = Refusal::Memory { bytes: memory };
        let wants_distances = self.limits.wants_distances();
        let mut deepening = None;
        if self.position.never_repeats() {
            let other = if wants_distances { memory / 2 } else { 0 };
            let main = memory - other;
            let prover = self.position.prover(main).ok_or(refusal)?;
            workshop.work(questions, &*prover, &self.deciding(seat));
            self.provers[0] = Some(prover);
            if wants_distances {
                deepening = Some(Deepening::new(Arc::new(Table::new(other).ok_or(refusal)?)));
            }
        } else {
            let table = Arc::new(Table::new(memory / 2).ok_or(refusal)?);
            self.prove_repeating(seat, questions, Deepening::new(table), &mut workshop);
        }
        let value = value_of(seat, questions);
        if wants_distances {
            self.measure_all(value, questions, deepening, &mut workshop);
        }
        Ok(value)
    }

    const fn deciding(&self, seat: Seat) -> Decide {
        Decide {
            seat,
            wants_moves: self.limits.wants_moves(),
        }
    }

    /// Proves what can be proved where positions can come back: short wins, then everything if all positions
    /// that can be reached find room, and if not longer and longer wins.
    fn prove_repeating(
        &mut self,
        seat: Seat,
        questions: &mut [Question<P>],
        mut deepening: Deepening<P>,
        workshop: &mut Workshop<'_, '_>,
    ) {
        let task = self.deciding(seat);
        for depth in 1..=SHALLOW {
            deepening.set_depth(depth);
            if !task.is_done(questions) {
                workshop.round(questions, &deepening, &task, SHALLOW_NODES);
            }
        }
        deepening.set_depth(u32::MAX);
        if task.is_done(questions) || workshop.gauge.stopped().is_some() {
            self.provers[0] = Some(Box::new(deepening));
            return;
        }
        let mut meter = Meter::new(workshop.gauge, u64::MAX, Some(&mut *workshop.watch));
        let graph = Graph::explore(&self.position, self.limits.memory() / 2, &mut meter);
        drop(meter);
        let prover: Box<dyn Prover<P>> = match graph {
            Ok(graph) => Box::new(graph),
            Err(_) => Box::new(deepening),
        };
        workshop.work(questions, &*prover, &task);
        self.provers[0] = Some(prover);
    }

    /// Looks for the lengths of wins, that of the position first.
    fn measure_all(
        &mut self,
        value: Value,
        questions: &mut [Question<P>],
        deepening: Option<Deepening<P>>,
        workshop: &mut Workshop<'_, '_>,
    ) {
        let deepening = deepening.map(|deepening| Box::new(deepening) as Box<dyn Prover<P>>);
        let Some(prover) = deepening.as_ref().or(self.provers[0].as_ref()) else {
            return;
        };
        let mut root = [Question::new(self.position)];
        root[0].value = value;
        let asked = if self.limits.wants_moves() {
            questions
        } else {
            &mut []
        };
        for questions in [&mut root[..], asked] {
            workshop.work(questions, &**prover, &Measure);
        }
        self.distance = root[0].distance;
        self.longer_than = root[0].longer_than;
        self.provers[1] = deepening;
    }
}
