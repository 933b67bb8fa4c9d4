//! What is done at the word of a human, besides moves.

use core::time::Duration;
use std::io::Write as _;

use anyhow::{Context as _, Result, ensure};
use fourchette::bots::Budget;
use fourchette::{Game, read_move};

use super::files;
use super::pending::Pending;
use super::session::{Next, Session};
use super::thinking::Thinking;
use super::typed::{COMMANDS, Listed, Typed};
use crate::command::interrupt;
use crate::command::rules::{wrapped, write_moves, write_rules};

/// How many moves are listed without being asked for all.
const SHORT: usize = 120;

/// How many are listed when there are more than that.
const FIRST: usize = 40;

/// How many moves a hint names.
const HINTS: usize = 5;

/// How long an adviser thinks for somebody who waits.
const PATIENCE: Budget = Budget::Time(Duration::from_secs(2));

/// How long it thinks for a script, which is to come out the same every time.
const STEADY: Budget = Budget::Iterations(500);

impl<G: Game> Session<'_, G> {
    /// Obeys a line.
    pub(super) fn obey(&mut self, line: &str) -> Result<Option<Next>> {
        match Typed::read(line).map_err(anyhow::Error::msg)? {
            // Nobody is asked while words are pending.
            Typed::Moves(moves) => self.pending = Pending::new(moves),
            Typed::Help => self.help()?,
            Typed::List(listed) => self.list(listed)?,
            Typed::Explain(text) => self.explain(text)?,
            Typed::Hint => self.hint()?,
            Typed::Board => self.draw()?,
            Typed::Record => write!(self.terminal.out, "{}", self.table.text())?,
            Typed::Rules => write_rules(&mut self.terminal.out, &G::ABOUT)?,
            Typed::Undo => {
                let undone = self.table.undo();
                ensure!(undone, "there is no move of a human to take back");
            }
            Typed::Resign => self.resign()?,
            Typed::Save(path) => self.save(path)?,
            Typed::Load(path) => return Ok(Some(Next::Load(files::load::<G>(path)?))),
            Typed::Quit => return Ok(Some(Next::Quit)),
        }
        Ok(None)
    }

    fn resign(&mut self) -> Result<()> {
        ensure!(
            self.table.resign().is_some(),
            "the game is over, there is nothing to give up"
        );
        if let Some(close) = self.table.close() {
            writeln!(self.terminal.out, "{close}")?;
        }
        // There may be more to see now.
        self.drawn = None;
        Ok(())
    }

    /// Lists legal moves, with what is to be said about them if they are few.
    fn list(&mut self, listed: Listed<'_>) -> Result<()> {
        let position = *self.position();
        let count = position.move_count();
        let out = &mut self.terminal.out;
        if listed == Listed::Some && count > SHORT {
            let first = position.moves().take(FIRST);
            let first: Vec<String> = first.map(|m| m.to_string()).collect();
            writeln!(out, "{}", first.join(" "))?;
            let more = count - first.len();
            writeln!(out, "and {more} more: moves all, or moves TEXT")?;
            return Ok(());
        }
        let begin = match listed {
            Listed::Some | Listed::All => "",
            Listed::Beginning(begin) => begin,
        };
        let mut moves: Vec<(String, G::Move)> = position
            .moves()
            .map(|m| (m.to_string(), m))
            .filter(|(text, _)| text.starts_with(begin))
            .collect();
        moves.sort_unstable();
        if moves.is_empty() && !begin.is_empty() {
            writeln!(out, "no legal move begins with {begin:?}")?;
            return Ok(());
        }
        let is_short = moves.len() <= SHORT;
        let explain = |m| position.explanation(m).filter(|_| is_short);
        let (explained, plain): (Vec<_>, Vec<_>) = moves
            .into_iter()
            .map(|(text, m)| (text, explain(m)))
            .partition(|(_, explanation)| explanation.is_some());
        let width = explained.iter().map(|(text, _)| text.len()).max();
        let width = width.unwrap_or(0);
        for (text, explanation) in explained {
            let head = format!("{text:width$}  ");
            wrapped(out, &head, &explanation.unwrap_or_default())?;
        }
        if !plain.is_empty() || count == 0 {
            let plain: Vec<String> = plain.into_iter().map(|(text, _)| text).collect();
            writeln!(out, "{}", plain.join(" "))?;
        }
        Ok(())
    }

    /// Says what a move does and whether it is legal.
    fn explain(&mut self, text: &str) -> Result<()> {
        let m = read_move::<G>(text)?;
        let position = self.position();
        let legal = match (self.table.close(), position.check(m)) {
            (Some(close), _) => format!("the game is over: {close}"),
            (None, Ok(())) => "legal".to_owned(),
            (None, Err(reason)) => reason.to_string(),
        };
        let explanation = position.explanation(m);
        let out = &mut self.terminal.out;
        if let Some(explanation) = explanation {
            wrapped(out, &format!("{m}: "), &explanation)?;
        }
        writeln!(out, "{m}: {legal}")?;
        Ok(())
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
        Ok(())
    }

    /// Says what can be typed.
    pub(super) fn help(&mut self) -> Result<()> {
        let out = &mut self.terminal.out;
        writeln!(out, "Type a move, or several, or one of:")?;
        for (form, meaning) in COMMANDS {
            writeln!(out, "  {form:<12}  {meaning}")?;
        }
        write_moves(out, G::ABOUT.moves)?;
        Ok(())
    }
}
