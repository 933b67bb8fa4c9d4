//! A position as a scene.

use board_draw::{Anchor, Area, Class, Hand, Mark, Outline, Piece, PlaceId, Point, Scene, Stone};
use board_graph::Node;
use board_play::{Described as _, Seat};

use super::{Picture, column_name, stone};
use crate::column::HEIGHT;
use crate::square::{SIDE, board};
use crate::{Column, Wyx};

/// The side of a square of the board.
const SQUARE: f64 = 50.0;
/// Where the rack begins, to the right of the board.
const RACK: f64 = 8.0 * SQUARE + 44.0;
/// From one domino to the next, across and up.
const DOMINO: Point = (56.0, SQUARE);
/// How far the number of a column reaches below the rack.
const FOOT: f64 = 20.0;
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
    pub(super) fn scene(&self) -> Scene {
        let caption = self.caption();
        let mut scene = Scene::of_position(Wyx::ABOUT.title, &caption);
        scene.describe(&self.description());
        let squares: Vec<PlaceId> = board()
            .nodes()
            .map(|square| self.declare(&mut scene, square))
            .collect();
        for (square, &place) in board().nodes().zip(&squares) {
            scene.on(place, |scene| self.add_square(scene, square));
        }
        for seat in Seat::ALL {
            scene.hand(Hand {
                owner: seat,
                kind: "pawn",
                count: self.position.unlaid(seat).into(),
            });
        }
        draw_names(&mut scene);
        if let Some((from, to)) = self.jump {
            let (start, end) = (middle(from), middle(to));
            // The head touches the knight and does not hide it.
            let length = (end.0 - start.0).hypot(end.1 - start.1);
            let part = 1.0 - 0.38 * SQUARE / length;
            let reach = |a: f64, b: f64| a + part * (b - a);
            let tip = (reach(start.0, end.0), reach(start.1, end.1));
            scene.arrow(&[start, tip], 0.08 * SQUARE);
        }
        // Over the arrow and the knights, which would hide them.
        for (square, &place) in board().nodes().zip(&squares) {
            scene.on(place, |scene| self.draw_value(scene, square));
        }
        scene.at((RACK, 0.0), |scene| self.add_rack(scene));
        let mut y = 8.0 * SQUARE + 56.0;
        for line in caption.lines() {
            scene.text(Class::Title, (0.0, y), 17.0, Anchor::Start, line);
            y += 24.0;
        }
        scene
    }

    /// Declares a square as a place, and says what is on it.
    fn declare(&self, scene: &mut Scene, square: Node) -> PlaceId {
        let (x, y) = middle(square);
        let outline = Outline::rect((x - SQUARE / 2.0, y - SQUARE / 2.0), (SQUARE, SQUARE));
        let place = scene.place(&board().name(square).to_string(), outline);
        if let Some(seat) = self.pawns(square) {
            for _ in 0..self.value(square).unwrap_or(1) {
                scene.piece(Piece::new("pawn", &[place]).of(seat, stone(seat)));
            }
        }
        if let Some(seat) = self.knight(square) {
            scene.piece(Piece::new("knight", &[place]).of(seat, stone(seat)));
        }
        if self.is_last(square) {
            scene.highlight(place, Mark::Last);
        }
        place
    }

    fn add_square(&self, scene: &mut Scene, square: Node) {
        let (x, y) = middle(square);
        let at = |dx: f64, dy: f64| (x + dx * SQUARE, y + dy * SQUARE);
        let index = square.index();
        let is_dark = (index % SIDE + index / SIDE).is_multiple_of(2);
        let class = if is_dark { Class::CellAlt } else { Class::Cell };
        scene.rect(class, at(-0.5, -0.5), (SQUARE, SQUARE));
        let value = self.value(square);
        if value.is_some() {
            scene.rounded_rect(
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
                scene.polygon(Class::Stone(stone(seat)), &outline);
            }
            (None, Some(seat)) => draw_pawns(scene, (x, y), stone(seat), value.unwrap_or(1)),
            (None, None) => {}
        }
        if self.is_last(square) {
            scene.circle(Class::Last, (x, y), 0.46 * SQUARE);
        }
    }

    /// Writes the value of a stronghold into the corner of its square.
    fn draw_value(&self, scene: &mut Scene, square: Node) {
        let Some(value) = self.value(square) else {
            return;
        };
        let (x, y) = middle(square);
        let at = (x + 0.38 * SQUARE, y + 0.34 * SQUARE);
        scene.text(Class::Name, at, 12.0, Anchor::Middle, &value.to_string());
    }

    fn add_rack(&self, scene: &mut Scene) {
        for column in Column::all() {
            let x = (f64::from(column.number()) - 0.5) * DOMINO.0;
            let mut y = 8.0 * SQUARE - 0.5 * DOMINO.1;
            let place = self.declare_column(scene, column, x);
            scene.on(place, |scene| {
                for row in 0..HEIGHT {
                    scene.at((x, y), |scene| self.draw_domino(scene, column, row));
                    y -= DOMINO.1;
                }
                scene.at((x, 8.0 * SQUARE), |scene| self.draw_number(scene, column));
            });
        }
        let ground = 8.0 * SQUARE + 1.0;
        scene.line(Class::Border, (0.0, ground), (8.0 * DOMINO.0, ground));
    }

    /// Declares a column as a place, with its number, and says which dominoes are in it from below.
    fn declare_column(&self, scene: &mut Scene, column: Column, middle: f64) -> PlaceId {
        let corner = (middle - DOMINO.0 / 2.0, 0.0);
        let outline = Outline::rect(corner, (DOMINO.0, 8.0 * SQUARE + FOOT));
        let place = scene.place(&column_name(column), outline);
        for domino in (0..HEIGHT).filter_map(|row| self.domino(column, row)) {
            scene.piece(Piece::new("domino", &[place]).with_label(&domino.to_string()));
        }
        if self.column == Some(column) || self.filled.is_some_and(|(filled, _)| filled == column) {
            scene.highlight(place, Mark::Last);
        }
        place
    }

    /// Draws the domino in a row of a column, the middle of its place at the origin.
    fn draw_domino(&self, scene: &mut Scene, column: Column, row: usize) {
        let Some(domino) = self.domino(column, row) else {
            return;
        };
        let (width, height) = (DOMINO.0 - 6.0, DOMINO.1 - 8.0);
        let frame = |scene: &mut Scene, class, inset: f64| {
            let corner = (inset - width / 2.0, inset - height / 2.0);
            let size = (width - 2.0 * inset, height - 2.0 * inset);
            scene.rounded_rect(class, corner, size, 6.0);
        };
        frame(scene, Class::Area(Area::ALL[column.colour().index()]), 0.0);
        let class = if row == 0 {
            frame(scene, Class::Border, 1.5);
            Class::Title
        } else {
            Class::Name
        };
        scene.text(class, (0.0, 0.0), 14.0, Anchor::Middle, &domino.to_string());
        if self.filled == Some((column, row)) {
            frame(scene, Class::Last, 0.0);
        }
    }

    /// Draws the number of a column, the middle of its foot at the origin.
    fn draw_number(&self, scene: &mut Scene, column: Column) {
        let number = column.to_string();
        scene.text(Class::Label, (0.0, 14.0), 15.0, Anchor::Middle, &number);
        if self.column == Some(column) {
            scene.circle(Class::Last, (0.0, 14.0), 11.0);
        }
        if self.position.playable.contains(column) {
            scene.polygon(Class::Arrow, &[(-6.0, 36.0), (6.0, 36.0), (0.0, 28.0)]);
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
            let pawns = or_none(pawns.join(" "));
            sentences.push(format!("{name}: knight {knight}, pawns {pawns}."));
        }
        let bottoms: Vec<String> = Column::all()
            .filter_map(|column| Some((column, position.bottom(column)?)))
            .map(|(column, domino)| format!("{column}: {domino}"))
            .collect();
        let bottoms = or_none(bottoms.join(", "));
        sentences.push(format!("Bottom dominoes: {bottoms}."));
        sentences.join(" ")
    }
}

/// Says that a list has nothing in it, which a reader would not hear.
fn or_none(list: String) -> String {
    if list.is_empty() {
        return "none".to_owned();
    }
    list
}

/// Draws pawns in a row.
fn draw_pawns(scene: &mut Scene, (x, y): Point, stone: Stone, count: u8) {
    let (radius, offsets): (f64, &[f64]) = match count {
        1 => (0.3, &[0.0]),
        2 => (0.22, &[-0.18, 0.18]),
        _ => (0.2, &[-0.24, 0.0, 0.24]),
    };
    for offset in offsets {
        let center = (x + offset * SQUARE, y);
        scene.circle(Class::Stone(stone), center, radius * SQUARE);
    }
}

/// Returns the middle of a square.
fn middle(square: Node) -> Point {
    let (x, y) = board().xy(square);
    ((x + 4.0) * SQUARE, (y + 4.0) * SQUARE)
}

/// Writes the names of the files and ranks.
fn draw_names(scene: &mut Scene) {
    for square in board().nodes() {
        let ((x, y), name) = (middle(square), board().name(square));
        if name.number() == 1 {
            let letter = name.letter_char().to_string();
            scene.text(
                Class::Name,
                (x, 8.0 * SQUARE + 14.0),
                14.0,
                Anchor::Middle,
                &letter,
            );
        }
        if name.letter() == 0 {
            let number = name.number().to_string();
            scene.text(Class::Name, (-14.0, y), 14.0, Anchor::Middle, &number);
        }
    }
}
