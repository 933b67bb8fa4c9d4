//! A position as a scene.

use board_draw::{Anchor, Class, Mark, Outline, Piece, PlaceId, Point, Scene};
use board_play::{Described as _, Seat};

use super::picture_text::area;
use super::{Picture, law_name};
use crate::explain::stone;
use crate::outcome::goal;
use crate::{Cell, Effect, LawView, Slot, Square, YinYang};

/// The side of a square of the board, and of a cell of a law.
const SQUARE: f64 = 62.0;
const CELL: f64 = 24.0;
/// Where the laws of the two seats begin.
const LAWS: [f64; 2] = [300.0, 590.0];
/// The size of the sheet of a posted law.
const SHEET: (f64, f64) = (274.0, 60.0);
const SHEET_CORNER: Point = (-9.0, -6.0);
/// From the top of one law to that of the next.
const PITCH: f64 = 66.0;

impl Picture {
    /// Draws the board, the laws of both seats beside it, and a caption below.
    pub(super) fn scene(&self) -> Scene {
        let caption = self.caption();
        let mut scene = Scene::of_position(YinYang::ABOUT.title, &caption);
        scene.describe(&self.description());
        for square in Square::all() {
            let place = self.declare(&mut scene, square);
            scene.on(place, |scene| self.add_square(scene, square));
        }
        draw_names(&mut scene);
        if let Some((from, to)) = self.last.left {
            let (start, end) = (middle(from), middle(to));
            // The head touches the pawn and does not hide it.
            let reach = |a: f64, b: f64| a + 0.58 * (b - a);
            let tip = (reach(start.0, end.0), reach(start.1, end.1));
            scene.arrow(&[start, tip], 0.08 * SQUARE);
        }
        for seat in Seat::ALL {
            scene.at((LAWS[seat.index()], 0.0), |scene| {
                self.draw_hand(scene, seat);
            });
        }
        if let Some(((left, _), (_, bottom))) = scene.bounds() {
            scene.text(
                Class::Title,
                (left, bottom + 22.0),
                17.0,
                Anchor::Start,
                &caption,
            );
            let note =
                "Laws are drawn as they lie on the board; texts are as the owner reads them.";
            scene.text(
                Class::Name,
                (left, bottom + 46.0),
                13.0,
                Anchor::Start,
                note,
            );
        }
        scene
    }

    /// Declares a square as a place, and says what is on it.
    fn declare(&self, scene: &mut Scene, square: Square) -> PlaceId {
        let (x, y) = middle(square);
        let outline = Outline::rect((x - SQUARE / 2.0, y - SQUARE / 2.0), (SQUARE, SQUARE));
        let place = scene.place(&square.to_string(), outline);
        let cell = self.sight.pawns.cell(square);
        let mut seats = Seat::ALL.into_iter();
        let owner = seats.find(|&seat| Cell::pawn(seat) == cell);
        if let (Some(seat), Some(stone)) = (owner, stone(cell)) {
            scene.piece(Piece::new("pawn", &[place]).of(seat, stone));
        }
        if self.is_last(square) {
            scene.highlight(place, Mark::Last);
        }
        if self.is_winning(square) {
            scene.highlight(place, Mark::Winning);
        }
        let mut seats = Seat::ALL.into_iter();
        if let Some(seat) = seats.find(|&seat| goal(seat) == square) {
            scene.highlight(place, Mark::Area(area(seat)));
        }
        place
    }

    /// Declares a law as a place, and says what the viewer may know of it. Its upper left corner is near
    /// the origin.
    fn declare_law(&self, scene: &mut Scene, seat: Seat, slot: Slot) -> PlaceId {
        let place = scene.place(&law_name(seat, slot), Outline::rect(SHEET_CORNER, SHEET));
        let law = match self.sight.law(seat, slot) {
            LawView::Unwritten => None,
            LawView::Hidden => Some(("hidden law", "?".to_owned())),
            LawView::Known(written) => {
                let kind = if written.posted {
                    "posted law"
                } else {
                    "hidden law"
                };
                Some((kind, written.law.to_string()))
            }
        };
        if let Some((kind, label)) = law {
            let piece = Piece::new(kind, &[place]).with_label(&label);
            scene.piece(Piece {
                owner: Some(seat),
                ..piece
            });
        }
        if self.last.laws[seat.index()][slot.index()] {
            scene.highlight(place, Mark::Last);
        }
        place
    }

    fn add_square(&self, scene: &mut Scene, square: Square) {
        let (x, y) = middle(square);
        let half = SQUARE / 2.0;
        let corner = (x - half, y - half);
        scene.rect(Class::Cell, corner, (SQUARE, SQUARE));
        let mut seats = Seat::ALL.into_iter();
        if let Some(seat) = seats.find(|&seat| goal(seat) == square) {
            let inset = 3.0;
            let size = SQUARE - 2.0 * inset;
            let corner = (corner.0 + inset, corner.1 + inset);
            scene.rounded_rect(Class::Area(area(seat)), corner, (size, size), 6.0);
        }
        if self.is_winning(square) {
            scene.circle(Class::Winning, (x, y), 0.43 * SQUARE);
        }
        if let Some(stone) = stone(self.sight.pawns.cell(square)) {
            scene.circle(Class::Stone(stone), (x, y), 0.36 * SQUARE);
        }
        if self.is_last(square) {
            scene.circle(Class::Last, (x, y), 0.29 * SQUARE);
        }
    }

    fn draw_hand(&self, scene: &mut Scene, seat: Seat) {
        let heading = format!("Laws of {}", YinYang::seat_name(seat));
        scene.text(Class::Title, (0.0, 4.0), 16.0, Anchor::Start, &heading);
        let mut top = 22.0;
        for slot in Slot::ALL {
            scene.at((0.0, top), |scene| {
                let place = self.declare_law(scene, seat, slot);
                scene.on(place, |scene| self.add_law(scene, seat, slot));
                scene.hit_area(place);
            });
            top += PITCH;
        }
    }

    fn add_law(&self, scene: &mut Scene, seat: Seat, slot: Slot) {
        let middle = CELL;
        // A posted law is a sheet of paper for all to see.
        let law = self.sight.law(seat, slot);
        if law.known().is_some_and(|written| written.posted) {
            scene.rounded_rect(Class::Card, SHEET_CORNER, SHEET, 6.0);
        }
        let number = slot.to_string();
        scene.text(Class::Label, (8.0, middle), 15.0, Anchor::Middle, &number);
        if self.last.laws[seat.index()][slot.index()] {
            scene.circle(Class::Last, (8.0, middle), 11.0);
        }
        let text = match law {
            LawView::Unwritten => String::new(),
            LawView::Hidden => {
                draw_unknown(scene, (26.0, 0.0));
                draw_arrow(scene, middle);
                draw_unknown(scene, (104.0, 0.0));
                "?".to_owned()
            }
            LawView::Known(written) => {
                let (cause, effect) = written.law.on_board(seat);
                draw_cells(scene, (26.0, 0.0), cause);
                draw_arrow(scene, middle);
                match effect {
                    Effect::Cells(cells) => draw_cells(scene, (104.0, 0.0), cells),
                    Effect::Adaptation => {
                        let place = (104.0 + CELL, middle + 4.0);
                        scene.text(Class::Label, place, 30.0, Anchor::Middle, "*");
                    }
                }
                written.law.to_string()
            }
        };
        scene.text(Class::Label, (162.0, 14.0), 13.0, Anchor::Start, &text);
        let state = self.state(seat, slot);
        scene.text(Class::Name, (162.0, 34.0), 12.0, Anchor::Start, state);
    }

    /// Says in words what is on the board and which laws are seen.
    fn description(&self) -> String {
        let mut sentences = Vec::new();
        for seat in Seat::ALL {
            let pawns = self.sight.pawns.squares(seat);
            let pawns: Vec<String> = pawns.map(|square| square.to_string()).collect();
            sentences.push(format!(
                "{}: {}.",
                YinYang::seat_name(seat),
                pawns.join(" ")
            ));
        }
        for seat in Seat::ALL {
            let laws = Slot::ALL.map(|slot| {
                let state = self.state(seat, slot);
                match self.sight.law(seat, slot).known() {
                    Some(written) => format!("{slot} {} ({state})", written.law),
                    None => format!("{slot} ({state})"),
                }
            });
            sentences.push(format!(
                "Laws of {}: {}.",
                YinYang::seat_name(seat),
                laws.join(", ")
            ));
        }
        sentences.join(" ")
    }
}

/// Returns the middle of a square.
fn middle(square: Square) -> Point {
    let (file, row) = (f64::from(square.file()), f64::from(3 - square.rank()));
    ((file + 0.5) * SQUARE, (row + 0.5) * SQUARE)
}

/// Writes the names of the files and ranks.
fn draw_names(scene: &mut Scene) {
    for square in Square::all() {
        let (x, y) = middle(square);
        if square.rank() == 0 {
            let file = square.to_string();
            let place = (x, 4.0 * SQUARE + 14.0);
            scene.text(Class::Name, place, 14.0, Anchor::Middle, &file[..1]);
        }
        if square.file() == 0 {
            let rank = (square.rank() + 1).to_string();
            scene.text(Class::Name, (-14.0, y), 14.0, Anchor::Middle, &rank);
        }
    }
}

/// Draws the arrow between cause and effect.
fn draw_arrow(scene: &mut Scene, y: f64) {
    scene.arrow(&[(80.0, y), (98.0, y)], 3.0);
}

/// Returns the middles of the four cells of a drawing at `corner`.
fn places(corner: Point) -> [Point; 4] {
    let (x, y) = (corner.0 + CELL / 2.0, corner.1 + CELL / 2.0);
    [(x, y), (x + CELL, y), (x, y + CELL), (x + CELL, y + CELL)]
}

fn draw_cells(scene: &mut Scene, corner: Point, cells: [Cell; 4]) {
    for ((x, y), cell) in places(corner).into_iter().zip(cells) {
        let half = CELL / 2.0;
        scene.rect(Class::Cell, (x - half, y - half), (CELL, CELL));
        if let Some(stone) = stone(cell) {
            scene.circle(Class::Stone(stone), (x, y), 0.36 * CELL);
        }
    }
}

fn draw_unknown(scene: &mut Scene, corner: Point) {
    for (x, y) in places(corner) {
        let half = CELL / 2.0;
        scene.rect(Class::CellAlt, (x - half, y - half), (CELL, CELL));
        scene.text(Class::Name, (x, y), 12.0, Anchor::Middle, "?");
    }
}
