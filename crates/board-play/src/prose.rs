//! Texts of several paragraphs, such as the rules of a game: a layout that is read easily as it is, and
//! that programs can wrap, print and check.
//!
//! * `# Heading`, on a line of its own.
//! * A paragraph: lines up to a blank line, or to a line that begins something else.
//! * `- ` begins an item of a list; what follows up to the next block belongs to it.
//! * A line indented by four blanks or more is part of a drawing, and is shown as it is.
//! * `> ` begins an example: moves from the start of the game, on one line. Options may stand before
//!   them, `> key=value: MOVE MOVE`, and a `#` after them says that the game is over then.
//!
//! # Examples
//!
//! ```
//! use board_play::prose::{Block, Example, blocks};
//!
//! let text = "# Taking stones\n\nA player takes one,\ntwo or three.\n\n> stones=4: 1 3 #\n";
//! let example = Example { rules: "stones=4", moves: "1 3", is_over: true };
//! assert_eq!(
//!     blocks(text),
//!     [
//!         Block::Heading("Taking stones"),
//!         Block::Paragraph("A player takes one, two or three.".to_owned()),
//!         Block::Example(example),
//!     ]
//! );
//! ```

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "kind", content = "content", rename_all = "kebab-case")
)]
pub enum Block<'a> {
    /// What the blocks up to the next heading are about.
    Heading(&'a str),
    /// Prose, on one line.
    Paragraph(String),
    /// An item of a list: prose, on one line.
    Item(String),
    /// Lines that are shown as they are, without the four blanks before them.
    Drawing(Vec<&'a str>),
    /// Moves from the start of the game.
    Example(Example<'a>),
}

/// Moves from the start of the game, which can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Example<'a> {
    /// The rule options, `key=value,key=value`; empty for the defaults.
    pub rules: &'a str,
    /// The moves, separated by blanks.
    pub moves: &'a str,
    /// Whether the game is over then.
    pub is_over: bool,
}

/// Reads a text.
///
/// Cost: reads it once and copies its prose.
#[must_use]
pub fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        let begun = begin(line);
        match (begun, blocks.last_mut()) {
            (None, _) => is_open = false,
            (Some(Block::Drawing(new)), Some(Block::Drawing(lines))) if is_open => {
                lines.extend(new);
            }
            (Some(Block::Paragraph(more)), Some(Block::Paragraph(prose) | Block::Item(prose)))
                if is_open =>
            {
                prose.push(' ');
                prose.push_str(&more);
            }
            (Some(block), _) => {
                blocks.push(block);
                is_open = true;
            }
        }
    }
    blocks
}

/// Reads what a line would begin if it stood alone; none if it is blank.
fn begin(line: &str) -> Option<Block<'_>> {
    if line.trim().is_empty() {
        return None;
    }
    Some(if let Some(heading) = line.strip_prefix("# ") {
        Block::Heading(heading.trim())
    } else if let Some(prose) = line.strip_prefix("- ") {
        Block::Item(prose.trim().to_owned())
    } else if let Some(example) = line.strip_prefix("> ") {
        Block::Example(Example::read(example))
    } else if let Some(drawing) = line.strip_prefix("    ") {
        Block::Drawing(vec![drawing.trim_end()])
    } else {
        Block::Paragraph(line.trim().to_owned())
    })
}

impl<'a> Example<'a> {
    fn read(text: &'a str) -> Self {
        let text = text.trim();
        let (moves, is_over) = match text.strip_suffix(" #") {
            Some(moves) => (moves, true),
            None => (text, false),
        };
        // No text of options has a blank, and no text of a move ends with a colon.
        let (rules, moves) = match moves.split_once(": ") {
            Some((rules, moves)) if !rules.contains(' ') => (rules, moves),
            _ => ("", moves),
        };
        Self {
            rules,
            moves: moves.trim(),
            is_over,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paragraph(prose: &str) -> Block<'_> {
        Block::Paragraph(prose.to_owned())
    }

    fn item(prose: &str) -> Block<'_> {
        Block::Item(prose.to_owned())
    }

    #[test]
    fn prose_goes_on_until_something_else_begins() {
        let text = "One\ntwo.\n- Three\n  four.\n- Five.\n\nSix.\n\nSeven.\n# Eight\nNine.";
        let expected = [
            paragraph("One two."),
            item("Three four."),
            item("Five."),
            paragraph("Six."),
            paragraph("Seven."),
            Block::Heading("Eight"),
            paragraph("Nine."),
        ];
        assert_eq!(blocks(text), expected);
        assert_eq!(blocks("\n \n"), []);
    }

    #[test]
    fn drawings_are_kept_as_they_are() {
        let text = "See:\n      / \\\n    /   \\\n\n    apart\nThere.";
        let expected = [
            paragraph("See:"),
            Block::Drawing(vec!["  / \\", "/   \\"]),
            Block::Drawing(vec!["apart"]),
            paragraph("There."),
        ];
        assert_eq!(blocks(text), expected);
    }

    #[test]
    fn examples_are_moves_and_what_is_said_about_them() {
        let example = |rules, moves, is_over| {
            Block::Example(Example {
                rules,
                moves,
                is_over,
            })
        };
        let text = "> a1 b1\n> 3*1=bw..>b... end #\n> fork=off,goal=full: c4-a4";
        let expected = [
            example("", "a1 b1", false),
            example("", "3*1=bw..>b... end", true),
            example("fork=off,goal=full", "c4-a4", false),
        ];
        assert_eq!(blocks(text), expected);
    }
}
