//! Faults in what the seats see.

use core::marker::PhantomData;

use board_play::testkit::{Standard, check};
use board_play::{Observe, PerfectInformation, Position, Seat};

use super::{Fault, With, is_told};
use crate::secret::{Illegal, Impossible, Move, Secret, Told, View};

/// Shows everything and yet takes any guess.
#[derive(Clone, Copy, Debug)]
struct Gullible;

impl Fault<Secret> for Gullible {}

impl Observe for With<Secret, Gullible> {
    const HAS_SECRETS: bool = true;

    type View = Secret;
    type Hidden = Secret;
    type Seen = <Secret as Position>::Move;
    type Told = <Secret as Position>::Move;
    type Impossible = <Secret as Position>::Illegal;

    fn view(&self, _: Seat) -> Secret {
        self.0
    }

    fn hidden(&self, _: Seat) -> Secret {
        self.0
    }

    fn complete(_: &Secret, hidden: &Secret) -> Option<Self> {
        Some(Self(*hidden, PhantomData))
    }

    fn seen(&self, m: Self::Move, _: Seat) -> Self::Move {
        m
    }

    fn told(&self, m: Self::Move, _: Seat) -> Self::Move {
        m
    }

    fn advance(view: &Secret, told: &Self::Move) -> Result<Secret, Self::Impossible> {
        view.after(*told)
    }
}

#[test]
fn a_guess_that_contradicts_the_view() {
    let check = || check::hidden::<With<Secret, Gullible>, _>(&Standard);
    is_told("view for", check);
}

/// Accepts nothing but the truth, which only one who knows it can do.
#[derive(Clone, Copy, Debug)]
struct AllKnowing;

impl Fault<Secret> for AllKnowing {}
impl PerfectInformation for With<Secret, AllKnowing> {}

#[test]
fn nothing_hidden_at_all() {
    let check = || check::hidden::<With<Secret, AllKnowing>, _>(&Standard);
    is_told("no guess but the truth", check);
}

/// Defines a game that is the secret but for whether it admits to have secrets, what it tells of a
/// move, and how it advances a view.
macro_rules! follows {
    ($name:ident, $has_secrets:literal, $told:expr, $advance:expr) => {
        #[derive(Clone, Copy, Debug)]
        struct $name;

        impl Fault<Secret> for $name {}

        impl Observe for With<Secret, $name> {
            const HAS_SECRETS: bool = $has_secrets;

            type View = View;
            type Hidden = <Secret as Observe>::Hidden;
            type Seen = <Secret as Observe>::Seen;
            type Told = Told;
            type Impossible = Impossible;

            fn view(&self, viewer: Seat) -> View {
                self.0.view(viewer)
            }

            fn hidden(&self, from: Seat) -> Self::Hidden {
                self.0.hidden(from)
            }

            fn complete(view: &View, hidden: &Self::Hidden) -> Option<Self> {
                let position = Secret::complete(view, hidden)?;
                Some(Self(position, PhantomData))
            }

            fn seen(&self, m: Self::Move, viewer: Seat) -> Self::Seen {
                self.0.seen(m, viewer)
            }

            fn told(&self, m: Self::Move, viewer: Seat) -> Told {
                $told(self.0, m, viewer)
            }

            fn advance(view: &View, told: &Told) -> Result<View, Impossible> {
                $advance(view, told)
            }
        }
    };
}

/// Tells what the secret tells.
fn truthful(position: Secret, m: Move, viewer: Seat) -> Told {
    position.told(m, viewer)
}

// Hides what the secret hides, and says that nothing is hidden.
follows!(Denying, false, truthful, Secret::advance);

#[test]
fn secrets_that_are_denied() {
    let check = || check::hidden::<With<Secret, Denying>, _>(&Standard);
    is_told("HAS_SECRETS", check);
}

// Does not take in what it is told.
follows!(Forgetful, true, truthful, |view: &View, _: &Told| Ok(
    view.clone()
));

#[test]
fn a_view_that_stays_as_it_was() {
    let check = || check::views::<With<Secret, Forgetful>, _>(&Standard);
    is_told("advanced by", check);
}

// Goes on for ever.
follows!(Tireless, true, truthful, |view: &View, told: &Told| {
    if view.is_over() {
        return Ok(view.clone());
    }
    Secret::advance(view, told)
});

#[test]
fn a_move_after_the_end() {
    let check = || check::views::<With<Secret, Tireless>, _>(&Standard);
    is_told("after the end", check);
}

/// Tells more of a number that is written than the view shows: whether it is odd.
fn tattle(position: Secret, m: Move, viewer: Seat) -> Told {
    let told = position.told(m, viewer);
    match m {
        Move::Write(n) => Told {
            right: n % 2 == 1,
            ..told
        },
        Move::Guess(_) => told,
    }
}

/// Does not listen to that.
fn advance_discreetly(view: &View, told: &Told) -> Result<View, Impossible> {
    let right = told.right && view.is_guessing();
    let seen = told.seen.clone();
    Secret::advance(view, &Told { seen, right })
}

follows!(Tattling, true, tattle, advance_discreetly);

#[test]
fn told_more_than_is_seen() {
    let check = || check::hidden::<With<Secret, Tattling>, _>(&Standard);
    is_told("told to", check);
}

/// Hides nothing, and lets illegal moves pass as if nothing were.
#[derive(Clone, Copy, Debug)]
struct Careless;

impl Fault<Secret> for Careless {}

impl Observe for With<Secret, Careless> {
    const HAS_SECRETS: bool = false;

    type View = Secret;
    type Hidden = ();
    type Seen = Move;
    type Told = Move;
    type Impossible = Impossible;

    fn view(&self, _: Seat) -> Secret {
        self.0
    }

    fn hidden(&self, _: Seat) {}

    fn complete(view: &Secret, (): &()) -> Option<Self> {
        Some(Self(*view, PhantomData))
    }

    fn seen(&self, m: Move, _: Seat) -> Move {
        m
    }

    fn told(&self, m: Move, _: Seat) -> Move {
        m
    }

    fn advance(view: &Secret, told: &Move) -> Result<Secret, Impossible> {
        match view.after(*told) {
            Ok(after) => Ok(after),
            Err(Illegal::Over) => Err(Impossible),
            Err(_) => Ok(*view),
        }
    }
}

#[test]
fn a_move_that_is_not_legal() {
    let check = || check::views::<With<Secret, Careless>, _>(&Standard);
    is_told("told ", check);
}
