//! What one thread has grown, whichever way the game is searched.

use core::mem;

use board_play::{Observe, Seat};
use rand_chacha::ChaCha8Rng;

use super::grown::Grown;
use super::share::Share;
use super::tree::{ROOT, Tree};
use super::{Analysis, amaf, search};
use crate::seat_view::is_open;
use crate::walker::{GameWalker, KnownEdges, Walker as _};
use crate::{Budget, Playable, ProgressFn, SeatView};

/// What has grown, by one of the two ways of searching.
#[derive(Clone, Debug)]
pub(super) enum Growth<G: Observe> {
    /// A tree of positions that are walked through, and the moves of its edges.
    Walked(Grown, KnownEdges<G>),
    /// A tree of positions that are tried out.
    Tried(amaf::Grown),
}

impl<G: Observe> Growth<G> {
    /// Returns how often the root has been visited.
    pub(super) fn visits(&self) -> u32 {
        match self {
            Self::Walked(grown, _) => grown.visits(),
            Self::Tried(grown) => grown.visits(),
        }
    }
}

impl<G: Playable> Growth<G> {
    /// Looks for the best moves, and goes on from what has grown at the same position, if anything has. Where
    /// [moves are shared out](Self::shares_moves) it looks at its share of them alone.
    pub(super) fn search(
        growth: Option<Self>,
        seat: &SeatView<'_, G>,
        share: Share,
        budget: Budget,
        rng: &mut ChaCha8Rng,
        watch: &mut ProgressFn<'_>,
    ) -> (Analysis<G::Move>, Self) {
        if let Some(mut trials) = seat.trials() {
            let grown = match growth {
                Some(Self::Tried(grown)) => Some(grown),
                _ => None,
            };
            let (found, grown) = amaf::search(&mut *trials, grown, budget, rng, watch);
            let found = found.filter_map(|action| seat.trial_move(action));
            return (found, Self::Tried(grown));
        }
        let (grown, edges) = match growth {
            Some(Self::Walked(grown, edges)) => (Some(grown), Some(edges)),
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
        let tree = Tree::new(grown, &mut walker, share, seat.past(), budget.memory());
        let (found, grown) = search(tree, budget, rng, watch);
        let found = found.map(|m| walker.edge(ROOT, m));
        (found, Self::Walked(grown, walker.into_edges()))
    }

    /// Returns whether several trees of the position share out its moves: those of positions that are tried
    /// out do not, since such a tree is worth little more if it is larger, nor can those that do not all know
    /// the same moves.
    pub(super) fn shares_moves(&self) -> bool {
        match self {
            Self::Walked(grown, _) => is_open::<G>() && grown.nodes[ROOT].is_complete,
            Self::Tried(_) => false,
        }
    }

    /// Returns the node behind a move from the position at the root; none if it has not been visited.
    pub(super) fn place_behind(&self, position: &G, m: G::Move) -> Option<usize> {
        match self {
            Self::Walked(grown, edges) => {
                let edge = edges.first()?.iter().position(|(known, _)| *known == m)?;
                grown.nodes[ROOT].edges.get(edge)?.child
            }
            Self::Tried(grown) => grown.place_behind(position.trial_action(m)?),
        }
    }

    /// Returns the best move from a node, which is the root of the tree or behind such a move, and the node
    /// behind it.
    pub(super) fn best(
        &self,
        node: usize,
        mover: Seat,
        position: &G,
    ) -> Option<(G::Move, Option<usize>)> {
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

    /// Returns what has grown behind a move from the position at the root; none if nothing has.
    pub(super) fn behind(self, position: &G, m: G::Move) -> Option<Self> {
        match self {
            Self::Tried(grown) => {
                let cut = grown.cut_to(position.trial_action(m)?)?;
                Some(Self::Tried(cut))
            }
            Self::Walked(mut grown, mut edges) => {
                let mut known = edges.first()?.iter();
                let edge = known.position(|(known, _)| *known == m)?;
                let numbers = grown.cut_to(edge)?;
                let left = numbers.into_iter().map(|number| {
                    let edges = edges.get_mut(number);
                    edges.map(mem::take).unwrap_or_default()
                });
                Some(Self::Walked(grown, left.collect()))
            }
        }
    }
}
