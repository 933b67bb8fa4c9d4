//! A position as SVG.

use board_draw::{Anchor, Area, Class, Point, Stone, Svg};
use board_graph::Node;
use board_play::{Described as _, Seat};

use super::{Picture, stone};
use crate::column::HEIGHT;
use crate::square::{SIDE, board};
use crate::{Column, Wyx};

/// The side of a square of the board.
const SQUARE: f64 = 50.0;
/// Where the rack begins, to the right of the board.
const RACK: f64 = 8.0 * SQUARE + 44.0;
/// From one domino to the next, across and up.
const DOMINO: Point = (56.0, SQUARE);
/// The outline of a knight, looking left, as parts of the side of a square from its middle.
const KNIGHT: [Point; 14] = [
    (-0.22, 0.37),
    (-0.15, 0.15),
    (-0.00, 0.01),
    (-0.04, -0.04),
    (-0.17, 0.03),
    (-0.26, 0.08),
    (-0.33, 0.01),
    (-0.27, -0.13),
    (-0.12, -0.28),
    (-0.06, -0.40),
    (0.04, -0.30),
    (0.22, -0.18),
    (0.31, 0.08),
    (0.31, 0.37),
];

impl Picture<'_> {
    /// Draws the board, the rack beside it, and a caption below.
    pub(super) fn svg(&self) -> Svg {
        let caption = self.caption();
        let mut svg = Svg::of_position(Wyx::ABOUT.title, &caption);
        svg.describe(&self.description());
        for square in board().nodes() {
            self.draw_square_svg(&mut svg, square);
        }
        draw_names(&mut svg);
        if let Some((from, to)) = self.jump {
            let (start, end) = (middle(from), middle(to));
            // The head touches the knight and does not hide it.
            let length = (end.0 - start.0).hypot(end.1 - start.1);
            let part = 1.0 - 0.38 * SQUARE / length;
            let reach = |a: f64, b: f64| a + part * (b - a);
            let tip = (reach(start.0, end.0), reach(start.1, end.1));
            svg.arrow(&[start, tip], 0.08 * SQUARE);
        }
        // Over the arrow and the knights, which would hide them.
        for square in board().nodes() {
            self.draw_value(&mut svg, square);
        }
        svg.at((RACK, 0.0), |svg| self.draw_rack_svg(svg));
        let mut y = 8.0 * SQUARE + 56.0;
        for line in caption.lines() {
            svg.text(Class::Title, (0.0, y), 17.0, Anchor::Start, line);
            y += 24.0;
        }
        svg
    }

    fn draw_square_svg(&self, svg: &mut Svg, square: Node) {
        let (x, y) = middle(square);
        let at = |dx: f64, dy: f64| (x + dx * SQUARE, y + dy * SQUARE);
        let index = square.index();
        let is_dark = (index % SIDE + index / SIDE).is_multiple_of(2);
        let class = if is_dark { Class::CellAlt } else { Class::Cell };
        svg.rect(class, at(-0.5, -0.5), (SQUARE, SQUARE));
        let value = self.value(square);
        if value.is_some() {
            svg.rounded_rect(
                Class::Penta,
                at(-0.46, -0.46),
                (0.92 * SQUARE, 0.92 * SQUARE),
                6.0,
            );
        }
        match (self.knight(square), self.pawns(square)) {
            // It hides the pawns under it, which are always there once it has moved.
            (Some(seat), _) => {
                let outline = KNIGHT.map(|(dx, dy)| at(dx, dy));
                svg.polygon(Class::Stone(stone(seat)), &outline);
            }
            (None, Some(seat)) => draw_pawns(svg, (x, y), stone(seat), value.unwrap_or(1)),
            (None, None) => {}
        }
        if self.is_last(square) {
            svg.circle(Class::Last, (x, y), 0.46 * SQUARE);
        }
    }

    /// Writes the value of a stronghold into the corner of its square.
    fn draw_value(&self, svg: &mut Svg, square: Node) {
        let Some(value) = self.value(square) else {
            return;
        };
        let (x, y) = middle(square);
        let at = (x + 0.38 * SQUARE, y + 0.34 * SQUARE);
        svg.text(Class::Name, at, 12.0, Anchor::Middle, &value.to_string());
    }

    fn draw_rack_svg(&self, svg: &mut Svg) {
        for column in Column::all() {
            let x = (f64::from(column.number()) - 0.5) * DOMINO.0;
            let mut y = 8.0 * SQUARE - 0.5 * DOMINO.1;
            for row in 0..HEIGHT {
                svg.at((x, y), |svg| self.draw_domino(svg, column, row));
                y -= DOMINO.1;
            }
            svg.at((x, 8.0 * SQUARE), |svg| self.draw_number(svg, column));
        }
        let ground = 8.0 * SQUARE + 1.0;
        svg.line(Class::Border, (0.0, ground), (8.0 * DOMINO.0, ground));
    }

    /// Draws the domino in a row of a column, the middle of its place at the origin.
    fn draw_domino(&self, svg: &mut Svg, column: Column, row: usize) {
        let Some(domino) = self.domino(column, row) else {
            return;
        };
        let (width, height) = (DOMINO.0 - 6.0, DOMINO.1 - 8.0);
        let frame = |svg: &mut Svg, class, inset: f64| {
            let corner = (inset - width / 2.0, inset - height / 2.0);
            let size = (width - 2.0 * inset, height - 2.0 * inset);
            svg.rounded_rect(class, corner, size, 6.0);
        };
        frame(svg, Class::Area(Area::ALL[column.colour().index()]), 0.0);
        let class = if row == 0 {
            frame(svg, Class::Border, 1.5);
            Class::Title
        } else {
            Class::Name
        };
        svg.text(class, (0.0, 0.0), 14.0, Anchor::Middle, &domino.to_string());
        if self.filled == Some((column, row)) {
            frame(svg, Class::Last, 0.0);
        }
    }

    /// Draws the number of a column, the middle of its foot at the origin.
    fn draw_number(&self, svg: &mut Svg, column: Column) {
        let number = column.to_string();
        svg.text(Class::Label, (0.0, 14.0), 15.0, Anchor::Middle, &number);
        if self.column == Some(column) {
            svg.circle(Class::Last, (0.0, 14.0), 11.0);
        }
        if self.position.playable.contains(column) {
            svg.polygon(Class::Arrow, &[(-6.0, 36.0), (6.0, 36.0), (0.0, 28.0)]);
        }
    }

    /// Says in words what is on the board and in the rack.
    fn description(&self) -> String {
        let position = self.position;
        let mut sentences = Vec::new();
        for seat in Seat::ALL {
            let knight = board().name(position.knight(seat));
            let pawns = position.pawns(seat).iter();
            let pawns: Vec<String> = pawns
                .map(|square| board().name(square).to_string())
                .collect();
            let name = Wyx::seat_name(seat);
            sentences.push(format!(
                "{name}: knight {knight}, pawns {}.",
                pawns.join(" ")
            ));
        }
        let bottoms: Vec<String> = Column::all()
            .filter_map(|column| Some((column, position.bottom(column)?)))
            .map(|(column, domino)| format!("{column}: {domino}"))
            .collect();
        sentences.push(format!("Bottom dominoes: {}.", bottoms.join(", ")));
        sentences.join(" ")
    }
}

/// Draws pawns in a row.
fn draw_pawns(svg: &mut Svg, (x, y): Point, stone: Stone, count: u8) {
    let (radius, offsets): (f64, &[f64]) = match count {
        1 => (0.3, &[0.0]),
        2 => (0.22, &[-0.18, 0.18]),
        _ => (0.2, &[-0.24, 0.0, 0.24]),
    };
    for offset in offsets {
        let center = (x + offset * SQUARE, y);
        svg.circle(Class::Stone(stone), center, radius * SQUARE);
    }
}

/// Returns the middle of a square.
fn middle(square: Node) -> Point {
    let (x, y) = board().xy(square);
    ((x + 4.0) * SQUARE, (y + 4.0) * SQUARE)
}

/// Writes the names of the files and ranks.
fn draw_names(svg: &mut Svg) {
    for square in board().nodes() {
        let ((x, y), name) = (middle(square), board().name(square));
        if name.number() == 1 {
            let letter = name.letter_char().to_string();
            svg.text(
                Class::Name,
                (x, 8.0 * SQUARE + 14.0),
                14.0,
                Anchor::Middle,
                &letter,
            );
        }
        if name.letter() == 0 {
            let number = name.number().to_string();
            svg.text(Class::Name, (-14.0, y), 14.0, Anchor::Middle, &number);
        }
    }
}
