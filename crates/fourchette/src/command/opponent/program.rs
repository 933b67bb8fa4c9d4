//! The command line of a program that plays.

use core::fmt;
use core::str::FromStr;

use board_play::TextError;

/// What the name of such a player begins with.
pub(super) const PREFIX: &str = "engine:";

/// A program and its arguments, `engine:CMD`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    text: String,
    pub(super) words: Vec<String>,
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.text)
    }
}

impl FromStr for Program {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let refuse = |reason: &str| TextError::new("engine", text, reason);
        let command = text.strip_prefix(PREFIX);
        let command = command.ok_or_else(|| refuse("must be engine:CMD"))?;
        if command.chars().any(char::is_control) {
            return Err(refuse("has control characters"));
        }
        let words = split(command).map_err(refuse)?;
        if words.first().is_none_or(String::is_empty) {
            return Err(refuse("names no program"));
        }
        let text = command.to_owned();
        Ok(Self { text, words })
    }
}

/// The letters that a backslash keeps; the comma, since it ends a player in a list.
const KEPT: [char; 5] = [' ', '\'', '"', '\\', ','];

/// Splits a command at blanks. Quotes keep what is in them, and a backslash a letter that would mean something
/// else, as in a shell; before other letters it is one itself, as in the paths of Windows. Nothing else of a
/// shell is known.
fn split(command: &str) -> Result<Vec<String>, &'static str> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = command.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(end), _) if letter == end => quote = None,
            (None, ' ') => words.extend(word.take()),
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => {
                let next = letters.next().ok_or("ends with a backslash")?;
                let word = word.get_or_insert_default();
                if !KEPT.contains(&next) {
                    word.push(letter);
                }
                word.push(next);
            }
            _ => word.get_or_insert_default().push(letter),
        }
    }
    if quote.is_some() {
        return Err("has a quote without end");
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_at_blanks_that_are_not_kept() {
        for (command, words) in [
            ("a", &["a"][..]),
            ("  ./a  b   --c=d ", &["./a", "b", "--c=d"]),
            ("'a b' \"c d\" e\\ f", &["a b", "c d", "e f"]),
            ("a '' \"\"", &["a", "", ""]),
            (r#"a "b\"c" 'd\e' f"g"h"#, &["a", "b\"c", r"d\e", "fgh"]),
            ("a $B;c|d", &["a", "$B;c|d"]),
            (r"a\\b \'c\, d", &["a\\b", "'c,", "d"]),
            (
                r"C:\games\y.exe engine y",
                &[r"C:\games\y.exe", "engine", "y"],
            ),
            (r#""C:\my games\y.exe" y"#, &[r"C:\my games\y.exe", "y"]),
        ] {
            let program: Program = format!("engine:{command}").parse().unwrap();
            assert_eq!(program.words, words, "{command}");
            assert_eq!(program.to_string(), format!("engine:{command}"));
        }
    }

    #[test]
    fn what_names_no_program_is_refused() {
        for (text, reason) in [
            ("engine:", "names no program"),
            ("engine:  ", "names no program"),
            ("engine:''", "names no program"),
            ("engine:a 'b", "has a quote without end"),
            ("engine:a \"b", "has a quote without end"),
            ("engine:a\\", "ends with a backslash"),
            ("engine:a\nb", "has control characters"),
            ("a", "must be engine:CMD"),
        ] {
            let refused = text.parse::<Program>().unwrap_err();
            assert_eq!(refused.reason(), reason, "{text:?}");
        }
    }
}
