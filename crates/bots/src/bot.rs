//! What an opponent is.

use core::num::NonZeroUsize;
use core::ops::ControlFlow;

use board_play::Observe;

use crate::{KeptTree, ProgressFn, SeatView};

/// Decides for one seat of a game.
pub trait Bot<G: Observe>: Send {
    /// Chooses one of the legal moves of the seat that is to move, while somebody watches.
    ///
    /// An opponent that thinks for long calls `watch` now and then with its [`Progress`](crate::Progress), and
    /// chooses at once when that says [`ControlFlow::Break`]: only so can it be stopped.
    fn think(&mut self, seat: &SeatView<'_, G>, watch: &mut ProgressFn<'_>) -> G::Move;

    /// Chooses one of the legal moves of the seat that is to move.
    fn choose(&mut self, seat: &SeatView<'_, G>) -> G::Move {
        self.think(seat, &mut |_| ControlFlow::Continue(()))
    }

    /// Chooses as [`think`](Self::think), and goes on from a tree that is kept from one decision to the
    /// next. By default the tree is left alone, which is right for an opponent that grows none.
    fn think_on(
        &mut self,
        tree: &mut KeptTree<G>,
        seat: &SeatView<'_, G>,
        watch: &mut ProgressFn<'_>,
    ) -> G::Move {
        let _ = tree;
        self.think(seat, watch)
    }

    /// Bounds the memory that the opponent takes for a decision, in bytes; see
    /// [`Budget::with_memory`](crate::Budget::with_memory). By default nothing happens, which is right
    /// for an opponent that keeps little.
    fn limit_memory(&mut self, bytes: usize) {
        let _ = bytes;
    }

    /// Lets the opponent think on so many threads; see
    /// [`Budget::with_threads`](crate::Budget::with_threads). By default nothing happens, which is right
    /// for an opponent that thinks little.
    fn use_threads(&mut self, threads: NonZeroUsize) {
        let _ = threads;
    }
}

/// Whatever leads to an opponent is one, too.
macro_rules! delegate {
    ($pointer:ty) => {
        impl<G: Observe, B: Bot<G> + ?Sized> Bot<G> for $pointer {
            fn think(&mut self, seat: &SeatView<'_, G>, watch: &mut ProgressFn<'_>) -> G::Move {
                (**self).think(seat, watch)
            }

            fn choose(&mut self, seat: &SeatView<'_, G>) -> G::Move {
                (**self).choose(seat)
            }

            fn think_on(
                &mut self,
                tree: &mut KeptTree<G>,
                seat: &SeatView<'_, G>,
                watch: &mut ProgressFn<'_>,
            ) -> G::Move {
                (**self).think_on(tree, seat, watch)
            }

            fn limit_memory(&mut self, bytes: usize) {
                (**self).limit_memory(bytes);
            }

            fn use_threads(&mut self, threads: NonZeroUsize) {
                (**self).use_threads(threads);
            }
        }
    };
}

delegate!(&mut B);
delegate!(Box<B>);
