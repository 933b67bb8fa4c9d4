//! A position as a scene.

use board_draw::{Anchor, Area, Class, Mark, Outline, Piece, PlaceId, Point, Scene};
use board_graph::Node;
use board_play::Described as _;

use super::{DICE_NAME, Picture, stone};
use crate::board::{SIDE, board, sides};
use crate::{Colour, DiceHex, Number};

/// From the middle of a cell to that of its neighbour.
const STEP: f64 = 52.0;
/// From the middle of a cell to its corners, as a part of `STEP`.
const CORNER: f64 = 0.577_350_269;
/// How far the coloured frame reaches beyond the middle of the outermost cells, in cells.
const FRAME: f64 = 1.0;
/// Where the dice begin: to the left of the lower rows.
const DICE: Point = (-5.1 * STEP, 1.75 * STEP);
/// The side of a die, and from one to the next.
const DIE: (f64, f64) = (36.0, 42.0);
/// Where the pips of a die can be, as parts of its side from its middle.
const PIP: f64 = 0.26;
/// From one expression to the next in a line.
const EXPRESSION: f64 = 190.0;
/// Expressions in a line.
const IN_LINE: usize = 3;

impl Picture<'_> {
    /// Draws the board, the dice beside it, and below it a caption and what the dice make.
    pub(super) fn scene(&self) -> Scene {
        let caption = self.caption();
        let mut scene = Scene::of_position(DiceHex::ABOUT.title, &caption);
        scene.describe(&self.description());
        draw_frame(&mut scene);
        let numbers = self.position.options.numbering().numbers();
        let cells: Vec<PlaceId> = board()
            .nodes()
            .zip(numbers)
            .map(|(cell, number)| self.declare(&mut scene, cell, number))
            .collect();
        for ((cell, number), &place) in board().nodes().zip(numbers).zip(&cells) {
            scene.on(place, |scene| {
                scene.polygon(Class::Cell, &hexagon(cell, 1.0));
                if self.makable.contains(number) {
                    scene.polygon(Class::Area(Area::Third), &hexagon(cell, 0.8));
                }
            });
        }
        self.draw_chain(&mut scene);
        for ((cell, number), &place) in board().nodes().zip(numbers).zip(&cells) {
            scene.on(place, |scene| self.draw_number(scene, cell, number));
        }
        self.draw_dice(&mut scene);
        self.write_words(&mut scene, &caption);
        scene
    }

    /// Declares a cell as a place, by its number, and says what is on it.
    fn declare(&self, scene: &mut Scene, cell: Node, number: Number) -> PlaceId {
        let outline = Outline::Polygon(hexagon(cell, 1.0).to_vec());
        let place = scene.place(&number.to_string(), outline);
        if let Some(seat) = self.position.stone(cell) {
            let stone = stone(self.position.colour_of(seat));
            scene.piece(Piece::new("stone", &[place]).of(seat, stone));
        }
        if self.last == Some(cell) {
            scene.highlight(place, Mark::Last);
        }
        if self.chain.contains(cell) {
            scene.highlight(place, Mark::Winning);
        }
        if self.makable.contains(number) {
            scene.highlight(place, Mark::Area(Area::Third));
        }
        place
    }

    /// Draws the number of a cell, on its stone if it has one.
    fn draw_number(&self, scene: &mut Scene, cell: Node, number: Number) {
        let (at, text) = (middle(cell), number.to_string());
        let class = match self.position.stone(cell) {
            Some(seat) => {
                let stone = stone(self.position.colour_of(seat));
                scene.circle(Class::Stone(stone), at, 0.38 * STEP);
                Class::OnStone(stone)
            }
            None => Class::Label,
        };
        if self.last == Some(cell) {
            scene.circle(Class::Last, at, 0.3 * STEP);
        }
        scene.text(class, at, 0.32 * STEP, Anchor::Middle, &text);
    }

    /// Draws the dice as long as they matter; the place for them is always there.
    fn draw_dice(&self, scene: &mut Scene) {
        let tray = Outline::rect(DICE, (2.0 * DIE.1 + DIE.0, DIE.0));
        let tray = scene.place(DICE_NAME, tray);
        let mut x = DICE.0;
        for die in self.roll.iter().flat_map(|roll| roll.dice()) {
            scene.piece(Piece::new("die", &[tray]).with_label(&die.to_string()));
            scene.at((x, DICE.1), |scene| draw_die(scene, die));
            x += DIE.1;
        }
        scene.hit_area(tray);
    }

    /// Draws what joins the winner's sides.
    fn draw_chain(&self, scene: &mut Scene) {
        let edges = board().edges();
        let inside = edges.filter(|&(a, b)| self.chain.contains(a) && self.chain.contains(b));
        let lines: Vec<(Point, Point)> = inside.map(|(a, b)| (middle(a), middle(b))).collect();
        scene.segments(Class::Winning, lines, Some(0.2 * STEP));
        for cell in self.chain {
            scene.circle(Class::Winning, middle(cell), 0.42 * STEP);
        }
    }

    /// Writes what is below the board.
    fn write_words(&self, scene: &mut Scene, caption: &str) {
        let Some(((left, _), (_, bottom))) = scene.bounds() else {
            return;
        };
        let mut y = bottom + 24.0;
        for line in caption.lines() {
            scene.text(Class::Title, (left, y), 15.0, Anchor::Start, line);
            y += 22.0;
        }
        let mut x = left;
        for (at, expression) in (1..).zip(self.expressions()) {
            scene.text(
                Class::Name,
                (x, y),
                14.0,
                Anchor::Start,
                &expression.to_string(),
            );
            x += EXPRESSION;
            if at % IN_LINE == 0 {
                (x, y) = (left, y + 20.0);
            }
        }
    }

    /// Says in words what is on the board and what the dice show.
    fn description(&self) -> String {
        let list = |numbers: crate::NumberSet| {
            let numbers: Vec<String> = numbers.iter().map(|number| number.to_string()).collect();
            if numbers.is_empty() {
                "none".to_owned()
            } else {
                numbers.join(" ")
            }
        };
        let mut sentences = Vec::new();
        for colour in Colour::ALL {
            let seat = self.position.seat_of(colour);
            let stones = list(self.position.numbers(seat));
            sentences.push(format!("{colour}: {stones}."));
        }
        if let Some(roll) = self.roll {
            let [a, b, c] = roll.dice();
            sentences.push(format!("Dice: {a} {b} {c}."));
            sentences.push(format!("Can be made: {}.", list(self.makable)));
        }
        sentences.join(" ")
    }
}

/// Returns the middle of a cell.
fn middle(cell: Node) -> Point {
    let (x, y) = board().xy(cell);
    (x * STEP, y * STEP)
}

/// Returns the corners of a cell, or of a hexagon inside it.
fn hexagon(cell: Node, size: f64) -> [Point; 6] {
    let (x, y) = middle(cell);
    let (radius, half) = (size * CORNER * STEP, size * 0.5 * STEP);
    [
        (x, y - radius),
        (x + half, y - radius / 2.0),
        (x + half, y + radius / 2.0),
        (x, y + radius),
        (x - half, y + radius / 2.0),
        (x - half, y - radius / 2.0),
    ]
}

/// Draws a larger rhombus behind the cells: a triangle to each side, in the colour that joins it.
fn draw_frame(scene: &mut Scene) {
    let reach = f64::from(SIDE - 1) / 2.0 + FRAME;
    let corner = |column: f64, row: f64| {
        let (x, y) = (column + row / 2.0, row * 0.75_f64.sqrt());
        (x * reach * STEP, y * reach * STEP)
    };
    let corners = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
    let [top_left, top_right, bottom_left, bottom_right] = corners.map(|(x, y)| corner(x, y));
    let ends = [
        [top_left, top_right],
        [bottom_left, bottom_right],
        [top_left, bottom_left],
        [top_right, bottom_right],
    ];
    for colour in Colour::ALL {
        for side in sides(colour) {
            let [a, b] = ends[side];
            scene.polygon(Class::Stone(stone(colour)), &[a, b, (0.0, 0.0)]);
        }
    }
}

/// Draws a die, its upper left corner at the origin.
fn draw_die(scene: &mut Scene, die: u8) {
    let side = DIE.0;
    scene.rounded_rect(Class::Card, (0.0, 0.0), (side, side), 6.0);
    let pips: &[(f64, f64)] = match die {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (0.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        _ => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
    };
    for (x, y) in pips {
        let center = ((0.5 + PIP * x) * side, (0.5 + PIP * y) * side);
        scene.circle(Class::Label, center, 0.09 * side);
    }
}
