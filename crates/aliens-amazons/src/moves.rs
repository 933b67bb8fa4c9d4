//! Moves: which there are, which are legal.

use core::cmp::Ordering;

use board_graph::{Board, Node, NodeName, NodeSet};
use board_play::{Position as _, Seat};

use crate::alien_moves::AlienMoves;
use crate::chains::Chains;
use crate::search::Search;
use crate::tables::Tables;
use crate::{AliensAmazons, Illegal, explain_illegal};

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
    pub const fn quiet(from: Node, to: Node) -> Self {
        let captured = NodeSet::EMPTY;
        Self::Go { from, to, captured }
    }
}

impl Ord for Move {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Put(one), Self::Put(other)) => one.cmp(other),
            (
                Self::Go { from, to, captured },
                Self::Go {
                    from: other_from,
                    to: other_to,
                    captured: other_captured,
                },
            ) => from
                .cmp(other_from)
                .then_with(|| captured.len().cmp(&other_captured.len()))
                .then_with(|| captured.cmp(other_captured))
                .then_with(|| to.cmp(other_to)),
            (Self::Pass, Self::Pass) => Ordering::Equal,
            (Self::Put(_), _) | (_, Self::Pass) => Ordering::Less,
            (_, Self::Put(_)) | (Self::Pass, _) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// What the seat to move can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// Nothing: the game is over.
    Nothing,
    /// Put a stone down.
    Put,
    /// Move an Alien.
    MoveAlien,
    /// Move an Amazon, or pass if none can move.
    MoveAmazon,
}

impl AliensAmazons {
    pub(crate) fn duty(&self) -> Duty {
        let Some(player) = self.to_move() else {
            return Duty::Nothing;
        };
        match player {
            _ if self.in_hand(player) > 0 => Duty::Put,
            Seat::First => Duty::MoveAlien,
            Seat::Second => Duty::MoveAmazon,
        }
    }

    /// Returns the nodes on which a stone may be put.
    pub(crate) fn places(&self) -> NodeSet {
        match self.duty() {
            Duty::Put => self.vacant(),
            _ => NodeSet::EMPTY,
        }
    }

    /// Yields the Amazons that may move, each with the nodes that it can step to.
    pub(crate) fn amazon_steps(&self) -> impl Iterator<Item = (Node, NodeSet)> + use<> {
        let amazons = match self.duty() {
            Duty::MoveAmazon => self.amazons(),
            _ => NodeSet::EMPTY,
        };
        let (board, vacant) = (Board::bent9(), self.vacant());
        amazons
            .iter()
            .map(move |from| (from, board.neighbour_set(from) & vacant))
    }

    /// Returns the moves of the Aliens; none if no Alien is to move.
    pub(crate) fn alien_moves(&self) -> AlienMoves {
        let waiting = match self.duty() {
            Duty::MoveAlien => self.aliens(),
            _ => NodeSet::EMPTY,
        };
        AlienMoves::new(self, waiting)
    }

    /// Returns whether Black is to move and cannot: `pass` is then the only move.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.duty() == Duty::MoveAmazon && self.amazon_steps().all(|(_, steps)| steps.is_empty())
    }

    /// Checks that a stone may be put on a node.
    pub(crate) fn check_put(&self, node: Node) -> Result<(), Illegal> {
        let name = known(node)?;
        if self.duty() != Duty::Put {
            return Err(Illegal::NoneInHand(name));
        }
        if self.occupied().contains(node) {
            return Err(Illegal::Occupied(name));
        }
        Ok(())
    }

    /// Checks that a stone may go from one node to another and capture these Amazons.
    pub(crate) fn check_go(&self, from: Node, to: Node, captured: NodeSet) -> Result<(), Illegal> {
        let name = known(from)?;
        known(to)?;
        if let Some(node) = (captured - Board::bent9().all()).first() {
            known(node)?;
        }
        let (own, other) = match self.turn() {
            Seat::First => (self.aliens(), self.amazons()),
            Seat::Second => (self.amazons(), self.aliens()),
        };
        match self.in_hand(self.turn()) {
            0 if own.contains(from) => {}
            0 if other.contains(from) => return Err(Illegal::NotOwn(name)),
            0 => return Err(Illegal::Vacant(name)),
            in_hand => return Err(Illegal::InHand { in_hand }),
        }
        if from == to && captured.is_empty() {
            return Err(Illegal::NoMove(name));
        }
        match self.turn() {
            Seat::First => self.check_alien(from, to, captured),
            Seat::Second => self.check_amazon(from, to, captured),
        }
    }

    /// Checks the move of an Amazon that stands on `from`.
    fn check_amazon(&self, from: Node, to: Node, captured: NodeSet) -> Result<(), Illegal> {
        let board = Board::bent9();
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
            return Err(explain_illegal::not_capturable(self, captured));
        }
        let occupied = self.occupied().without(from) - captured;
        if occupied.contains(to) {
            return Err(Illegal::Occupied(Board::bent9().name(to)));
        }
        let is_step = captured.is_empty() && Board::bent9().are_adjacent(from, to);
        if is_step || self.search(from, to, captured).is_some() {
            return Ok(());
        }
        Err(explain_illegal::no_chain(self, from, to, captured))
    }

    /// Returns the chains of the Alien on `from` that capture none but these Amazons.
    pub(crate) fn chains(&self, from: Node, targets: NodeSet) -> Chains<'static> {
        let jumps = Tables::of(self.fork()).jumps();
        Chains::new(jumps, self.aliens().without(from), self.amazons(), targets)
    }

    /// Searches for a chain of the Alien on `from` that captures just these Amazons.
    fn search(&self, from: Node, to: Node, captured: NodeSet) -> Option<(Chains<'static>, Search)> {
        let chains = self.chains(from, captured);
        let search = Search::run(&chains, from, to)?;
        Some((chains, search))
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
        if captured.is_empty() && Board::bent9().are_adjacent(from, to) {
            return Ok(vec![to]);
        }
        let found = self.search(from, to, captured);
        Ok(found.map_or_else(Vec::new, |(chains, search)| search.landings(&chains)))
    }
}

/// Returns the name of a node, if the board has it.
fn known(node: Node) -> Result<NodeName, Illegal> {
    let board = Board::bent9();
    if !board.contains(node) {
        return Err(Illegal::OffBoard(node));
    }
    Ok(board.name(node))
}
