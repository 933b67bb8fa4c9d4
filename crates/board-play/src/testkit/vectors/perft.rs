//! Tables of perft counts.

use super::lines::{Fault, Line};
use crate::{Notated, perft};

/// Checks a perft table; see the [module](super) for the format.
///
/// # Panics
///
/// If a count is wrong or the table malformed; the message names the line.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::testkit::vectors;
///
/// let table = "game nim\nrules stones=3\nmoves 1\nperft 1 2\nperft 2 1\nperft 3 0\n";
/// vectors::check_perft::<Nim>(table);
/// ```
pub fn check_perft<P: Notated>(text: &str) {
    match check::<P>(text) {
        Ok(0) => panic!("there are no perft counts of {}", P::NAME),
        Ok(_) => {}
        Err(Fault { line, reason }) => {
            panic!("line {line} of the perft table of {}: {reason}", P::NAME)
        }
    }
}

/// Checks a table and returns how many counts it has.
fn check<P: Notated>(text: &str) -> Result<usize, Fault> {
    let mut lines = Line::all(text);
    let Some(first) = lines.next() else {
        return Ok(0);
    };
    first.is_game(P::NAME)?;
    let mut position: Option<P> = None;
    let mut counts = 0;
    for line in lines {
        if let Some(rules) = line.rules() {
            let options = rules
                .parse::<P::Options>()
                .map_err(|error| line.fault(error))?;
            position = Some(P::new(&options));
            continue;
        }
        let Some(position) = &mut position else {
            return Err(line.fault("must be `rules OPTIONS`"));
        };
        if let Some(moves) = line.after("moves") {
            make::<P>(position, moves, line)?;
        } else if let Some(count) = line.after("perft") {
            count_agrees(position, count, line)?;
            counts += 1;
        } else {
            return Err(line.fault("must begin with rules, moves or perft"));
        }
    }
    Ok(counts)
}

/// Makes the moves of a line.
fn make<P: Notated>(position: &mut P, moves: &str, line: Line<'_>) -> Result<(), Fault> {
    for text in moves.split_ascii_whitespace() {
        let m: P::Move = text.parse().map_err(|error| line.fault(error))?;
        position
            .play(m)
            .map_err(|reason| line.fault(format_args!("move {text:?}: {reason}")))?;
    }
    Ok(())
}

/// Tests a count: `DEPTH COUNT`.
fn count_agrees<P: Notated>(position: &P, text: &str, line: Line<'_>) -> Result<(), Fault> {
    let numbers: Vec<u64> = text
        .split_ascii_whitespace()
        .map_while(|word| word.parse().ok())
        .collect();
    let &[depth, wanted] = numbers.as_slice() else {
        return Err(line.fault("must be `perft DEPTH COUNT`"));
    };
    let found = perft(position, usize::try_from(depth).unwrap_or(usize::MAX));
    if found != wanted {
        let reason = format_args!("depth {depth}: found {found}, wanted {wanted}");
        return Err(line.fault(reason));
    }
    Ok(())
}
