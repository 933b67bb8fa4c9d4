//! Two humans at one screen, and leaving it.

use std::io::Write as _;
use std::path::Path;

use anyhow::Result;
use board_play::Seat;
use fourchette::Game;

use super::files;
use super::pending::Pending;
use super::session::{EXPLAINED, Next, Session};
use super::terminal::Answer;
use crate::command::phrases::seat;
use crate::command::rules::wrapped;

impl<G: Game> Session<'_, G> {
    /// Returns whether another human than the one who looks at the screen is to decide, and the two may
    /// not see the same.
    pub(super) fn is_to_hand_over(&self) -> bool {
        let next = self.table.human_to_move();
        self.terminal.is_interactive()
            && self.table.has_two_humans()
            && next.is_some()
            && self.looking != next
            && self.table.has_secrets()
    }

    /// Lets the human who is to decide take the place in front of the screen. Of what was shown and
    /// typed before nothing is left then but what that human may know.
    pub(super) fn hand_over(&mut self) -> Result<Option<Next>> {
        let next = self.table.human_to_move();
        if let Some(player) = next
            && self.is_to_hand_over()
        {
            let dropped = self.pending.len();
            self.pending = Pending::default();
            self.terminal.clear()?;
            self.tell_since(player)?;
            if dropped > 0 {
                let dropped = format!("{dropped} more typed before the hand-over: forgotten");
                writeln!(self.terminal.out, "{dropped}")?;
            }
            let prompt = format!("hand over to the {} seat, press Enter ", seat(player));
            match self.terminal.ask_apart(&prompt)? {
                Answer::End => return Ok(Some(Next::Quit)),
                Answer::Interrupted => return self.leave().map(Some),
                Answer::Line(_) | Answer::Garbage(_) => {}
            }
            self.drawn = None;
        }
        // When the game is over everybody sees everything, so that nobody in particular looks.
        self.looking = next;
        Ok(None)
    }

    /// Tells a human what has happened since that human decided last.
    fn tell_since(&mut self, player: Seat) -> Result<()> {
        let record = self.table.record();
        let made: Vec<(G, G::Move)> = record
            .positions()
            .zip(record.moves().iter().copied())
            .collect();
        let own = made
            .iter()
            .rposition(|(position, _)| position.to_move() == Some(player));
        let from = own.map_or(0, |own| own + 1);
        for (ply, (position, m)) in (1..).zip(&made).skip(from) {
            let mover = position.to_move().map_or("chance", seat);
            let seen = position.seen(*m, player).to_string();
            writeln!(self.terminal.out, "{ply:>4}  {mover}: {seen}")?;
            if seen == m.to_string()
                && let Some(explanation) = position.explanation(*m)
            {
                wrapped(&mut self.terminal.out, EXPLAINED, &explanation)?;
            }
        }
        Ok(())
    }

    /// Writes the game to a file and says so.
    pub(super) fn save(&mut self, path: &str) -> Result<()> {
        files::save(Path::new(path), &self.table.record().to_string())?;
        let is_secret = self.table.close().is_none() && self.table.has_secrets();
        let warning = if is_secret && self.table.has_humans() {
            "; it holds the secrets of both seats: do not look into it before the game is over"
        } else {
            ""
        };
        self.terminal.talk(format_args!("saved as {path}{warning}"))
    }

    /// Ends the session after Ctrl-C, and offers to save the game.
    pub(super) fn leave(&mut self) -> Result<Next> {
        if self.table.record().moves().is_empty() {
            return Ok(Next::Quit);
        }
        let prompt = "save the game as (Enter: do not save) ";
        loop {
            let Answer::Line(line) = self.terminal.ask_apart(prompt)? else {
                return Ok(Next::Quit);
            };
            let path = line.trim();
            if path.is_empty() {
                return Ok(Next::Quit);
            }
            match self.save(path) {
                Ok(()) => return Ok(Next::Quit),
                Err(reason) => self.terminal.refuse(reason)?,
            }
        }
    }
}
