//! The moves of the Aliens, listed no further than they are asked for.

use board_graph::{Board, Jumps, Node, NodeSet};
use board_play::Position as _;

use crate::captures::Captures;
use crate::{AliensAmazons, Move};

/// The moves of the Aliens, one Alien after the other: first those that capture nothing, then those
/// that capture one Amazon, and so on.
pub(crate) struct AlienMoves {
    jumps: &'static Jumps,
    aliens: NodeSet,
    amazons: NodeSet,
    /// The Aliens whose turn has not come.
    waiting: NodeSet,
    /// The Alien whose turn it is.
    from: Node,
    /// Where it can go without capturing.
    quiet: NodeSet,
    /// What it can capture.
    captures: Captures,
}

impl AlienMoves {
    /// Begins before the moves of these Aliens.
    #[inline]
    pub(crate) fn new(position: &AliensAmazons, aliens: NodeSet) -> Self {
        Self {
            jumps: Jumps::bent9(position.options().fork()),
            aliens: position.aliens(),
            amazons: position.amazons(),
            waiting: aliens,
            from: Node::new(0),
            quiet: NodeSet::EMPTY,
            captures: Captures::default(),
        }
    }

    /// Turns to the next Alien, if there is one.
    #[inline]
    fn next_alien(&mut self) -> Option<()> {
        let from = self.waiting.first()?;
        self.waiting.remove(from);
        let others = self.aliens.without(from);
        let quiet = self
            .captures
            .begin(self.jumps, [others, self.amazons], from);
        let steps = Board::bent9().neighbour_set(from) - (self.aliens | self.amazons);
        self.from = from;
        self.quiet = steps | quiet;
        Some(())
    }

    /// Returns the move after the next `n`, or, if there are no more than `n`, how many there are.
    ///
    /// Cost: no move is made of what is passed over.
    pub(crate) fn pick(mut self, n: usize) -> Result<Move, usize> {
        let mut passed = 0;
        loop {
            let quiet = self.quiet.len();
            if n - passed < quiet {
                let to = self.quiet.nth(n - passed).ok_or(passed)?;
                return Ok(Move::quiet(self.from, to));
            }
            passed += quiet;
            self.quiet = NodeSet::EMPTY;
            match self.captures.pass_over(n - passed) {
                Ok(()) => return self.next().ok_or(passed),
                Err(count) => passed += count,
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
            let from = self.from;
            if let Some(to) = self.quiet.first() {
                self.quiet.remove(to);
                return Some(Move::quiet(from, to));
            }
            if let Some((to, captured)) = self.captures.next() {
                return Some(Move::Go { from, to, captured });
            }
            self.next_alien()?;
        }
    }
}
