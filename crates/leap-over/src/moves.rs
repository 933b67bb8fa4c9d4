//! Moves: which there are, which are legal.

use std::sync::LazyLock;

use board_graph::{Board, Fork, Jumps, Node, NodeSet, Symmetry};
use board_play::{Position as _, Seat};

use crate::jump_graph::JumpGraph;
use crate::{Illegal, LeapOver};

/// A move. Jumps ascend by the node they begin on, then by the node they end on; a pass comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Takes an own stone by one or more jumps to another node: `c4-a4`. Routes do not matter.
    Jump {
        /// The node that the stone leaves.
        from: Node,
        /// The node on which its last jump lands.
        to: Node,
    },
    /// Does nothing, since no own stone can jump: `pass`.
    Pass,
}

impl From<(Node, Node)> for Move {
    fn from((from, to): (Node, Node)) -> Self {
        Self::Jump { from, to }
    }
}

impl Move {
    /// Returns the image of the move under a map of the board.
    pub(crate) fn mapped(self, map: &Symmetry) -> Self {
        match self {
            Self::Jump { from, to } => Self::from((map.node(from), map.node(to))),
            Self::Pass => Self::Pass,
        }
    }
}

static JUMPS: [LazyLock<Jumps>; 2] = [
    LazyLock::new(|| Jumps::new(Board::bent9(), Fork::On)),
    LazyLock::new(|| Jumps::new(Board::bent9(), Fork::Off)),
];

impl LeapOver {
    fn jumps(&self) -> &'static Jumps {
        &JUMPS[self.options().fork() as usize]
    }

    /// Returns the stones that may be moved: those of the seat to move, none once the game is over.
    fn movable(&self) -> NodeSet {
        match self.winner() {
            Some(_) => NodeSet::EMPTY,
            None => self.stones(self.turn()),
        }
    }

    /// Returns the nodes to which a stone on `from`, of either colour, could go by one or more jumps.
    ///
    /// # Panics
    ///
    /// If the node is not on the board.
    #[must_use]
    pub fn targets(&self, from: Node) -> NodeSet {
        self.jumps().reach(from, self.occupied())
    }

    /// Returns whether a seat has a stone that can jump, whoever is to move.
    #[must_use]
    pub fn can_jump(&self, seat: Seat) -> bool {
        self.jumper(self.stones(seat)).is_some()
    }

    /// Returns the first of some stones that can jump.
    fn jumper(&self, stones: NodeSet) -> Option<Node> {
        let occupied = self.occupied();
        let can_jump = |&from: &Node| !self.jumps().targets(from, occupied).is_empty();
        stones.iter().find(can_jump)
    }

    /// Returns whether the seat to move has to pass.
    pub(crate) fn must_pass(&self) -> bool {
        self.winner().is_none() && !self.can_jump(self.turn())
    }

    fn jump_graph(&self) -> JumpGraph {
        JumpGraph::new(self.options().fork(), self.occupied())
    }

    pub(crate) fn list(&self) -> impl Iterator<Item = Move> + use<> {
        let mut graph = self.jump_graph();
        let jumps = self.movable().into_iter().flat_map(move |from| {
            let targets = graph.reach(from).into_iter();
            targets.map(move |to| Move::Jump { from, to })
        });
        jumps.chain(self.must_pass().then_some(Move::Pass))
    }

    pub(crate) fn count(&self) -> usize {
        if self.winner().is_some() {
            return 0;
        }
        let mut graph = self.jump_graph();
        let counts = self.movable().iter().map(|from| graph.reach(from).len());
        // Who cannot jump has one move, the pass.
        counts.sum::<usize>().max(1)
    }

    pub(crate) fn nth(&self, n: usize) -> Option<Move> {
        let mut graph = self.jump_graph();
        let mut left = n;
        for from in self.movable() {
            let targets = graph.reach(from);
            if let Some(to) = targets.nth(left) {
                return Some(Move::Jump { from, to });
            }
            left -= targets.len();
        }
        (n == 0 && self.must_pass()).then_some(Move::Pass)
    }

    /// Returns the landings of a shortest chain of jumps that makes a move, the last one included:
    /// what to draw or to tell. `None` if no chain of jumps makes it, whoever is to move.
    ///
    /// # Examples
    ///
    /// ```
    /// use leap_over::{LeapOver, Position as _};
    ///
    /// let start = LeapOver::new(&"".parse()?);
    /// let board = start.board();
    /// let path = start.path("c4-a4".parse()?).unwrap();
    /// assert_eq!(path, [board.parse_node("a4")?]);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn path(&self, m: Move) -> Option<Vec<Node>> {
        let Move::Jump { from, to } = m else {
            return None;
        };
        let known = [from, to].iter().all(|&node| self.board().contains(node));
        if !known || self.stone(from).is_none() {
            return None;
        }
        self.jumps().path(from, to, self.occupied())
    }

    /// Returns the nodes of a shortest chain of the move that has just been made, from its start on,
    /// for a drawing of it; `None` if no such move has led here.
    pub(crate) fn path_of_last(&self, last: Move) -> Option<Vec<Node>> {
        let Move::Jump { from, to } = last else {
            return None;
        };
        let known = [from, to].iter().all(|&node| self.board().contains(node));
        let moved = self.stones(!self.turn()).contains(to);
        if !known || !moved || self.occupied().contains(from) {
            return None;
        }
        let landings = self.jumps().path(from, to, self.occupied().without(to))?;
        Some([vec![from], landings].concat())
    }

    pub(crate) fn check_jump(&self, from: Node, to: Node) -> Result<(), Illegal> {
        let board = self.board();
        for node in [from, to] {
            if !board.contains(node) {
                return Err(Illegal::OffBoard(node));
            }
        }
        match self.stone(from) {
            None => return Err(Illegal::Vacant(board.name(from))),
            Some(owner) if owner != self.turn() => {
                let from = board.name(from);
                return Err(Illegal::NotOwn { from, owner });
            }
            Some(_) => {}
        }
        if from == to {
            return Err(Illegal::SameNode(board.name(from)));
        }
        if self.occupied().contains(to) {
            return Err(Illegal::Taken(board.name(to)));
        }
        if self.targets(from).contains(to) {
            return Ok(());
        }
        Err(self.jump_fault(from, to))
    }

    /// Explains why a stone cannot jump to a vacant node.
    fn jump_fault(&self, from: Node, to: Node) -> Illegal {
        let board = self.board();
        let [start, end] = [from, to].map(|node| board.name(node));
        if board.are_adjacent(from, to) {
            return Illegal::Step {
                from: start,
                to: end,
            };
        }
        let between = board.neighbour_set::<2>(from) & board.neighbour_set(to);
        let straight = |over: &Node| board.straight(from, *over).contains(&to);
        if let Some(over) = between.iter().find(straight) {
            let over_name = board.name(over);
            if self.occupied().contains(over) {
                return Illegal::OverPenta {
                    from: start,
                    over: over_name,
                    to: end,
                };
            }
            return Illegal::NothingToJumpOver {
                from: start,
                over: over_name,
                to: end,
            };
        }
        match (between & self.occupied()).first() {
            Some(over) => Illegal::NotStraight {
                from: start,
                over: board.name(over),
                to: end,
            },
            None => Illegal::NoChain {
                from: start,
                to: end,
            },
        }
    }

    pub(crate) fn check_pass(&self) -> Result<(), Illegal> {
        match self.jumper(self.movable()) {
            Some(node) => Err(Illegal::CanJump(self.board().name(node))),
            None => Ok(()),
        }
    }
}
