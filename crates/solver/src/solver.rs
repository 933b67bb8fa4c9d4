//! The solver: which way of proving a position gets, and what comes of it.

use core::fmt;

use board_play::{Notated, Outcome, Seat, Status};

use crate::certificate::{self, Claim, NoReply, Proved, Strategy};
use crate::meter::{Gauge, Meter};
use crate::prover::{Goal, Prover};
use crate::questions::{Grouped, length_of};
use crate::rounds::Workshop;
use crate::{Limits, ProgressFn, Solution, Solvable, SolvedMove, Value};

/// Why a position is not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// Something is hidden: what is best depends on guesses, and there is no forced win to be proved.
    #[error("{game}: something is hidden from the seats, so that no move can be proved best")]
    Secrets {
        /// The game.
        game: &'static str,
    },
    /// Chance decides something, so that no win within some moves is forced.
    #[error("{game}: chance decides, so that no win in so many moves can be forced")]
    Chance {
        /// The game.
        game: &'static str,
    },
    /// The machine does not have the memory that the limits allow.
    #[error("{bytes} bytes of memory: this machine does not have them")]
    Memory {
        /// The limit.
        bytes: usize,
    },
}

/// Solves one position, and keeps what it has found, from which [certificates](Self::certificate) are written.
///
/// # Examples
///
#[cfg_attr(feature = "y", doc = "```")]
#[cfg_attr(not(feature = "y"), doc = "```text")]
/// use core::ops::ControlFlow;
///
/// use board_play::{Outcome, Position, Seat};
/// use solver::{Limits, Solver, Value};
/// use y::Y;
///
/// // On the smallest curved board the first player of Y wins.
/// let start = Y::new(&"board=bent:3".parse()?);
/// let mut solver = Solver::new(start, Limits::default().with_memory(1 << 20))?;
/// let solution = solver.solve(&mut |_| ControlFlow::Continue(()))?;
/// assert_eq!(solution.value, Value::Decided(Outcome::Win(Seat::First)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver<P: Solvable> {
    pub(crate) position: P,
    pub(crate) limits: Limits,
    /// What has proved the value, and what has proved its distance if that is something else.
    pub(crate) provers: [Option<Box<dyn Prover<P>>>; 2],
    value: Value,
    pub(crate) distance: Option<u32>,
    /// Within how many moves the winner cannot force the win, as far as that is known.
    pub(crate) longer_than: Option<u32>,
}

impl<P: Solvable> fmt::Debug for Solver<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Solver");
        debug
            .field("position", &self.position)
            .field("limits", &self.limits);
        debug.field("value", &self.value).finish_non_exhaustive()
    }
}

impl<P: Solvable> Solver<P> {
    /// Takes a position to be solved.
    ///
    /// # Errors
    ///
    /// The game hides something.
    pub fn new(position: P, limits: Limits) -> Result<Self, Refusal> {
        if P::HAS_SECRETS {
            return Err(Refusal::Secrets { game: P::NAME });
        }
        Ok(Self {
            position,
            limits,
            provers: [None, None],
            value: Value::Unknown,
            distance: None,
            longer_than: None,
        })
    }

    /// Solves the position as far as the limits allow, while somebody watches.
    ///
    /// # Errors
    ///
    /// The machine does not have the memory.
    pub fn solve(&mut self, watch: &mut ProgressFn<'_>) -> Result<Solution<P::Move>, Refusal> {
        let gauge = Gauge::new(self.limits);
        let mut grouped = Grouped::of(&self.position);
        gauge.expect(grouped.moves.len());
        let ends = grouped
            .questions
            .iter()
            .filter(|question| question.value.is_known());
        gauge.note_decided(ends.map(|question| question.moves).sum());
        let workshop = Workshop {
            gauge: &gauge,
            threads: self.limits.threads().get(),
            watch,
        };
        self.distance = self.position.outcome().and_then(Outcome::winner).map(|_| 0);
        self.longer_than = None;
        self.value = match self.position.status() {
            Status::Over(outcome) => Value::Decided(outcome),
            Status::ToMove(seat) if !self.position.has_chance() => {
                let questions = &mut grouped.questions;
                self.prove(seat, questions, workshop)?
            }
            Status::ToMove(_) | Status::Chance => self.weigh(&mut grouped.questions, workshop)?,
        };
        let wants_distances = self.limits.wants_distances();
        if let Status::ToMove(seat) = self.position.status()
            && self.distance.is_none()
            && (wants_distances || !self.value.is_known())
        {
            let length = length_of(seat, self.value, &grouped.questions);
            self.distance = length.distance;
            self.longer_than = self.longer_than.max(length.longer_than);
            self.longer_than = self.longer_than.filter(|_| self.distance.is_none());
        }
        let questions_of = grouped.questions_of.iter();
        let moves = grouped
            .moves
            .iter()
            .zip(questions_of)
            .map(|(&m, &number)| SolvedMove {
                m,
                value: grouped.questions[number].value,
                distance: grouped.questions[number]
                    .distance
                    .filter(|_| wants_distances),
                longer_than: grouped.questions[number].longer_than,
            });
        let moves: Vec<SolvedMove<P::Move>> = moves.collect();
        Ok(Solution {
            value: self.value,
            distance: self.distance,
            longer_than: self.longer_than,
            moves,
            nodes: gauge.nodes(),
            stop: gauge.stopped(),
        })
    }

    /// Writes the [certificates](crate::certificate) of the outcome that has been proved, while somebody
    /// watches: one for a win, two for a draw, with the length of the win if that was looked for.
    ///
    /// # Errors
    ///
    /// Nothing is proved, or the watcher breaks the work off.
    pub fn certificate(&mut self, watch: &mut ProgressFn<'_>) -> Result<String, NoCertificate>
    where
        P: Notated,
    {
        let Some(outcome) = self.value.outcome() else {
            return Err(NoCertificate::NotProved);
        };
        let goals = match outcome {
            Outcome::Win(seat) => vec![Goal::Wins(seat)],
            Outcome::Draw => Seat::ALL.map(Goal::Holds).to_vec(),
        };
        let plies = self.distance.filter(|_| outcome != Outcome::Draw);
        let certificates = goals.into_iter().map(|goal| {
            let claim = Claim { goal, plies };
            let Some(mut prover) = self.prover(plies) else {
                return certificate::write(&self.position, claim, &mut NoStrategy);
            };
            if let Claim {
                goal: Goal::Wins(seat),
                plies: None,
            } = claim
            {
                let gauge = Gauge::new(Limits::default());
                let mut meter = Meter::new(&gauge, u64::MAX, Some(&mut *watch));
                if let Some(lines) = prover.regions(&self.position, seat, &mut meter) {
                    return Ok(certificate::write_regions(&self.position, claim, &lines));
                }
            }
            certificate::write(&self.position, claim, &mut Proved::new(prover, goal, watch))
        });
        let certificates: Result<Vec<String>, NoReply> = certificates.collect();
        Ok(certificates?.join("\n"))
    }

    /// Returns what knows the shortest wins if these are wanted, and wins otherwise.
    fn prover(&self, plies: Option<u32>) -> Option<Box<dyn Prover<P>>> {
        let [main, shortest] = &self.provers;
        let shortest = shortest.as_ref().filter(|_| plies.is_some());
        shortest.or(main.as_ref()).map(|prover| prover.beside())
    }
}

/// The strategy where there is nothing to decide: the game is over.
struct NoStrategy;

impl<P: Solvable> Strategy<P> for NoStrategy {
    fn reply(&mut self, _: &P) -> Option<P::Move> {
        None
    }
}

/// Why there is no certificate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoCertificate {
    /// There is nothing to be certified.
    #[error("nothing is proved, so there is nothing to certify")]
    NotProved,
    /// The work was broken off, or what was known is forgotten.
    #[error(transparent)]
    NoReply(#[from] NoReply),
}
