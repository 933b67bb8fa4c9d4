//! A tree that is kept from one decision to the next.

use core::mem;

use board_play::{Observe, Seat};
use rand_chacha::ChaCha8Rng;

use super::grown::Grown;
use super::tree::ROOT;
use super::{Analysis, amaf, search};
use crate::proofs::Proofs;
use crate::seat_view::is_open;
use crate::walker::{GameWalker, KnownEdges, Walker as _};
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
/// ```
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

/// A tree, and what its seat sees of the position at the root.
#[derive(Clone, Debug)]
struct Kept<G: Observe> {
    view: G::View,
    growth: Growth<G>,
    /// What the solver has proved, once it was asked.
    proofs: Option<Proofs<G::Move>>,
}

/// What has grown, by one of the two ways of searching.
#[derive(Clone, Debug)]
enum Growth<G: Observe> {
    /// A tree of positions that are walked through, and the moves of its edges.
    Walked(Grown, KnownEdges<G>),
    /// A tree of positions that are tried out.
    Tried(amaf::Grown),
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
        self.0.as_ref().map_or(0, |kept| match &kept.growth {
            Growth::Walked(grown, _) => grown.visits(),
            Growth::Tried(grown) => grown.visits(),
        })
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
        let kept = self.0.as_mut().filter(|kept| kept.view == view);
        let known = kept.and_then(|kept| kept.proofs.take());
        let (proofs, budget) = match known {
            Some(proofs) => (proofs, budget),
            None => Proofs::of(seat, budget, watch),
        };
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
        let growth = kept.map(|kept| kept.growth);
        if let Some(mut trials) = seat.trials() {
            let grown = match growth {
                Some(Growth::Tried(grown)) => Some(grown),
                _ => None,
            };
            let (found, grown) = amaf::search(&mut *trials, grown, budget, rng, watch);
            let growth = Growth::Tried(grown);
            self.0 = Some(Kept::new(view, growth));
            return found.filter_map(|action| seat.trial_move(action));
        }
        let (grown, edges) = match growth {
            Some(Growth::Walked(grown, edges)) => (Some(grown), Some(edges)),
            _ => (None, None),
        };
        let mut walker = GameWalker::new(seat);
        let grown = match grown.filter(|grown| grown.memory.fits(budget.memory())) {
            Some(grown) => {
                walker.set_edges(edges.unwrap_or_default());
                grown
            }
            None => Grown::new(budget.memory(), walker.edge_bytes()),
        };
        let (found, grown) = search(&mut walker, grown, seat.past(), budget, rng, watch);
        let analysis = found.map(|m| walker.edge(ROOT, m));
        let edges = walker.into_edges();
        let growth = Growth::Walked(grown, edges);
        self.0 = Some(Kept::new(view, growth));
        analysis
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
        let mut line = Vec::new();
        let mut place = Some(ROOT);
        while let (Some(node), Some(mover)) = (place, position.to_move()) {
            let best = kept.growth.best(node, mover, &position);
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

impl<G: Playable> Growth<G> {
    /// Returns the best move from a node, which is the root of the tree or behind such a move, and the node
    /// behind it.
    fn best(&self, node: usize, mover: Seat, position: &G) -> Option<(G::Move, Option<usize>)> {
        match self {
            Self::Walked(grown, edges) => {
                let edges = edges.get(node)?;
                let compare = |one: usize, other: usize| edges[one].0.cmp(&edges[other].0);
                let (edge, behind) = grown.best(node, mover, compare)?;
                Some((edges[edge].0, behind))
            }
            Self::Tried(grown) => {
                let (action, behind) = grown.best(node)?;
                Some((position.trial_move(action)?, behind))
            }
        }
    }
}

impl<G: Playable> Kept<G> {
    const fn new(view: G::View, growth: Growth<G>) -> Self {
        Self {
            view,
            growth,
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
        let growth = match self.growth {
            Growth::Tried(grown) => Growth::Tried(grown.cut_to(position.trial_action(m)?)?),
            Growth::Walked(mut grown, mut edges) => {
                let mut known = edges.first()?.iter();
                let edge = known.position(|(known, _)| *known == m)?;
                let numbers = grown.cut_to(edge)?;
                let left = numbers.into_iter().map(|number| {
                    let edges = edges.get_mut(number);
                    edges.map(mem::take).unwrap_or_default()
                });
                Growth::Walked(grown, left.collect())
            }
        };
        // Where nothing is hidden all seats see the same; that to move will search.
        let viewer = next.to_move().unwrap_or(Seat::First);
        Some(Self::new(next.view(viewer), growth))
    }
}
