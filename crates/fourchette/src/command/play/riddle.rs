//! A puzzle at the terminal: a person looks for the win, the solver defends.

use core::time::Duration;

use anyhow::{Context as _, Result, bail};
use board_play::{Outcome, Seat};
use fourchette::solver::Limits;
use fourchette::{AnyPosition, AnyPuzzle, AnyRecord};

use crate::command::puzzle::task;

/// How long the solver may take to judge a move. One of a puzzle takes a small part of it.
const PATIENCE: Duration = Duration::from_mins(1);

/// A puzzle that is being solved, from the start of the record that is played.
#[derive(Clone, Debug)]
pub(super) struct Riddle(AnyPuzzle);

impl Riddle {
    pub(super) const fn new(puzzle: AnyPuzzle) -> Self {
        Self(puzzle)
    }

    /// Says what is to be found.
    pub(super) fn task(&self) -> String {
        task(&self.0)
    }

    /// Returns the seat that is to win.
    const fn seat(&self) -> Seat {
        self.0.puzzle.seat
    }

    /// Refuses a legal move with which the win takes longer than it has to.
    ///
    /// # Errors
    ///
    /// What answers the move, or that the solver did not decide it.
    pub(super) fn check(&self, record: &AnyRecord, m: &str) -> Result<()> {
        let mut position = record.position();
        position.play(m)?;
        let left = self.left(record);
        let forced = position.forced_wins(limits())?;
        let wins = forced.wins_within(self.seat(), left.saturating_sub(1));
        if wins.context("the solver has not decided what this move does")? {
            return Ok(());
        }
        let moves = left.div_ceil(2);
        match forced.defence(left.saturating_sub(1)) {
            Some(answer) => {
                bail!("move {m:?}: no longer wins in {moves}, {answer} answers it; try another one")
            }
            None => bail!("move {m:?}: does not win; try another one"),
        }
    }

    /// Returns the move that holds out longest.
    pub(super) fn defence(&self, record: &AnyRecord) -> Result<String> {
        let position: AnyPosition = record.position();
        let defence = position.forced_wins(limits())?.defence(self.left(record));
        defence.context("the solver has found no defence")
    }

    /// Praises whoever has won, if they have.
    pub(super) fn praise(&self, record: &AnyRecord) -> Option<String> {
        let has_won = record.outcome() == Some(Outcome::Win(self.seat()));
        has_won.then(|| format!("well done: solved, in {} moves", self.0.puzzle.wins_in))
    }

    /// Returns how many moves of both seats are left to win in.
    fn left(&self, record: &AnyRecord) -> u32 {
        let made = u32::try_from(record.plies()).unwrap_or(u32::MAX);
        self.0.puzzle.plies().saturating_sub(made)
    }
}

fn limits() -> Limits {
    Limits::default().with_time(PATIENCE)
}
