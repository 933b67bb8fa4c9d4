//! Moves: which there are, which are legal.

use board_graph::{Board, Node, NodeSet, Slides};
use board_play::{Position as _, Seat};

use crate::{
    CENTRE, Fusion, FusionFault, Illegal, Options, REGION, Singularity, Zone, board, outcome,
};

/// A move. Slides ascend by where they begin, where they end, and what is removed, nothing first;
/// `pass` comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Slides a stone, and removes one that it fuses with: `a3-b3`, `d4-e4xe5`.
    Slide {
        /// Where the stone stands.
        from: Node,
        /// Where it goes.
        to: Node,
        /// The own stone that is removed.
        removed: Option<Node>,
    },
    /// Does nothing, because nothing can be done: `pass`.
    Pass,
}

impl Singularity {
    /// Returns whether the seat to move has no other move than `pass`; not once the game is over.
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        self.mover().is_ok_and(Mover::is_stuck)
    }

    /// Returns the seat to move with what its moves depend on, unless the game is over.
    pub(crate) fn mover(&self) -> Result<Mover, Illegal> {
        if let Some(winner) = self.winner() {
            return Err(Illegal::GameOver { winner });
        }
        Ok(Mover {
            seat: self.turn(),
            board: Board::bent9(),
            slides: board::slides(self.options().fork()),
            options: self.options(),
            own: self.stones(self.turn()),
            occupied: self.occupied(),
        })
    }
}

/// The seat to move: all that its slides depend on.
#[derive(Clone, Copy)]
pub(crate) struct Mover {
    seat: Seat,
    board: Board,
    slides: &'static Slides,
    options: Options,
    own: NodeSet,
    occupied: NodeSet,
}

/// What a stone that lands may remove.
#[derive(Clone, Copy)]
struct Choices {
    /// Nothing.
    nothing: bool,
    /// One of these stones.
    stones: NodeSet,
}

impl Choices {
    fn count(self) -> usize {
        usize::from(self.nothing) + self.stones.len()
    }

    fn iter(self) -> impl Iterator<Item = Option<Node>> {
        let nothing = self.nothing.then_some(None);
        nothing.into_iter().chain(self.stones.iter().map(Some))
    }
}

impl Mover {
    /// Returns whether the seat has no slide.
    pub(crate) fn is_stuck(self) -> bool {
        !outcome::can_move(self.own, self.occupied)
    }

    /// Lists the moves in ascending order.
    pub(crate) fn moves(self) -> impl Iterator<Item = Move> {
        let pass = self.is_stuck().then_some(Move::Pass);
        self.slides().chain(pass)
    }

    /// Counts the moves.
    pub(crate) fn count(self) -> usize {
        let slides: usize = self.own.iter().map(|from| self.count_from(from)).sum();
        // Who cannot slide has one move, the pass.
        slides.max(1)
    }

    /// Returns the move that has `n` moves before it.
    pub(crate) fn nth(self, n: usize) -> Option<Move> {
        if n == 0 && self.is_stuck() {
            return Some(Move::Pass);
        }
        self.nth_slide(n)
    }

    /// Checks a move.
    pub(crate) fn check(self, m: Move) -> Result<(), Illegal> {
        match m {
            Move::Slide { from, to, removed } => self.check_slide(from, to, removed),
            Move::Pass => self.check_pass(),
        }
    }

    fn slides(self) -> impl Iterator<Item = Move> {
        self.own.iter().flat_map(move |from| {
            let targets = self.slides.targets(from, self.occupied);
            targets.iter().flat_map(move |to| {
                let choices = self.choices(from, to).iter();
                choices.map(move |removed| Move::Slide { from, to, removed })
            })
        })
    }

    /// Returns the own stones that the stone from `from` may remove when it lands on `to`, but for
    /// the limit of the centre.
    fn partners(self, from: Node, to: Node) -> NodeSet {
        let near = self.board.neighbour_set(to) & self.own.without(from);
        match self.options.zone() {
            Zone::Joined => near & REGION,
            Zone::Mover if REGION.contains(to) => near,
            Zone::Both if REGION.contains(to) => near & REGION,
            Zone::Mover | Zone::Both => NodeSet::EMPTY,
        }
    }

    /// Returns the own stone on f1, f2 or f3, if there is one beside the stone from `from`.
    fn in_centre(self, from: Node) -> Option<Node> {
        (self.own.without(from) & CENTRE).first()
    }

    /// Returns the stone that must go because the stone from `from` lands on `to`, both of them in the
    /// centre. It is always one of the partners.
    fn must_go(self, from: Node, to: Node) -> Option<Node> {
        self.in_centre(from).filter(|_| CENTRE.contains(to))
    }

    /// Returns what may be removed, the limit of the centre included.
    fn choices(self, from: Node, to: Node) -> Choices {
        if let Some(other) = self.must_go(from, to) {
            return Choices {
                nothing: false,
                stones: NodeSet::EMPTY.with(other),
            };
        }
        let stones = self.partners(from, to);
        Choices {
            nothing: stones.is_empty() || self.options.fusion() == Fusion::Optional,
            stones,
        }
    }

    /// Counts the slides of one stone: [`choices`](Self::choices) for all targets at once.
    ///
    /// Each stone that can be joined brings one slide for each target next to it; a target next to
    /// none of them brings one too, and any target does if fusion is optional. With a stone in the
    /// centre already, each target there brings one, which removes that stone.
    fn count_from(self, from: Node) -> usize {
        let mut targets = self.slides.targets(from, self.occupied);
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
                let next_to_it = self.board.neighbour_set(stone) & landing;
                count += next_to_it.len();
                fusing |= next_to_it;
            }
        }
        match self.options.fusion() {
            Fusion::Forced => count + (targets - fusing).len(),
            Fusion::Optional => count + targets.len(),
        }
    }

    fn nth_slide(self, mut n: usize) -> Option<Move> {
        for from in self.own {
            let count = self.count_from(from);
            if n >= count {
                n -= count;
                continue;
            }
            for to in self.slides.targets(from, self.occupied) {
                let choices = self.choices(from, to);
                let count = choices.count();
                if n < count {
                    let removed = choices.iter().nth(n)?;
                    return Some(Move::Slide { from, to, removed });
                }
                n -= count;
            }
        }
        None
    }

    fn check_slide(self, from: Node, to: Node, removed: Option<Node>) -> Result<(), Illegal> {
        let mut named = [Some(from), Some(to), removed].into_iter().flatten();
        if let Some(node) = named.find(|&node| !self.board.contains(node)) {
            return Err(Illegal::OffBoard(node));
        }
        let name = |node| self.board.name(node);
        if !self.occupied.contains(from) {
            return Err(Illegal::Vacant(name(from)));
        }
        if !self.own.contains(from) {
            return Err(Illegal::NotOwn {
                from: name(from),
                owner: !self.seat,
            });
        }
        let slide = self.slides.check(from, to, self.occupied);
        slide.map_err(|fault| Illegal::Slide {
            from: name(from),
            to: name(to),
            fault,
        })?;
        self.check_fusion(from, to, removed)
    }

    /// Checks what a stone that can slide removes.
    fn check_fusion(self, from: Node, to: Node, removed: Option<Node>) -> Result<(), Illegal> {
        let name = |node| self.board.name(node);
        if let Some(stone) = removed {
            let partner = self.check_partner(from, to, stone);
            partner.map_err(|fault| Illegal::CannotFuse {
                to: name(to),
                with: name(stone),
                fault,
            })?;
        } else if self.options.fusion() == Fusion::Forced
            && let Some(stone) = self.choices(from, to).stones.first()
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

    /// Checks that a stone is one that the mover joins.
    fn check_partner(self, from: Node, to: Node, stone: Node) -> Result<(), FusionFault> {
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
        if !self.board.are_adjacent(to, stone) {
            return Err(FusionFault::Apart);
        }
        if zone != Zone::Joined && !REGION.contains(to) {
            return Err(FusionFault::Outside(self.board.name(to)));
        }
        if zone != Zone::Mover && !REGION.contains(stone) {
            return Err(FusionFault::Outside(self.board.name(stone)));
        }
        Ok(())
    }

    fn check_pass(self) -> Result<(), Illegal> {
        let can_move = |stone: &Node| {
            let stone = NodeSet::EMPTY.with(*stone);
            outcome::can_move(stone, self.occupied)
        };
        self.own.iter().find(can_move).map_or(Ok(()), |stone| {
            Err(Illegal::CanSlide(self.board.name(stone)))
        })
    }
}
