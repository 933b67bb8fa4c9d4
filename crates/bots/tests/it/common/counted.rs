//! A game that counts what is done with it.

use core::cell::Cell;
use core::fmt;

use board_play::{Outcome, PerfectInformation, Position, Seat, Status};
use bots::Playable;

/// After how many plies the game is over.
const PLIES: u8 = 6;

thread_local! {
    static PLAYS: Cell<u64> = const { Cell::new(0) };
}

/// Returns how many moves have been made on any position of this thread.
pub(crate) fn plays() -> u64 {
    PLAYS.get()
}

/// Any of so many numbers is a move, and it decides who wins six plies later whatever comes between:
/// the second seat, unless the sum of all numbers is divisible by 1009.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Counted {
    pub(crate) width: u32,
    plies: u8,
    sum: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoSuchNumber;

impl fmt::Display for NoSuchNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such number")
    }
}

impl core::error::Error for NoSuchNumber {}

impl Counted {
    /// Begins a game in which so many moves are legal.
    pub(crate) fn of_width(width: u32) -> Self {
        Self {
            width,
            plies: 0,
            sum: 0,
        }
    }

    /// Returns the first number that is no move.
    fn end(self) -> u32 {
        if self.plies == PLIES { 0 } else { self.width }
    }
}

impl Position for Counted {
    const NAME: &'static str = "counted";
    type Options = ();
    type Move = u32;
    type Illegal = NoSuchNumber;

    fn new((): &()) -> Self {
        Self::of_width(3)
    }

    fn options(&self) {}

    fn status(&self) -> Status {
        let mover = if self.plies.is_multiple_of(2) {
            Seat::First
        } else {
            Seat::Second
        };
        match self.plies {
            PLIES if self.sum.is_multiple_of(1009) => Status::Over(Outcome::Win(Seat::First)),
            PLIES => Status::Over(Outcome::Win(Seat::Second)),
            _ => Status::ToMove(mover),
        }
    }

    fn moves(&self) -> impl Iterator<Item = u32> {
        0..self.end()
    }

    fn check(&self, m: u32) -> Result<(), NoSuchNumber> {
        (m < self.end()).then_some(()).ok_or(NoSuchNumber)
    }

    fn play_unchecked(&mut self, m: u32) {
        PLAYS.set(PLAYS.get() + 1);
        self.sum = self.sum * 31 + u64::from(m);
        self.plies += 1;
    }

    fn move_count(&self) -> usize {
        self.end() as usize
    }
}

impl PerfectInformation for Counted {}

impl Playable for Counted {}
