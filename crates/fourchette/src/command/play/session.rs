//! A game at the terminal, from start to end.

use std::collections::VecDeque;
use std::io::Write as _;

use anyhow::{Result, bail, ensure};
use fourchette::{Game, Table, read_move};

use super::files;
use super::terminal::{Answer, Terminal};
use super::typed::{COMMANDS, Typed};
use crate::command::output;
use crate::command::rules::{write_moves, write_rules};
use crate::command::words::{seat, status_line};

/// How a session ends.
pub(crate) enum Next {
    /// The program ends.
    Quit,
    /// Another session goes on with this record.
    Load(String),
}

/// A game and the terminal at which it is played.
pub(crate) struct Session<'a, G: Game> {
    table: Table<G>,
    terminal: &'a mut Terminal,
    /// Moves that have been typed and not made yet.
    pending: VecDeque<String>,
    /// The position that was drawn last.
    drawn: Option<G>,
}

impl<'a, G: Game> Session<'a, G> {
    /// Sits down at the terminal.
    pub(crate) fn new(table: Table<G>, terminal: &'a mut Terminal) -> Self {
        Self {
            table,
            terminal,
            pending: VecDeque::new(),
            drawn: None,
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

    fn position(&self) -> &G {
        self.table.record().position()
    }

    fn turns(&mut self) -> Result<Next> {
        loop {
            if let Some(m) = self.table.decide() {
                self.make(m)?;
            } else if !self.table.has_humans() {
                return Ok(Next::Quit);
            } else if let Some(text) = self.pending.pop_front() {
                self.make_typed(&text)?;
            } else if let Some(next) = self.prompt()? {
                return Ok(next);
            }
        }
    }

    /// Asks for a line and obeys it.
    fn prompt(&mut self) -> Result<Option<Next>> {
        if self.terminal.is_interactive() && self.drawn != Some(*self.position()) {
            self.draw()?;
        }
        let prompt = self.table.human_to_move().map_or("game over", seat);
        let obeyed = match self.terminal.ask(prompt)? {
            Answer::End => return Ok(Some(Next::Quit)),
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
        self.pending.clear();
        self.terminal.refuse(reason)?;
        Ok(None)
    }

    fn obey(&mut self, line: &str) -> Result<Option<Next>> {
        match Typed::read(line).map_err(anyhow::Error::msg)? {
            Typed::Moves(moves) => {
                let moves = moves.split_whitespace().map(str::to_owned);
                self.pending.extend(moves);
            }
            Typed::Help => self.help()?,
            Typed::List => self.list()?,
            Typed::Board => self.draw()?,
            Typed::Record => write!(self.terminal.out, "{}", self.table.text())?,
            Typed::Rules => write_rules(&mut self.terminal.out, &G::ABOUT)?,
            Typed::Undo => ensure!(
                self.table.undo(),
                "there is no move of a human to take back"
            ),
            Typed::Save(path) => {
                files::save(path, &self.table.record().to_string())?;
                self.terminal.talk(format_args!("saved as {path}"))?;
            }
            Typed::Load(path) => return Ok(Some(Next::Load(files::load::<G>(path)?))),
            Typed::Quit => return Ok(Some(Next::Quit)),
        }
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
        if let Some(ending) = self.table.record().ending() {
            bail!("move {text:?}: the game is over: {ending}");
        }
        let m = read_move::<G>(text)?;
        if let Err(reason) = self.position().check(m) {
            bail!("move {text:?}: {reason}");
        }
        self.make(m)
    }

    /// Makes a legal move and tells of it.
    fn make(&mut self, m: G::Move) -> Result<()> {
        let told = self.table.told(m);
        let mover = self.position().to_move();
        let ending = self.table.push(m)?;
        let plies = self.table.record().moves().len();
        let mover = mover.map_or("chance", seat);
        writeln!(self.terminal.out, "{plies:>4}  {mover}: {told}")?;
        if let Some(ending) = ending {
            writeln!(self.terminal.out, "{ending}")?;
        }
        Ok(())
    }

    /// Draws the position, as the audience may see it.
    fn draw(&mut self) -> Result<()> {
        let position = self.position();
        let canvas = position.canvas(&self.table.shown());
        self.drawn = Some(*position);
        output::draw(&mut self.terminal.out, &canvas)?;
        Ok(())
    }

    /// Lists the legal moves.
    fn list(&mut self) -> Result<()> {
        let moves = self.position().moves();
        let mut moves: Vec<String> = moves.map(|m| m.to_string()).collect();
        moves.sort_unstable();
        writeln!(self.terminal.out, "{}", moves.join(" "))?;
        Ok(())
    }

    /// Says what can be typed.
    fn help(&mut self) -> Result<()> {
        let out = &mut self.terminal.out;
        writeln!(out, "Type a move, or several, or one of:")?;
        for (form, meaning) in COMMANDS {
            writeln!(out, "  {form:<9}  {meaning}")?;
        }
        write_moves(out, G::ABOUT.moves)?;
        Ok(())
    }

    /// Shows where the game stands at the end of the session.
    fn close(&mut self) -> Result<()> {
        if self.drawn != Some(*self.position()) {
            self.draw()?;
        }
        let status = status_line(self.position().status(), self.table.record().ending());
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
