//! Moves: which there are, which are legal.

use core::cmp::Ordering;

use board_graph::{Board, Jumps, Node, NodeSet, Symmetry};
use board_play::{Position as _, Seat};
use board_stones::{Mapped, StoneFault, StoneGame as _};

use crate::alien_moves::AlienMoves;
use crate::captures::{Chains, Search};
use crate::phase::Phase;
use crate::{AliensAmazons, Illegal, chain_fault};

/// A move. Its nodes are those of the 93-node board.
///
/// In order: stones put down, by node; moves of a stone, by where it stands, then by how many
/// Amazons it captures, by which, and by where it ends; the pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Puts a stone on a vacant node: `c5`.
    Put(Node),
    /// Moves a stone by a step or by jumps: `c5-d4`, `c5-e7xd4,e6`. Routes do not matter: a move is
    /// what it ends with.
    Go {
        /// Where the stone stands.
        from: Node,
        /// Where it ends.
        to: Node,
        /// The Amazons that it captures.
        captured: NodeSet,
    },
    /// Does nothing, for want of another move: `pass`.
    Pass,
}

impl Move {
    /// Makes a move without captures.
    #[must_use]
    #[inline]
    pub const fn quiet(from: Node, to: Node) -> Self {
        let captured = NodeSet::EMPTY;
        Self::Go { from, to, captured }
    }

    /// Returns a node of the move that the board does not have, if there is one.
    #[inline]
    pub(crate) fn off_board(self) -> Option<Node> {
        let nodes = match self {
            Self::Put(node) => [Some(node), None, None],
            Self::Go { from, to, captured } => [Some(from), Some(to), captured.last()],
            Self::Pass => [None; 3],
        };
        let mut nodes = nodes.into_iter().flatten();
        nodes.find(|&node| !Board::bent9().contains(node))
    }
}

impl Mapped for Move {
    fn mapped(self, map: &Symmetry) -> Self {
        match self {
            Self::Put(node) => Self::Put(map.node(node)),
            Self::Go { from, to, captured } => Self::Go {
                from: map.node(from),
                to: map.node(to),
                captured: map.set(captured),
            },
            Self::Pass => Self::Pass,
        }
    }
}

impl Ord for Move {
    fn cmp(&self, other: &Self) -> Ordering {
        let rank = |m: &Self| match *m {
            Self::Put(node) => (0, node, 0, NodeSet::EMPTY, node),
            Self::Go { from, to, captured } => (1, from, captured.len(), captured, to),
            Self::Pass => (2, Node::new(0), 0, NodeSet::EMPTY, Node::new(0)),
        };
        rank(self).cmp(&rank(other))
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl AliensAmazons {
    /// Returns the nodes on which a stone may be put.
    pub(crate) fn places(&self) -> NodeSet {
        self.in_phase(Phase::Put, self.vacant())
    }

    /// Yields the Amazons that may move, each with the nodes that it can step to.
    pub(crate) fn amazon_steps(&self) -> impl Iterator<Item = (Node, NodeSet)> + use<> {
        let (board, vacant) = (self.board(), self.vacant());
        let amazons = self.in_phase(Phase::MoveAmazon, self.amazons()).into_iter();
        amazons.map(move |from| (from, board.neighbour_set(from) & vacant))
    }

    /// Returns the moves of the Aliens; none if no Alien is to move.
    pub(crate) fn alien_moves(&self) -> AlienMoves {
        AlienMoves::new(self, self.in_phase(Phase::MoveAlien, self.aliens()))
    }

    /// Returns whether Black is to move and cannot: `pass` is then the only move.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.phase() == Phase::MoveAmazon && self.amazon_steps().all(|(_, steps)| steps.is_empty())
    }

    /// Checks that a stone may be put on a node, which is on the board.
    pub(crate) fn check_put(&self, node: Node) -> Result<(), Illegal> {
        let name = || self.board().name(node);
        if self.phase() != Phase::Put {
            return Err(Illegal::NoneInHand(name()));
        }
        if self.occupied().contains(node) {
            return Err(Illegal::Occupied(name()));
        }
        Ok(())
    }

    /// Checks that a stone may go from one node to another and capture these Amazons; all nodes are on
    /// the board.
    pub(crate) fn check_go(&self, from: Node, to: Node, captured: NodeSet) -> Result<(), Illegal> {
        let name = || self.board().name(from);
        let turn = self.turn();
        let in_hand = self.in_hand(turn);
        if in_hand > 0 {
            return Err(Illegal::InHand(in_hand));
        }
        if !self.stones(turn).contains(from) {
            return Err(Illegal::Stone(match self.stone(from) {
                None => StoneFault::Vacant(name()),
                Some(seat) => StoneFault::NotOwn {
                    node: name(),
                    owner: Self::colour(seat),
                },
            }));
        }
        if from == to && captured.is_empty() {
            return Err(Illegal::NoMove(name()));
        }
        match turn {
            Seat::First => self.check_alien(from, to, captured),
            Seat::Second => self.check_amazon(from, to, captured),
        }
    }

    /// Checks the move of an Amazon that stands on `from`.
    fn check_amazon(&self, from: Node, to: Node, captured: NodeSet) -> Result<(), Illegal> {
        let board = self.board();
        if let Some(node) = captured.first() {
            return Err(Illegal::AmazonCaptures(board.name(node)));
        }
        if self.occupied().contains(to) {
            return Err(Illegal::Occupied(board.name(to)));
        }
        if !board.are_adjacent(from, to) {
            let [from, to] = [from, to].map(|node| board.name(node));
            return Err(Illegal::NotAStep { from, to });
        }
        Ok(())
    }

    /// Checks the move of an Alien that stands on `from` and does not just stay there.
    fn check_alien(&self, from: Node, to: Node, captured: NodeSet) -> Result<(), Illegal> {
        if !captured.is_subset(&self.amazons()) {
            return Err(chain_fault::not_capturable(self, captured));
        }
        let occupied = self.occupied().without(from) - captured;
        if occupied.contains(to) {
            return Err(Illegal::Occupied(self.board().name(to)));
        }
        if is_step(from, to, captured)
            || Search::run(&self.chains(from, captured), from, to).is_some()
        {
            return Ok(());
        }
        Err(chain_fault::no_chain(self, from, to, captured))
    }

    /// Returns the chains of the Alien on `from` that capture none but these Amazons.
    pub(crate) fn chains(&self, from: Node, targets: NodeSet) -> Chains {
        let jumps = Jumps::bent9(self.options().fork());
        Chains::new(jumps, self.aliens().without(from), self.amazons(), targets)
    }

    /// Returns the landings of a legal move in order, the last of them its end: those of one shortest
    /// chain of jumps, the one node of a step, none for what moves no stone.
    ///
    /// Cost: as [`check`](board_play::Position::check).
    ///
    /// # Errors
    ///
    /// The rule that the move breaks.
    ///
    /// # Examples
    ///
    /// ```
    /// use aliens_amazons::AliensAmazons;
    /// use board_graph::Board;
    ///
    /// let line = "aliens-amazons/1 - 1 a1,a17,c5 c7,d4,e4 20";
    /// let position: AliensAmazons = line.parse()?;
    /// let path = position.path("c5-e5xd4,e4".parse()?)?;
    /// let names: Vec<String> = path.iter().map(|&node| Board::bent9().name(node).to_string()).collect();
    /// assert_eq!(names, ["e3", "e5"]);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn path(&self, m: Move) -> Result<Vec<Node>, Illegal> {
        self.check(m)?;
        let Move::Go { from, to, captured } = m else {
            return Ok(Vec::new());
        };
        if is_step(from, to, captured) {
            return Ok(vec![to]);
        }
        let chains = self.chains(from, captured);
        let found = Search::run(&chains, from, to);
        Ok(found.map_or_else(Vec::new, |search| search.landings(&chains)))
    }
}

fn is_step(from: Node, to: Node, captured: NodeSet) -> bool {
    captured.is_empty() && Board::bent9().are_adjacent(from, to)
}
