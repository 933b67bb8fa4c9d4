//! `fourchette games`.

use std::io::Write as _;

use board_play::Alias;
use board_play::options::OptionAbout;
use fourchette::{GameAbout, NAMES, about};
use serde::Serialize;

use super::failure::Failure;
use super::json::{self, Form};
use super::wrapped::wrapped;
use super::{output, window};

/// Lists the games.
pub(crate) fn run(form: Form) -> Result<(), Failure> {
    let games = NAMES.iter().map(|name| about(name));
    let games: Vec<GameAbout> = games.collect::<Result<_, _>>()?;
    match form {
        Form::Json => Ok(json::write_lines(games.iter().map(GameJson::of))?),
        Form::Text => write_table(&games),
    }
}

/// Prints one line a game: name, seats and colours, goal. Only a window has it broken.
fn write_table(games: &[GameAbout]) -> Result<(), Failure> {
    let mut out = output::stdout();
    let mut rows = Vec::new();
    for game in games {
        let about = game.words;
        let [first, second] = about.seats;
        let seats = format!("first {first}, second {second}");
        rows.push((game.name, seats, about.goal));
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

/// A game for a menu: `docs/json.md` says what the fields mean.
#[derive(Serialize)]
struct GameJson<'a> {
    name: &'static str,
    title: &'static str,
    aliases: &'static [Alias],
    seats: [&'static str; 2],
    goal: &'static str,
    has_secrets: bool,
    has_chance: bool,
    has_bound_colours: bool,
    options: &'a [OptionAbout],
}

impl<'a> GameJson<'a> {
    fn of(game: &'a GameAbout) -> Self {
        let words = game.words;
        Self {
            name: game.name,
            title: words.title,
            aliases: words.aliases,
            seats: words.seats,
            goal: words.goal,
            has_secrets: game.has_secrets,
            has_chance: game.has_chance,
            has_bound_colours: game.has_bound_colours,
            options: &game.options,
        }
    }
}
