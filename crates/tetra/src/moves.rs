//! Moves: stones are put down, then they move one or two nodes; generation of the latter is
//! `board-stones`'.

use board_graph::{Board, ByFork, Fork, Node, NodeSet, Slides, Symmetry};
use board_play::Position as _;
use board_stones::{Mapped, Mover, Shift, ShiftGame, ShiftOrPass, StoneGame as _};

use crate::{Illegal, Tetra};

/// A move. Stones put down ascend by node, then come [shifts](Shift); a pass comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Puts a stone from the hand on a vacant node: `c5`.
    Put(Node),
    /// Moves a stone one or two nodes along a straight run of vacant nodes: `c5-d4`.
    Shift(Shift),
    /// Does nothing, since none of the player's stones can move: `pass`.
    Pass,
}

impl Mapped for Move {
    fn mapped(self, map: &Symmetry) -> Self {
        match self {
            Self::Put(node) => Self::Put(map.node(node)),
            Self::Shift(shift) => Self::Shift(shift.mapped(map)),
            Self::Pass => Self::Pass,
        }
    }
}

impl From<ShiftOrPass> for Move {
    #[inline]
    fn from(m: ShiftOrPass) -> Self {
        match m {
            ShiftOrPass::Shift(shift) => Self::Shift(shift),
            ShiftOrPass::Pass => Self::Pass,
        }
    }
}

impl From<(Node, Node)> for Move {
    #[inline]
    fn from(pair: (Node, Node)) -> Self {
        Self::Shift(pair.into())
    }
}

/// How many nodes a stone may move.
const REACH: usize = 2;

/// Returns the ways that stones can go.
#[inline]
pub(crate) fn slides(fork: Fork) -> &'static Slides {
    static SLIDES: ByFork<Slides> = ByFork::new(|fork| Slides::up_to(REACH, Board::bent9(), fork));
    SLIDES.get(fork)
}

impl ShiftGame for Tetra {
    type Routes = &'static Slides;

    #[inline]
    fn routes(&self) -> &'static Slides {
        slides(self.options.fork().for_moves())
    }

    /// While there are stones to put down, none moves.
    #[inline]
    fn mover(&self) -> Mover<'_, &'static Slides> {
        let seat = self.to_move().filter(|_| !self.is_placing());
        Mover::new(self.all_stones(), seat, self.routes())
    }
}

impl Tetra {
    /// Returns the nodes on which a stone may be put: none once all are down or the game is over.
    #[inline]
    pub(crate) fn puts(&self) -> NodeSet {
        if self.is_placing() && !self.is_over() {
            self.vacant()
        } else {
            NodeSet::EMPTY
        }
    }

    pub(crate) fn check_put(&self, node: Node) -> Result<(), Illegal> {
        let board = self.board();
        if !board.contains(node) {
            return Err(Illegal::OffBoard(node));
        }
        let name = board.name(node);
        if !self.is_placing() {
            let mover = Self::colour(self.turn());
            return Err(Illegal::NoneInHand { mover, node: name });
        }
        match self.stone(node).map(Self::colour) {
            Some(owner) => Err(Illegal::Occupied { node: name, owner }),
            None => Ok(()),
        }
    }

    /// Checks that the seat to move has put all of its stones down.
    pub(crate) fn check_hand_is_empty(&self) -> Result<(), Illegal> {
        let mover = Self::colour(self.turn());
        match self.in_hand(self.turn()) {
            0 => Ok(()),
            in_hand => Err(Illegal::InHand { mover, in_hand }),
        }
    }
}
