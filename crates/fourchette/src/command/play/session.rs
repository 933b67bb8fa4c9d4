//! A game at the terminal, from start to end.

use std::io::Write as _;

use anyhow::{Result, bail};
use board_play::Seat;
use fourchette::{Game, GameEnd, Player, Table, read_move};

use super::pending::Pending;
use super::terminal::{Answer, Terminal};
use super::thinking::Thinking;
use crate::command::phrases::{seat, status_line};
use crate::command::rules::wrapped;
use crate::command::{interrupt, output};

/// How many legal moves a line can be completed to.
const COMPLETED: usize = 5000;

/// What stands before an explanation below a move.
pub(super) const EXPLAINED: &str = "      ";

/// How a session ends.
pub(crate) enum Next {
    /// The program ends.
    Quit,
    /// Another session goes on with this record.
    Load(String),
}

/// A game and the terminal at which it is played.
pub(crate) struct Session<'a, G: Game> {
    pub(super) table: Table<G>,
    pub(super) terminal: &'a mut Terminal,
    /// Moves that have been typed and not made yet.
    pub(super) pending: Pending,
    /// The position that was drawn last.
    pub(super) drawn: Option<G>,
    /// Which human looks at the screen, if it matters.
    pub(super) looking: Option<Seat>,
}

impl<'a, G: Game> Session<'a, G> {
    /// Sits down at the terminal.
    pub(crate) fn new(table: Table<G>, terminal: &'a mut Terminal) -> Self {
        Self {
            table,
            terminal,
            pending: Pending::default(),
            drawn: None,
            looking: None,
        }
    }

    /// Plays until the input or, where no human plays, the game ends.
    pub(crate) fn run(mut self) -> Result<Next> {
        if !self.terminal.is_interactive() {
            self.draw()?;
        }
        let next = self.turns();
        // Also when a script has failed: what was played up to there is not lost.
        if !matches!(next, Ok(Next::Load(_))) {
            self.close()?;
        }
        next
    }

    pub(super) fn position(&self) -> &G {
        self.table.record().position()
    }

    fn turns(&mut self) -> Result<Next> {
        loop {
            let decided = self.decide()?;
            if interrupt::take() {
                return self.leave();
            }
            if let Some(m) = decided {
                self.make(m)?;
            } else if !self.table.has_humans() {
                return Ok(Next::Quit);
            } else if let Some(next) = self.hand_over()? {
                return Ok(next);
            } else if let Some(text) = self.pending.take() {
                self.make_typed(&text)?;
            } else if let Some(next) = self.prompt()? {
                return Ok(next);
            }
        }
    }

    /// Lets chance or an opponent decide, if it is their turn.
    fn decide(&mut self) -> Result<Option<G::Move>> {
        let thinker = self.position().to_move();
        let thinker = thinker.map(|player| (player, self.table.seat(player)));
        let Some((player, Player::Bot(kind))) = thinker else {
            return Ok(self.table.decide());
        };
        self.terminal.out.flush()?;
        let mut thinking = Thinking::new(format!("{} ({kind})", seat(player)));
        let watch = &mut |progress| thinking.see(progress);
        Ok(self.table.decide_watched(watch))
    }

    /// Asks for a line and obeys it.
    fn prompt(&mut self) -> Result<Option<Next>> {
        if self.terminal.is_interactive() && self.drawn != Some(*self.position()) {
            self.draw()?;
        }
        let prompt = self.table.human_to_move().map_or("game over", seat);
        let position = self.table.record().position();
        let moves = || {
            let moves = position.moves().take(COMPLETED);
            moves.map(|m| m.to_string()).collect()
        };
        let obeyed = match self.terminal.ask(prompt, &moves)? {
            Answer::End => return Ok(Some(Next::Quit)),
            Answer::Interrupted => return self.leave().map(Some),
            Answer::Garbage(reason) => Err(reason),
            Answer::Line(line) => self.obey(&line),
        };
        match obeyed {
            Ok(next) => Ok(next),
            Err(reason) => self.refuse(reason),
        }
    }

    /// Explains a refusal, and forgets what was typed behind it.
    fn refuse(&mut self, reason: anyhow::Error) -> Result<Option<Next>> {
        self.pending = Pending::default();
        self.terminal.refuse(reason)?;
        Ok(None)
    }

    /// Makes a move that a human has typed.
    fn make_typed(&mut self, text: &str) -> Result<()> {
        if let Err(reason) = self.try_typed(text) {
            self.refuse(reason)?;
        }
        Ok(())
    }

    fn try_typed(&mut self, text: &str) -> Result<()> {
        if let Some(close) = self.table.close() {
            bail!("move {text:?}: the game is over: {close}");
        }
        let m = read_move::<G>(text)?;
        if let Err(reason) = self.position().check(m) {
            bail!("move {text:?}: {reason}");
        }
        self.make(m)
    }

    /// Makes a legal move and tells of it.
    fn make(&mut self, m: G::Move) -> Result<()> {
        let mover = self.position().to_move();
        let text = m.to_string();
        let told = if self.is_alone_with(mover) {
            text.clone()
        } else {
            self.table.told(m)
        };
        let explanation = self.position().explanation(m);
        let explanation = explanation.filter(|_| told == text);
        self.table.push(m)?;
        let plies = self.table.record().moves().len();
        let mover = mover.map_or("chance", seat);
        let out = &mut self.terminal.out;
        writeln!(out, "{plies:>4}  {mover}: {told}")?;
        if let Some(explanation) = explanation {
            wrapped(out, EXPLAINED, &explanation)?;
        }
        if let Some(close) = self.table.close() {
            writeln!(out, "{close}")?;
        }
        Ok(())
    }

    /// Returns whether the human who has just typed a move is the only one who looks at the screen: it
    /// is cleared before another one does.
    fn is_alone_with(&self, mover: Option<Seat>) -> bool {
        self.terminal.is_interactive() && mover.is_some() && mover == self.table.human_to_move()
    }

    /// Draws the position, as the viewer may see it.
    pub(super) fn draw(&mut self) -> Result<()> {
        let position = self.position();
        let canvas = position.canvas(&self.table.shown());
        self.drawn = Some(*position);
        output::draw(&mut self.terminal.out, &canvas)?;
        Ok(())
    }

    /// Shows where the game stands at the end of the session.
    fn close(&mut self) -> Result<()> {
        let status = match self.table.close() {
            Some(close @ GameEnd::Resigned(_)) => close.to_string(),
            _ => status_line(self.position().status(), self.table.record().ending()),
        };
        if self.is_to_hand_over() {
            // Who looks now may not see what the other seat sees.
            writeln!(self.terminal.out, "{status}")?;
            self.terminal.out.flush()?;
            return Ok(());
        }
        if self.drawn != Some(*self.position()) {
            self.draw()?;
        }
        writeln!(self.terminal.out, "{status}")?;
        if self.terminal.is_untouched() && self.table.has_humans() {
            self.help()?;
        }
        if !self.table.record().moves().is_empty() {
            write!(self.terminal.out, "\n{}", self.table.text())?;
        }
        self.terminal.out.flush()?;
        Ok(())
    }
}
