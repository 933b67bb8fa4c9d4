//! The numbers of a series.

use core::cmp::Ordering;
use core::time::Duration;
use std::io::{self, Write};

use board_play::{Seat, Seating};
use fourchette::{AnyRecord, BotKind, GameName, Score, Tally};
use serde_json::{Value, json};

use super::double::Unlaid;
use super::series::{Order, Played};
use crate::command::args::MatchArgs;
use crate::command::output;

/// What came of a series.
pub(super) struct Report<'a> {
    pub(super) args: &'a MatchArgs,
    /// What the games went on from.
    pub(super) start: &'a AnyRecord,
    pub(super) order: Order,
    pub(super) played: Played,
    pub(super) time: Duration,
}

impl Report<'_> {
    /// Writes the numbers to standard output, for people or for programs.
    pub(super) fn write(&self) -> io::Result<()> {
        let mut out = output::stdout();
        if self.args.json {
            self.write_json(&mut out)?;
        } else {
            self.write_text(&mut out)?;
        }
        out.flush()
    }

    fn opponent(&self, player: Seat) -> BotKind {
        [self.args.first, self.args.second][player.index()]
    }

    /// Returns the options that differ from the defaults, as they were given if they were.
    fn rules(&self) -> String {
        let source = &self.args.source;
        let given = source.rules.as_deref();
        let with_name =
            given.and_then(|given| GameName::find(&source.game).ok()?.rules(given).ok());
        with_name.unwrap_or_else(|| self.start.position().rules())
    }

    /// Returns the position that the games begin with, if it is not the start of the game.
    fn position(&self) -> Option<String> {
        let source = &self.args.source;
        let is_given = [source.moves.is_some(), source.position.is_some()];
        let is_given = is_given.contains(&true) || source.record.is_some();
        is_given.then(|| self.start.position().to_string())
    }

    /// Writes one line of JSON.
    fn write_json(&self, out: &mut impl Write) -> io::Result<()> {
        let (args, tally) = (self.args, self.played.tally.total());
        let (shortest, longest) = tally.lengths.unzip();
        let mut numbers = json!({
            "game": self.start.game(),
            "rules": self.rules(),
            "position": self.position(),
            "first": args.first.to_string(),
            "second": args.second.to_string(),
            "seats": self.order.way.to_string(),
            "sits-first": player_number(self.order.first.player_at(Seat::First)),
            "seed": args.seed,
            "wanted": args.games,
            "games": tally.games,
            "wins": tally.wins,
            "draws": tally.draws,
            "repetition": tally.repetitions,
            "max-plies": tally.too_long,
            "opponents": Seat::ALL.map(|player| self.opponent_json(player)),
            "plies": tally.plies,
            "shortest": shortest,
            "longest": longest,
            "seconds": self.time.as_secs_f64(),
        });
        if args.double {
            let matches = self.played.unlaid.iter();
            let matches: Vec<Value> = matches
                .map(|(&game, &(seating, unlaid))| {
                    json!({
                        "match": game + 1,
                        "first": player_number(seating.player_at(Seat::First)),
                        "unlaid": unlaid.0,
                        "sums": unlaid.sums(),
                    })
                })
                .collect();
            numbers["double"] = matches.into();
        }
        writeln!(out, "{numbers}")
    }

    fn opponent_json(&self, player: Seat) -> Value {
        let tally = &self.played.tally;
        let score = |score: Score| {
            json!({
                "games": score.games,
                "wins": score.wins,
                "draws": score.draws,
                "losses": score.losses,
            })
        };
        let mut json = score(tally.score(player));
        json["name"] = self.opponent(player).to_string().into();
        json["first"] = score(tally.score_at(player, Seat::First));
        json["second"] = score(tally.score_at(player, Seat::Second));
        json
    }

    /// Writes a line for each number.
    #[expect(
        clippy::cast_precision_loss,
        reason = "shares and speeds need few digits"
    )]
    fn write_text(&self, out: &mut impl Write) -> io::Result<()> {
        for (&game, &(seating, unlaid)) in &self.played.unlaid {
            write_unlaid(out, game, seating, unlaid)?;
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
        share("games", tally.games, "")?;
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

    /// Names the opponent who had a seat in all games, if one had.
    fn sitter(&self, seat: Seat) -> String {
        let tally = &self.played.tally;
        let has_sat = |&player: &Seat| tally.score_at(player, seat).games > 0;
        let mut sitters = Seat::ALL.into_iter().filter(has_sat);
        match (sitters.next(), sitters.next()) {
            (Some(player), None) => self.opponent(player).to_string(),
            (Some(_), Some(_)) => String::new(),
            (None, _) => self.opponent(self.order.first.player_at(seat)).to_string(),
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

/// Numbers an opponent as the arguments name them.
fn player_number(player: Seat) -> u8 {
    match player {
        Seat::First => 1,
        Seat::Second => 2,
    }
}

/// Writes what decided a match of Double Wyx.
fn write_unlaid(
    out: &mut impl Write,
    game: u64,
    seating: Seating,
    unlaid: Unlaid,
) -> io::Result<()> {
    let number = game + 1;
    let white = player_number(seating.player_at(Seat::First));
    let sums = unlaid.sums();
    let won = match sums[0].cmp(&sums[1]) {
        Ordering::Less => "opponent 1 wins",
        Ordering::Greater => "opponent 2 wins",
        Ordering::Equal => "a draw",
    };
    let [one, two] = [0, 1].map(|player: usize| {
        let [first, second] = unlaid.0[player];
        format!("{first} + {second} = {}", sums[player])
    });
    writeln!(
        out,
        "match {number}: {won}, pawns left {one} to {two}; opponent {white} had White first"
    )
}
