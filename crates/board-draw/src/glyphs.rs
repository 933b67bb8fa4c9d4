//! Which characters a terminal shows.

use std::borrow::Cow;

/// The characters that a terminal shows: what is written for it keeps to them.
///
/// # Examples
///
/// ```
/// use board_draw::Glyphs;
///
/// assert_eq!(Glyphs::Ascii.character('●'), 'X');
/// assert_eq!(Glyphs::Ascii.text("François moves …"), "Francois moves ...");
/// assert_eq!(Glyphs::Unicode.text("François moves …"), "François moves …");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Glyphs {
    /// All of Unicode.
    #[default]
    Unicode,
    /// Printable ASCII, for terminals and fonts that have nothing else.
    Ascii,
}

/// What stands for what in ASCII. Everything that drawings are made of is here, so that no two signs
/// that mean different things in the same drawing come out the same.
const SUBSTITUTES: &[(&str, char)] = &[
    ("●", 'X'),
    ("○", 'O'),
    ("▲", 'R'),
    ("·…", '.'),
    ("←", '<'),
    ("→", '>'),
    ("↑", '^'),
    ("↓", 'v'),
    // The corners of frames are not `+`, which is the sign of an area.
    ("│├┤┼", '|'),
    ("─┬┴", '-'),
    ("┌┐", '.'),
    ("└┘", '\''),
    ("▀", '='),
    ("−–—‐‑", '-'),
    ("×•", '*'),
    ("÷", '/'),
    ("‘’", '\''),
    ("“”„«»", '"'),
    ("\u{a0}", ' '),
    ("àáâãäå", 'a'),
    ("ÀÁÂÃÄÅ", 'A'),
    ("ç", 'c'),
    ("Ç", 'C'),
    ("èéêë", 'e'),
    ("ÈÉÊË", 'E'),
    ("ìíîï", 'i'),
    ("ÌÍÎÏ", 'I'),
    ("ñ", 'n'),
    ("Ñ", 'N'),
    ("òóôõöø", 'o'),
    ("ÒÓÔÕÖØ", 'O'),
    ("ùúûü", 'u'),
    ("ÙÚÛÜ", 'U'),
    ("ýÿ", 'y'),
    ("Ý", 'Y'),
];

impl Glyphs {
    /// Returns what is shown for a character: itself or, in ASCII, what stands for it, `?` if nothing
    /// does.
    #[must_use]
    pub fn character(self, character: char) -> char {
        if self == Self::Unicode || character.is_ascii() {
            return character;
        }
        let mut substitutes = SUBSTITUTES.iter();
        let known = substitutes.find(|(replaced, _)| replaced.contains(character));
        known.map_or('?', |&(_, substitute)| substitute)
    }

    /// Returns what is shown for a text. In ASCII, an ellipsis becomes three dots; all else keeps its
    /// width.
    #[must_use]
    pub fn text(self, text: &str) -> Cow<'_, str> {
        if self == Self::Unicode || text.is_ascii() {
            return Cow::Borrowed(text);
        }
        let mut shown = String::with_capacity(text.len());
        for character in text.chars() {
            match character {
                '…' => shown.push_str("..."),
                _ => shown.push(self.character(character)),
            }
        }
        Cow::Owned(shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Area, Stone};

    #[test]
    fn in_ascii_the_signs_on_a_board_stay_apart() {
        // Stones, areas, arrows, a penta, an edge, brackets, and a vacant node.
        let stones = Stone::ALL.map(Stone::glyph);
        let areas = Area::ALL.map(Area::glyph);
        let others = "←→↑↓*·[](){} ".chars();
        let signs: Vec<char> = stones.into_iter().chain(areas).chain(others).collect();
        let shown: Vec<char> = signs.iter().map(|&c| Glyphs::Ascii.character(c)).collect();
        assert!(shown.iter().all(char::is_ascii), "{shown:?}");
        for (at, sign) in shown.iter().enumerate() {
            assert!(!shown[..at].contains(sign), "{sign} in {shown:?}");
        }
    }

    #[test]
    fn nothing_else_than_ascii_is_left() {
        assert_eq!(Glyphs::Ascii.text("— é ☃ 🦀"), "- e ? ?");
        assert_eq!(Glyphs::Ascii.character('☃'), '?');
        assert_eq!(Glyphs::Unicode.character('☃'), '☃');
    }
}
