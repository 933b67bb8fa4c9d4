//! A position as a scene.

use board_draw::{Anchor, Class, Hand, Mark, Outline, Piece, PlaceId, Point, Scene};
use board_graph::Node;
use board_play::{Described as _, Seat};

use super::{Picture, square_name, stone};
use crate::wall::SIDE;
use crate::{Block, Kwintie, Orientation};

/// The side of a square.
const SQUARE: f64 = 46.0;
/// The distance between the edge of a square and that of a block.
const INSET: f64 = 1.5;

impl Picture<'_> {
    /// Draws the wall, and a caption below. The wall's lower left corner is the origin.
    pub(super) fn scene(&self) -> Scene {
        let caption = self.caption();
        let mut scene = Scene::of_position(Kwintie::ABOUT.title, &caption);
        scene.describe(&self.description());
        let mut x = 0.0;
        for _ in 0..self.position.width() {
            let mut y = -SQUARE;
            for _ in 0..SIDE {
                scene.rect(Class::Cell, (x, y), (SQUARE, SQUARE));
                y -= SQUARE;
            }
            x += SQUARE;
        }
        for seat in Seat::ALL {
            for block in self.position.blocks(seat).iter() {
                draw_block(&mut scene, Class::Stone(stone(seat)), block, INSET);
            }
        }
        if let Some(block) = self.last {
            draw_block(&mut scene, Class::Last, block, 6.0);
        }
        scene.segments(Class::Winning, self.lines(), Some(0.09 * SQUARE));
        for square in &self.winning {
            scene.circle(Class::Winning, middle(square.index()), 0.2 * SQUARE);
        }
        self.draw_ground(&mut scene);
        self.declare(&mut scene);
        let mut y = 50.0;
        for line in caption.lines() {
            let left = -SQUARE * as_length(self.left_margin());
            scene.text(Class::Title, (left, y), 17.0, Anchor::Start, line);
            y += 24.0;
        }
        scene
    }

    /// Declares the squares of the wall and those beside it that a block can enter on as places, and says
    /// what is on them. A block lies on two places, so that what is drawn of it belongs to neither.
    fn declare(&self, scene: &mut Scene) {
        let mut places = [None; SIDE * SIDE];
        let left = self.left_margin();
        for shown in 0..self.columns() {
            let on_wall = shown
                .checked_sub(left)
                .filter(|&at| at < self.position.width());
            // Beside the wall there is only the ground, and a block is at most two squares high.
            let rows = if on_wall.is_some() { SIDE } else { 2 };
            for row in 0..rows {
                let name = square_name(&self.number(shown), row);
                let x = SQUARE * (as_length(shown) - as_length(left));
                let corner = (x, -SQUARE * as_length(row + 1));
                let place = scene.place(&name, Outline::rect(corner, (SQUARE, SQUARE)));
                scene.hit_area(place);
                if let Some(column) = on_wall {
                    places[row * SIDE + column] = Some(place);
                }
            }
        }
        for seat in Seat::ALL {
            for block in self.position.blocks(seat).iter() {
                let under = block.squares().map(|square| places[square.index()]);
                let under: Vec<PlaceId> = under.into_iter().flatten().collect();
                scene.piece(Piece::new("block", &under).of(seat, stone(seat)));
            }
        }
        for seat in Seat::ALL {
            scene.hand(Hand {
                owner: seat,
                kind: "block",
                count: self.position.in_hand(seat),
            });
        }
        let last = self.last.iter().flat_map(|block| block.squares());
        for place in last.filter_map(|square| places[square.index()]) {
            scene.highlight(place, Mark::Last);
        }
        for place in self
            .winning
            .iter()
            .filter_map(|square| places[square.index()])
        {
            scene.highlight(place, Mark::Winning);
        }
    }

    /// Lists the ends of the lines of five winning squares.
    fn lines(&self) -> Vec<(Point, Point)> {
        // One to the right, up, up to the right, down to the right.
        let directions = [(1, 0), (0, 1), (1, 1), (1, -1)];
        let line = |square: usize, direction: (isize, isize)| {
            let squares = (0..5).map(|step| moved(square, direction, step));
            let squares: Option<Vec<usize>> = squares.collect();
            let squares = squares.filter(|line| line.iter().all(|&at| self.is_winning(at)))?;
            Some((middle(square), middle(*squares.last()?)))
        };
        let starts = self.winning.iter().map(Node::index);
        starts
            .flat_map(|square| directions.map(|direction| line(square, direction)))
            .flatten()
            .collect()
    }

    /// Draws the ground, the numbers of columns under it and those of rows beside the wall.
    fn draw_ground(&self, scene: &mut Scene) {
        let left = -SQUARE * as_length(self.left_margin());
        let mut x = left;
        for column in 0..self.columns() {
            let place = (x + SQUARE / 2.0, 16.0);
            let number = self.number(column);
            scene.text(Class::Label, place, 15.0, Anchor::Middle, &number);
            x += SQUARE;
        }
        scene.segments(Class::Border, [((left, 2.0), (x, 2.0))], Some(5.0));
        let mut y = -SQUARE / 2.0;
        for row in 1..=SIDE {
            let number = row.to_string();
            scene.text(Class::Name, (left - 16.0, y), 14.0, Anchor::Middle, &number);
            y -= SQUARE;
        }
    }

    /// Says in words what is on the wall.
    fn description(&self) -> String {
        let [white, black] = Seat::ALL.map(|seat| {
            let blocks = self.position.blocks(seat).iter();
            let names: Vec<String> = blocks.map(|block| block.to_string()).collect();
            if names.is_empty() {
                return "none".to_owned();
            }
            names.join(" ")
        });
        format!("Blocks of White: {white}. Blocks of Black: {black}.")
    }
}

/// Draws the outline of a block, so far within its squares.
fn draw_block(scene: &mut Scene, class: Class, block: Block, inset: f64) {
    let (x, y) = corner(block.square().index());
    let (width, height) = match block.orientation() {
        Orientation::Lying => (2.0 * SQUARE, SQUARE),
        Orientation::Standing => (SQUARE, 2.0 * SQUARE),
    };
    let size = (width - 2.0 * inset, height - 2.0 * inset);
    scene.rounded_rect(class, (x + inset, y - height + inset), size, 9.0);
}

/// Returns the lower left corner of a square.
fn corner(index: usize) -> Point {
    let (row, column) = (index / SIDE, index % SIDE);
    (SQUARE * as_length(column), -SQUARE * as_length(row))
}

/// Returns the middle of a square.
fn middle(index: usize) -> Point {
    let (x, y) = corner(index);
    (x + SQUARE / 2.0, y - SQUARE / 2.0)
}

/// Returns the square that lies some steps away in a direction, if it is on the wall.
fn moved(index: usize, (right, up): (isize, isize), steps: isize) -> Option<usize> {
    let on_wall = |at: &usize| *at < SIDE;
    let column = (index % SIDE).checked_add_signed(steps * right);
    let row = (index / SIDE).checked_add_signed(steps * up);
    Some(row.filter(on_wall)? * SIDE + column.filter(on_wall)?)
}

/// Returns a small number as a length.
fn as_length(number: usize) -> f64 {
    u8::try_from(number).map_or(0.0, f64::from)
}
