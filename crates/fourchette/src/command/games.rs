//! `fourchette games`.

use std::io::Write as _;

use fourchette::{NAMES, about};

use super::failure::Failure;
use super::wrapped::wrapped;
use super::{output, window};

/// Prints one line a game: name, seats and colours, goal. Only a window has it broken.
pub(crate) fn run() -> Result<(), Failure> {
    let mut out = output::stdout();
    let mut rows = Vec::new();
    for name in NAMES {
        let about = about(name)?.words;
        let [first, second] = about.seats;
        let seats = format!("first {first}, second {second}");
        rows.push((*name, seats, about.goal));
    }
    let name_width = rows.iter().map(|(name, ..)| name.len()).max().unwrap_or(0);
    let seats_width = rows.iter().map(|(_, seats, _)| seats.len()).max();
    let seats_width = seats_width.unwrap_or(0);
    for (name, seats, goal) in rows {
        let head = format!("{name:name_width$}  {seats:seats_width$}  ");
        match window::columns() {
            Some(_) => wrapped(&mut out, &head, goal)?,
            None => writeln!(out, "{head}{goal}")?,
        }
    }
    out.flush()?;
    Ok(())
}
