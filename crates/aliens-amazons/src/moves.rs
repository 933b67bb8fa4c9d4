//! Moves: which there are, which are legal.

use core::cmp::Ordering;

use board_graph::{Board, Node, NodeName, NodeSet};
use board_play::{Player, Position as _};

use crate::chains::{Chains, Level};
use crate::tables::Tables;
use crate::{AliensAmazons, Illegal, refusal};

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
            Player::First => Duty::MoveAlien,
            Player::Second => Duty::MoveAmazon,
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
            .map(move |from| (from, board.neighbor_set(from) & vacant))
    }

    /// Yields the Aliens that may move, each with what it can do.
    pub(crate) fn alien_moves(&self) -> impl Iterator<Item = AlienMoves> + use<> {
        let position = *self;
        let aliens = match self.duty() {
            Duty::MoveAlien => self.aliens(),
            _ => NodeSet::EMPTY,
        };
        aliens
            .iter()
            .map(move |from| AlienMoves::new(&position, from))
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
            return Err(Illegal::NothingInHand(name));
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
            Player::First => (self.aliens(), self.amazons()),
            Player::Second => (self.amazons(), self.aliens()),
        };
        match self.in_hand(self.turn()) {
            0 if own.contains(from) => {}
            0 if other.contains(from) => return Err(Illegal::NotYours(name)),
            0 => return Err(Illegal::NothingToMove(name)),
            in_hand => return Err(Illegal::StonesInHand { in_hand }),
        }
        if from == to && captured.is_empty() {
            return Err(Illegal::NoMove(name));
        }
        match self.turn() {
            Player::First => self.check_alien(from, to, captured),
            Player::Second => self.check_amazon(from, to, captured),
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
            return Err(refusal::not_capturable(self, captured));
        }
        let occupied = self.occupied().without(from) - captured;
        if occupied.contains(to) {
            return Err(Illegal::Occupied(Board::bent9().name(to)));
        }
        let is_step = captured.is_empty() && Board::bent9().are_adjacent(from, to);
        if is_step || self.chains(from, captured).search(from, to).is_some() {
            return Ok(());
        }
        Err(refusal::no_chain(self, from, to, captured))
    }

    /// Returns the chains of the Alien on `from`, which can capture some of the Amazons.
    pub(crate) fn chains(&self, from: Node, targets: NodeSet) -> Chains<'static> {
        let jumps = Tables::of(self.fork()).jumps();
        let (aliens, amazons) = (self.aliens().without(from), self.amazons());
        Chains::new(jumps, aliens, amazons, targets)
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
        let chains = self.chains(from, captured);
        let found = chains.search(from, to);
        Ok(found.map_or_else(Vec::new, |search| chains.landings(&search)))
    }
}

/// Returns the name of a node, if the board has it.
fn known(node: Node) -> Result<NodeName, Illegal> {
    let board = Board::bent9();
    if !board.contains(node) {
        return Err(Illegal::NoSuchNode(node.index()));
    }
    Ok(board.name(node))
}

/// The moves of one Alien: first those that capture nothing, then those that capture one Amazon, and
/// so on. What captures more is looked at only when it is asked for.
pub(crate) struct AlienMoves {
    from: Node,
    /// Where it can go without capturing.
    quiet: NodeSet,
    /// Its jumps, if it can jump at all.
    chains: Option<Chains<'static>>,
    /// The states with the same number of captures, and how many of them have been listed.
    level: Level,
    listed: usize,
}

impl AlienMoves {
    fn new(position: &AliensAmazons, from: Node) -> Self {
        let occupied = position.occupied();
        let steps = Board::bent9().neighbor_set(from) - occupied;
        let mut moves = Self {
            from,
            quiet: steps,
            chains: None,
            level: Level::new(),
            listed: 0,
        };
        let jumps = Tables::of(position.fork()).jumps().from(from);
        if jumps.iter().any(|jump| jump.is_open(occupied)) {
            let chains = position.chains(from, position.amazons());
            moves.level = chains.first_level(from);
            moves.listed = moves.level.len();
            moves
                .quiet
                .extend(moves.level.iter().map(|state| state.node()));
            moves.quiet.remove(from);
            moves.chains = Some(chains);
        }
        moves
    }

    /// Goes on to the next level; the last one is empty.
    fn climb(&mut self) -> Option<()> {
        let chains = self.chains.as_ref()?;
        if self.listed == self.level.len() {
            self.level = chains.next_level(&self.level);
            self.listed = 0;
        }
        (!self.level.is_empty()).then_some(())
    }

    /// Returns the move after the next `n`, or, if there are no more than `n`, how many there are.
    pub(crate) fn pick(mut self, n: usize) -> Result<Move, usize> {
        let mut passed = self.quiet.len();
        if let Some(to) = self.quiet.nth(n) {
            return Ok(Move::quiet(self.from, to));
        }
        while self.climb().is_some() {
            let ahead = self.level.len() - self.listed;
            if n - passed < ahead {
                self.listed += n - passed;
                self.quiet = NodeSet::EMPTY;
                return self.next().ok_or(passed);
            }
            passed += ahead;
            self.listed = self.level.len();
        }
        Err(passed)
    }
}

impl Iterator for AlienMoves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let from = self.from;
        if let Some(to) = self.quiet.first() {
            self.quiet.remove(to);
            return Some(Move::quiet(from, to));
        }
        self.climb()?;
        let (chains, state) = (self.chains.as_ref()?, *self.level.get(self.listed)?);
        self.listed += 1;
        Some(Move::Go {
            from,
            to: state.node(),
            captured: chains.captured(state),
        })
    }
}
