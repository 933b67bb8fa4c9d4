//! The fields of a position's line: `NAME/1 FIELD FIELD …`.

use core::cmp::Ordering;
use core::fmt::{self, Display};
use core::ops::RangeInclusive;
use core::str::FromStr;

use super::{Keywords, TextError, number};

/// The longest position line that is read, in bytes: far more than any game needs.
pub const MAX_LINE: usize = 1 << 16;

/// How an empty list is written, and options that are all defaults.
const NOTHING: &str = "-";

/// A piece of text with a name, so that whatever is wrong with it is reported under that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field<'a> {
    kind: &'static str,
    name: &'static str,
    text: &'a str,
}

impl<'a> Field<'a> {
    /// Names a piece of text: `field NAME`.
    #[must_use]
    pub const fn new(name: &'static str, text: &'a str) -> Self {
        let kind = "field";
        Self { kind, name, text }
    }

    /// Names the value of an option: `option KEY`.
    pub(crate) const fn option(name: &'static str, text: &'a str) -> Self {
        let kind = "option";
        Self { kind, name, text }
    }

    /// Returns the field's name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the text.
    #[must_use]
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Refuses the field: `field NAME "TEXT": REASON`.
    #[must_use]
    pub fn error(&self, reason: impl Display) -> TextError {
        self.error_at(self.text, reason)
    }

    /// Refuses a part of the field: `field NAME "PART": REASON`.
    #[must_use]
    pub fn error_at(&self, part: &str, reason: impl Display) -> TextError {
        TextError::new(format!("{} {}", self.kind, self.name), part, reason)
    }

    /// Reads the field by a type's own parser.
    ///
    /// # Errors
    ///
    /// What the parser says.
    pub fn parse<T: FromStr<Err: Display>>(&self) -> Result<T, TextError> {
        self.text.parse().map_err(|reason| self.error(reason))
    }

    /// Reads a plain decimal number within a range.
    ///
    /// # Errors
    ///
    /// The field is no such number.
    pub fn number<T>(&self, range: RangeInclusive<T>) -> Result<T, TextError>
    where
        T: FromStr + PartialOrd + Display,
    {
        number(self.text, range).map_err(|reason| self.error(reason))
    }

    /// Reads a keyword.
    ///
    /// # Errors
    ///
    /// The field is none of the keywords.
    pub fn word<T: Copy + PartialEq>(&self, keywords: &Keywords<T>) -> Result<T, TextError> {
        let value = keywords.read(self.text);
        value.ok_or_else(|| self.error(keywords.wanted()))
    }

    /// Reads rule options as a position's line has them: `-` stands for the defaults, and there is no
    /// other spelling than the one in which they are written.
    ///
    /// # Errors
    ///
    /// What the parser of the options says, or how they are to be written.
    pub fn options<T: FromStr<Err: Display> + Display>(&self) -> Result<T, TextError> {
        let text = if self.text == NOTHING { "" } else { self.text };
        let options = text.parse().map_err(|reason| self.error(reason))?;
        let written = or_dash(&options);
        if written != self.text {
            return Err(self.error(format_args!("must be written {written:?} in a position")));
        }
        Ok(options)
    }

    /// Returns the items of a list that is joined by commas; `-` stands for the empty list.
    ///
    /// An empty item is passed on, for whatever reads the items to refuse.
    pub fn items(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let list = (self.text != NOTHING).then(|| self.text.split(','));
        list.into_iter().flatten()
    }

    /// Reads a list that is joined by commas; `-` stands for the empty list.
    ///
    /// # Errors
    ///
    /// The first item that `read` refuses, and its reason.
    pub fn list<T, E: Display>(
        &self,
        mut read: impl FnMut(&'a str) -> Result<T, E>,
    ) -> Result<Vec<T>, TextError> {
        self.items()
            .map(|item| read(item).map_err(|reason| self.error_at(item, reason)))
            .collect()
    }

    /// Reads a list like [`list`](Self::list) whose items must ascend strictly: a set, which thereby
    /// has only one text.
    ///
    /// # Errors
    ///
    /// The first item that `read` refuses, or that does not come after the one before it.
    pub fn ascending<T: Ord, E: Display>(
        &self,
        mut read: impl FnMut(&'a str) -> Result<T, E>,
    ) -> Result<Vec<T>, TextError> {
        let mut items: Vec<T> = Vec::new();
        for text in self.items() {
            let item = read(text).map_err(|reason| self.error_at(text, reason))?;
            match items.last().map(|last| item.cmp(last)) {
                Some(Ordering::Equal) => return Err(self.error_at(text, "listed twice")),
                Some(Ordering::Less) => return Err(self.error_at(text, "out of order")),
                Some(Ordering::Greater) | None => items.push(item),
            }
        }
        Ok(items)
    }
}

/// Splits the line of a position of the game `game` into the fields `names`.
///
/// # Errors
///
/// The line is too long, is not one line of printable ASCII, does not begin with `GAME/1`, has blanks
/// other than single spaces between fields, or has too few or too many fields.
///
/// # Examples
///
/// ```
/// use board_play::text::read_line;
///
/// let [options, status, pile] = read_line("nim/1 - 2 12", "nim", ["options", "status", "pile"])?;
/// assert_eq!(options.text(), "-");
/// assert_eq!(pile.number(0..=99), Ok(12));
/// assert_eq!(
///     pile.number(0..=9).unwrap_err().to_string(),
///     r#"field pile "12": must be 0 to 9"#
/// );
/// # Ok::<(), board_play::TextError>(())
/// ```
pub fn read_line<'a, const N: usize>(
    line: &'a str,
    game: &str,
    names: [&'static str; N],
) -> Result<[Field<'a>; N], TextError> {
    let refuse = |reason: &dyn Display| Err(TextError::new("position", line, reason));
    if line.len() > MAX_LINE {
        return refuse(&format_args!("longer than {MAX_LINE} bytes"));
    }
    if let Some(odd) = line.chars().find(|c| !matches!(c, ' '..='~')) {
        return refuse(&format_args!("{odd:?} is not a printable ASCII character"));
    }
    let mut pieces = line.split(' ');
    let head = pieces.next().unwrap_or_default();
    let Some((found, version)) = head.split_once('/') else {
        return refuse(&format_args!("must begin with {game}/1"));
    };
    if found != game {
        return refuse(&format_args!("of game {found:?}, must begin with {game}/1"));
    }
    if version != "1" {
        return refuse(&format_args!("version {version:?} is unknown, must be 1"));
    }
    let mut fields = names.map(|name| Field::new(name, ""));
    for (index, field) in fields.iter_mut().enumerate() {
        let Some(text) = pieces.next() else {
            let (name, number) = (field.name, index + 1);
            return refuse(&format_args!("field {name} ({number} of {N}) is missing"));
        };
        if text.is_empty() {
            return refuse(&format_args!(
                "field {} is empty; fields are separated by single spaces",
                field.name
            ));
        }
        field.text = text;
    }
    if let Some(extra) = pieces.next() {
        return refuse(&format_args!("{extra:?} follows the last of {N} fields"));
    }
    Ok(fields)
}

/// Returns a value's text, or `-` if that is empty: how a position's line shows options.
pub fn or_dash(value: &impl Display) -> String {
    let text = value.to_string();
    if text.is_empty() {
        return NOTHING.to_owned();
    }
    text
}

/// Writes a list joined by commas, or `-` if it is empty.
///
/// # Errors
///
/// Writing failed.
pub fn write_list<T: Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item = T>,
) -> fmt::Result {
    let mut items = items.into_iter();
    let Some(first) = items.next() else {
        return f.write_str(NOTHING);
    };
    write!(f, "{first}")?;
    items.try_for_each(|item| write!(f, ",{item}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 3] = ["options", "status", "pile"];

    fn refusal(line: &str) -> String {
        read_line(line, "nim", NAMES).unwrap_err().to_string()
    }

    #[test]
    fn a_good_line_is_split() {
        let fields = read_line("nim/1 a=b 1 3,4", "nim", NAMES).unwrap();
        assert_eq!(fields.map(|field| field.text()), ["a=b", "1", "3,4"]);
        assert_eq!(fields.map(|field| field.name()), NAMES);
    }

    #[test]
    fn bad_lines_are_refused_with_the_reason() {
        for (line, reason) in [
            ("", "must begin with nim/1"),
            ("nim", "must begin with nim/1"),
            ("hex/1 - 1 3", "of game \"hex\", must begin with nim/1"),
            ("Nim/1 - 1 3", "of game \"Nim\", must begin with nim/1"),
            (" nim/1 - 1 3", "must begin with nim/1"),
            ("nim/2 - 1 3", "version \"2\" is unknown, must be 1"),
            ("nim/ - 1 3", "version \"\" is unknown, must be 1"),
            ("nim/1", "field options (1 of 3) is missing"),
            ("nim/1 - 1", "field pile (3 of 3) is missing"),
            (
                "nim/1 - 1 ",
                "field pile is empty; fields are separated by single spaces",
            ),
            (
                "nim/1  - 1 3",
                "field options is empty; fields are separated by single spaces",
            ),
            ("nim/1 - 1 3 4", "\"4\" follows the last of 3 fields"),
            ("nim/1 - 1 3 ", "\"\" follows the last of 3 fields"),
            ("nim/1 - 1 3\n", "'\\n' is not a printable ASCII character"),
            ("nim/1\t- 1 3", "'\\t' is not a printable ASCII character"),
            ("nim/1 - 1 é", "'é' is not a printable ASCII character"),
        ] {
            assert_eq!(refusal(line), format!("position {line:?}: {reason}"));
        }
        let long = refusal(&"x".repeat(MAX_LINE + 1));
        assert!(long.ends_with("longer than 65536 bytes"), "{long}");
        assert!(long.len() < 200, "{long}");
    }

    #[test]
    fn lists_are_read_and_their_items_named() {
        let read = |item: &str| number(item, 1..=9_u8);
        assert_eq!(Field::new("pile", "-").list(read), Ok(vec![]));
        assert_eq!(Field::new("pile", "3,1,1").list(read), Ok(vec![3, 1, 1]));
        assert_eq!(
            Field::new("pile", "1,3,4").ascending(read),
            Ok(vec![1, 3, 4])
        );
        for (text, reason) in [
            ("3,3", "field pile \"3\": listed twice"),
            ("1,4,3", "field pile \"3\": out of order"),
            ("1,,3", "field pile \"\": must be a plain decimal number"),
            ("1,-", "field pile \"-\": must be a plain decimal number"),
            ("1,10", "field pile \"10\": must be 1 to 9"),
        ] {
            let error = Field::new("pile", text).ascending(read).unwrap_err();
            assert_eq!(error.to_string(), reason);
        }
    }

    #[test]
    fn options_are_read_and_their_errors_named() {
        assert_eq!(Field::new("options", "-").options(), Ok(String::new()));
        let error = Field::new("options", "3x").options::<u8>().unwrap_err();
        assert_eq!(error.part(), "field options");
        assert_eq!(error.found(), "3x");
    }

    #[test]
    fn options_have_one_spelling_in_a_position() {
        let field = |text| Field::new("options", text);
        assert_eq!(field("1.5").options(), Ok(1.5));
        let error = field("1.50").options::<f64>().unwrap_err();
        let message = r#"field options "1.50": must be written "1.5" in a position"#;
        assert_eq!(error.to_string(), message);
    }

    struct List(Vec<u8>);

    impl Display for List {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write_list(f, &self.0)
        }
    }

    #[test]
    fn lists_are_written_as_they_are_read() {
        for (list, text) in [(vec![], "-"), (vec![7], "7"), (vec![1, 2, 3], "1,2,3")] {
            let written = List(list.clone()).to_string();
            assert_eq!(written, text);
            let read = Field::new("list", &written).list(|item| number(item, 0..=9_u8));
            assert_eq!(read, Ok(list));
        }
    }
}
