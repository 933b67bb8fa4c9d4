//! Fusion: what a stone that lands may remove, and what it must.

use board_graph::{Board, Node, NodeSet};

use crate::{CENTRE, Fusion, FusionFault, Illegal, Move, Options, REGION, Zone};

/// The stones of the seat to move, none once the game is over, and all that their fusions depend on.
#[derive(Clone, Copy)]
pub(crate) struct Fusing {
    pub(crate) own: NodeSet,
    pub(crate) occupied: NodeSet,
    pub(crate) options: Options,
}

impl Fusing {
    /// Lists the slides of the stone from `from` to some nodes that it can reach, ascending.
    #[inline]
    pub(crate) fn slides(self, from: Node, targets: NodeSet) -> impl Iterator<Item = Move> {
        targets.into_iter().flat_map(move |to| {
            let (may_keep_all, partners) = self.choices(from, to);
            let nothing = may_keep_all.then_some(None).into_iter();
            let choices = nothing.chain(partners.into_iter().map(Some));
            choices.map(move |removed| Move::Slide { from, to, removed })
        })
    }

    /// Returns the slide that [`slides`](Self::slides) lists after `n` others, without a walk along
    /// what each may remove.
    pub(crate) fn nth(self, from: Node, targets: NodeSet, n: usize) -> Option<Move> {
        let mut left = n;
        for to in targets {
            let (may_keep_all, partners) = self.choices(from, to);
            let keep = usize::from(may_keep_all);
            if left < keep + partners.len() {
                let removed = left.checked_sub(keep).and_then(|nth| partners.nth(nth));
                return Some(Move::Slide { from, to, removed });
            }
            left -= keep + partners.len();
        }
        None
    }

    /// Counts what [`slides`](Self::slides) lists, for all targets at once.
    ///
    /// Each stone that can be joined brings one slide for each target next to it; a target next to
    /// none of them brings one too, and any target does if fusion is optional. With a stone in the
    /// centre already, each target there brings one, which removes that stone.
    pub(crate) fn count(self, from: Node, mut targets: NodeSet) -> usize {
        let mut count = 0;
        if self.in_centre(from).is_some() {
            count += (targets & CENTRE).len();
            targets -= CENTRE;
        }
        let (joined, landing) = match self.options.zone() {
            Zone::Joined => (self.own & REGION, targets),
            Zone::Mover => (self.own, targets & REGION),
            Zone::Both => (self.own & REGION, targets & REGION),
        };
        let mut fusing = NodeSet::EMPTY;
        if !landing.is_empty() {
            for stone in joined.without(from) {
                let next_to_it = Board::bent9().neighbour_set(stone) & landing;
                count += next_to_it.len();
                fusing |= next_to_it;
            }
        }
        match self.options.fusion() {
            Fusion::Forced => count + (targets - fusing).len(),
            Fusion::Optional => count + targets.len(),
        }
    }

    /// Checks what a stone that can slide removes.
    pub(crate) fn check(self, from: Node, to: Node, removed: Option<Node>) -> Result<(), Illegal> {
        let name = |node| Board::bent9().name(node);
        if let Some(stone) = removed {
            let partner = self.check_partner(from, to, stone);
            partner.map_err(|fault| Illegal::CannotFuse {
                to: name(to),
                with: name(stone),
                fault,
            })?;
        } else if self.options.fusion() == Fusion::Forced
            && let Some(stone) = self.partners(from, to).first()
        {
            return Err(Illegal::MustFuse {
                to: name(to),
                with: name(stone),
            });
        }
        match self.must_go(from, to) {
            Some(other) if removed != Some(other) => Err(Illegal::CentreLimit {
                to: name(to),
                other: name(other),
            }),
            _ => Ok(()),
        }
    }

    /// Returns whether the stone from `from` may remove nothing when it lands on `to`, and the stones of
    /// which it may remove one.
    #[inline]
    fn choices(self, from: Node, to: Node) -> (bool, NodeSet) {
        let partners = self.partners(from, to);
        let may_keep_all = match self.options.fusion() {
            Fusion::Forced => partners.is_empty(),
            Fusion::Optional => self.must_go(from, to).is_none(),
        };
        (may_keep_all, partners)
    }

    /// Returns the stones one of which the stone from `from` may remove when it lands on `to`: those it
    /// joins, or the one that must go.
    #[inline]
    fn partners(self, from: Node, to: Node) -> NodeSet {
        if let Some(other) = self.must_go(from, to) {
            return NodeSet::of(other);
        }
        let near = Board::bent9().neighbour_set(to) & self.own.without(from);
        match self.options.zone() {
            Zone::Joined => near & REGION,
            Zone::Mover if REGION.contains(to) => near,
            Zone::Both if REGION.contains(to) => near & REGION,
            Zone::Mover | Zone::Both => NodeSet::EMPTY,
        }
    }

    /// Returns the stone on f1, f2 or f3, if there is one besides the stone from `from`.
    #[inline]
    fn in_centre(self, from: Node) -> Option<Node> {
        (self.own.without(from) & CENTRE).first()
    }

    /// Returns the stone that must go because the stone from `from` lands on `to`, both of them in the
    /// centre. The mover joins it, whatever the options: the nodes of the centre are neighbours.
    #[inline]
    fn must_go(self, from: Node, to: Node) -> Option<Node> {
        self.in_centre(from).filter(|_| CENTRE.contains(to))
    }

    /// Checks that a stone is one that the mover joins.
    fn check_partner(self, from: Node, to: Node, stone: Node) -> Result<(), FusionFault> {
        let board = Board::bent9();
        let zone = self.options.zone();
        if stone == from || stone == to {
            return Err(FusionFault::Itself);
        }
        if !self.occupied.contains(stone) {
            return Err(FusionFault::Vacant);
        }
        if !self.own.contains(stone) {
            return Err(FusionFault::NotOwn);
        }
        if !board.are_adjacent(to, stone) {
            return Err(FusionFault::Apart);
        }
        if zone != Zone::Joined && !REGION.contains(to) {
            return Err(FusionFault::Outside(board.name(to)));
        }
        if zone != Zone::Mover && !REGION.contains(stone) {
            return Err(FusionFault::Outside(board.name(stone)));
        }
        Ok(())
    }
}
