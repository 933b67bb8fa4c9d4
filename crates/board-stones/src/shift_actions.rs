//! Numbers for the moves of games in which stones go from node to node.

use board_graph::{Board, Node, NodeSet, PairIndex};

use crate::{Shift, ShiftOrPass};

/// The shifts that are ever possible by some routes, numbered without gaps, and the pass after the last
/// of them.
#[derive(Clone, Debug)]
pub struct ShiftActions(PairIndex);

impl ShiftActions {
    /// Numbers the shifts from each node of the 93-node board to the nodes that `targets` returns for
    /// it: those that a stone there can ever reach in one move.
    ///
    /// Cost: as [`PairIndex::new`]; make it once.
    #[must_use]
    pub fn new(targets: impl Fn(Node) -> NodeSet) -> Self {
        Self(PairIndex::new(Board::bent9(), targets))
    }

    /// Returns how many shifts there are.
    #[must_use]
    #[inline]
    pub fn shift_count(&self) -> usize {
        self.0.len()
    }

    /// Returns the number of a shift, if it is ever possible.
    #[must_use]
    #[inline]
    pub fn shift(&self, shift: Shift) -> Option<usize> {
        self.0.get(shift.from, shift.to)
    }

    /// Returns the shift of a number, if there are so many.
    #[must_use]
    #[inline]
    pub fn shift_at(&self, number: usize) -> Option<Shift> {
        self.0.pair(number).map(Shift::from)
    }

    /// Returns how many moves there are: the shifts and the pass.
    #[must_use]
    #[inline]
    pub fn count(&self) -> usize {
        self.shift_count() + 1
    }

    /// Returns the number of a move; none for a shift that is never possible.
    #[must_use]
    #[inline]
    pub fn number(&self, m: ShiftOrPass) -> Option<usize> {
        match m {
            ShiftOrPass::Shift(shift) => self.shift(shift),
            ShiftOrPass::Pass => Some(self.shift_count()),
        }
    }

    /// Returns the move of a number, if there are so many.
    #[must_use]
    pub fn get(&self, number: usize) -> Option<ShiftOrPass> {
        match self.shift_at(number) {
            Some(shift) => Some(shift.into()),
            None => (number == self.shift_count()).then_some(ShiftOrPass::Pass),
        }
    }
}

/// Implements [`Actions`](board_play::Actions) for a game whose moves are [`ShiftOrPass`]:
/// `shift_actions!(Quinta: |game| &TABLE)`, where the expression returns the numbers by the options of
/// the game, a [`ShiftActions`]. Rust has no blanket implementation of a trait of another crate.
#[macro_export]
macro_rules! shift_actions {
    ($game:ty: |$position:ident| $actions:expr) => {
        impl $crate::board_play::Actions for $game {
            fn action_count(&self) -> usize {
                let $position = self;
                $crate::ShiftActions::count($actions)
            }

            #[inline]
            fn action(&self, m: $crate::ShiftOrPass) -> Option<usize> {
                let $position = self;
                $crate::ShiftActions::number($actions, m)
            }

            fn move_of(&self, action: usize) -> Option<$crate::ShiftOrPass> {
                let $position = self;
                $crate::ShiftActions::get($actions, action)
            }
        }
    };
}
