//! The position as text and as a scene.

mod course;
mod picture_text;
mod scene;

use board_draw::{Canvas, Course, DrawOptions, Drawn, Scene, Stone};
use board_graph::{Node, NodeSet};
use board_play::{Described as _, Outcome, Position as _, Seat, Status};

use crate::wall::{SIDE, entering};
use crate::{Block, Kwintie, Move, NoFive, outcome};

impl Drawn for Kwintie {
    fn canvas(&self, options: &DrawOptions<Move>) -> Canvas {
        Picture::new(self, options.last).canvas()
    }

    fn scene(&self, options: &DrawOptions<Move>) -> Scene {
        Picture::new(self, options.last).scene()
    }

    fn course(&self, m: Move) -> Course {
        course::course(self, m)
    }
}

/// What a drawing shows.
struct Picture<'a> {
    position: &'a Kwintie,
    /// The block and its owner on each square.
    squares: [Option<(Seat, Block)>; SIDE * SIDE],
    /// The block that was put last.
    last: Option<Block>,
    /// The squares of the lines of five.
    winning: NodeSet,
    /// How many columns are shown on either side of the wall, since it can grow there.
    margin: usize,
}

impl<'a> Picture<'a> {
    fn new(position: &'a Kwintie, last: Option<Move>) -> Self {
        let mut squares = [None; SIDE * SIDE];
        for seat in Seat::ALL {
            for block in position.blocks(seat).iter() {
                for square in block.squares() {
                    squares[square.index()] = Some((seat, block));
                }
            }
        }
        let mut picture = Self {
            position,
            squares,
            last: None,
            winning: position.winning_squares().unwrap_or_default(),
            margin: (SIDE - position.width()).min(2),
        };
        picture.last = last.and_then(|m| picture.block_of(m));
        picture
    }

    /// Finds the block that a move has just put; none if no such move can have led here.
    fn block_of(&self, m: Move) -> Option<Block> {
        let Move::Block {
            orientation,
            column,
        } = m
        else {
            return None;
        };
        let (column, _) = entering(column);
        let top = (0..SIDE)
            .rev()
            .find_map(|row| self.at(row * SIDE + column))?;
        let (owner, block) = top;
        let mover = match self.position.status() {
            Status::ToMove(seat) => !seat,
            Status::Over(Outcome::Win(winner)) if !self.winning.is_empty() => winner,
            // Whoever moved last.
            Status::Over(_) | Status::Chance => owner,
        };
        let fits = (owner, block.orientation(), block.column()) == (mover, orientation, column);
        fits.then_some(block)
    }

    fn at(&self, index: usize) -> Option<(Seat, Block)> {
        self.squares.get(index).copied().flatten()
    }

    fn is_winning(&self, index: usize) -> bool {
        self.winning.contains(Node::new(index))
    }

    /// Counts the columns that are shown.
    fn columns(&self) -> usize {
        let width = self.position.width();
        // The first block lies on two columns at most, to the right of nothing.
        if width == 0 {
            2
        } else {
            width + 2 * self.margin
        }
    }

    /// Returns how many columns are shown to the left of the wall.
    fn left_margin(&self) -> usize {
        if self.position.width() == 0 {
            0
        } else {
            self.margin
        }
    }

    /// Returns the number of a column that is shown, as moves count.
    fn number(&self, shown: usize) -> String {
        let number = shown.cast_signed() - self.left_margin().cast_signed() + 1;
        number.to_string()
    }

    /// Says whose turn it is, or how the game ended, and how many blocks are left.
    fn caption(&self) -> String {
        let position = self.position;
        let [white, black] = Seat::ALL.map(|seat| position.in_hand(seat));
        let told = match position.status() {
            Status::ToMove(seat) if position.must_pass() => {
                format!("{} can put no block and passes.", named(seat))
            }
            Status::ToMove(seat) => format!("{} to move.", named(seat)),
            Status::Over(Outcome::Win(seat)) if !self.winning.is_empty() => {
                format!("{} has five in a line and has won.", named(seat))
            }
            Status::Over(result) => self.end_without_five(result),
            Status::Chance => String::new(),
        };
        format!("{told}\nBlocks left: White {white}, Black {black}.")
    }

    fn end_without_five(&self, result: Outcome) -> String {
        let position = self.position;
        let stuck = "Nobody can put a block.";
        if position.options().no_five() == NoFive::Draw {
            return format!("{stuck} A draw.");
        }
        let [white, black] = Seat::ALL.map(|seat| {
            let squares = position.squares(seat);
            outcome::lines_of_four(squares)
        });
        let result = match result {
            Outcome::Win(seat) => format!("{} has won.", named(seat)),
            Outcome::Draw => "A draw.".to_owned(),
        };
        format!("{stuck} Lines of four: White {white}, Black {black}. {result}")
    }
}

/// Names a seat at the beginning of a sentence.
fn named(seat: Seat) -> String {
    format!("Seat {seat}, {},", Kwintie::seat_name(seat))
}

/// Returns the name of a square as a place: the number of its column, as moves count, and its row.
fn square_name(column: &str, row: usize) -> String {
    format!("{column}.{}", row + 1)
}

/// Returns what the blocks of a seat look like.
const fn stone(seat: Seat) -> Stone {
    match seat {
        Seat::First => Stone::White,
        Seat::Second => Stone::Black,
    }
}
