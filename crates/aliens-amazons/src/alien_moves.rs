//! The moves of the Aliens, listed no further than they are asked for.

use board_graph::{Board, Fork, Node, NodeSet};

use crate::chains::{Chains, Level, Way};
use crate::tables::Tables;
use crate::{AliensAmazons, Move};

/// The moves of the Aliens, one Alien after the other: first those that capture nothing, then those
/// that capture one Amazon, and so on. What captures more is looked at only when it is asked for.
pub(crate) struct AlienMoves {
    fork: Fork,
    aliens: NodeSet,
    amazons: NodeSet,
    /// The Aliens whose turn has not come.
    waiting: NodeSet,
    /// The Alien whose turn it is.
    from: Node,
    /// Where it can go without capturing.
    quiet: NodeSet,
    /// What the Aliens meet on their jumps, once one of them can jump.
    chains: Option<Chains<'static>>,
    /// The states with the same number of captures, and how many of them have been listed.
    level: Level,
    listed: usize,
}

impl AlienMoves {
    /// Begins before the moves of these Aliens.
    pub(crate) fn new(position: &AliensAmazons, aliens: NodeSet) -> Self {
        Self {
            fork: position.fork(),
            aliens: position.aliens(),
            amazons: position.amazons(),
            waiting: aliens,
            from: Node::new(0),
            quiet: NodeSet::EMPTY,
            chains: None,
            level: Level::new(),
            listed: 0,
        }
    }

    /// Turns to the next Alien, if there is one.
    fn next_alien(&mut self) -> Option<()> {
        let from = self.waiting.first()?;
        self.waiting.remove(from);
        let occupied = self.aliens | self.amazons;
        self.quiet = Board::bent9().neighbor_set(from) - occupied;
        self.level.clear();
        self.listed = 0;
        let jumps = Tables::of(self.fork).jumps();
        if jumps.from(from).iter().any(|jump| jump.is_open(occupied)) {
            self.first_level(from);
        }
        self.from = from;
        Some(())
    }

    /// Looks at what an Alien that can jump does without capturing.
    fn first_level(&mut self, from: Node) {
        let (aliens, amazons) = (self.aliens, self.amazons);
        let jumps = Tables::of(self.fork).jumps();
        let chains = self
            .chains
            .get_or_insert_with(|| Chains::new(jumps, aliens, amazons, amazons));
        chains.put_back(aliens);
        chains.lift(from);
        self.level = chains.first_level(from);
        self.listed = self.level.len();
        for state in &self.level {
            self.quiet.insert(state.node());
        }
        self.quiet.remove(from);
    }

    /// Makes sure that a state is left in the level, if there is any left of this Alien.
    fn climb(&mut self) -> Option<()> {
        if self.listed == self.level.len() {
            if self.level.is_empty() {
                return None;
            }
            self.level = self.chains.as_ref()?.next_level(&self.level, Way::Forward);
            self.listed = 0;
        }
        (!self.level.is_empty()).then_some(())
    }

    /// Takes the next state, if there is any left of this Alien.
    fn next_chain(&mut self) -> Option<Move> {
        self.climb()?;
        let state = *self.level.get(self.listed)?;
        self.listed += 1;
        Some(Move::Go {
            from: self.from,
            to: state.node(),
            captured: self.chains.as_ref()?.captured(state),
        })
    }

    /// Returns the move after the next `n`, or, if there are no more than `n`, how many there are.
    ///
    /// Cost: no move is made of what is passed over, and of the states only those of one level are
    /// kept.
    pub(crate) fn pick(mut self, n: usize) -> Result<Move, usize> {
        let mut passed = 0;
        loop {
            if let Some(to) = self.quiet.nth(n - passed) {
                return Ok(Move::quiet(self.from, to));
            }
            passed += self.quiet.len();
            while self.climb().is_some() {
                let left = self.level.len() - self.listed;
                if n - passed < left {
                    self.listed += n - passed;
                    return self.next_chain().ok_or(passed);
                }
                passed += left;
                self.listed = self.level.len();
            }
            if self.next_alien().is_none() {
                return Err(passed);
            }
        }
    }
}

impl Iterator for AlienMoves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        loop {
            if let Some(to) = self.quiet.first() {
                self.quiet.remove(to);
                return Some(Move::quiet(self.from, to));
            }
            if let Some(chain) = self.next_chain() {
                return Some(chain);
            }
            self.next_alien()?;
        }
    }
}
