//! A grid of styled characters.

use std::fmt;

use crate::{Glyphs, Style};

/// The number of columns, and of rows; beyond it nothing is drawn.
const LIMIT: usize = 4096;

/// How wide the words below a drawing may always be, even if the drawing is narrower.
const WORDS_WIDTH: usize = 60;

/// A grid of styled characters for terminals, which grows as it is written on.
///
/// Every character counts as one column wide, so only such characters should be written.
///
/// `Display` writes the plain text, without trailing spaces and without a line break at the end;
/// [`Canvas::ansi`] writes the same text in colour.
///
/// # Examples
///
/// ```
/// use board_draw::{Canvas, Style};
///
/// let mut canvas = Canvas::new();
/// canvas.put(2, 0, "a1", Style::Faint).put(0, 1, "●", Style::First);
/// assert_eq!(canvas.to_string(), "  a1\n●");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Canvas {
    rows: Vec<Vec<Cell>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell {
    character: char,
    style: Style,
}

const BLANK: Cell = Cell {
    character: ' ',
    style: Style::Plain,
};

impl Canvas {
    /// Makes an empty canvas.
    #[must_use]
    pub const fn new() -> Self {
        Self { rows: Vec::new() }
    }

    /// Returns the number of columns in use: up to the last character that is not a space.
    #[must_use]
    pub fn width(&self) -> usize {
        self.rows.iter().map(|row| used(row)).max().unwrap_or(0)
    }

    /// Returns the number of rows in use: up to the last one that is not blank.
    #[must_use]
    pub fn height(&self) -> usize {
        let last = self.rows.iter().rposition(|row| used(row) > 0);
        last.map_or(0, |row| row + 1)
    }

    /// Writes a text with its first character in column `x` of row `y`, both counted from 0.
    ///
    /// Whatever was there is replaced, by spaces too. After a line break the text goes on in the next
    /// row, at column `x` again. Other control characters become U+FFFD. Nothing is written beyond
    /// column or row 4095.
    pub fn put(&mut self, x: usize, y: usize, text: &str, style: Style) -> &mut Self {
        for (line, text) in text.split('\n').enumerate() {
            for (column, character) in text.chars().enumerate() {
                let shown = if character.is_control() {
                    char::REPLACEMENT_CHARACTER
                } else {
                    character
                };
                let cell = Cell {
                    character: shown,
                    style,
                };
                self.set(x.saturating_add(column), y.saturating_add(line), cell);
            }
        }
        self
    }

    /// Writes words in lines of at most `width` columns, unless a single word is wider, from the
    /// beginning of row `y` on. Line breaks stay. Returns the row below.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_draw::{Canvas, Style};
    ///
    /// let mut canvas = Canvas::new();
    /// let below = canvas.put_words(0, 12, "Seat 1, Black, to move.", Style::Title);
    /// assert_eq!((canvas.to_string().as_str(), below), ("Seat 1,\nBlack, to\nmove.", 3));
    /// ```
    pub fn put_words(&mut self, mut y: usize, width: usize, words: &str, style: Style) -> usize {
        for line in words.lines() {
            let mut x = 0;
            for word in line.split_whitespace() {
                let length = word.chars().count();
                if x > 0 && x + length > width {
                    (x, y) = (0, y + 1);
                }
                self.put(x, y, word, style);
                x += length + 1;
                // The blank is of the same style, so that a line is one run of colour.
                self.put(x - 1, y, " ", style);
            }
            y += 1;
        }
        y
    }

    /// Returns how wide words below this drawing may be: as wide as it is, or 60 columns.
    #[must_use]
    pub fn words_width(&self) -> usize {
        self.width().max(WORDS_WIDTH)
    }

    /// Copies another canvas onto this one, with its upper left corner in column `x` of row `y`. Spaces
    /// of the other canvas are transparent.
    pub fn paste(&mut self, x: usize, y: usize, other: &Self) -> &mut Self {
        for (line, row) in other.rows.iter().enumerate() {
            for (column, &cell) in row.iter().enumerate() {
                if cell.character != ' ' {
                    self.set(x.saturating_add(column), y.saturating_add(line), cell);
                }
            }
        }
        self
    }

    /// Returns the same drawing, character for character, in what a terminal shows.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_draw::{Canvas, Glyphs, Style};
    ///
    /// let mut canvas = Canvas::new();
    /// canvas.put(0, 0, "●a1 → ○b2", Style::Plain);
    /// assert_eq!(canvas.shown_in(Glyphs::Ascii).to_string(), "Xa1 > Ob2");
    /// ```
    #[must_use]
    pub fn shown_in(&self, glyphs: Glyphs) -> Self {
        let mut shown = self.clone();
        for cell in shown.rows.iter_mut().flatten() {
            cell.character = glyphs.character(cell.character);
        }
        shown
    }

    /// Returns the character in column `x` of row `y`: a space where nothing was written.
    #[must_use]
    pub fn at(&self, x: usize, y: usize) -> char {
        let cell = self.rows.get(y).and_then(|row| row.get(x));
        cell.map_or(' ', |cell| cell.character)
    }

    /// Returns a value whose `Display` writes the canvas in colour, with ANSI escape sequences.
    #[must_use]
    pub const fn ansi(&self) -> Ansi<'_> {
        Ansi(self)
    }

    /// Sets one cell, unless it is beyond the limit.
    fn set(&mut self, x: usize, y: usize, cell: Cell) {
        if x >= LIMIT || y >= LIMIT {
            return;
        }
        if self.rows.len() <= y {
            self.rows.resize_with(y + 1, Vec::new);
        }
        let row = &mut self.rows[y];
        if row.len() <= x {
            row.resize(x + 1, BLANK);
        }
        row[x] = cell;
    }

    /// Returns the rows in use, each without its trailing spaces.
    fn lines(&self) -> impl Iterator<Item = &[Cell]> {
        let rows = &self.rows[..self.height()];
        rows.iter().map(|row| &row[..used(row)])
    }
}

impl fmt::Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, line) in self.lines().enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            for cell in line {
                write!(f, "{}", cell.character)?;
            }
        }
        Ok(())
    }
}

/// A canvas that is written in colour: see [`Canvas::ansi`].
#[derive(Clone, Copy, Debug)]
pub struct Ansi<'a>(&'a Canvas);

impl fmt::Display for Ansi<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, line) in self.0.lines().enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            // Colours end with their line, so that neither a pager nor a scrolled terminal goes on in
            // the colour of a line that is out of sight.
            for run in line.chunk_by(|a, b| a.style == b.style) {
                let sgr = run[0].style.sgr();
                if !sgr.is_empty() {
                    write!(f, "\x1b[{sgr}m")?;
                }
                for cell in run {
                    write!(f, "{}", cell.character)?;
                }
                if !sgr.is_empty() {
                    f.write_str("\x1b[0m")?;
                }
            }
        }
        Ok(())
    }
}

/// Returns the number of columns of a row up to its last character that is not a space.
fn used(row: &[Cell]) -> usize {
    let last = row.iter().rposition(|cell| cell.character != ' ');
    last.map_or(0, |column| column + 1)
}
