//! Moves as numbers: a stone on each node in board order; then, with `opening=pie`, the swap.

use board_graph::Node;
use board_play::{ActionMask, Actions};

use crate::{Move, Opening, YOn};

impl<const W: usize> Actions for YOn<W> {
    fn action_count(&self) -> usize {
        let swap = usize::from(self.options.opening() == Opening::Pie);
        self.board().node_count() + swap
    }

    fn action(&self, m: Move) -> Option<usize> {
        match m {
            Move::Place(name) => self.board().node(name).map(Node::index),
            Move::Swap => {
                Some(self.board().node_count()).filter(|_| self.options.opening() == Opening::Pie)
            }
        }
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        let board = self.board();
        if action < board.node_count() {
            return Some(Move::Place(board.name(Node::new(action))));
        }
        (action < self.action_count()).then_some(Move::Swap)
    }

    /// The vacant nodes are the mask, word by word.
    fn write_mask(&self, mask: &mut [u64]) {
        let mut mask = ActionMask::new(mask, self.action_count());
        let words = self.placements().words();
        for (word, first) in words.into_iter().zip((0..).step_by(64)) {
            mask.insert_word(first, word);
        }
        if self.winner().is_none() && self.is_swap_offered() {
            mask.insert(self.board().node_count());
        }
    }
}
