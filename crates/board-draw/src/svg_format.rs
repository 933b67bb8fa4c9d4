//! The form of text and of numbers in SVG.

use std::fmt::{self, Write as _};

/// A text in which characters that have a meaning in XML are escaped, and those that it forbids are
/// replaced.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\t' | '\n' | '\r' => f.write_char(' ')?,
                // XML 1.0 forbids these, even escaped.
                '\u{fffe}' | '\u{ffff}' => f.write_char(char::REPLACEMENT_CHARACTER)?,
                _ if character.is_control() => f.write_char(char::REPLACEMENT_CHARACTER)?,
                _ => f.write_char(character)?,
            }
        }
        Ok(())
    }
}

/// A number with at most two decimals, without trailing zeros; 0 if it is not finite.
pub(crate) struct Number(pub(crate) f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.0.is_finite() {
            return f.write_str("0");
        }
        let fixed = format!("{:.2}", self.0);
        let short = fixed.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if short == "-0" { "0" } else { short })
    }
}

#[cfg(test)]
mod tests {
    use super::{Escaped, Number};

    #[test]
    fn numbers_have_at_most_two_decimals() {
        let cases = [
            (0.0, "0"),
            (-0.0, "0"),
            (-0.001, "0"),
            (1.0, "1"),
            (10.0, "10"),
            (-10.5, "-10.5"),
            (1.0 / 3.0, "0.33"),
            (2.0 / 3.0, "0.67"),
            (1e6, "1000000"),
            (f64::NAN, "0"),
            (f64::INFINITY, "0"),
        ];
        for (number, text) in cases {
            assert_eq!(Number(number).to_string(), text);
        }
    }

    #[test]
    fn what_xml_forbids_is_replaced() {
        let text = Escaped("a<b> & \"c\" 'd'\n\u{1b}\0\u{ffff}é").to_string();
        assert_eq!(
            text,
            "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; \u{fffd}\u{fffd}\u{fffd}é"
        );
    }
}
