//! Moves: which there are, which are legal.

use board_graph::{Board, Node, NodeSet, Slides};
use board_play::{Position as _, Seat};

use crate::{Illegal, Quinta};

/// A move. Slides ascend by the node they begin on, then by the node they end on; a pass comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Slides an own stone along a straight run of vacant nodes: `a1-b1`.
    Slide {
        /// The node that the stone leaves.
        from: Node,
        /// The node that it reaches.
        to: Node,
    },
    /// Does nothing, since no own stone can move: `pass`.
    Pass,
}

impl From<(Node, Node)> for Move {
    fn from((from, to): (Node, Node)) -> Self {
        Self::Slide { from, to }
    }
}

impl Quinta {
    /// Returns the table of slides by the rules of this game.
    fn slides(&self) -> &'static Slides {
        Slides::bent9(self.options().fork())
    }

    /// Returns the stones that may be moved: those of the seat to move, none once the game is over.
    fn movable(&self) -> NodeSet {
        match self.winner() {
            Some(_) => NodeSet::EMPTY,
            None => self.stones(self.turn()),
        }
    }

    /// Returns the nodes to which a stone on `from`, of either colour, could slide.
    ///
    /// # Panics
    ///
    /// If the node is not on the board.
    #[must_use]
    pub fn targets(&self, from: Node) -> NodeSet {
        self.slides().targets(from, self.occupied())
    }

    /// Returns whether a seat has a stone that can slide, whoever is to move.
    #[must_use]
    pub fn can_slide(&self, seat: Seat) -> bool {
        self.slides().any(self.stones(seat), self.occupied())
    }

    /// Returns whether the seat to move has to pass.
    pub(crate) fn must_pass(&self) -> bool {
        self.winner().is_none() && !self.can_slide(self.turn())
    }

    pub(crate) fn list(&self) -> impl Iterator<Item = Move> + use<> {
        let slides = self.slides().all(self.movable(), self.occupied());
        let pass = self.must_pass().then_some(Move::Pass);
        slides.map(Move::from).chain(pass)
    }

    pub(crate) fn count(&self) -> usize {
        if self.winner().is_some() {
            return 0;
        }
        // Who cannot slide has one move, the pass.
        let slides = self.slides().count(self.movable(), self.occupied());
        slides.max(1)
    }

    pub(crate) fn nth(&self, n: usize) -> Option<Move> {
        let slide = self.slides().nth(self.movable(), self.occupied(), n);
        let pass = || (n == 0 && self.must_pass()).then_some(Move::Pass);
        slide.map(Move::from).or_else(pass)
    }

    pub(crate) fn check_slide(&self, from: Node, to: Node) -> Result<(), Illegal> {
        let board = Board::bent9();
        for node in [from, to] {
            if !board.contains(node) {
                return Err(Illegal::OffBoard(node));
            }
        }
        if !self.stones(self.turn()).contains(from) {
            let name = board.name(from);
            return Err(match self.stone(from) {
                None => Illegal::Vacant(name),
                Some(owner) => Illegal::NotOwn { from: name, owner },
            });
        }
        let slide = self.slides().check(from, to, self.occupied());
        slide.map_err(|fault| Illegal::Slide {
            from: board.name(from),
            to: board.name(to),
            fault,
        })
    }

    pub(crate) fn check_pass(&self) -> Result<(), Illegal> {
        let occupied = self.occupied();
        let mut own = self.movable().into_iter();
        match own.find(|&node| self.slides().any(NodeSet::EMPTY.with(node), occupied)) {
            Some(node) => Err(Illegal::CanSlide(Board::bent9().name(node))),
            None => Ok(()),
        }
    }

    /// Returns the shortest run of a slide that has just been made, for a drawing of it; `None` if no
    /// such slide has led here.
    pub(crate) fn path_of_last(&self, last: Move) -> Option<Vec<Node>> {
        let Move::Slide { from, to } = last else {
            return None;
        };
        let moved = self.stones(!self.turn()).contains(to);
        let known = [from, to].iter().all(|&node| self.board().contains(node));
        if !moved || !known || self.occupied().contains(from) {
            return None;
        }
        self.slides().path(from, to, self.occupied().without(to))
    }
}
