//! What is asked of a position and of its moves.

use std::collections::HashMap;

use board_play::{Outcome, Seat};

use crate::meter::Meter;
use crate::prover::Prover;
use crate::{Solvable, Value};

/// A position that is a question: one behind a move, or the root.
#[derive(Clone, Debug)]
pub(crate) struct Question<P> {
    pub(crate) position: P,
    pub(crate) value: Value,
    pub(crate) distance: Option<u32>,
    /// Within how many moves no seat can force a win that may still have one, as far as that is known.
    pub(crate) longer_than: Option<u32>,
    /// Which seats are known not to be able to force a win.
    cannot_win: [bool; 2],
    /// How many moves of the root lead here, up to symmetry.
    pub(crate) moves: usize,
}

impl<P: Solvable> Question<P> {
    pub(crate) fn new(position: P) -> Self {
        let outcome = position.outcome();
        Self {
            position,
            value: outcome.map_or(Value::Unknown, Value::Decided),
            distance: outcome.and_then(Outcome::winner).map(|_| 0),
            longer_than: None,
            cannot_win: [false; 2],
            moves: 0,
        }
    }

    /// Asks whether one of the seats wins, each with so many nodes.
    pub(crate) fn decide(
        &mut self,
        first: Seat,
        prover: &mut dyn Prover<P>,
        meter: &mut Meter<'_, '_>,
    ) {
        for seat in [first, !first] {
            if self.value.is_known() || self.cannot_win[seat.index()] {
                continue;
            }
            meter.refill();
            match prover.wins(&self.position, seat, meter) {
                Some(true) => {
                    self.value = Value::Decided(Outcome::Win(seat));
                    // A prover of shortest wins knows it at once.
                    self.distance = prover.distance(&self.position, seat, meter);
                }
                Some(false) if !self.position.can_draw() => {
                    self.value = Value::Decided(Outcome::Win(!seat));
                }
                Some(false) => self.cannot_win[seat.index()] = true,
                None => {}
            }
        }
        if self.cannot_win == [true; 2] {
            self.value = Value::Decided(Outcome::Draw);
        }
        self.note_ruled_out(prover);
    }

    pub(crate) fn measure(&mut self, prover: &mut dyn Prover<P>, meter: &mut Meter<'_, '_>) {
        if let Some(seat) = self.winner() {
            meter.refill();
            self.distance = prover.distance(&self.position, seat, meter);
        }
        self.note_ruled_out(prover);
    }

    /// Notes within how many moves nobody wins, where the length of a win is not known.
    fn note_ruled_out(&mut self, prover: &dyn Prover<P>) {
        let may_win = Seat::ALL.into_iter().filter(|&seat| match self.value {
            Value::Decided(outcome) => outcome.winner() == Some(seat),
            Value::Expected(_) => false,
            Value::Unknown => !self.cannot_win[seat.index()],
        });
        let ruled_out = may_win.map(|seat| prover.ruled_out(&self.position, seat).unwrap_or(0));
        let shortest = ruled_out.min().filter(|&moves| moves > 0);
        self.longer_than = shortest.filter(|_| self.distance.is_none());
    }

    fn winner(&self) -> Option<Seat> {
        self.value.outcome()?.winner()
    }

    pub(crate) fn lacks_distance(&self) -> bool {
        self.winner().is_some() && self.distance.is_none()
    }
}

/// The moves of a position, grouped by what they lead to, up to symmetry.
pub(crate) struct Grouped<P: Solvable> {
    pub(crate) moves: Vec<P::Move>,
    /// The question that each move leads to.
    pub(crate) questions_of: Vec<usize>,
    pub(crate) questions: Vec<Question<P>>,
}

impl<P: Solvable> Grouped<P> {
    pub(crate) fn of(position: &P) -> Self {
        let moves: Vec<P::Move> = position.moves().collect();
        let mut numbers: HashMap<P, usize> = HashMap::new();
        let mut questions: Vec<Question<P>> = Vec::new();
        let mut questions_of = Vec::with_capacity(moves.len());
        for &m in &moves {
            let mut next = *position;
            next.play_unchecked(m);
            let number = *numbers.entry(next.canonical()).or_insert(questions.len());
            if number == questions.len() {
                questions.push(Question::new(next));
            }
            questions[number].moves += 1;
            questions_of.push(number);
        }
        Self {
            moves,
            questions_of,
            questions,
        }
    }
}

/// Returns what a position is worth to the seat that is to move, as far as that follows from its moves.
pub(crate) fn value_of<P>(seat: Seat, questions: &[Question<P>]) -> Value {
    let has = |value: Value| questions.iter().any(|question| question.value == value);
    if has(Value::Decided(Outcome::Win(seat))) {
        Value::Decided(Outcome::Win(seat))
    } else if has(Value::Unknown) {
        Value::Unknown
    } else if has(Value::Decided(Outcome::Draw)) {
        Value::Decided(Outcome::Draw)
    } else {
        Value::Decided(Outcome::Win(!seat))
    }
}

/// What is known of how many moves a win takes: how many, or within how many there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Length {
    pub(crate) distance: Option<u32>,
    pub(crate) longer_than: Option<u32>,
}

/// Returns how long the win of a position takes in which a seat is to move, as far as that follows from its
/// moves.
pub(crate) fn length_of<P>(seat: Seat, value: Value, questions: &[Question<P>]) -> Length {
    let distances = |value: Value| {
        let decided = questions
            .iter()
            .filter(move |question| question.value == value);
        decided.map(|question| question.distance)
    };
    let exactly = |distance: u32| Length {
        distance: Some(distance + 1),
        longer_than: None,
    };
    if value == Value::Decided(Outcome::Win(!seat)) {
        // The loser delays.
        let all: Option<Vec<u32>> = distances(value).collect();
        let longest = all.and_then(|all| all.into_iter().max());
        return longest.map(exactly).unwrap_or_default();
    }
    let may_win = |question: &&Question<P>| {
        question.value == Value::Unknown || question.value == Value::Decided(Outcome::Win(seat))
    };
    let open = questions.iter().filter(may_win);
    let open = open.filter(|question| question.distance.is_none());
    // What is left after a move can be over at once, if nothing else is known.
    let at_least = open.map(|question| question.longer_than.map_or(0, |moves| moves + 1));
    let at_least = at_least.min();
    match (distances(value).flatten().min(), at_least) {
        (Some(fastest), at_least) if at_least.is_none_or(|moves| moves >= fastest) => {
            exactly(fastest)
        }
        (_, at_least) => Length {
            distance: None,
            longer_than: at_least.filter(|&moves| moves > 0),
        },
    }
}
