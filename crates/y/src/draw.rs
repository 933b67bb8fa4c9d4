//! The position as text and as SVG.

use board_draw::{Area, BoardPicture, Course, DrawOptions, DrawnOnBoard, Mark, Step, Stone};
use board_graph::{Board, Node};
use board_play::{Described as _, Position as _, Status};

use crate::{Colour, Move, YOn};

impl<const W: usize> DrawnOnBoard for YOn<W> {
    fn picture(&self, options: &DrawOptions<Move>) -> BoardPicture {
        let mut picture = BoardPicture::new(self.board());
        picture.title(Self::ABOUT.title);
        mark_sides(&mut picture, self.board());
        for colour in Colour::ALL {
            let stone = match colour {
                Colour::Black => Stone::Black,
                Colour::White => Stone::White,
            };
            let seat = self.seat_of(colour);
            let name = format!("{} (seat {seat})", stone.name());
            picture
                .stones(self.stones(colour), stone)
                .stone_name(stone, &name)
                .owner(stone, seat);
        }
        let last = options.last.and_then(|m| self.node_of(m));
        picture
            .marks(last, Mark::Last)
            .marks(self.winning_chain().unwrap_or_default(), Mark::Winning)
            .caption(&self.caption());
        picture
    }

    fn course(&self, m: Move) -> Course {
        match m {
            Move::Place(name) => Course::new([Step::put(name)]),
            // The only stone becomes the other seat's.
            Move::Swap => {
                let stone = self.occupied().first();
                Course::new(stone.map(|node| Step::change(self.board().name(node))))
            }
        }
    }
}

impl<const W: usize> YOn<W> {
    /// Returns the node of the stone that a move put down, or took over, if there is such a stone.
    fn node_of(&self, last: Move) -> Option<Node> {
        let stones = self.occupied();
        match last {
            Move::Place(name) => self
                .board()
                .node(name)
                .filter(|&node| stones.contains(node)),
            Move::Swap => stones.first().filter(|_| stones.len() == 1),
        }
    }

    /// Says whose turn it is, or who has won.
    fn caption(&self) -> String {
        match (self.status(), self.colour_to_move()) {
            (Status::ToMove(seat), Some(colour)) if self.is_swap_offered() => {
                format!("Seat {seat} to move: a {colour} stone, or swap.")
            }
            (Status::ToMove(seat), Some(colour)) => {
                format!("Seat {seat} to move: a {colour} stone.")
            }
            _ => self.winner().map_or_else(String::new, |colour| {
                format!("Seat {}, playing {colour}, has won.", self.seat_of(colour))
            }),
        }
    }
}

/// Marks the corners and what lies between them, since a chain must reach all three sides.
fn mark_sides(picture: &mut BoardPicture, board: Board) {
    for (side, area) in board.sides().iter().zip(Area::ALL) {
        let ends = [side.first(), side.last()].map(|end| end.map(|&end| board.name(end)));
        if let [Some(from), Some(to)] = ends {
            picture
                .marks(side.iter().copied(), Mark::Area(area))
                .area_name(area, &format!("side {from} to {to}"));
        }
    }
    picture
        .marks(board.corners().iter().copied(), Mark::Area(Area::Fourth))
        .area_name(Area::Fourth, "corner, on two sides");
}
