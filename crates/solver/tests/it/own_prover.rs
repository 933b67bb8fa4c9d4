//! A game that brings a prover of its own, whose memory is full before it knows anything, and leaves short games
//! to that of every game.

use board_play::{NoOptions, Outcome, PerfectInformation, Position, Seat, Status, Symmetric};
use solver::{Meter, Prover, Solvable, Stop, Value, default_prover};

use crate::{small, solve_by};

/// With how many moves left, or fewer, a game is left to the default.
const SHORT: u8 = 3;

/// The seats count down to nothing, which is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Countdown(u8);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not next")]
struct NotNext(u8);

impl Position for Countdown {
    const NAME: &'static str = "countdown";
    type Options = NoOptions;
    type Move = u8;
    type Illegal = NotNext;

    fn new(_: &NoOptions) -> Self {
        Self(6)
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn status(&self) -> Status {
        match self.0 {
            0 => Status::Over(Outcome::Draw),
            left if left % 2 == 0 => Status::ToMove(Seat::First),
            _ => Status::ToMove(Seat::Second),
        }
    }

    fn moves(&self) -> impl Iterator<Item = u8> {
        self.0.checked_sub(1).into_iter()
    }

    fn check(&self, m: u8) -> Result<(), NotNext> {
        let is_next = self.moves().any(|next| next == m);
        if is_next { Ok(()) } else { Err(NotNext(m)) }
    }

    fn play_unchecked(&mut self, m: u8) {
        self.0 = m;
    }

    fn is_alternating(&self) -> bool {
        true
    }
}

impl PerfectInformation for Countdown {}

impl Symmetric for Countdown {}

impl Solvable for Countdown {
    fn never_repeats(&self) -> bool {
        true
    }

    fn prover(&self, memory: usize) -> Option<Box<dyn Prover<Self>>> {
        if self.0 <= SHORT {
            return default_prover(memory);
        }
        Some(Box::new(Full))
    }
}

/// A prover that can keep nothing.
struct Full;

impl Prover<Countdown> for Full {
    fn wins(&mut self, _: &Countdown, _: Seat, meter: &mut Meter<'_, '_>) -> Option<bool> {
        meter.stop(Stop::Memory);
        None
    }

    fn beside(&self) -> Box<dyn Prover<Countdown>> {
        Box::new(Self)
    }
}

#[test]
fn a_prover_whose_memory_is_full_ends_the_work_and_says_why() {
    let solution = solve_by(&Countdown::start(), small());
    assert_eq!(solution.value, Value::Unknown);
    assert_eq!(solution.stop, Some(Stop::Memory));
}

#[test]
fn a_game_with_a_prover_of_its_own_can_call_the_default() {
    let solution = solve_by(&Countdown(SHORT), small());
    assert_eq!(solution.value, Value::Decided(Outcome::Draw));
    assert_eq!(solution.stop, None);
}
