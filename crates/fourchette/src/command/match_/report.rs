//! The numbers of a series.

use core::time::Duration;
use std::io::{self, Write};

use fourchette::Tally;
use serde_json::json;

use crate::command::args::MatchArgs;
use crate::command::output;

/// What came of a series.
pub(super) struct Report<'a> {
    pub(super) args: &'a MatchArgs,
    pub(super) tally: Tally,
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

    /// Writes one line of JSON.
    fn write_json(&self, out: &mut impl Write) -> io::Result<()> {
        let (args, tally) = (self.args, &self.tally);
        let (shortest, longest) = tally.lengths.unzip();
        let numbers = json!({
            "game": args.game,
            "rules": args.rules.as_deref().unwrap_or_default(),
            "first": args.first.to_string(),
            "second": args.second.to_string(),
            "seed": args.seed,
            "wanted": args.games,
            "games": tally.games,
            "wins": tally.wins,
            "draws": tally.draws,
            "repetition": tally.repetitions,
            "max-plies": tally.too_long,
            "plies": tally.plies,
            "shortest": shortest,
            "longest": longest,
            "seconds": self.time.as_secs_f64(),
        });
        writeln!(out, "{numbers}")
    }

    /// Writes a line for each number.
    #[expect(
        clippy::cast_precision_loss,
        reason = "shares and speeds need few digits"
    )]
    fn write_text(&self, out: &mut impl Write) -> io::Result<()> {
        let (args, tally) = (self.args, &self.tally);
        // Of no games, any share is none.
        let games = tally.games as f64;
        let of_games = games.max(1.0);
        let mut share = |name: &str, count: u64, remark: &str| {
            let percent = 100.0 * count as f64 / of_games;
            let row = format!("{name:<12} {count:>10} {percent:>6.1} %  {remark}");
            writeln!(out, "{}", row.trim_end())
        };
        share("games", tally.games, "")?;
        share("first wins", tally.wins[0], &args.first.to_string())?;
        share("second wins", tally.wins[1], &args.second.to_string())?;
        share("draws", tally.draws, "by the rules")?;
        share("repetition", tally.repetitions, "adjudicated draws")?;
        share("max-plies", tally.too_long, "adjudicated draws")?;
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
