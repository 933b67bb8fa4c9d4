//! What a seat sees: views, what they hide, and moves as they are seen. Hidden information is cut here.

use board_play::{Observe, Position as _, Seat, Status, Viewer};

use crate::follow::{Impossible, Told};
use crate::{Law, Move, Options, Pawns, Phase, Setup, SetupError, Slot, Written, YinYang};

/// What is seen of the place of a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LawView {
    /// No law has been written there yet.
    Unwritten,
    /// A law is there, and the viewer does not know which.
    Hidden,
    /// The viewer knows the law: it is the viewer's, or it is posted.
    Known(Written),
}

impl LawView {
    /// Returns the law, if the viewer knows it.
    #[must_use]
    pub const fn known(self) -> Option<Written> {
        match self {
            Self::Known(written) => Some(written),
            Self::Unwritten | Self::Hidden => None,
        }
    }
}

/// What can be seen of a position, by a seat or by everyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Sight {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) pawns: Pawns,
    pub(crate) laws: [[LawView; 4]; 2],
}

impl Sight {
    /// Returns what is seen of a law.
    pub(crate) const fn law(&self, seat: Seat, slot: Slot) -> LawView {
        self.laws[seat.index()][slot.index()]
    }
}

impl YinYang {
    /// Returns what a viewer can see.
    pub(crate) fn sight(&self, viewer: Viewer) -> Sight {
        let Setup {
            options,
            phase,
            pawns,
            laws,
        } = (*self).into();
        let knows = |seat| viewer == Viewer::Everyone || viewer == Viewer::Seat(seat);
        let look = |seat: Seat, written: Option<Written>| match written {
            None => LawView::Unwritten,
            Some(written) if written.posted || knows(seat) => LawView::Known(written),
            Some(_) => LawView::Hidden,
        };
        Sight {
            options,
            phase,
            pawns,
            laws: Seat::ALL.map(|seat| laws[seat.index()].map(|written| look(seat, written))),
        }
    }
}

/// What one seat sees of a position: everything but the opponent's hidden laws, of which it sees only
/// that they exist.
///
/// Its text is like that of a position, with the viewer after the options and `?` for hidden laws:
/// `yinyang-view/1 - 2 1 - - bwww/bwww/bbbw/bbbw ?,bbbb>bb.b!,?,? w...>*,…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct View {
    pub(crate) viewer: Seat,
    pub(crate) sight: Sight,
}

impl View {
    /// Returns the seat that looks.
    #[must_use]
    pub const fn viewer(&self) -> Seat {
        self.viewer
    }

    /// Returns the options that the game is played by.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.sight.options
    }

    /// Returns where the game stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.sight.phase
    }

    /// Returns whose decision comes next, or how the game ended.
    #[must_use]
    pub const fn status(&self) -> Status {
        self.sight.phase.status()
    }

    /// Returns the board.
    #[must_use]
    pub const fn pawns(&self) -> Pawns {
        self.sight.pawns
    }

    /// Returns what is seen of a law.
    #[must_use]
    pub const fn law(&self, seat: Seat, slot: Slot) -> LawView {
        self.sight.law(seat, slot)
    }

    /// Lists the places of the opponent's hidden laws: where a guess is to have a law.
    pub fn hidden_slots(&self) -> impl Iterator<Item = Slot> + use<> {
        let view = *self;
        Slot::ALL
            .into_iter()
            .filter(move |&slot| view.law(!view.viewer, slot) == LawView::Hidden)
    }

    /// Returns the state that looks so, with a guess for each hidden law.
    pub(crate) fn setup(&self, guess: impl Fn(Slot) -> Law) -> Setup {
        let written = |seat, slot| match self.law(seat, slot) {
            LawView::Unwritten => None,
            LawView::Known(written) => Some(written),
            LawView::Hidden => Some(Written {
                law: guess(slot),
                posted: false,
            }),
        };
        Setup {
            options: self.options(),
            phase: self.phase(),
            pawns: self.pawns(),
            laws: Seat::ALL.map(|seat| Slot::ALL.map(|slot| written(seat, slot))),
        }
    }

    /// Returns whether some position looks so.
    ///
    /// Hidden laws matter only in that one of them lets its owner move, or none. Either way four times
    /// the same law is a guess as good as any, so that these are all that need be tried.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let mut refusal = Ok(());
        for law in Law::all(self.options().population()) {
            let Err(error) = YinYang::try_from(self.setup(|_| law)) else {
                return Ok(());
            };
            let depends = matches!(error, SetupError::Stuck(_) | SetupError::NotOver(_));
            refusal = Err(error);
            if !depends || self.hidden_slots().next().is_none() {
                break;
            }
        }
        refusal
    }
}

/// What one seat does not see: the opponent's hidden laws, or a guess at them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hidden {
    /// A law in each place where the opponent has a hidden one, and none elsewhere.
    pub laws: [Option<Law>; 4],
}

/// What one seat sees of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seen {
    /// All of it.
    Move(Move),
    /// The opponent has written a law in secret: `?`.
    Written,
    /// The opponent has used an adaptation and rewritten a law in secret: `3*1=?`.
    Adapted {
        /// The place of the adaptation.
        slot: Slot,
        /// The place of the law that was rewritten.
        rewritten: Slot,
    },
}

impl Observe for YinYang {
    const HAS_SECRETS: bool = true;

    type View = View;
    type Hidden = Hidden;
    type Seen = Seen;
    type Told = Told;
    type Impossible = Impossible;

    fn view(&self, viewer: Seat) -> View {
        View {
            viewer,
            sight: self.sight(Viewer::Seat(viewer)),
        }
    }

    fn hidden(&self, from: Seat) -> Hidden {
        let owner = !from;
        Hidden {
            laws: Slot::ALL.map(|slot| {
                let law = self.law(owner, slot);
                law.filter(|_| !self.is_posted(owner, slot))
            }),
        }
    }

    /// Accepts a guess if it has a law exactly where the opponent has a hidden one, if the options
    /// allow these laws, and if the status with them is the one that is seen: a hidden law can decide
    /// whether its owner can move at all.
    fn complete(view: &View, hidden: &Hidden) -> Option<Self> {
        let guesser = view.viewer;
        let mut laws = [[None; 4]; 2];
        for seat in Seat::ALL {
            for slot in Slot::ALL {
                let guess = hidden.laws[slot.index()].filter(|_| seat != guesser);
                let law = match (view.law(seat, slot), guess) {
                    (LawView::Unwritten, None) => None,
                    (LawView::Known(written), None) => Some(written),
                    (LawView::Hidden, Some(law)) => Some(Written { law, posted: false }),
                    _ => return None,
                };
                laws[seat.index()][slot.index()] = law;
            }
        }
        let setup = Setup {
            options: view.options(),
            phase: view.phase(),
            pawns: view.pawns(),
            laws,
        };
        setup.try_into().ok()
    }

    fn seen(&self, m: Move, viewer: Seat) -> Seen {
        if self.to_move() == Some(viewer) {
            return Seen::Move(m);
        }
        match m {
            Move::Write(_) => Seen::Written,
            Move::Adapt {
                slot, rewritten, ..
            } => Seen::Adapted { slot, rewritten },
            Move::Step { .. } | Move::Use { .. } | Move::End => Seen::Move(m),
        }
    }
    fn told(&self, m: Move, viewer: Seat) -> Told {
        self.report(m, viewer)
    }

    /// It tries guesses at what is hidden, at most one for each law that there is.
    fn advance(view: &View, told: &Told) -> Result<View, Impossible> {
        view.follow(told)
    }
}
