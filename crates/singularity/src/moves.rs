//! Moves: stones slide up to three nodes, and what they remove where they land is for `fusion.rs` to
//! say.
//!
//! A seat must pass exactly if none of its stones has a vacant neighbour, since a step to one is always
//! legal, with some removal or with none. Outside the centre it breaks no limit, and where fusion is
//! forced there is a stone to remove. In the centre, whose three nodes are neighbours of each other, a
//! stone of the same seat can be joined and removed under every value of `zone`; of two, one would be
//! left, but no seat ever has two there.

use board_graph::{Board, ByFork, Fork, Node, Slides, Symmetry};
use board_play::Position as _;
use board_stones::{Mapped, Shift, ShiftGame, StoneFault, StoneGame as _};

use crate::fusion::Fusing;
use crate::{Illegal, Singularity};

/// A move. Slides ascend by where they begin, where they end, and what is removed, nothing first;
/// `pass` comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Slides a stone, and removes one that it fuses with: `a3-b3`, `d4-e4xe5`.
    Slide {
        /// The node that the stone leaves.
        from: Node,
        /// The node that it reaches.
        to: Node,
        /// The node of the stone that is removed.
        removed: Option<Node>,
    },
    /// Does nothing, since no stone can move: `pass`.
    Pass,
}

impl Mapped for Move {
    fn mapped(self, map: &Symmetry) -> Self {
        match self {
            Self::Slide { from, to, removed } => Self::Slide {
                from: map.node(from),
                to: map.node(to),
                removed: removed.map(|node| map.node(node)),
            },
            Self::Pass => Self::Pass,
        }
    }
}

/// How many nodes a stone may go in one move.
const FARTHEST: usize = 3;

/// Returns the ways that stones can go.
#[inline]
pub(crate) fn slides(fork: Fork) -> &'static Slides {
    static SLIDES: ByFork<Slides> =
        ByFork::new(|fork| Slides::up_to(FARTHEST, Board::bent9(), fork));
    SLIDES.get(fork)
}

/// A shift is a slide without what it removes.
impl ShiftGame for Singularity {
    type Routes = &'static Slides;

    #[inline]
    fn routes(&self) -> &'static Slides {
        slides(self.options.fork())
    }
}

impl Singularity {
    #[inline]
    fn fusing(&self) -> Fusing {
        let own = self.to_move().map(|seat| self.stones(seat));
        Fusing {
            own: own.unwrap_or_default(),
            occupied: self.occupied(),
            options: self.options,
        }
    }

    /// Lists the slides, ascending.
    pub(crate) fn slides(&self) -> impl Iterator<Item = Move> + use<> {
        let (fusing, slides) = (self.fusing(), self.routes());
        let stones = fusing.own.into_iter();
        stones.flat_map(move |from| fusing.slides(from, slides.targets(from, fusing.occupied)))
    }

    /// Counts the slides.
    pub(crate) fn slide_count(&self) -> usize {
        let (fusing, slides) = (self.fusing(), self.routes());
        let stones = fusing.own.iter();
        let counts = stones.map(|from| fusing.count(from, slides.targets(from, fusing.occupied)));
        counts.sum()
    }

    /// Returns the slide that has `n` slides before it.
    pub(crate) fn nth_slide(&self, n: usize) -> Option<Move> {
        let (fusing, slides) = (self.fusing(), self.routes());
        let mut left = n;
        for from in fusing.own {
            let targets = slides.targets(from, fusing.occupied);
            let count = fusing.count(from, targets);
            if left < count {
                return fusing.nth(from, targets, left);
            }
            left -= count;
        }
        None
    }

    /// Checks a slide with what it removes.
    pub(crate) fn check_slide(
        &self,
        from: Node,
        to: Node,
        removed: Option<Node>,
    ) -> Result<(), Illegal> {
        if let Some(node) = removed.filter(|&node| !self.board().contains(node)) {
            return Err(Illegal::Slide(StoneFault::OffBoard(node).into()));
        }
        self.mover().check::<Self>(Shift { from, to })?;
        self.fusing().check(from, to, removed)
    }
}
