//! `fourchette rules GAME`.

use std::io::{self, Write};

use board_play::{About, MoveAbout, OptionAbout};
use fourchette::about;

use super::failure::Failure;
use super::output;

/// The width that prose is wrapped to.
const WIDTH: usize = 80;

/// Prints the rules of a game, its options with their defaults, and how its moves are written.
pub(crate) fn run(game: &str) -> Result<(), Failure> {
    let mut out = output::stdout();
    write_rules(&mut out, &about(game)?)?;
    out.flush()?;
    Ok(())
}

/// Writes everything that the game says about itself.
pub(crate) fn write_rules(out: &mut impl Write, about: &About) -> io::Result<()> {
    let [first, second] = about.seats;
    writeln!(out, "{} ({})", about.title, about.name)?;
    wrapped(out, "", about.credits)?;
    writeln!(out)?;
    wrapped(out, "First seat: ", first)?;
    wrapped(out, "Second seat: ", second)?;
    wrapped(out, "Goal: ", about.goal)?;
    writeln!(out)?;
    for line in about.rules {
        wrapped(out, "- ", line)?;
    }
    writeln!(out, "\nOptions (--rules key=value,key=value):")?;
    if about.options.is_empty() {
        writeln!(out, "  none")?;
    }
    for option in about.options {
        write_option(out, option)?;
    }
    write_moves(out, about.moves)
}

fn write_option(out: &mut impl Write, option: &OptionAbout) -> io::Result<()> {
    let (key, default) = (option.key, option.default);
    writeln!(out, "  {key}={default} (default)")?;
    wrapped(out, "      ", option.meaning)?;
    wrapped(out, "      values: ", option.values)?;
    let examples: Vec<String> = option
        .examples
        .iter()
        .filter(|example| **example != default)
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

/// Writes prose in lines that are not too wide. The first begins with `head`, the others with as many
/// blanks.
pub(crate) fn wrapped(out: &mut impl Write, head: &str, prose: &str) -> io::Result<()> {
    let indent = head.chars().count();
    let mut line = head.to_owned();
    let mut width = indent;
    for word in prose.split_whitespace() {
        let letters = word.chars().count();
        if width > indent && width + 1 + letters > WIDTH {
            writeln!(out, "{}", line.trim_end())?;
            line = " ".repeat(indent);
            width = indent;
        }
        if width > indent {
            line.push(' ');
            width += 1;
        }
        line.push_str(word);
        width += letters;
    }
    writeln!(out, "{}", line.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_is_wrapped_and_indented() {
        let mut out = Vec::new();
        let prose = "word ".repeat(30);
        wrapped(&mut out, "- ", &prose).unwrap();
        let text = String::from_utf8(out).unwrap();
        // 2 + 5 · 15 + 4 = 81 columns would be needed for a sixteenth word.
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0], format!("- {}", ["word"; 15].join(" ")));
        assert_eq!(lines[1], format!("  {}", ["word"; 15].join(" ")));
    }
}
