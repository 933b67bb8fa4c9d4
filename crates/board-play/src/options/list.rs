//! The list of options as it is given: `key=value,key=value`.

use core::fmt::Display;

use crate::TextError;
use crate::text::Field;

/// What a text says about each option of a game: a value, or nothing, which means the default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenOptions<'a> {
    text: &'a str,
    values: Vec<(&'static str, Option<&'a str>)>,
}

impl<'a> GivenOptions<'a> {
    /// Splits a list. The options may come in any order; the empty text says nothing about any.
    ///
    /// # Errors
    ///
    /// An empty piece, a piece without `=`, an unknown key or a repeated one.
    pub(super) fn split(text: &'a str, keys: &[&'static str]) -> Result<Self, TextError> {
        let mut values: Vec<_> = keys.iter().map(|&key| (key, None)).collect();
        let pieces = (!text.is_empty()).then(|| text.split(','));
        for piece in pieces.into_iter().flatten() {
            if piece.is_empty() {
                return Err(TextError::new("options", text, "empty between commas"));
            }
            let Some((key, value)) = piece.split_once('=') else {
                return Err(TextError::new("option", piece, "must be key=value"));
            };
            let Some((_, given)) = values.iter_mut().find(|(known, _)| *known == key) else {
                return Err(unknown(key, keys));
            };
            if given.replace(value).is_some() {
                return Err(TextError::new("option", key, "given twice"));
            }
        }
        Ok(Self { text, values })
    }

    /// Returns what is given for each option, in the order of the table.
    pub(super) fn values(&self) -> impl Iterator<Item = Option<Field<'a>>> {
        let values = self.values.iter();
        values.map(|&(key, value)| value.map(|value| Field::option(key, value)))
    }

    /// Refuses the list because values do not go together; the error names the first of `keys` that
    /// is given.
    #[must_use]
    pub fn refuse(&self, keys: &[&str], reason: impl Display) -> TextError {
        let given = |key: &&str| {
            let mut values = self.values();
            values.find_map(|value| value.filter(|value| value.name() == *key))
        };
        match keys.iter().find_map(given) {
            Some(value) => value.error(reason),
            None => TextError::new("options", self.text, reason),
        }
    }
}

/// Refuses a key, naming those there are.
fn unknown(key: &str, keys: &[&str]) -> TextError {
    if keys.is_empty() {
        return TextError::new("option", key, "unknown; this game has no options");
    }
    let reason = format!("unknown; the options are {}", keys.join(", "));
    TextError::new("option", key, reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: [&str; 3] = ["board", "opening", "handicap"];

    fn refusal(text: &str) -> String {
        GivenOptions::split(text, &KEYS).unwrap_err().to_string()
    }

    fn given(text: &str) -> Vec<Option<&str>> {
        let given = GivenOptions::split(text, &KEYS).unwrap();
        given
            .values()
            .map(|value| value.map(|value| value.text()))
            .collect()
    }

    #[test]
    fn options_come_in_any_order() {
        assert_eq!(
            given("handicap=2,board=a:b=c"),
            [Some("a:b=c"), None, Some("2")]
        );
        assert_eq!(given(""), [None; 3]);
        assert_eq!(given("opening="), [None, Some(""), None]);
    }

    #[test]
    fn bad_lists_are_refused_with_the_offending_piece() {
        assert_eq!(
            refusal("board=x,,opening=y"),
            r#"options "board=x,,opening=y": empty between commas"#
        );
        assert_eq!(refusal(","), r#"options ",": empty between commas"#);
        assert_eq!(refusal("board"), r#"option "board": must be key=value"#);
        assert_eq!(
            refusal("board=x,bored=y"),
            r#"option "bored": unknown; the options are board, opening, handicap"#
        );
        assert_eq!(refusal("board=x,board=x"), r#"option "board": given twice"#);
        assert_eq!(
            GivenOptions::split("a=b", &[]).unwrap_err().to_string(),
            r#"option "a": unknown; this game has no options"#
        );
    }

    #[test]
    fn what_does_not_go_together_is_blamed_on_what_was_given() {
        let given = GivenOptions::split("handicap=2,opening=pie", &KEYS).unwrap();
        let blame = |keys: &[&str]| given.refuse(keys, "no").to_string();
        assert_eq!(
            blame(&["handicap", "opening"]),
            r#"option handicap "2": no"#
        );
        assert_eq!(blame(&["board", "opening"]), r#"option opening "pie": no"#);
        assert_eq!(blame(&["board"]), r#"options "handicap=2,opening=pie": no"#);
    }
}
