//! The tables of a ladder.

use core::fmt::Display;
use core::time::Duration;
use std::io::{self, Write};

use fourchette::{Score, about};

use super::cross_table::{CrossTable, points};
use super::plan::Plan;
use super::ratings::Difference;
use super::standings::{Standing, standings};
use crate::command::opponent::Contender;
use crate::command::part::StartText;

/// What came of a ladder, or of those of its games that have ended.
#[derive(Debug)]
pub(super) struct Report {
    pub(super) plan: Plan,
    pub(super) start: StartText,
    pub(super) table: CrossTable,
    pub(super) standings: Vec<Standing>,
    pub(super) time: Duration,
}

impl Report {
    /// Rates the players.
    pub(super) fn new(plan: Plan, start: StartText, table: CrossTable, time: Duration) -> Self {
        Self {
            standings: standings(&table, plan.anchor),
            plan,
            start,
            table,
            time,
        }
    }

    /// Returns the game as a person writes it, with the rules that differ from the defaults.
    pub(super) fn game_title(&self) -> String {
        let title = about(self.start.game).map_or(self.start.game, |about| about.words.title);
        match self.start.rules() {
            "" => title.to_owned(),
            rules => format!("{title}, {rules}"),
        }
    }

    /// Returns the name of a player.
    pub(super) fn name(&self, player: usize) -> String {
        self.plan.players[player].to_string()
    }

    /// Writes who is how strong, and what came of each pairing.
    pub(super) fn write_text(&self, out: &mut impl Write) -> io::Result<()> {
        let names = self.plan.players.iter().map(Contender::to_string);
        let width = names.map(|name| name.chars().count()).max();
        let width = width.unwrap_or_default().max("player".len());
        self.write_standings(out, width)?;
        writeln!(out)?;
        self.write_cross_table(out, width)?;
        writeln!(out)?;
        let total = self.table.total();
        let [first, second] = total.wins;
        let drawn = total.games - first - second;
        writeln!(
            out,
            "games {}: the first seat won {first}, the second {second}, {drawn} were drawn",
            total.games
        )?;
        let anchor = self.name(self.plan.anchor);
        writeln!(
            out,
            "Elo above {anchor}; +/- is 95 %; each two players are taken to have drawn one game more"
        )?;
        writeln!(out, "seconds {:.3}", self.time.as_secs_f64())
    }

    fn write_standings(&self, out: &mut impl Write, width: usize) -> io::Result<()> {
        writeln!(
            out,
            "    {:<width$}    Elo   +/-  above next   +/-  games   wins  draws losses  score",
            "player"
        )?;
        for (rank, standing) in (1..).zip(&self.standings) {
            let Standing {
                player,
                rating,
                above_next,
                score,
            } = *standing;
            let name = self.name(player);
            let [elo, error] = cells(rating);
            // The rating of the anchor is no estimate.
            let error = if player == self.plan.anchor {
                "-".to_owned()
            } else {
                error
            };
            let [above, above_error] = cells(above_next);
            let Score {
                games,
                wins,
                draws,
                losses,
            } = score;
            let share = percent(score);
            writeln!(
                out,
                "{rank:>3} {name:<width$} {elo:>6} {error:>5} {above:>11} {above_error:>5} {games:>6} \
                 {wins:>6} {draws:>6} {losses:>6} {share:>6}"
            )?;
        }
        Ok(())
    }

    /// Writes what each player scored against each other.
    fn write_cross_table(&self, out: &mut impl Write, width: usize) -> io::Result<()> {
        write!(out, "    {:<width$}", "% against")?;
        for rank in 1..=self.standings.len() {
            write!(out, " {rank:>5}")?;
        }
        writeln!(out)?;
        for (rank, row) in (1..).zip(&self.standings) {
            write!(out, "{rank:>3} {:<width$}", self.name(row.player))?;
            for column in &self.standings {
                let score = self.table.score(row.player, column.player);
                write!(out, " {:>5}", percent(score))?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

/// Writes a difference and its error, as whole numbers.
fn cells(difference: Option<Difference>) -> [String; 2] {
    let whole = |value: f64| match value.round() {
        // Not -0.
        0.0 => "0".to_owned(),
        value => value.to_string(),
    };
    match difference {
        Some(Difference { elo, error }) => [whole(elo), whole(error)],
        None => ["-", "-"].map(str::to_owned),
    }
}

/// Writes the share of the points that a player got.
#[expect(clippy::cast_precision_loss, reason = "a share needs few digits")]
fn percent(score: Score) -> impl Display {
    if score.games == 0 {
        return "-".to_owned();
    }
    format!("{:.1}", 100.0 * points(score) / score.games as f64)
}
