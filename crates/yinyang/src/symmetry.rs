//! Maps of the board onto itself: the half turn, which exchanges the seats, and the mirror.

use board_play::Symmetric;

use crate::{Cell, Law, Move, Phase, Setup, Written, YinYang};

impl Law {
    /// Returns the law with the colours exchanged: what it is to its owner once the seats have been
    /// exchanged.
    #[must_use]
    pub fn exchanged(self) -> Self {
        self.map(|cells| cells.map(Cell::exchanged))
    }

    /// Returns the law mirrored at its diagonal from the bottom left to the top right. It lies like
    /// that on a board mirrored at the line from a1 to d4.
    #[must_use]
    pub fn mirrored(self) -> Self {
        self.map(|[top_left, top_right, bottom_left, bottom_right]| {
            [bottom_right, top_right, bottom_left, top_left]
        })
    }
}

impl Move {
    /// Returns the move after the half turn that exchanges the seats: see [`YinYang::exchanged`].
    #[must_use]
    pub fn exchanged(self) -> Self {
        match self {
            Self::Write(law) => Self::Write(law.exchanged()),
            Self::Step { from, to } => Self::Step {
                from: from.turned(),
                to: to.turned(),
            },
            Self::Use { slot, window } => Self::Use {
                slot,
                window: window.turned(),
            },
            Self::Adapt {
                slot,
                rewritten,
                law,
            } => Self::Adapt {
                slot,
                rewritten,
                law: law.exchanged(),
            },
            Self::End => Self::End,
        }
    }

    fn mirrored(self) -> Self {
        match self {
            Self::Write(law) => Self::Write(law.mirrored()),
            Self::Step { from, to } => Self::Step {
                from: from.mirrored(),
                to: to.mirrored(),
            },
            Self::Use { slot, window } => Self::Use {
                slot,
                window: window.mirrored(),
            },
            Self::Adapt {
                slot,
                rewritten,
                law,
            } => Self::Adapt {
                slot,
                rewritten,
                law: law.mirrored(),
            },
            Self::End => Self::End,
        }
    }
}

impl YinYang {
    /// Returns the same position with the seats exchanged: the board after a half turn with the
    /// colours exchanged, the laws with their owners and their colours exchanged. None while laws are
    /// being written, since Black always writes first.
    ///
    /// The board of the start is its own image.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_play::{Position, Seat, Status};
    /// use yinyang::{Pawns, YinYang};
    ///
    /// assert_eq!(Pawns::START.exchanged(), Pawns::START);
    ///
    /// let line = "yinyang/1 - 1 - - bwww/bwww/bbbw/bbbw \
    ///             bbbb>bb.b,b...>*,b...>*,b...>* bwbb>.wbb,b...>*,b...>*,b...>*";
    /// let position: YinYang = line.parse()?;
    /// let image = position.exchanged().expect("all laws are written");
    /// assert_eq!(image.status(), Status::ToMove(Seat::Second));
    /// assert_eq!(
    ///     image.to_string(),
    ///     "yinyang/1 - 2 - - bwww/bwww/bbbw/bbbw \
    ///      wbww>.bww,w...>*,w...>*,w...>* wwww>ww.w,w...>*,w...>*,w...>*"
    /// );
    /// # Ok::<(), board_play::TextError>(())
    /// ```
    #[must_use]
    pub fn exchanged(&self) -> Option<Self> {
        let setup = Setup::from(*self);
        let [black, white] = setup.laws;
        let exchanged = |written: Option<Written>| {
            written.map(|written| Written {
                law: written.law.exchanged(),
                ..written
            })
        };
        Some(Self::from_valid(&Setup {
            options: setup.options,
            phase: match setup.phase {
                Phase::Writing { .. } => return None,
                Phase::Turn(seat) => Phase::Turn(!seat),
                Phase::Stepped(seat) => Phase::Stepped(!seat),
                Phase::Over { winner } => Phase::Over { winner: !winner },
            },
            pawns: setup.pawns.exchanged(),
            laws: [white.map(exchanged), black.map(exchanged)],
        }))
    }
}

/// The mirror at the line from a1 to d4, which keeps the goals and the seats. It has no place at the
/// start, which is not its own image, and comes in when all laws are written.
impl Symmetric for YinYang {
    fn symmetries(&self) -> usize {
        match self.phase() {
            Phase::Writing { .. } => 1,
            _ => 2,
        }
    }

    fn transform(&self, symmetry: usize) -> Self {
        assert!(symmetry < self.symmetries(), "there is no such symmetry");
        if symmetry == 0 {
            return *self;
        }
        let setup = Setup::from(*self);
        let mirrored = |written: Option<Written>| {
            written.map(|written| Written {
                law: written.law.mirrored(),
                ..written
            })
        };
        Self::from_valid(&Setup {
            pawns: setup.pawns.mirrored(),
            laws: setup.laws.map(|laws| laws.map(mirrored)),
            ..setup
        })
    }

    fn transform_move(&self, m: Move, symmetry: usize) -> Move {
        assert!(symmetry < self.symmetries(), "there is no such symmetry");
        if symmetry == 0 { m } else { m.mirrored() }
    }
}
