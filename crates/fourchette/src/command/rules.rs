//! `fourchette rules GAME`.

use std::io::{self, Write};

use board_play::MoveAbout;
use board_play::options::OptionAbout;
use fourchette::{GameAbout, about};

use super::failure::Failure;
use super::output;
use super::wrapped::wrapped;

/// Prints the rules of a game, its options with their defaults, and how its moves are written.
pub(crate) fn run(game: &str) -> Result<(), Failure> {
    let mut out = output::stdout();
    write_rules(&mut out, &about(game)?)?;
    out.flush()?;
    Ok(())
}

/// Writes everything that the game says about itself.
pub(crate) fn write_rules(out: &mut impl Write, game: &GameAbout) -> io::Result<()> {
    let about = &game.words;
    let [first, second] = about.seats;
    writeln!(out, "{} ({})", about.title, game.name)?;
    wrapped(out, "", about.credits)?;
    writeln!(out)?;
    wrapped(out, "First seat: ", first)?;
    wrapped(out, "Second seat: ", second)?;
    wrapped(out, "Goal: ", about.goal)?;
    writeln!(out)?;
    for line in about.rules {
        wrapped(out, "- ", line)?;
    }
    for (rules, way) in &game.rematches {
        let head = if rules.is_empty() {
            "Rematch: ".to_owned()
        } else {
            format!("Rematch with {rules}: ")
        };
        wrapped(out, &format!("- {head}"), way.meaning())?;
    }
    writeln!(out, "\nOptions (--rules key=value,key=value):")?;
    if game.options.is_empty() {
        writeln!(out, "  none")?;
    }
    for option in &game.options {
        write_option(out, option)?;
    }
    write_moves(out, about.moves)
}

fn write_option(out: &mut impl Write, option: &OptionAbout) -> io::Result<()> {
    let (key, default) = (option.key, &option.default);
    writeln!(out, "  {key}={default} (default)")?;
    wrapped(out, "      ", option.meaning)?;
    wrapped(out, "      values: ", &option.values)?;
    let examples: Vec<String> = option
        .samples
        .iter()
        .filter(|example| **example != default.as_str())
        .map(|example| format!("{key}={example}"))
        .collect();
    if examples.is_empty() {
        return Ok(());
    }
    wrapped(out, "      e.g. ", &examples.join(" "))
}

/// Writes how moves are written, with an example of each form.
pub(crate) fn write_moves(out: &mut impl Write, moves: &[MoveAbout]) -> io::Result<()> {
    writeln!(out, "\nMoves (--moves \"MOVE MOVE …\"), by example:")?;
    let width = moves.iter().map(|form| form.example.chars().count()).max();
    let width = width.unwrap_or(0);
    for form in moves {
        wrapped(out, &format!("  {:width$}  ", form.example), form.meaning)?;
    }
    Ok(())
}
