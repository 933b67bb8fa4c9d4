//! The position as text and as SVG.

use board_draw::{BoardPicture, Course, DrawOptions, DrawnOnBoard, Mark};
use board_graph::{Board, Node, NodeSet};
use board_play::{Described as _, Seat};
use board_stones::{ShiftGame as _, StoneGame as _, course, last_path, picture};

use crate::{Figure, Move, Tetra};

impl DrawnOnBoard for Tetra {
    fn picture(&self, options: &DrawOptions<Move>) -> BoardPicture {
        let mut picture = picture::with_stones(self);
        match options.last {
            Some(Move::Put(node)) if self.stones(!self.turn()).contains(node) => {
                picture::mark_path(&mut picture, &[node]);
            }
            Some(Move::Shift(shift)) => picture::mark_shift(&mut picture, self, Some(shift)),
            _ => {}
        }
        let figures = self.figures_of_the_win(options.last);
        for figure in &figures {
            for (a, b) in links(figure.nodes) {
                picture.link(a, b);
            }
            picture.marks(figure.nodes, Mark::Winning);
        }
        for seat in Seat::ALL {
            picture.in_hand(seat, self.in_hand(seat));
        }
        picture.caption(&self.caption(&figures));
        picture
    }

    fn course(&self, m: Move) -> Course {
        match m {
            Move::Put(node) => course::put(node),
            Move::Shift(shift) => course::shift(self, shift),
            Move::Pass => Course::default(),
        }
    }
}

impl Tetra {
    /// Lists the figures of the winner that the last move has completed; all of them if it is not known
    /// or completed none.
    fn figures_of_the_win(&self, last: Option<Move>) -> Vec<Figure> {
        let all: Vec<Figure> = self.winning_figures().collect();
        let Some(Move::Shift(shift)) = last else {
            return all;
        };
        if last_path(self.all_stones(), !self.turn(), shift, self.routes()).is_none() {
            return all;
        }
        let through = all.iter().filter(|figure| figure.nodes.contains(shift.to));
        let completed: Vec<Figure> = through.copied().collect();
        if completed.is_empty() { all } else { completed }
    }

    /// Says whose turn it is, or who has won, with which figures.
    fn caption(&self, figures: &[Figure]) -> String {
        let name = Self::seat_name;
        match (self.winner(), self.turn()) {
            (Some(winner), _) => {
                let figures: Vec<String> = figures.iter().map(Figure::to_string).collect();
                let figures = figures.join(", ");
                format!(
                    "Seat {winner}, playing {}, has won: {figures}.",
                    name(winner)
                )
            }
            (None, seat) if self.is_placing() => {
                let (name, in_hand) = (name(seat), self.in_hand(seat));
                format!("Seat {seat} to put down a stone: {name}, {in_hand} in hand.")
            }
            (None, _) => {
                let stuck = self.mover().must_pass().then_some(picture::CANNOT_MOVE);
                picture::caption(self, stuck)
            }
        }
    }
}

/// Lists the pairs of nodes of a figure that have a common neighbour. These are the pairs that follow
/// each other in a line, and all but the far corners of a rhombus, at either scale.
fn links(nodes: NodeSet) -> impl Iterator<Item = (Node, Node)> {
    let neighbours = |node| -> NodeSet { Board::bent9().neighbour_set(node) };
    let pairs = nodes
        .iter()
        .flat_map(move |a| nodes.iter().map(move |b| (a, b)));
    pairs.filter(move |&(a, b)| a < b && neighbours(a).intersects(&neighbours(b)))
}
