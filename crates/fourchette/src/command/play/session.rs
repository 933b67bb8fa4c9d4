//! A game at the terminal, from start to end.

use std::io::Write as _;

use anyhow::{Result, bail};
use board_play::Seat;
use fourchette::{AnyPosition, AnyRecord, AnyTable, GameEnd, Player};

use super::engines::Engines;
use super::games::Games;
use super::pending::Pending;
use super::shown::Shown;
use super::terminal::{Answer, Terminal};
use super::thinking::Thinking;
use crate::command::phrases::{seat_name, status_line};
use crate::command::wrapped::wrapped;
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
    Load(AnyRecord),
    /// The game of this record has ended, and the players go on to the next one.
    Rematch(AnyRecord),
    /// The program ends as whoever ended it from outside wants it.
    End,
}

/// A game and the terminal at which it is played.
pub(crate) struct Session<'a> {
    pub(super) table: AnyTable,
    pub(super) terminal: &'a mut Terminal,
    /// The games that this is one of.
    pub(super) games: &'a Games,
    /// The programs that play.
    pub(super) engines: Engines,
    /// Moves that have been typed and not made yet.
    pub(super) pending: Pending,
    /// The position that was drawn last.
    pub(super) drawn: Option<AnyPosition>,
    /// Which human looks at the screen, if it matters.
    pub(super) looking: Option<Seat>,
    /// The games whose secrets have been shown.
    pub(super) shown: &'a mut Shown,
    /// Whether there is something in the game that is in no file.
    pub(super) is_changed: bool,
}

impl<'a> Session<'a> {
    /// Sits down at the terminal.
    pub(crate) fn new(
        mut table: AnyTable,
        terminal: &'a mut Terminal,
        games: &'a Games,
        shown: &'a mut Shown,
    ) -> Self {
        shown.open_if_known(&mut table);
        Self {
            table,
            terminal,
            games,
            engines: Engines::default(),
            shown,
            is_changed: false,
            pending: Pending::default(),
            drawn: None,
            looking: None,
        }
    }

    /// Plays until the input or, where no human plays, the game ends.
    pub(crate) fn run(mut self) -> Result<Next> {
        self.warn()?;
        self.tell_if_open()?;
        if !self.terminal.is_interactive() {
            self.draw()?;
        }
        let next = self.turns();
        if matches!(next, Ok(Next::Load(_) | Next::End)) {
            return next;
        }
        // Also when a script has failed: what was played up to there is not lost.
        let ended = self.end();
        if ended.is_err() && self.terminal.is_interactive() {
            // There is no screen any more.
            self.keep();
        }
        ended.and(next)
    }

    /// Says that nothing is kept secret any more, if that is so.
    pub(super) fn tell_if_open(&mut self) -> Result<()> {
        if self.table.is_open() {
            self.terminal
                .note("the secrets of this game have been shown: everything stays open")?;
        }
        Ok(())
    }

    pub(super) fn position(&self) -> AnyPosition {
        self.table.position()
    }

    /// Returns whether the present position is the one on the screen.
    fn is_drawn(&self) -> bool {
        self.drawn.as_ref() == Some(&self.position())
    }

    fn turns(&mut self) -> Result<Next> {
        loop {
            let decided = self.decide()?;
            if interrupt::take() {
                return self.leave();
            }
            if let Some(m) = decided {
                self.make(&m)?;
            } else if !self.table.has_humans() {
                return Ok(if self.games.has_second() {
                    Next::Rematch(self.table.record())
                } else {
                    Next::Quit
                });
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
    fn decide(&mut self) -> Result<Option<String>> {
        let thinker = self.position().status().to_move();
        let thinker = thinker.map(|seat| (seat, self.table.player(seat)));
        let (seat, kind) = match thinker {
            Some((seat, Player::Bot(kind))) => (seat, kind),
            Some((seat, Player::Engine)) => return self.ask_engine(seat),
            _ => return Ok(self.table.decide()),
        };
        self.terminal.out.flush()?;
        let mut thinking = Thinking::new(format!("{} ({kind})", seat_name(seat)));
        let progress = &mut |progress| thinking.see(progress);
        Ok(self.table.decide_watched(progress))
    }

    /// Asks for a line and does what it says.
    fn prompt(&mut self) -> Result<Option<Next>> {
        if self.terminal.is_interactive() && !self.is_drawn() {
            self.draw()?;
        }
        let prompt = self.table.human_to_move();
        let prompt = prompt.map_or("game over", seat_name);
        let position = self.position();
        let moves = || position.first_moves(COMPLETED);
        let kept = self.kept();
        let done = match self.terminal.ask(prompt, &moves, kept)? {
            Answer::End if !self.terminal.is_interactive() => return Ok(Some(Next::Quit)),
            Answer::End | Answer::Interrupted => return self.leave().map(Some),
            Answer::Garbage(reason) => Err(reason),
            Answer::Line(line) => self.run_line(&line),
        };
        match done {
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
        if let Some(end) = self.table.end() {
            bail!("move {text:?}: the game is over: {end}");
        }
        self.position().check(text)?;
        if let Some(riddle) = self.games.riddle() {
            riddle.check(&self.table.record(), text)?;
        }
        self.make(text)
    }

    /// Makes a legal move and tells of it.
    fn make(&mut self, m: &str) -> Result<()> {
        let position = self.position();
        let mover = position.status().to_move();
        let told = if self.is_alone_with(mover) {
            m.to_owned()
        } else {
            self.table.told(m)?
        };
        let explanation = position.explain(m)?.filter(|_| told == m);
        self.table.push(m)?;
        self.is_changed = true;
        let plies = self.table.plies();
        let mover = mover.map_or("chance", seat_name);
        let out = &mut self.terminal.out;
        writeln!(out, "{plies:>4}  {mover}: {told}")?;
        if let Some(explanation) = explanation {
            wrapped(out, EXPLAINED, &explanation)?;
        }
        self.tell_end()
    }

    /// Tells how the game ended, if it did, and what has come of all of them.
    pub(super) fn tell_end(&mut self) -> Result<()> {
        if let Some(end) = self.table.end() {
            writeln!(self.terminal.out, "{end}")?;
            let riddle = self.games.riddle();
            if let Some(praise) = riddle.and_then(|riddle| riddle.praise(&self.table.record())) {
                writeln!(self.terminal.out, "{praise}")?;
            }
            self.tell_standings()?;
        }
        Ok(())
    }

    fn tell_standings(&mut self) -> Result<()> {
        if let Some(standings) = self.games.standings(&self.table.record())? {
            writeln!(self.terminal.out, "{standings}")?;
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
        let canvas = self.table.canvas();
        self.drawn = Some(self.position());
        output::draw(&mut self.terminal.out, &canvas)?;
        Ok(())
    }

    /// Shows where the game stands at the end of the session.
    fn end(&mut self) -> Result<()> {
        let status = match self.table.end() {
            Some(end @ GameEnd::Resigned(_)) => end.to_string(),
            _ => status_line(self.position().status(), self.table.ending()),
        };
        if self.is_to_hand_over() {
            // Who looks now may not see what the other seat sees.
            writeln!(self.terminal.out, "{status}")?;
            self.terminal.out.flush()?;
            return Ok(());
        }
        if !self.is_drawn() {
            self.draw()?;
        }
        writeln!(self.terminal.out, "{status}")?;
        self.tell_standings()?;
        if self.terminal.is_untouched() && self.table.has_humans() {
            self.help()?;
        }
        if self.table.plies() > 0 {
            write!(self.terminal.out.data(), "\n{}", self.table.text())?;
        }
        self.terminal.out.flush()?;
        Ok(())
    }
}
