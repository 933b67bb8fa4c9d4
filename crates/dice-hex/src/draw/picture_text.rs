//! A position as text.

use board_draw::{Area, Canvas, Legend, Style};

use super::{Picture, stone};
use crate::Colour;
use crate::board::{SIDE, board};

/// Columns from one cell to the next: a bracket, a sign, a number, a bracket, a blank.
const CELL: usize = 6;
/// Where the first cell of the first row begins: a column and a row.
const BOARD: (usize, usize) = (7, 1);
/// Columns of an expression and the gap behind it.
const EXPRESSION: usize = 20;
/// Expressions in a line.
const IN_LINE: usize = 3;

impl Picture<'_> {
    /// Draws the board, the dice and what they make, a caption and a legend.
    pub(super) fn canvas(&self) -> Canvas {
        let mut canvas = Canvas::new();
        draw_sides(&mut canvas);
        let numbers = self.position.options.numbering().numbers();
        for (cell, number) in board().nodes().zip(numbers) {
            let (x, y) = place(cell.index());
            let text = number.to_string();
            let (sign, style) = match self.position.stone(cell) {
                Some(seat) => {
                    let stone = stone(self.position.colour_of(seat));
                    (stone.glyph(), stone.style())
                }
                None if self.makable.contains(number) => (Area::Third.glyph(), Style::Area),
                None => (' ', Style::Faint),
            };
            canvas.put(x + 1, y, &format!("{sign}{text}"), style);
            let (open, close, style) = match (self.last == Some(cell), self.chain.contains(cell)) {
                (false, false) => continue,
                (true, false) => ("[", "]", Style::Last),
                (false, true) => ("(", ")", Style::Winning),
                (true, true) => ("{", "}", Style::Winning),
            };
            canvas.put(x, y, open, style);
            canvas.put(x + 2 + text.len(), y, close, style);
        }
        self.draw_words(&mut canvas);
        canvas
    }

    /// Writes what is below the board.
    fn draw_words(&self, canvas: &mut Canvas) {
        let (mut y, width) = (canvas.height() + 1, canvas.words_width());
        if let Some(roll) = self.roll {
            let [a, b, c] = roll.dice();
            canvas.put(0, y, &format!("Dice: [{a}] [{b}] [{c}]"), Style::Title);
            y += 1;
        }
        let y = canvas.put_words(y, width, &self.caption(), Style::Title);
        for (at, expression) in self.expressions().enumerate() {
            let x = 2 + EXPRESSION * (at % IN_LINE);
            let text = expression.to_string();
            let text = format!(
                "{}{text}",
                if expression.number().value() < 10 {
                    " "
                } else {
                    ""
                }
            );
            canvas.put(x, y + at / IN_LINE, &text, Style::Area);
        }
        let y = canvas.height() + usize::from(!self.makable.is_empty());
        self.legend().draw(canvas, y, width);
    }

    fn legend(&self) -> Legend {
        let mut legend = Legend::new();
        for (colour, sides) in Colour::ALL
            .into_iter()
            .zip(["top and bottom", "left and right"])
        {
            let seat = self.position.seat_of(colour);
            let meaning = format!("{colour} (seat {seat}), {sides}");
            legend.add(
                &stone(colour).glyph().to_string(),
                stone(colour).style(),
                &meaning,
            );
        }
        if !self.makable.is_empty() {
            legend.add(&Area::Third.glyph().to_string(), Style::Area, "can be made");
        }
        let is_winning = |cell| self.chain.contains(cell);
        if self.last.is_some_and(|cell| !is_winning(cell)) {
            legend.add("[ ]", Style::Last, "last stone");
        }
        if !self.chain.is_empty() {
            legend.add("( )", Style::Winning, "winning");
        }
        if self.last.is_some_and(is_winning) {
            legend.add("{ }", Style::Winning, "last stone, winning");
        }
        legend
    }
}

/// Returns where a cell begins. Each row begins half a cell to the right of the one above.
fn place(cell: usize) -> (usize, usize) {
    let (row, column) = (cell / usize::from(SIDE), cell % usize::from(SIDE));
    (BOARD.0 + CELL * column + CELL / 2 * row, BOARD.1 + row)
}

/// Draws the sides in the colours that join them.
fn draw_sides(canvas: &mut Canvas) {
    let [black, red] = Colour::ALL.map(|colour| (colour.name(), stone(colour).style()));
    let side = usize::from(SIDE);
    let line = format!(
        "{:─<width$}",
        format!("── {} ", black.0),
        width = CELL * side - 1
    );
    for row in [0, side] {
        let (x, y) = (BOARD.0 + CELL / 2 * row - CELL / 4, BOARD.1 + row);
        let y = if row == 0 { y - 1 } else { y };
        canvas.put(x, y, &line, black.1);
    }
    for row in 0..side {
        let (x, y) = place(row * side);
        let right = x + CELL * side;
        canvas.put(x - 2, y, "\\", red.1);
        canvas.put(right, y, "\\", red.1);
        if row == side / 2 {
            canvas.put(x - 6, y, red.0, red.1);
            canvas.put(right + 2, y, red.0, red.1);
        }
    }
}
