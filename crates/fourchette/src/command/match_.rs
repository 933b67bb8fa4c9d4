//! `fourchette match GAME`.

use std::io::Write;
use std::time::{Duration, Instant};

use board_play::{Adjudication, Record};
use core::num::NonZeroU32;
use fourchette::{Contest, Game, RecordVisitor, Start, Tally, visit_start};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;

use super::args::MatchArgs;
use super::failure::Failure;
use super::output;

/// Plays a series of games and reports what came of it.
pub(crate) fn run(args: &MatchArgs) -> Result<(), Failure> {
    let rules = args.rules.as_deref().unwrap_or_default();
    let (tally, time) = visit_start(&args.game, Start::Rules(rules), Series(args))??;
    let mut out = output::stdout();
    write_report(&mut out, args, &tally, time)?;
    out.flush()?;
    Ok(())
}

struct Series<'a>(&'a MatchArgs);

impl RecordVisitor for Series<'_> {
    type Out = Result<(Tally, Duration), Failure>;

    fn visit<G: Game>(self, record: Record<G>) -> Self::Out {
        let Self(args) = self;
        let contest = Contest {
            start: *record.start(),
            seats: [args.first, args.second],
            seed: args.seed,
            adjudication: Adjudication {
                repetition: NonZeroU32::new(args.repetition),
                max_plies: NonZeroU32::new(args.max_plies),
            },
        };
        let pool = args.threads.pool()?;
        let bar = progress_bar(args.games);
        let begin = Instant::now();
        let tally = pool.install(|| {
            (0..args.games)
                .into_par_iter()
                .map(|game| {
                    let finished = contest.play(game);
                    bar.inc(1);
                    finished
                })
                .fold(Tally::default, Tally::with)
                .reduce(Tally::default, Tally::merged)
        });
        let time = begin.elapsed();
        bar.finish_and_clear();
        Ok((tally, time))
    }
}

/// Makes a bar that shows itself where standard error is a terminal, and nowhere else.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} games, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr()).with_style(style)
}

/// Writes the numbers of a series, a line each.
#[expect(
    clippy::cast_precision_loss,
    reason = "shares and speeds need few digits"
)]
fn write_report(
    out: &mut impl Write,
    args: &MatchArgs,
    tally: &Tally,
    time: Duration,
) -> Result<(), Failure> {
    let games = tally.games as f64;
    let mut share = |name: &str, count: u64, remark: &str| {
        let percent = 100.0 * count as f64 / games;
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
    let mean = tally.plies as f64 / games;
    let plies = tally.plies;
    writeln!(
        out,
        "plies        {plies:>10}  shortest {least}, mean {mean:.1}, longest {most}"
    )?;
    let seconds = time.as_secs_f64();
    let (games_speed, plies_speed) = (games / seconds, plies as f64 / seconds);
    writeln!(
        out,
        "seconds      {seconds:>10.3}  {games_speed:.0} games/s, {plies_speed:.0} plies/s"
    )?;
    Ok(())
}
