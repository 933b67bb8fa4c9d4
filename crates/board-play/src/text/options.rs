//! Rule options: `key=value,key=value`.

use core::fmt::{self, Display};
use core::ops::RangeInclusive;
use core::str::FromStr;

use super::{Field, Keywords, TextError};

/// What a list of options says about one of them: a value, or nothing, which means the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionValue<'a> {
    key: &'static str,
    value: Option<&'a str>,
}

impl<'a> OptionValue<'a> {
    /// Returns the value as it stands, if one is given.
    #[must_use]
    pub fn value(&self) -> Option<&'a str> {
        self.value
    }

    /// Returns the value as a [`Field`], for a form of value that has no method here.
    #[must_use]
    pub fn field(&self) -> Option<Field<'a>> {
        self.value.map(|value| Field::option(self.key, value))
    }

    /// Refuses the value: `option KEY "VALUE": REASON`.
    #[must_use]
    pub fn error(&self, reason: impl Display) -> TextError {
        Field::option(self.key, self.value.unwrap_or_default()).error(reason)
    }

    /// Reads one of a few words; the default is the first.
    ///
    /// # Errors
    ///
    /// The value is none of the words.
    pub fn word<T: Copy + PartialEq>(&self, words: &Keywords<T>) -> Result<T, TextError> {
        self.field()
            .map_or_else(|| Ok(words.default_value()), |field| field.word(words))
    }

    /// Reads a plain decimal number within a range.
    ///
    /// # Errors
    ///
    /// The value is no such number.
    pub fn number_or<T>(&self, default: T, range: RangeInclusive<T>) -> Result<T, TextError>
    where
        T: FromStr + PartialOrd + Display,
    {
        self.field()
            .map_or(Ok(default), |field| field.number(range))
    }

    /// Reads a value by its own parser.
    ///
    /// # Errors
    ///
    /// What the parser says.
    pub fn parse_or<T: FromStr<Err: Display>>(&self, default: T) -> Result<T, TextError> {
        self.field().map_or(Ok(default), |field| field.parse())
    }
}

/// Splits a list of options and returns what it says about each of `keys`, in the order of `keys`.
/// The options may come in any order; the empty text says nothing about any.
///
/// # Errors
///
/// An empty piece, a piece without `=`, an unknown key or a repeated one.
///
/// # Examples
///
/// ```
/// use board_play::text::read_options;
///
/// let [opening, handicap] = read_options("handicap=3", ["opening", "handicap"])?;
/// assert_eq!(opening.value(), None);
/// assert_eq!(handicap.number_or(1, 1..=93), Ok(3));
///
/// let error = read_options("size=3", ["opening", "handicap"]).unwrap_err();
/// assert_eq!(error.to_string(), r#"option "size": unknown; the options are opening, handicap"#);
/// # Ok::<(), board_play::TextError>(())
/// ```
pub fn read_options<'a, const N: usize>(
    text: &'a str,
    keys: [&'static str; N],
) -> Result<[OptionValue<'a>; N], TextError> {
    let mut options = keys.map(|key| OptionValue { key, value: None });
    if text.is_empty() {
        return Ok(options);
    }
    for piece in text.split(',') {
        if piece.is_empty() {
            return Err(TextError::new("options", text, "empty between commas"));
        }
        let Some((key, value)) = piece.split_once('=') else {
            return Err(TextError::new("option", piece, "must be key=value"));
        };
        let Some(given) = options.iter_mut().find(|given| given.key == key) else {
            return Err(unknown(key, &keys));
        };
        if given.value.is_some() {
            return Err(TextError::new("option", key, "given twice"));
        }
        given.value = Some(value);
    }
    Ok(options)
}

/// Refuses a key, naming those there are.
fn unknown(key: &str, keys: &[&str]) -> TextError {
    if keys.is_empty() {
        return TextError::new("option", key, "unknown; this game has no options");
    }
    let reason = format!("unknown; the options are {}", keys.join(", "));
    TextError::new("option", key, reason)
}

/// Writes a list of options, leaving out those that have their default.
///
/// # Examples
///
/// ```
/// use board_play::text::OptionsWriter;
/// use core::fmt;
///
/// struct Rules {
///     handicap: u8,
///     lives: u8,
/// }
///
/// impl fmt::Display for Rules {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         OptionsWriter::new(f)
///             .value("handicap", &self.handicap, &1)
///             .value("lives", &self.lives, &9)
///             .finish()
///     }
/// }
///
/// assert_eq!(Rules { handicap: 1, lives: 9 }.to_string(), "");
/// assert_eq!(Rules { handicap: 2, lives: 3 }.to_string(), "handicap=2,lives=3");
/// ```
#[must_use = "call `finish`"]
pub struct OptionsWriter<'f, 'b> {
    f: &'f mut fmt::Formatter<'b>,
    result: fmt::Result,
    comma: &'static str,
}

impl<'f, 'b> OptionsWriter<'f, 'b> {
    /// Begins a list.
    pub fn new(f: &'f mut fmt::Formatter<'b>) -> Self {
        Self {
            f,
            result: Ok(()),
            comma: "",
        }
    }

    /// Writes a value, unless it is the default.
    pub fn value<T: Display + PartialEq>(self, key: &str, value: &T, default: &T) -> Self {
        if value == default {
            return self;
        }
        self.entry(key, value)
    }

    /// Writes the word for a value, unless it is the default, which is the first of the words.
    pub fn word<T: Copy + PartialEq>(self, key: &str, value: T, words: &Keywords<T>) -> Self {
        if value == words.default_value() {
            return self;
        }
        self.entry(key, words.word(value))
    }

    /// Writes an option in any case: for a value whose default needs a closer look.
    pub fn entry(mut self, key: &str, value: impl Display) -> Self {
        self.result = self
            .result
            .and_then(|()| write!(self.f, "{}{key}={value}", self.comma));
        self.comma = ",";
        self
    }

    /// Ends the list.
    ///
    /// # Errors
    ///
    /// Writing failed.
    pub fn finish(self) -> fmt::Result {
        self.result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: [&str; 3] = ["board", "opening", "handicap"];
    const SWITCH: Keywords<bool> = Keywords(&[("off", false), ("on", true)]);

    fn refusal(text: &str) -> String {
        read_options(text, KEYS).unwrap_err().to_string()
    }

    #[test]
    fn options_come_in_any_order() {
        let [board, opening, handicap] = read_options("handicap=2,board=a:b=c", KEYS).unwrap();
        assert_eq!(board.value(), Some("a:b=c"));
        assert_eq!(opening.value(), None);
        assert_eq!(handicap.value(), Some("2"));
        assert_eq!(
            read_options("", KEYS)
                .unwrap()
                .map(|given| given.value().is_some()),
            [false; 3]
        );
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
            read_options("a=b", []).unwrap_err().to_string(),
            r#"option "a": unknown; this game has no options"#
        );
    }

    #[test]
    fn values_are_read_or_named() {
        let [board, opening, handicap] = read_options("opening=on,handicap=12", KEYS).unwrap();
        assert_eq!(board.number_or(7_u8, 1..=9), Ok(7));
        assert_eq!(board.word(&SWITCH), Ok(false));
        assert_eq!(board.parse_or('x'), Ok('x'));
        assert_eq!(opening.word(&SWITCH), Ok(true));
        assert_eq!(handicap.parse_or(0_u32), Ok(12));
        assert_eq!(
            handicap.number_or(7_u8, 1..=9).unwrap_err().to_string(),
            r#"option handicap "12": must be 1 to 9"#
        );
        assert_eq!(
            handicap.word(&SWITCH).unwrap_err().to_string(),
            r#"option handicap "12": must be off or on"#
        );
    }

    struct Rules(u8, bool, bool);

    impl Display for Rules {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            let writer = OptionsWriter::new(f).value("number", &self.0, &1);
            let writer = writer.word("switch", self.1, &SWITCH);
            let writer = if self.2 {
                writer.entry("special", "x")
            } else {
                writer
            };
            writer.finish()
        }
    }

    #[test]
    fn only_what_differs_is_written() {
        assert_eq!(Rules(1, false, false).to_string(), "");
        assert_eq!(Rules(2, false, false).to_string(), "number=2");
        assert_eq!(Rules(1, true, true).to_string(), "switch=on,special=x");
        assert_eq!(
            Rules(3, true, true).to_string(),
            "number=3,switch=on,special=x"
        );
    }
}
