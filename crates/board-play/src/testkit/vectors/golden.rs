//! Golden games: playthroughs that people can read.

use core::fmt::Display;

use super::lines::{Fault, Line};
use crate::trace::digest;
use crate::{Notated, Outcome};

/// Checks a golden game; see the [module](super) for the format.
///
/// # Panics
///
/// If a line is wrong or malformed, or something is missing; the message names the line.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::testkit::vectors;
///
/// vectors::check_golden::<Nim>(
///     "game nim
///      rules stones=3
///
///      1 1 3 dbd536d5af6ff2c7 2
///      2 2 1 af63ac4c86019afc 1
///      3 o 0 cbf29ce484222325
///
///      outcome 2",
/// );
/// ```
pub fn check_golden<P: Notated>(text: &str) {
    if let Err(Fault { line, reason }) = replay::<P>(text) {
        panic!("line {line} of the golden game of {}: {reason}", P::NAME);
    }
}

/// Replays the game.
fn replay<P: Notated>(text: &str) -> Result<(), Fault> {
    let end = Fault {
        line: text.lines().count(),
        reason: "the game stops short".to_owned(),
    };
    let mut lines = Line::all(text);
    let Some((game, rules)) = lines.next().zip(lines.next()) else {
        return Err(end);
    };
    game.is_game(P::NAME)?;
    let Some(options) = rules.rules() else {
        return Err(rules.fault("must be `rules OPTIONS`"));
    };
    let options = options.parse::<P::Options>();
    let mut position = P::new(&options.map_err(|error| rules.fault(error))?);
    let mut plies = 1;
    while let Some(line) = lines.next() {
        let Some(text) = ply_agrees(&position, plies, line)? else {
            return ending_agrees(position.outcome(), lines, end);
        };
        let m: P::Move = text.parse().map_err(|error| line.fault(error))?;
        position
            .play(m)
            .map_err(|reason| line.fault(format_args!("move {text:?}: {reason}")))?;
        plies += 1;
    }
    Err(end)
}

/// Tests what a line says about the position before the move, and returns the move if there is one.
fn ply_agrees<'a, P: Notated>(
    position: &P,
    number: usize,
    line: Line<'a>,
) -> Result<Option<&'a str>, Fault> {
    let texts: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    let turn = position.status().turn();
    let count = texts.len();
    let digest = digest(texts);
    let mut words = line.words();
    agrees("ply", number, words.next(), line)?;
    agrees("turn", turn, words.next(), line)?;
    agrees("legal moves", count, words.next(), line)?;
    agrees("digest", format_args!("{digest:016x}"), words.next(), line)?;
    let m = words.next();
    match words.next() {
        Some(extra) => Err(line.fault(format_args!("{extra:?} follows the move"))),
        None => Ok(m),
    }
}

/// Tests one thing that a line says.
fn agrees(
    what: &str,
    found: impl Display,
    wanted: Option<&str>,
    line: Line<'_>,
) -> Result<(), Fault> {
    let found = found.to_string();
    match wanted {
        Some(wanted) if wanted == found => Ok(()),
        Some(wanted) => Err(line.fault(format_args!("{what}: found {found}, wanted {wanted}"))),
        None => Err(line.fault(format_args!("{what} is missing"))),
    }
}

/// Tests the outcome, after which nothing may follow.
fn ending_agrees<'a>(
    outcome: Option<Outcome>,
    mut lines: impl Iterator<Item = Line<'a>>,
    end: Fault,
) -> Result<(), Fault> {
    let Some(line) = lines.next() else {
        return Err(end);
    };
    let Some(wanted) = line.after("outcome") else {
        return Err(line.fault("must be `outcome OUTCOME`, since the line before has no move"));
    };
    match outcome {
        Some(outcome) => agrees("outcome", outcome, Some(wanted), line)?,
        None => agrees("outcome", '*', Some(wanted), line)?,
    }
    match lines.next() {
        Some(line) => Err(line.fault("follows the outcome")),
        None => Ok(()),
    }
}
