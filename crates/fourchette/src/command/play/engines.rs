//! Programs that play at the terminal.

use core::time::Duration;
use std::io::Write as _;

use anyhow::{Context as _, Result};
use board_play::Seat;
use fourchette::Player;

use super::session::Session;
use super::thinking::Thinking;
use crate::command::opponent::{EngineClient, Failing, forfeit, note_name};
use crate::command::phrases::seat_name;

/// The programs that play in a game, by their seats; each is started when it is to decide for the first
/// time.
#[derive(Default)]
pub(super) struct Engines([Option<EngineClient>; 2]);

impl Session<'_> {
    /// Returns whether a program is to decide.
    pub(super) fn is_engine_to_move(&self) -> bool {
        let seat = self.position().status().to_move();
        seat.is_some_and(|seat| self.table.player(seat) == Player::Engine)
    }

    /// Asks the program at a seat, or the solver in a puzzle, which is to decide, for its move. There is none
    /// if somebody wants to leave, or if the program has lost the game by itself.
    pub(super) fn ask_engine(&mut self, seat: Seat) -> Result<Option<String>> {
        if let Some(riddle) = self.games.riddle() {
            return riddle.defence(&self.table.record()).map(Some);
        }
        let program = self.games.program(seat);
        let program = program.context("no program sits there")?;
        let move_time = self.games.move_time();
        self.terminal.out.flush()?;
        let mut thinking = Thinking::new(format!("{} ({program})", seat_name(seat)));
        let waiting = &mut |passed: Duration| {
            let share = passed.as_secs_f64() / move_time.as_secs_f64();
            thinking.see_share(share.min(1.0))
        };
        let record = self.table.record();
        let client = &mut self.engines.0[seat.index()];
        let chosen = match client {
            Some(client) => client.choose(&record, waiting),
            None => match EngineClient::start(program, &self.table, seat, move_time, waiting) {
                Ok(started) => {
                    note_name(&mut self.table, seat, started.name());
                    client.insert(started).choose(&record, waiting)
                }
                Err(failing) => Err(failing),
            },
        };
        drop(thinking);
        match chosen {
            Ok(m) => Ok(Some(m)),
            Err(Failing::Interrupted) => {
                // Whoever goes on after all does not hear the answer to what was asked before.
                *client = None;
                Ok(None)
            }
            Err(failing) => {
                *client = None;
                let reason = forfeit(&mut self.table, seat, failing)?;
                self.is_changed = true;
                writeln!(self.terminal.out, "{} loses: {reason}", seat_name(seat))?;
                self.tell_end()?;
                Ok(None)
            }
        }
    }
}
