//! Plain decimal numbers.

use core::fmt::Display;
use core::ops::RangeInclusive;
use core::str::FromStr;

/// Why a text is not the expected number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NumberError {
    /// The text is empty or has other characters than digits.
    #[error("must be a plain decimal number")]
    Digits,
    /// The number begins with a superfluous zero.
    #[error("must not have leading zeros")]
    LeadingZero,
    /// The number is too small or too great.
    #[error("must be {least} to {greatest}")]
    Range {
        /// The least number that is accepted.
        least: String,
        /// The greatest number that is accepted.
        greatest: String,
    },
}

/// Reads a plain decimal number: digits only, no sign, no leading zeros, within a range.
///
/// # Errors
///
/// Why the text is not such a number.
///
/// # Examples
///
/// ```
/// use board_play::text::number;
///
/// assert_eq!(number("30", 1..=30_u8), Ok(30));
/// assert_eq!(number("31", 1..=30_u8).unwrap_err().to_string(), "must be 1 to 30");
/// assert!(number("+3", 1..=30_u8).is_err());
/// assert!(number("03", 1..=30_u8).is_err());
/// ```
pub fn number<T>(text: &str, range: RangeInclusive<T>) -> Result<T, NumberError>
where
    T: FromStr + PartialOrd + Display,
{
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NumberError::Digits);
    }
    if text.len() > 1 && text.starts_with('0') {
        return Err(NumberError::LeadingZero);
    }
    // Digits alone fail to parse only by being too great.
    match text.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => Err(NumberError::Range {
            least: range.start().to_string(),
            greatest: range.end().to_string(),
        }),
    }
}

/// Says how many things there are, for messages.
///
/// # Examples
///
/// ```
/// use board_play::text::plural;
///
/// assert_eq!(plural(1, "stone"), "1 stone");
/// assert_eq!(plural(12, "stone"), "12 stones");
/// ```
#[must_use]
pub fn plural(count: usize, thing: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{plural}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_digits_in_range_are_read() {
        assert_eq!(number("0", 0..=9_u8), Ok(0));
        assert_eq!(number("255", 0..=255_u8), Ok(255));
        for text in ["", "-", "+1", "-1", " 1", "1 ", "1_0", "0x1", "١", "1.0"] {
            assert_eq!(number(text, 0..=9_u8), Err(NumberError::Digits), "{text}");
        }
        for text in ["00", "01", "007"] {
            assert_eq!(
                number(text, 0..=9_u8),
                Err(NumberError::LeadingZero),
                "{text}"
            );
        }
        for text in ["0", "10", "256", "99999999999999999999999999"] {
            let error = number(text, 1..=9_u8).unwrap_err();
            assert_eq!(error.to_string(), "must be 1 to 9", "{text}");
        }
    }
}
