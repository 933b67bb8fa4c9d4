//! A position as text.

use board_draw::{Area, Canvas, Legend, Style};
use board_graph::Node;
use board_play::{Described as _, Seat};

use super::{Picture, stone};
use crate::column::HEIGHT;
use crate::square::{SIDE, board};
use crate::{Column, ColumnSet, Wyx};

/// Columns from one square to the next.
const SQUARE: usize = 4;
/// Where the signs of the file a begin.
const BOARD: usize = 3;
/// Where the dominoes of column 1 begin, and columns from one column of the rack to the next.
const RACK: (usize, usize) = (40, 5);

impl Picture<'_> {
    /// Draws the board with the rack beside it, and a caption and a legend below.
    pub(super) fn canvas(&self) -> Canvas {
        let mut canvas = Canvas::new();
        draw_names(&mut canvas);
        for square in board().nodes() {
            self.draw_square(&mut canvas, square);
        }
        self.draw_rack(&mut canvas);
        let width = canvas.words_width();
        let y = canvas.put_words(SIDE + 4, width, &self.caption(), Style::Title);
        self.legend().draw(&mut canvas, y, width);
        canvas
    }

    /// Draws a square in four columns: a bracket, a sign, the value of a stronghold, a bracket.
    fn draw_square(&self, canvas: &mut Canvas, square: Node) {
        let (x, y) = place(square);
        let value = self.value(square);
        let (sign, style) = match (self.knight(square), self.pawns(square)) {
            (Some(seat), _) => (knight(seat), stone(seat).style()),
            (None, Some(seat)) => (stone(seat).glyph(), stone(seat).style()),
            (None, None) if value.is_some() => (Area::Third.glyph(), Style::Area),
            (None, None) => ('.', Style::Faint),
        };
        canvas.put(x + 1, y, &sign.to_string(), style);
        if let Some(value) = value {
            canvas.put(x + 2, y, &value.to_string(), Style::Area);
        }
        if self.is_last(square) {
            let end = x + 2 + usize::from(value.is_some());
            canvas.put(x, y, "[", Style::Last);
            canvas.put(end, y, "]", Style::Last);
        }
    }

    fn draw_rack(&self, canvas: &mut Canvas) {
        for column in Column::all() {
            let x = RACK.0 + RACK.1 * column.index();
            for row in 0..HEIGHT {
                let style = if row == 0 { Style::Title } else { Style::Plain };
                let text = self.domino(column, row).map(|domino| domino.to_string());
                canvas.put(x, HEIGHT - row, text.as_deref().unwrap_or_default(), style);
                if self.filled == Some((column, row)) {
                    canvas.put(x - 1, HEIGHT - row, "[", Style::Last);
                    canvas.put(x + 4, HEIGHT - row, "]", Style::Last);
                }
            }
            canvas.put(x, HEIGHT + 1, "────", Style::Faint);
            canvas.put(x + 1, HEIGHT + 2, &column.to_string(), Style::Plain);
            let is_playable = self.playable().contains(column);
            if is_playable {
                canvas.put(x + 2, HEIGHT + 2, "^", Style::Area);
            }
            if self.column == Some(column) {
                let end = x + 2 + usize::from(is_playable);
                canvas.put(x, HEIGHT + 2, "[", Style::Last);
                canvas.put(end, HEIGHT + 2, "]", Style::Last);
            }
        }
    }

    /// Returns the columns that the seat to move can play.
    fn playable(&self) -> ColumnSet {
        self.position.playable
    }

    fn legend(&self) -> Legend {
        let mut legend = Legend::new();
        for seat in Seat::ALL {
            let (stone, name) = (stone(seat), Wyx::seat_name(seat));
            legend.add(
                &knight(seat).to_string(),
                stone.style(),
                &format!("{name}'s knight"),
            );
            legend.add(&stone.glyph().to_string(), stone.style(), "pawns");
        }
        let sign = format!("{}2", Area::Third.glyph());
        legend.add(&sign, Style::Area, "stronghold");
        if self.jump.is_some() || self.column.is_some() || self.filled.is_some() {
            legend.add("[ ]", Style::Last, "last");
        }
        if !self.playable().is_empty() {
            legend.add("^", Style::Area, "playable");
        }
        legend
    }
}

/// Returns the sign of a seat's knight.
const fn knight(seat: Seat) -> char {
    match seat {
        Seat::First => 'W',
        Seat::Second => 'B',
    }
}

/// Returns where the signs of a square begin.
fn place(square: Node) -> (usize, usize) {
    let (file, rank) = (square.index() % SIDE, square.index() / SIDE);
    (BOARD + SQUARE * file, SIDE - rank)
}

/// Writes the names of files and ranks.
fn draw_names(canvas: &mut Canvas) {
    for square in board().nodes() {
        let (x, y) = place(square);
        let name = board().name(square);
        if y == SIDE {
            canvas.put(
                x + 1,
                SIDE + 1,
                &name.letter_char().to_string(),
                Style::Faint,
            );
        }
        if x == BOARD {
            canvas.put(1, y, &name.number().to_string(), Style::Faint);
        }
    }
}
