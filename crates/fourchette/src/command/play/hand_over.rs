//! Two humans at one screen.

use std::io::Write as _;

use super::pending::Pending;
use super::screen;
use super::session::{EXPLAINED, Next, Session};
use super::terminal::Answer;
use crate::command::phrases::seat_name;
use crate::command::wrapped::wrapped;
use anyhow::Result;
use board_play::Seat;

/// What is said where a hand-over leaves everything on the screen.
const NOT_CLEARED: &str = "this screen cannot be cleared: what is shown to one seat, or typed by it, \
                           stays there for the other to see";

/// What is said at each hand-over there.
const STILL_SEEN: &str =
    "what was shown or typed before is still to be seen here: look away, or cover it";

impl Session<'_> {
    /// Says at the beginning what does not stay secret here.
    pub(super) fn warn(&mut self) -> Result<()> {
        let is_leaky = self.table.has_two_humans() && self.table.can_have_secrets();
        if is_leaky && !screen::can_be_cleared() {
            self.terminal.note(NOT_CLEARED)?;
        }
        Ok(())
    }

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
        if let Some(seat) = next
            && self.is_to_hand_over()
        {
            let dropped = self.pending.len();
            self.pending = Pending::default();
            self.terminal.clear()?;
            self.tell_since(seat)?;
            if dropped > 0 {
                let dropped = format!("{dropped} more typed before the hand-over: forgotten");
                writeln!(self.terminal.out, "{dropped}")?;
            }
            if !screen::can_be_cleared() {
                self.terminal.note(STILL_SEEN)?;
            }
            let prompt = format!("hand over to the {} seat, press Enter ", seat_name(seat));
            let kept = self.kept();
            match self.terminal.ask_apart(&prompt, kept)? {
                Answer::End | Answer::Interrupted => return self.leave().map(Some),
                Answer::Line(_) | Answer::Garbage(_) => {}
            }
            self.drawn = None;
        }
        // When the game is over everybody sees everything, so that nobody in particular looks.
        self.looking = next;
        Ok(None)
    }

    /// Tells a human what has happened since that human decided last.
    fn tell_since(&mut self, seat: Seat) -> Result<()> {
        let out = &mut self.terminal.out;
        for told in self.table.told_since(seat) {
            let mover = told.mover.map_or("chance", seat_name);
            writeln!(out, "{:>4}  {mover}: {}", told.ply, told.text)?;
            if let Some(explanation) = told.explanation {
                wrapped(out, EXPLAINED, &explanation)?;
            }
        }
        Ok(())
    }
}
