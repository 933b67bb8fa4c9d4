//! Prose in lines that are not too wide.

use std::io::{self, Write};

use super::window;

/// How far lines are indented whose head leaves too little room beside it.
const LITTLE: usize = 4;

/// Writes prose in lines as wide as the window, or as is easy to read. The first begins with `head`,
/// the others with as many blanks, or with few if the head takes more than half of the width.
pub(crate) fn wrapped(out: &mut impl Write, head: &str, prose: &str) -> io::Result<()> {
    wrap(out, head, prose, window::prose_width())
}

/// Writes prose in lines of at most `most` columns, unless a single word needs more.
fn wrap(out: &mut impl Write, head: &str, prose: &str, most: usize) -> io::Result<()> {
    let mut width = head.chars().count();
    let indent = if 2 * width > most {
        width.min(LITTLE)
    } else {
        width
    };
    let mut line = head.to_owned();
    // A line that holds no word yet takes one, whatever its length; the first may be too full of head.
    let mut is_open = width <= indent;
    for word in prose.split_whitespace() {
        let letters = word.chars().count();
        let blank = usize::from(!line.is_empty() && !line.ends_with(' '));
        if !is_open && width + blank + letters > most {
            writeln!(out, "{}", line.trim_end())?;
            line = " ".repeat(indent);
            width = indent;
        } else if blank > 0 {
            line.push(' ');
            width += 1;
        }
        line.push_str(word);
        width += letters;
        is_open = false;
    }
    writeln!(out, "{}", line.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(head: &str, prose: &str, most: usize) -> Vec<String> {
        let mut out = Vec::new();
        wrap(&mut out, head, prose, most).unwrap();
        let text = String::from_utf8(out).unwrap();
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn prose_is_wrapped_and_indented() {
        // 2 + 5 · 15 + 4 = 81 columns would be needed for a sixteenth word.
        let lines = lines("- ", &"word ".repeat(30), 80);
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0], format!("- {}", ["word"; 15].join(" ")));
        assert_eq!(lines[1], format!("  {}", ["word"; 15].join(" ")));
    }

    #[test]
    fn lines_are_as_long_as_they_can_be_and_lose_no_word() {
        let prose = "a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh";
        for most in 1..60 {
            for head in ["", "- ", "  key=value  "] {
                let lines = lines(head, prose, most);
                let text = lines.join(" ");
                let words: Vec<&str> = text
                    .strip_prefix(head.trim_end())
                    .unwrap()
                    .split_whitespace()
                    .collect();
                assert_eq!(words.join(" "), prose, "{head:?} {most}");
                for (at, line) in lines.iter().enumerate() {
                    // The first line holds the head besides.
                    let (extra, least) = match at {
                        0 => (head.split_whitespace().count(), head.len()),
                        _ => (0, 0),
                    };
                    let is_single = line.split_whitespace().count() <= 1 + extra;
                    assert!(line.len() <= most || is_single, "{most}: {lines:?}");
                    if let Some(next) = lines.get(at + 1) {
                        let first = next.split_whitespace().next().unwrap();
                        let longer = least.max(line.len() + 1) + first.len();
                        assert!(longer > most, "{most}: {lines:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_head_that_takes_most_of_a_line_does_not_push_the_prose_aside() {
        let lines = lines("  opening=pie  ", "the first stone may be taken over", 24);
        assert_eq!(
            lines,
            [
                "  opening=pie  the first",
                "    stone may be taken",
                "    over"
            ]
        );
    }
}
