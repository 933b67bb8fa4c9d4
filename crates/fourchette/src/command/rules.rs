//! `fourchette rules GAME`.

use core::mem::discriminant;
use std::io::{self, Write};

use board_play::options::OptionAbout;
use board_play::prose::{Block, Example, blocks};
use board_play::{About, MoveAbout, Viewer};
use fourchette::{AnyPosition, GameName};

use super::failure::Failure;
use super::json::Form;
use super::wrapped::wrapped;
use super::{output, rules_json};

/// Prints the rules of a game, its options with their defaults, and how its moves are written.
pub(crate) fn run(game: &str, form: Form) -> Result<(), Failure> {
    let name = GameName::find(game)?;
    let start = AnyPosition::new(name.game(), &name.rules("")?)?;
    if form == Form::Json {
        return rules_json::write(&start);
    }
    let mut out = output::stdout();
    write_rules(&mut out, &start)?;
    out.flush()?;
    Ok(())
}

/// Writes everything that a game says about itself: for somebody who has never seen it, and who is going
/// to play it from `start`.
pub(crate) fn write_rules(out: &mut impl Write, start: &AnyPosition) -> anyhow::Result<()> {
    let game = start.about();
    let about = &game.words;
    write_head(out, start, about)?;
    heading(out, "The board")?;
    write_prose(out, about.board)?;
    writeln!(out, "\nThe board at the start:\n")?;
    output::draw(out, &start.canvas(None, Viewer::Everyone)?)?;
    if let Some(places) = start.places() {
        writeln!(out)?;
        wrapped(out, "", &places)?;
    }
    write_prose(out, about.rules)?;
    heading(out, "When the same players play again")?;
    write_prose(out, about.matches)?;
    writeln!(out)?;
    for rematch in &game.rematches {
        let head = match rematch.rules.as_str() {
            "" => "Rematch: ".to_owned(),
            rules => format!("Rematch with {rules}: "),
        };
        wrapped(out, &format!("- {head}"), rematch.meaning)?;
    }
    writeln!(out, "\nOptions (--rules key=value,key=value):")?;
    if game.options.is_empty() {
        writeln!(out, "  none")?;
    }
    for option in &game.options {
        write_option(out, option)?;
    }
    Ok(write_moves(out, about.moves)?)
}

/// Writes what the game is called, who made it, who plays it and what for.
fn write_head(out: &mut impl Write, start: &AnyPosition, about: &About) -> io::Result<()> {
    let rules = start.rules();
    let title = start.alias().map_or(about.title, |alias| alias.title);
    writeln!(out, "{title} ({})", start.game())?;
    wrapped(out, "", about.credits)?;
    for alias in about.aliases {
        let (name, title, rules) = (alias.name, alias.title, alias.rules);
        let line = format!("The name {name} stands for {rules}: {title}.");
        wrapped(out, "", &line)?;
    }
    let [first, second] = about.seats;
    writeln!(out)?;
    wrapped(out, "First seat, who begins: ", first)?;
    wrapped(out, "Second seat: ", second)?;
    wrapped(out, "Goal: ", about.goal)?;
    if !rules.is_empty() {
        wrapped(out, "Played here with: ", &rules)?;
    }
    Ok(())
}

fn heading(out: &mut impl Write, heading: &str) -> io::Result<()> {
    writeln!(out, "\n{}", heading.to_uppercase())
}

/// Writes a text of several paragraphs, with blank lines between blocks, but for lists.
fn write_prose(out: &mut impl Write, text: &str) -> io::Result<()> {
    let mut last = None;
    for block in blocks(text) {
        let kind = discriminant(&block);
        let is_list = matches!(block, Block::Item(_) | Block::Example(_));
        if !is_list || last != Some(kind) {
            writeln!(out)?;
        }
        last = Some(kind);
        match block {
            Block::Heading(heading) => writeln!(out, "{}", heading.to_uppercase())?,
            Block::Paragraph(prose) => wrapped(out, "", &prose)?,
            Block::Item(prose) => wrapped(out, "- ", &prose)?,
            Block::Drawing(lines) => {
                for line in lines {
                    writeln!(out, "    {line}")?;
                }
            }
            Block::Example(example) => write_example(out, example)?,
        }
    }
    Ok(())
}

fn write_example(out: &mut impl Write, example: Example<'_>) -> io::Result<()> {
    let mut line = String::new();
    if !example.rules.is_empty() {
        line = format!("with {}: ", example.rules);
    }
    line.push_str(example.moves);
    if example.is_over {
        line.push_str(" (the game is over)");
    }
    wrapped(out, "    ", &line)
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
