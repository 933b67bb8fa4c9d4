//! A position as text.

use board_draw::{Canvas, Legend, Style};
use board_play::{Described as _, Seat};

use super::{Picture, stone};
use crate::Kwintie;
use crate::wall::SIDE;

/// Characters from one square to the next, across and down.
const SQUARE: (usize, usize) = (4, 2);
/// Where the border to the left of the first column is.
const LEFT: usize = 3;
/// The row of characters under the ground.
const BOTTOM: usize = SIDE * SQUARE.1;

/// The signs for borders that go up, down, left and right from a point: 1, 2, 4 and 8.
const BORDERS: [char; 16] = [
    ' ', '│', '│', '│', '─', '┘', '┐', '┤', '─', '└', '┌', '├', '─', '┴', '┬', '┼',
];

impl Picture<'_> {
    /// Draws the wall, and a caption and a legend below.
    pub(super) fn canvas(&self) -> Canvas {
        let mut canvas = Canvas::new();
        for row in 0..SIDE {
            let y = BOTTOM - 1 - row * SQUARE.1;
            canvas.put(0, y, &(row + 1).to_string(), Style::Faint);
            for column in 0..self.columns() {
                self.draw_square(&mut canvas, row, column);
            }
        }
        for y in 0..=SIDE {
            for x in 0..=self.columns() {
                self.draw_borders(&mut canvas, x, y);
            }
        }
        let ground = "▀".repeat(self.columns() * SQUARE.0 + 1);
        canvas.put(LEFT, BOTTOM + 1, &ground, Style::Plain);
        for column in 0..self.columns() {
            let number = self.number(column);
            let x = LEFT + column * SQUARE.0 + 3 - number.len();
            canvas.put(x, BOTTOM + 2, &number, Style::Plain);
        }
        let width = canvas.words_width();
        let y = canvas.put_words(BOTTOM + 4, width, &self.caption(), Style::Title);
        self.legend().draw(&mut canvas, y + 1, width);
        canvas
    }

    /// Returns the square at a row and a column that is shown, if the wall can have it.
    fn index(&self, row: usize, column: usize) -> Option<usize> {
        let column = column.checked_sub(self.left_margin())?;
        (row < SIDE && column < SIDE).then_some(row * SIDE + column)
    }

    fn draw_square(&self, canvas: &mut Canvas, row: usize, column: usize) {
        let x = LEFT + column * SQUARE.0 + 1;
        let y = BOTTOM - 1 - row * SQUARE.1;
        let index = self.index(row, column);
        let Some((index, (seat, block))) = index.and_then(|index| Some((index, self.at(index)?)))
        else {
            canvas.put(x + 1, y, ".", Style::Faint);
            return;
        };
        let (stone, is_last) = (stone(seat), self.last == Some(block));
        let (brackets, style) = match (self.is_winning(index), is_last) {
            (true, _) => (["(", ")"], Style::Winning),
            (false, true) => (["[", "]"], Style::Last),
            (false, false) => ([" ", " "], Style::Plain),
        };
        canvas.put(x, y, brackets[0], style);
        canvas.put(x + 1, y, &stone.glyph().to_string(), stone.style());
        canvas.put(x + 2, y, brackets[1], style);
    }

    /// Draws the borders that meet at a point, and those up and to the right from it.
    fn draw_borders(&self, canvas: &mut Canvas, x: usize, y: usize) {
        // The blocks round the point; before the first column and below the ground there are none.
        let around = |left: usize, below: usize| {
            let square = x.checked_sub(left).zip(y.checked_sub(below));
            let index = square.and_then(|(column, row)| self.index(row, column));
            index.and_then(|index| self.at(index))
        };
        let [up_left, up_right] = [around(1, 0), around(0, 0)];
        let [down_left, down_right] = [around(1, 1), around(0, 1)];
        let borders = [
            up_left != up_right,
            down_left != down_right,
            up_left != down_left,
            up_right != down_right,
        ];
        let sum: usize = borders
            .iter()
            .zip([1, 2, 4, 8])
            .map(|(&is_border, bit)| if is_border { bit } else { 0 })
            .sum();
        if sum == 0 {
            return;
        }
        let at = (LEFT + x * SQUARE.0, BOTTOM - y * SQUARE.1);
        canvas.put(at.0, at.1, &BORDERS[sum].to_string(), Style::Faint);
        let [up, _, _, right] = borders;
        if up && at.1 > 0 {
            canvas.put(at.0, at.1 - 1, "│", Style::Faint);
        }
        if right {
            canvas.put(at.0 + 1, at.1, "───", Style::Faint);
        }
    }

    fn legend(&self) -> Legend {
        let mut legend = Legend::new();
        for seat in Seat::ALL {
            let stone = stone(seat);
            let meaning = format!("{} (seat {seat})", Kwintie::seat_name(seat));
            legend.add(&stone.glyph().to_string(), stone.style(), &meaning);
        }
        if self.last.is_some() {
            legend.add("[ ]", Style::Last, "last");
        }
        if !self.winning.is_empty() {
            legend.add("( )", Style::Winning, "five in a line");
        }
        legend
    }
}
