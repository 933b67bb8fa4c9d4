//! The commands that a human can type, besides moves.

use core::time::Duration;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use fourchette::bots::Budget;
use fourchette::{AnyPosition, AnyRecord, Error};

use super::pending::Pending;
use super::session::{Next, Session};
use super::thinking::Thinking;
use super::typed::{COMMANDS, Listed, Typed};
use crate::command::rules::{write_moves, write_rules};
use crate::command::wrapped::wrapped;
use crate::command::{interrupt, record_file};

/// How many moves are listed without being asked for all.
const SHORT: usize = 120;

/// How many are listed when there are more than that.
const FIRST: usize = 40;

/// How many moves a hint names.
const HINTS: usize = 5;

/// How long an adviser thinks for somebody who waits.
const PATIENCE: Budget = Budget::time(Duration::from_secs(2));

/// How long it thinks for a script, which is to come out the same every time.
const STEADY: Budget = Budget::iterations(500).with_proofs(100_000);

impl Session<'_> {
    /// Does what a line says.
    pub(super) fn run_line(&mut self, line: &str) -> Result<Option<Next>> {
        match Typed::read(line).map_err(anyhow::Error::msg)? {
            // Nobody is asked while words are pending.
            Typed::Moves(moves) => self.pending = Pending::new(moves),
            Typed::Help => self.help()?,
            Typed::List(listed) => self.list(listed)?,
            Typed::Explain(text) => self.explain(text)?,
            Typed::Hint => self.hint()?,
            Typed::Board => self.draw()?,
            Typed::Record => write!(self.terminal.out.data(), "{}", self.table.text())?,
            Typed::Rules => {
                let position = self.position();
                let start = AnyPosition::new(position.game(), &position.rules())?;
                write_rules(&mut self.terminal.out, &start)?;
            }
            Typed::Undo => self.undo()?,
            Typed::Resign => self.resign()?,
            Typed::Rematch => return self.rematch().map(Some),
            Typed::Save(path) => self.save(path)?,
            Typed::Load(path) => return Ok(Some(Next::Load(self.load(path)?))),
            Typed::Quit => return Ok(Some(Next::Quit)),
        }
        Ok(None)
    }

    fn undo(&mut self) -> Result<()> {
        self.shown.note(&self.table);
        let was_open = self.table.is_open();
        let mut undone = self.table.undo();
        if undone && self.is_engine_to_move() {
            // It has lost by itself, and would lose again: what is taken back is the move before.
            undone = self.table.undo();
        }
        ensure!(undone, "there is no move of a human to take back");
        self.is_changed = true;
        if !was_open {
            self.tell_if_open()?;
        }
        Ok(())
    }

    fn resign(&mut self) -> Result<()> {
        ensure!(
            self.table.resign().is_some(),
            "the game is over, there is nothing to give up"
        );
        self.is_changed = true;
        // There may be more to see now.
        self.drawn = None;
        self.tell_end()
    }

    /// Leaves a game that has ended for the next one between the same players.
    fn rematch(&mut self) -> Result<Next> {
        ensure!(
            self.table.end().is_some(),
            "the game goes on: a rematch is for afterwards"
        );
        self.shown.note(&self.table);
        Ok(Next::Rematch(self.table.record()))
    }

    /// Lists legal moves, with what is to be said about them if they are few.
    fn list(&mut self, listed: Listed<'_>) -> Result<()> {
        let position = self.position();
        let count = position.move_count();
        let out = &mut self.terminal.out;
        if listed == Listed::Some && count > SHORT {
            let first = position.first_moves(FIRST);
            writeln!(out, "{}", first.join(" "))?;
            let more = count - first.len();
            writeln!(out, "and {more} more: moves all, or moves TEXT")?;
            return Ok(());
        }
        let begin = match listed {
            Listed::Some | Listed::All => "",
            Listed::Beginning(begin) => begin,
        };
        let mut moves = position.moves();
        moves.retain(|m| m.starts_with(begin));
        moves.sort_unstable();
        if moves.is_empty() && !begin.is_empty() {
            writeln!(out, "no legal move begins with {begin:?}")?;
            return Ok(());
        }
        let is_short = moves.len() <= SHORT;
        let mut explained = Vec::new();
        let mut plain = Vec::new();
        for m in moves {
            match position.explain(&m)?.filter(|_| is_short) {
                Some(explanation) => explained.push((m, explanation)),
                None => plain.push(m),
            }
        }
        let width = explained.iter().map(|(text, _)| text.len()).max();
        let width = width.unwrap_or(0);
        for (text, explanation) in explained {
            let head = format!("{text:width$}  ");
            wrapped(out, &head, &explanation)?;
        }
        if !plain.is_empty() || count == 0 {
            writeln!(out, "{}", plain.join(" "))?;
        }
        Ok(())
    }

    /// Says what a move does and whether it is legal.
    fn explain(&mut self, m: &str) -> Result<()> {
        let position = self.position();
        let explanation = position.explain(m)?;
        let legal = match (self.table.end(), position.check(m)) {
            (Some(end), _) => format!("the game is over: {end}"),
            (None, Ok(())) => "legal".to_owned(),
            (None, Err(Error::Illegal { reason, .. })) => reason.to_string(),
            (None, Err(error)) => return Err(error.into()),
        };
        let out = &mut self.terminal.out;
        if let Some(explanation) = explanation {
            wrapped(out, &format!("{m}: "), &explanation)?;
        }
        writeln!(out, "{m}: {legal}")?;
        Ok(())
    }

    /// Writes the game to a file and says so.
    pub(super) fn save(&mut self, path: &str) -> Result<()> {
        record_file::save(Path::new(path), &self.table.record_text())?;
        self.is_changed = false;
        let warning = self.warning();
        self.terminal.note(format_args!("saved as {path}{warning}"))
    }

    /// Reads a record of this game.
    fn load(&mut self, path: &str) -> Result<AnyRecord> {
        let record = record_file::load(self.position().game(), Path::new(path))?;
        self.games.check(&record)?;
        self.shown.note(&self.table);
        Ok(record)
    }

    /// Looks for good moves.
    fn hint(&mut self) -> Result<()> {
        let budget = if self.terminal.is_interactive() {
            PATIENCE
        } else {
            STEADY
        };
        self.terminal.out.flush()?;
        let mut thinking = Thinking::new("the adviser".to_owned());
        let advice = self
            .table
            .advise(budget, &mut |progress| thinking.see(progress));
        drop(thinking);
        // Ctrl-C has ended the search and nothing else.
        interrupt::take();
        let advice = advice.context("nobody is there to be advised")?;
        ensure!(!advice.candidates.is_empty(), "no advice was found");
        let out = &mut self.terminal.out;
        for candidate in advice.candidates.iter().take(HINTS) {
            let percent = 100.0 * candidate.win_rate;
            let basis = if candidate.is_proven {
                "proved".to_owned()
            } else {
                format!("{} tries", candidate.visits)
            };
            writeln!(out, "{percent:>5.1} %  {}  ({basis})", candidate.m)?;
        }
        if advice.line.len() > 1 {
            let line = advice.line.join(" ");
            wrapped(out, "  both at their best:  ", &line)?;
        }
        Ok(())
    }

    /// Says what can be typed.
    pub(super) fn help(&mut self) -> Result<()> {
        let position = self.position();
        let moves = position.about().words.moves;
        let out = &mut self.terminal.out;
        writeln!(out, "Type a move, or several, or one of:")?;
        for (form, meaning) in COMMANDS {
            wrapped(out, &format!("  {form:<12}  "), meaning)?;
        }
        if let Some(places) = position.places() {
            writeln!(out)?;
            wrapped(out, "", &places)?;
        }
        write_moves(out, moves)?;
        Ok(())
    }
}
