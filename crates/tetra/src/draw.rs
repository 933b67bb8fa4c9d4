//! The position as text and as SVG.

use board_draw::{BoardPicture, Canvas, DrawOptions, Mark, Stone, Svg};
use board_graph::{Node, NodeSet};
use board_play::{Position as _, Seat, Status};

use crate::illegal::colour;
use crate::{Move, Tetra};

impl Tetra {
    /// Draws the position as text, with node names and, once the game is over, the winning figures.
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
        let mut picture = BoardPicture::new(self.board());
        for (seat, stone) in [(Seat::First, Stone::Black), (Seat::Second, Stone::White)] {
            let name = format!("{} (seat {seat})", colour(seat));
            picture
                .stones(self.stones(seat), stone)
                .stone_name(stone, &name);
        }
        if let Some(path) = last.and_then(|m| self.path_of_last(m)) {
            if path.len() > 1 {
                picture.arrow(&path);
            }
            picture.marks(path.last().copied(), Mark::Last);
        }
        for figure in self.winning_figures() {
            picture.marks(figure.nodes, Mark::Winning);
            for (a, b) in self.linked(figure.nodes) {
                picture.link(a, b);
            }
        }
        picture.caption(&self.caption());
        picture
    }

    /// Lists the pairs of nodes of a figure that have a common neighbour. These are the pairs that follow
    /// each other in a line, and all but the far corners of a rhombus, at either scale.
    fn linked(&self, nodes: NodeSet) -> impl Iterator<Item = (Node, Node)> {
        let board = self.board();
        let pairs = nodes
            .into_iter()
            .flat_map(move |a| nodes.into_iter().map(move |b| (a, b)));
        pairs.filter(move |&(a, b)| {
            let near: NodeSet = board.neighbour_set(a);
            a < b && near.intersects(&board.neighbour_set(b))
        })
    }

    /// Says whose turn it is, or who has won, with which figures.
    fn caption(&self) -> String {
        match self.status() {
            Status::ToMove(seat) if self.is_placing() => format!(
                "Seat {seat} to put down a stone: {}, {} in hand.",
                colour(seat),
                self.in_hand(seat)
            ),
            Status::ToMove(seat) if self.must_pass() => format!(
                "Seat {seat}, {}, cannot move and has to pass.",
                colour(seat)
            ),
            Status::ToMove(seat) => format!("Seat {seat} to move: {}.", colour(seat)),
            Status::Over(outcome) => outcome.winner().map_or_else(String::new, |seat| {
                let figures = self.winning_figures().map(|figure| figure.to_string());
                let figures: Vec<String> = figures.collect();
                let (colour, figures) = (colour(seat), figures.join(", "));
                format!("Seat {seat}, playing {colour}, has won: {figures}.")
            }),
            Status::Chance => String::new(),
        }
    }
}
