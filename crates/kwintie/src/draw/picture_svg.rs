//! A position as SVG.

use board_draw::{Anchor, Class, Point, Svg};
use board_graph::Node;
use board_play::{Described as _, Seat};

use super::{Picture, stone};
use crate::wall::SIDE;
use crate::{Block, Kwintie, Orientation};

/// The side of a square.
const SQUARE: f64 = 46.0;
/// The distance between the edge of a square and that of a block.
const INSET: f64 = 1.5;

impl Picture<'_> {
    /// Draws the wall, and a caption below. The wall's lower left corner is the origin.
    pub(super) fn svg(&self) -> Svg {
        let caption = self.caption();
        let mut svg = Svg::of_position(Kwintie::ABOUT.title, &caption);
        svg.describe(&self.description());
        let mut x = 0.0;
        for _ in 0..self.position.width() {
            let mut y = -SQUARE;
            for _ in 0..SIDE {
                svg.rect(Class::Cell, (x, y), (SQUARE, SQUARE));
                y -= SQUARE;
            }
            x += SQUARE;
        }
        for seat in Seat::ALL {
            for block in self.position.blocks(seat).iter() {
                draw_block(&mut svg, Class::Stone(stone(seat)), block, INSET);
            }
        }
        if let Some(block) = self.last {
            draw_block(&mut svg, Class::Last, block, 6.0);
        }
        svg.segments(Class::Winning, self.lines(), Some(0.09 * SQUARE));
        for square in &self.winning {
            svg.circle(Class::Winning, middle(square.index()), 0.2 * SQUARE);
        }
        self.draw_ground(&mut svg);
        let mut y = 50.0;
        for line in caption.lines() {
            let left = -SQUARE * as_length(self.left_margin());
            svg.text(Class::Title, (left, y), 17.0, Anchor::Start, line);
            y += 24.0;
        }
        svg
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
    fn draw_ground(&self, svg: &mut Svg) {
        let left = -SQUARE * as_length(self.left_margin());
        let mut x = left;
        for column in 0..self.columns() {
            let place = (x + SQUARE / 2.0, 16.0);
            let number = self.number(column);
            svg.text(Class::Label, place, 15.0, Anchor::Middle, &number);
            x += SQUARE;
        }
        svg.segments(Class::Border, [((left, 2.0), (x, 2.0))], Some(5.0));
        let mut y = -SQUARE / 2.0;
        for row in 1..=SIDE {
            let number = row.to_string();
            svg.text(Class::Name, (left - 16.0, y), 14.0, Anchor::Middle, &number);
            y -= SQUARE;
        }
    }

    /// Says in words what is on the wall.
    fn description(&self) -> String {
        let [white, black] = Seat::ALL.map(|seat| {
            let blocks = self.position.blocks(seat).iter();
            let names: Vec<String> = blocks.map(|block| block.to_string()).collect();
            names.join(" ")
        });
        format!("Blocks of White: {white}. Blocks of Black: {black}.")
    }
}

/// Draws the outline of a block, so far within its squares.
fn draw_block(svg: &mut Svg, class: Class, block: Block, inset: f64) {
    let (x, y) = corner(block.square().index());
    let (width, height) = match block.orientation() {
        Orientation::Lying => (2.0 * SQUARE, SQUARE),
        Orientation::Standing => (SQUARE, 2.0 * SQUARE),
    };
    let size = (width - 2.0 * inset, height - 2.0 * inset);
    svg.rounded_rect(class, (x + inset, y - height + inset), size, 9.0);
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
