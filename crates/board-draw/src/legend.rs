//! The legend below a drawing: what its signs mean.

use crate::{Canvas, Style};

/// Columns between two entries in a row.
const GAP: usize = 3;

/// What the signs of a drawing mean, to be written below it.
///
/// # Examples
///
/// ```
/// use board_draw::{Canvas, Legend, Style};
///
/// let mut canvas = Canvas::new();
/// let mut legend = Legend::new();
/// legend.add("●", Style::First, "Black").add("○", Style::Second, "White");
/// assert_eq!(legend.draw(&mut canvas, 0, 20), 1);
/// assert_eq!(canvas.to_string(), "● Black   ○ White");
/// assert_eq!(legend.draw(&mut canvas, 0, 10), 2);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    entries: Vec<Entry>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    sign: String,
    style: Style,
    meaning: String,
}

impl Legend {
    /// Makes a legend of no signs.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            entries: Vec::new(),
        }
    }

    /// Adds a sign, how it looks, and what it means.
    pub fn add(&mut self, sign: &str, style: Style, meaning: &str) -> &mut Self {
        self.entries.push(Entry {
            sign: sign.to_owned(),
            style,
            meaning: meaning.to_owned(),
        });
        self
    }

    /// Writes the entries from row `y` on, in rows of at most `width` columns unless a single entry is
    /// wider. Returns the row below them.
    pub fn draw(&self, canvas: &mut Canvas, mut y: usize, width: usize) -> usize {
        let mut x = 0;
        for entry in &self.entries {
            let sign = entry.sign.chars().count() + 1;
            let length = sign + entry.meaning.chars().count();
            if x > 0 && x + length > width {
                (x, y) = (0, y + 1);
            }
            canvas.put(x, y, &entry.sign, entry.style);
            canvas.put(x + sign, y, &entry.meaning, Style::Faint);
            x += length + GAP;
        }
        if x > 0 { y + 1 } else { y }
    }
}
