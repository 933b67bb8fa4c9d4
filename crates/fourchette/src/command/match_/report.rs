//! The numbers of a series.

use core::cmp::Ordering;
use core::time::Duration;
use std::io::{self, Write};

use anyhow::{Context as _, Result};
use board_play::Seat;
use fourchette::Tally;
use serde_json::Value;

use super::json;
use super::plan::{Contest, Plan, player_number};
use super::series::{Played, PlayedDouble};
use crate::command::opponent::Contender;
use crate::command::part::{Fields, Part, Span};

/// What came of a series, or of some of its games.
#[derive(Debug)]
pub(crate) struct Report {
    pub(super) plan: Plan,
    pub(super) played: Played,
    pub(super) time: Duration,
}

impl Report {
    pub(super) fn opponent(&self, player: Seat) -> &Contender {
        &self.plan.players[player.index()]
    }
}

impl Part for Report {
    const COMMAND: &'static str = "match";
    const PIECE: [&'static str; 2] = ["game", "games"];

    fn read(fields: Fields<'_>) -> Result<Self> {
        json::read(fields)
    }

    fn to_json(&self) -> Value {
        json::to_json(self)
    }

    fn terms(&self) -> Vec<(&'static str, Value)> {
        let is_double = self.plan.contest == Contest::Double;
        let mut terms = self.plan.terms();
        terms.push(("double", is_double.into()));
        terms
    }

    fn span(&self) -> Span {
        self.plan.games
    }

    /// A series has no last game: all that is asked for is that none between is missing.
    fn whole(&self, there: Span) -> Span {
        there
    }

    fn with_all(mut self, others: Vec<Self>) -> Result<Self> {
        let plies = |report: &Self| report.played.tally.total().plies;
        for other in others {
            let sum = plies(&self).checked_add(plies(&other));
            sum.context("too many plies to be added up")?;
            let time = self.time.checked_add(other.time);
            self.played.tally = self.played.tally.merged(other.played.tally);
            self.time = time.context("too many seconds to be added up")?;
            self.played.doubles.extend(other.played.doubles);
            self.plan.games.last = other.plan.games.last;
        }
        Ok(self)
    }

    /// Writes a line for each number.
    #[expect(
        clippy::cast_precision_loss,
        reason = "shares and speeds need few digits"
    )]
    fn write_text(&self, out: &mut impl Write) -> io::Result<()> {
        for (&game, &double) in &self.played.doubles {
            write_double(out, game, double)?;
        }
        let tally = self.played.tally.total();
        // Of no games, any share is none.
        let games = tally.games as f64;
        let of_games = games.max(1.0);
        let mut share = |name: &str, count: u64, remark: &str| {
            let percent = 100.0 * count as f64 / of_games;
            let row = format!("{name:<12} {count:>10} {percent:>6.1} %  {remark}");
            writeln!(out, "{}", row.trim_end())
        };
        share("games", tally.games, &self.numbers())?;
        for (seat, name) in Seat::ALL.into_iter().zip(["first wins", "second wins"]) {
            share(name, tally.wins[seat.index()], &self.sitter(seat))?;
        }
        share("draws", tally.draws, "by the rules")?;
        share("repetition", tally.repetitions, "adjudicated draws")?;
        share("max-plies", tally.too_long, "adjudicated draws")?;
        for player in Seat::ALL {
            let name = format!("opponent {}", player_number(player));
            let wins = self.played.tally.score(player).wins;
            share(&name, wins, &self.wins_by_seat(player, &tally))?;
        }
        let (least, most) = tally.lengths.unwrap_or_default();
        let mean = tally.plies as f64 / of_games;
        let plies = tally.plies;
        writeln!(
            out,
            "plies        {plies:>10}  shortest {least}, mean {mean:.1}, longest {most}"
        )?;
        let seconds = self.time.as_secs_f64();
        let (games_speed, plies_speed) = (games / seconds, plies as f64 / seconds);
        writeln!(
            out,
            "seconds      {seconds:>10.3}  {games_speed:.0} games/s, {plies_speed:.0} plies/s"
        )
    }
}

impl Report {
    /// Names the games by their numbers, if they do not begin with the first.
    fn numbers(&self) -> String {
        let Span { first, last } = self.plan.games;
        if first == 1 {
            return String::new();
        }
        format!("numbers {first} to {last}")
    }

    /// Names the opponent who had a seat in all games, if one had.
    fn sitter(&self, seat: Seat) -> String {
        let tally = &self.played.tally;
        let has_sat = |&player: &Seat| tally.score_at(player, seat).games > 0;
        let mut sitters = Seat::ALL.into_iter().filter(has_sat);
        match (sitters.next(), sitters.next()) {
            (Some(player), None) => self.opponent(player).to_string(),
            (Some(_), Some(_)) => String::new(),
            (None, _) => self
                .opponent(self.plan.order.first.player_at(seat))
                .to_string(),
        }
    }

    /// Says which opponent it is, and what it won of the games in each seat.
    fn wins_by_seat(&self, player: Seat, tally: &Tally) -> String {
        let name = self.opponent(player);
        let seats = [(Seat::First, "first"), (Seat::Second, "second")];
        let sat = seats.into_iter().filter_map(|(seat, place)| {
            let score = self.played.tally.score_at(player, seat);
            let (wins, games) = (score.wins, score.games);
            (games > 0 || tally.games == 0).then(|| format!("{wins} of {games} sitting {place}"))
        });
        let sat: Vec<String> = sat.collect();
        format!("{name} wins, {}", sat.join(", "))
    }
}

/// Writes what decided a match of Double Wyx.
fn write_double(out: &mut impl Write, game: u64, double: PlayedDouble) -> io::Result<()> {
    let white = player_number(double.first);
    let sums = double.unlaid.sums();
    let won = match sums[0].cmp(&sums[1]) {
        Ordering::Less => "opponent 1 wins",
        Ordering::Greater => "opponent 2 wins",
        Ordering::Equal => "a draw",
    };
    let [one, two] = [0, 1].map(|player: usize| {
        let [first, second] = double.unlaid.0[player];
        format!("{first} + {second} = {}", sums[player])
    });
    writeln!(
        out,
        "match {game}: {won}, pawns left {one} to {two}; opponent {white} had White first"
    )
}
