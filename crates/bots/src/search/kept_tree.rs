//! A tree that is kept from one decision to the next.

use core::cmp::Reverse;
use core::num::NonZeroUsize;

use board_play::{Observe, Seat};
use rand_chacha::ChaCha8Rng;

use super::growth::Growth;
use super::share::Share;
use super::tree::ROOT;
use super::{Analysis, branches};
use crate::budget::HAS_THREADS;
use crate::proofs::Proofs;
use crate::seat_view::is_open;
use crate::{Budget, Playable, ProgressFn, SeatView};

/// What searches have found, for the next one to go on from: another analysis of the same position adds
/// to it, and along the moves that are made in the game it is [followed](Self::follow), so that what was
/// found about the moves of the other seat is not looked for again.
///
/// A search never goes on from what belongs to another position: the tree is dropped then, and begun
/// anew. Where the game hides something, it is dropped with every move.
///
/// # Examples
///
#[cfg_attr(feature = "y", doc = "```")]
#[cfg_attr(not(feature = "y"), doc = "```text")]
/// use core::ops::ControlFlow;
///
/// use bots::rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
/// use bots::{Budget, KeptTree, SeatView};
/// use y::{Position, Y};
///
/// let mut position = Y::new(&"board=bent:4".parse()?);
/// let mut tree = KeptTree::default();
/// let mut rng = ChaCha8Rng::seed_from_u64(7);
/// let mut analyse = |tree: &mut KeptTree<Y>, position: &Y| {
///     let seat = SeatView::new(position).expect("the game is not over");
///     tree.analyse(&seat, Budget::iterations(100), &mut rng, &mut |_| ControlFlow::Continue(()))
/// };
/// analyse(&mut tree, &position);
/// assert_eq!(tree.visits(), 100);
/// let best = analyse(&mut tree, &position).candidates[0];
/// assert_eq!(tree.visits(), 200);
///
/// // What is known behind the best move stays.
/// position.play(best.m)?;
/// tree.follow(best.m);
/// assert!(tree.visits() > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct KeptTree<G: Observe>(Option<Kept<G>>);

/// Trees, and what their seat sees of the position at the root.
#[derive(Clone, Debug)]
struct Kept<G: Observe> {
    view: G::View,
    /// The trees of all threads; the first is that which knows most of the best move.
    growths: Vec<Growth<G>>,
    /// The best move by all of them, once they have been asked.
    best: Option<G::Move>,
    /// What the solver has proved, once it was asked.
    proofs: Option<Proofs<G::Move>>,
}

/// Keeps nothing yet.
impl<G: Observe> Default for KeptTree<G> {
    fn default() -> Self {
        Self(None)
    }
}

impl<G: Observe> KeptTree<G> {
    /// Returns how many iterations the next search of the same position goes on from; 0 if none.
    #[must_use]
    pub fn visits(&self) -> u32 {
        let growths = self.0.iter().flat_map(|kept| &kept.growths);
        growths.fold(0, |sum, growth| sum.saturating_add(growth.visits()))
    }

    /// Drops what has been found.
    pub fn clear(&mut self) {
        self.0 = None;
    }
}

impl<G: Playable> KeptTree<G> {
    /// Looks for the best moves of the seat that is to move, as [`analyse`](crate::analyse), and goes on
    /// from what is kept of the same position. The budget is that of the iterations, or the time, to be
    /// added; its memory bounds the whole tree. Visits and win rates tell of all iterations.
    ///
    /// If the watcher panics, what was kept is dropped.
    pub fn analyse(
        &mut self,
        seat: &SeatView<'_, G>,
        budget: Budget,
        rng: &mut ChaCha8Rng,
        watch: &mut ProgressFn<'_>,
    ) -> Analysis<G::Move> {
        let found = self.search(seat, budget, rng, watch);
        let best = found.candidates.first().map(|best| best.m);
        let line = match self.line() {
            line if line.first() == best.as_ref() => line,
            // What is proved of it the tree does not know.
            _ => best.into_iter().collect(),
        };
        Analysis { line, ..found }
    }

    /// Looks for the best moves without their line, and keeps the tree.
    pub(super) fn search(
        &mut self,
        seat: &SeatView<'_, G>,
        budget: Budget,
        rng: &mut ChaCha8Rng,
        watch: &mut ProgressFn<'_>,
    ) -> Analysis<G::Move> {
        let view = seat.view();
        let mut kept = self.0.take().filter(|kept| kept.view == view);
        let known = kept.as_mut().and_then(|kept| kept.proofs.take());
        let (proofs, budget) = match known {
            Some(known) if !known.can_gain_by(budget) => (known, budget),
            known => {
                let (proofs, budget) = Proofs::of(seat, budget, watch);
                (proofs.and(known), budget)
            }
        };
        self.0 = kept;
        let mut found = self.search_unproved(seat, budget, rng, watch);
        proofs.mark(&mut found);
        if let Some(kept) = &mut self.0 {
            kept.proofs = Some(proofs);
        }
        found
    }

    /// Looks for the best moves by searching alone.
    fn search_unproved(
        &mut self,
        seat: &SeatView<'_, G>,
        budget: Budget,
        rng: &mut ChaCha8Rng,
        watch: &mut ProgressFn<'_>,
    ) -> Analysis<G::Move> {
        let view = seat.view();
        let kept = self.0.take().filter(|kept| kept.view == view);
        let growths = kept.map_or_else(Vec::new, |kept| kept.growths);
        let (found, growths) = if budget.threads() == NonZeroUsize::MIN {
            let growth = growths.into_iter().next();
            let (found, growth) = Growth::search(growth, seat, Share::WHOLE, budget, rng, watch);
            (found, vec![growth])
        } else {
            branches::search(seat, growths, budget, rng, watch)
        };
        let best = found.candidates.first();
        let best = best.filter(|best| HAS_THREADS && (best.visits > 0 || best.is_proven));
        let best = best.map(|best| best.m);
        self.0 = Some(Kept {
            best,
            ..Kept::new(view, growths)
        });
        found
    }

    /// Returns the line that both seats like best by what is kept, the principal variation: its first move is
    /// the best one, and it ends where nothing is known, or where chance decides. None if nothing is kept,
    /// or if the game hides something.
    #[must_use]
    pub fn line(&self) -> Vec<G::Move> {
        let position = self.0.as_ref().and_then(Kept::position);
        let Some((kept, mut position)) = self.0.as_ref().zip(position) else {
            return Vec::new();
        };
        let Some(growth) = kept.growths.first() else {
            return Vec::new();
        };
        let mut line = Vec::new();
        let mut place = Some(ROOT);
        if let Some(best) = kept.best.filter(|_| HAS_THREADS) {
            place = growth.place_behind(&position, best);
            position.play_unchecked(best);
            line.push(best);
        }
        while let (Some(node), Some(mover)) = (place, position.to_move()) {
            let best = growth.best(node, mover, &position);
            let Some((m, behind)) = best.filter(|&(m, _)| position.check(m).is_ok()) else {
                break;
            };
            position.play_unchecked(m);
            line.push(m);
            place = behind;
        }
        line
    }

    /// Follows a move that is made in the game: what was found behind it is kept, and the rest is freed.
    /// Everything is dropped if nothing was found behind the move, if it is not legal in the position that
    /// was searched, or if the game hides something.
    ///
    /// Cost: in proportion to the nodes of the tree.
    pub fn follow(&mut self, m: G::Move) {
        self.0 = self.0.take().and_then(|kept| kept.behind(m));
    }
}

impl<G: Playable> Kept<G> {
    const fn new(view: G::View, growths: Vec<Growth<G>>) -> Self {
        Self {
            view,
            growths,
            best: None,
            proofs: None,
        }
    }

    /// Returns the position that was searched; none if the game hides something.
    fn position(&self) -> Option<G> {
        if !is_open::<G>() {
            return None;
        }
        G::complete(&self.view, &G::Hidden::default())
    }

    /// Returns what is kept of the position behind a move.
    fn behind(self, m: G::Move) -> Option<Self> {
        let position = self.position()?;
        let next = position.after(m).ok()?;
        let growths = self.growths.into_iter();
        let growths = growths.filter_map(|growth| growth.behind(&position, m));
        let mut growths: Vec<_> = growths.collect();
        if growths.is_empty() {
            return None;
        }
        if HAS_THREADS {
            growths.sort_by_key(|growth| Reverse(growth.visits()));
        }
        // Where nothing is hidden all seats see the same; that to move will search.
        let viewer = next.to_move().unwrap_or(Seat::First);
        Some(Self::new(next.view(viewer), growths))
    }
}
