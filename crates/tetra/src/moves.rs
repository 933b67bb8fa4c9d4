//! Moves: which there are, which are legal.

use std::sync::LazyLock;

use board_graph::{Board, Fork, Node, NodeSet, Slides};
use board_play::{Position as _, Seat};

use crate::{Illegal, Tetra};

/// A move. Stones put down ascend by node; slides by the node they begin on, then by the node they end
/// on; a pass comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Puts a stone from the hand on a vacant node: `c5`.
    Put(Node),
    /// Moves an own stone one or two nodes along a straight run of vacant nodes: `c5-d4`.
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

/// How many nodes a stone may move.
const REACH: usize = 2;

static SLIDES: [LazyLock<Slides>; 2] = [
    LazyLock::new(|| Slides::up_to(REACH, Board::bent9(), Fork::On)),
    LazyLock::new(|| Slides::up_to(REACH, Board::bent9(), Fork::Off)),
];

/// Returns the slides of this game.
#[inline]
pub(crate) fn slides(fork: Fork) -> &'static Slides {
    &SLIDES[fork as usize]
}

impl Tetra {
    fn slides(&self) -> &'static Slides {
        slides(self.options().fork())
    }

    /// Returns the nodes on which a stone may be put: none once all are down or the game is over.
    pub(crate) fn placements(&self) -> NodeSet {
        if self.winner().is_some() || !self.is_placing() {
            return NodeSet::EMPTY;
        }
        self.vacant()
    }

    /// Returns the stones that may be moved: those of the seat to move, none before all are down and
    /// once the game is over.
    fn movable(&self) -> NodeSet {
        if self.winner().is_some() || self.is_placing() {
            return NodeSet::EMPTY;
        }
        self.stones(self.turn())
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

    /// Returns whether a seat has a stone that can slide, whoever is to move and even if there are
    /// stones to put down first.
    #[must_use]
    pub fn can_slide(&self, seat: Seat) -> bool {
        self.slides().any(self.stones(seat), self.occupied())
    }

    /// Returns whether the seat to move has to pass.
    pub(crate) fn must_pass(&self) -> bool {
        self.winner().is_none() && !self.is_placing() && !self.can_slide(self.turn())
    }

    pub(crate) fn list(&self) -> impl Iterator<Item = Move> + use<> {
        let puts = self.placements().into_iter().map(Move::Put);
        let slides = self.slides().all(self.movable(), self.occupied());
        let pass = self.must_pass().then_some(Move::Pass);
        puts.chain(slides.map(Move::from)).chain(pass)
    }

    pub(crate) fn count(&self) -> usize {
        if self.winner().is_some() {
            return 0;
        }
        if self.is_placing() {
            return self.vacant_count();
        }
        // Who cannot slide has one move, the pass.
        let slides = self.slides().count(self.movable(), self.occupied());
        slides.max(1)
    }

    pub(crate) fn nth(&self, n: usize) -> Option<Move> {
        if self.is_placing() {
            return self.placements().nth(n).map(Move::Put);
        }
        let slide = self.slides().nth(self.movable(), self.occupied(), n);
        let pass = || (n == 0 && self.must_pass()).then_some(Move::Pass);
        slide.map(Move::from).or_else(pass)
    }

    pub(crate) fn check_put(&self, node: Node) -> Result<(), Illegal> {
        let board = self.board();
        if !board.contains(node) {
            return Err(Illegal::OffBoard(node));
        }
        if !self.is_placing() {
            return Err(Illegal::NoneInHand {
                seat: self.turn(),
                node: board.name(node),
            });
        }
        match self.stone(node) {
            Some(owner) => Err(Illegal::Occupied {
                node: board.name(node),
                owner,
            }),
            None => Ok(()),
        }
    }

    pub(crate) fn check_slide(&self, from: Node, to: Node) -> Result<(), Illegal> {
        let board = self.board();
        for node in [from, to] {
            if !board.contains(node) {
                return Err(Illegal::OffBoard(node));
            }
        }
        self.check_hand_is_empty()?;
        if !self.stones(self.turn()).contains(from) {
            let owner = self.stone(from);
            let from = board.name(from);
            return Err(match owner {
                None => Illegal::Vacant(from),
                Some(owner) => Illegal::NotOwn { from, owner },
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
        self.check_hand_is_empty()?;
        let occupied = self.occupied();
        let mut own = self.movable().into_iter();
        match own.find(|&node| self.slides().any(NodeSet::EMPTY.with(node), occupied)) {
            Some(node) => Err(Illegal::CanSlide(self.board().name(node))),
            None => Ok(()),
        }
    }

    /// While a seat has stones in hand it puts one down.
    fn check_hand_is_empty(&self) -> Result<(), Illegal> {
        let seat = self.turn();
        match self.in_hand(seat) {
            0 => Ok(()),
            in_hand => Err(Illegal::InHand { seat, in_hand }),
        }
    }

    /// Returns the way of the stone that has just been moved, for a drawing of it: its node alone if it
    /// was put down; `None` if no such move has led here.
    pub(crate) fn path_of_last(&self, last: Move) -> Option<Vec<Node>> {
        let own = self.stones(!self.turn());
        match last {
            Move::Put(node) if own.contains(node) => Some(vec![node]),
            Move::Slide { from, to } if own.contains(to) => {
                let left = self.board().contains(from) && !self.occupied().contains(from);
                let path = || self.slides().path(from, to, self.occupied().without(to));
                left.then(path).flatten()
            }
            Move::Put(_) | Move::Slide { .. } | Move::Pass => None,
        }
    }
}
