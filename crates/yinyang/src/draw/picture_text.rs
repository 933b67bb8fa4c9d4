//! A position as text.

use board_draw::{Area, Canvas, Legend, Style};
use board_play::{Described as _, Seat};

use super::Picture;
use crate::explain::stone;
use crate::outcome::goal;
use crate::{Cell, LawView, Slot, Square, YinYang};

/// Columns and rows from one square to the next.
const PITCH: (usize, usize) = (4, 2);
/// Where the laws of the two seats begin.
const LAWS: [usize; 2] = [23, 50];

/// How laws are shown.
const READING: &str =
    "Laws are drawn as they lie on the board; their texts are as the owner reads them.";

impl Picture {
    /// Draws the board, the laws of both seats beside it, and a caption and a legend below.
    pub(super) fn canvas(&self) -> Canvas {
        let mut canvas = Canvas::new();
        draw_frame(&mut canvas);
        for square in Square::all() {
            self.draw_square(&mut canvas, square);
        }
        for seat in Seat::ALL {
            self.draw_laws(&mut canvas, seat);
        }
        let (y, width) = (canvas.height() + 1, canvas.words_width());
        let y = canvas.put_words(y, width, &self.caption(), Style::Title);
        let y = self.legend().draw(&mut canvas, y, width);
        canvas.put_words(y, width, READING, Style::Faint);
        canvas
    }

    fn draw_square(&self, canvas: &mut Canvas, square: Square) {
        let (x, y) = place(square);
        let (glyph, style) = match stone(self.sight.pawns.cell(square)) {
            Some(stone) => (stone.glyph(), stone.style()),
            None => self.vacant(square),
        };
        canvas.put(x, y, &glyph.to_string(), style);
        let (open, close, style) = match (self.is_last(square), self.is_winning(square)) {
            (false, false) => return,
            (true, false) => ("[", "]", Style::Last),
            (false, true) => ("(", ")", Style::Winning),
            (true, true) => ("{", "}", Style::Winning),
        };
        canvas
            .put(x - 1, y, open, style)
            .put(x + 1, y, close, style);
    }

    /// Returns the sign of a vacant square.
    fn vacant(&self, square: Square) -> (char, Style) {
        if let Some((_, to)) = self.last.left.filter(|&(from, _)| from == square) {
            return (direction(square, to), Style::Last);
        }
        let mut seats = Seat::ALL.into_iter();
        let area = seats.find(|&seat| goal(seat) == square).map(area);
        area.map_or((' ', Style::Plain), |area| (area.glyph(), Style::Area))
    }

    fn draw_laws(&self, canvas: &mut Canvas, seat: Seat) {
        let x = LAWS[seat.index()];
        let heading = format!("Laws of {}", YinYang::seat_name(seat));
        canvas.put(x, 0, &heading, Style::Title);
        for (slot, y) in Slot::ALL.into_iter().zip((1..).step_by(3)) {
            self.draw_law(canvas, (x, y), seat, slot);
        }
    }

    fn draw_law(&self, canvas: &mut Canvas, (x, y): (usize, usize), seat: Seat, slot: Slot) {
        let number = slot.to_string();
        canvas.put(x + 1, y, &number, Style::Plain);
        if self.last.laws[seat.index()][slot.index()] {
            canvas.put(x, y, "[", Style::Last);
            canvas.put(x + 2, y, "]", Style::Last);
        }
        let text = match self.sight.law(seat, slot) {
            LawView::Unwritten => String::new(),
            LawView::Hidden => {
                canvas.put(x + 4, y, "??\n??", Style::Faint);
                canvas.put(x + 7, y + 1, "→", Style::Faint);
                canvas.put(x + 9, y, "??\n??", Style::Faint);
                "?".to_owned()
            }
            LawView::Known(written) => {
                canvas.paste(x + 4, y, &written.law.canvas(seat));
                written.law.to_string()
            }
        };
        canvas.put(x + 13, y, &text, Style::Plain);
        canvas.put(x + 13, y + 1, self.state(seat, slot), Style::Faint);
    }

    fn legend(&self) -> Legend {
        let mut legend = Legend::new();
        for seat in Seat::ALL {
            if let Some(stone) = stone(Cell::pawn(seat)) {
                legend.add(
                    &stone.glyph().to_string(),
                    stone.style(),
                    YinYang::seat_name(seat),
                );
            }
        }
        for seat in Seat::ALL {
            let sign = area(seat).glyph().to_string();
            legend.add(
                &sign,
                Style::Area,
                &format!("goal of {}", YinYang::seat_name(seat)),
            );
        }
        let squares =
            || Square::all().map(|square| (self.is_last(square), self.is_winning(square)));
        let laws = self.last.laws.iter().flatten().any(|&law| law);
        if laws || squares().any(|marks| marks == (true, false)) {
            legend.add("[ ]", Style::Last, "last move");
        }
        if squares().any(|marks| marks == (false, true)) {
            legend.add("( )", Style::Winning, "winning");
        }
        if squares().any(|marks| marks == (true, true)) {
            legend.add("{ }", Style::Winning, "last move, winning");
        }
        legend
    }
}

/// Returns the tint of a seat's goal.
pub(super) const fn area(seat: Seat) -> Area {
    match seat {
        Seat::First => Area::First,
        Seat::Second => Area::Second,
    }
}

/// Returns where the sign of a square stands.
fn place(square: Square) -> (usize, usize) {
    let (file, row) = (square.file(), 3 - square.rank());
    let (x, y) = PITCH;
    (5 + x * usize::from(file), 1 + y * usize::from(row))
}

/// Draws the lines and the names of files and ranks.
fn draw_frame(canvas: &mut Canvas) {
    const TOP: &str = "┌───┬───┬───┬───┐";
    const SQUARES: &str = "│   │   │   │   │";
    const LINE: &str = "├───┼───┼───┼───┤";
    const BOTTOM: &str = "└───┴───┴───┴───┘";
    let rows = [
        TOP, SQUARES, LINE, SQUARES, LINE, SQUARES, LINE, SQUARES, BOTTOM,
    ];
    for (y, row) in rows.into_iter().enumerate() {
        canvas.put(3, y, row, Style::Faint);
    }
    for (rank, y) in ["4", "3", "2", "1"].into_iter().zip((1..).step_by(2)) {
        canvas.put(1, y, rank, Style::Faint);
    }
    canvas.put(5, rows.len(), "a   b   c   d", Style::Faint);
}

/// Returns an arrow for a step.
fn direction(from: Square, to: Square) -> char {
    if from.file() < to.file() {
        '→'
    } else if from.file() > to.file() {
        '←'
    } else if from.rank() < to.rank() {
        '↑'
    } else {
        '↓'
    }
}
