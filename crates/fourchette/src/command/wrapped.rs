//! Prose in lines that are not too wide.

use std::io::{self, Write};

/// The width that prose is wrapped to.
const WIDTH: usize = 80;

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
