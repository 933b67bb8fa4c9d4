//! The position as text and as SVG.

use board_draw::{BoardPicture, Canvas, DrawOptions, Mark, Stone, Svg};
use board_graph::Node;
use board_play::{Position as _, Status};

use crate::{Colour, Move, YOn};

impl<const W: usize> YOn<W> {
    /// Draws the position as text, with node names and, once the game is over, the winning chain.
    #[must_use]
    pub fn diagram(&self) -> String {
        self.canvas(&DrawOptions::default()).to_string()
    }

    /// Draws the position for a terminal.
    #[must_use]
    pub fn canvas(&self, shown: &DrawOptions<Move>) -> Canvas {
        self.picture(shown.last).canvas()
    }

    /// Draws the position as a stand-alone picture.
    #[must_use]
    pub fn svg(&self, shown: &DrawOptions<Move>) -> Svg {
        self.picture(shown.last).svg()
    }

    fn picture(&self, last: Option<Move>) -> BoardPicture {
        let board = self.board();
        let mut picture = BoardPicture::new(board);
        for colour in Colour::ALL {
            let stone = match colour {
                Colour::Black => Stone::Black,
                Colour::White => Stone::White,
            };
            let name = format!("{} (seat {})", stone.name(), self.seat_of(colour));
            picture
                .stones(self.stones(colour), stone)
                .stone_name(stone, &name);
        }
        if let Some(node) = last.and_then(|m| self.node_of(m)) {
            picture.mark(node, Mark::Last);
        }
        if let Some(chain) = self.winning_chain() {
            picture.marks(chain, Mark::Winning);
        }
        picture.caption(&self.caption());
        picture
    }

    /// Returns the node of the stone that a move put down, or took over, if there is such a stone.
    fn node_of(&self, last: Move) -> Option<Node> {
        let black = self.stones(Colour::Black);
        let stones = black | self.stones(Colour::White);
        match last {
            Move::Place(name) => self
                .board()
                .node(name)
                .filter(|&node| stones.contains(node)),
            Move::Swap => black.first().filter(|_| stones.len() == 1),
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
