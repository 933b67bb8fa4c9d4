//! Faults in what the seats see.

use core::marker::PhantomData;

use board_play::testkit::{Standard, check};
use board_play::{Observe, PerfectInformation, Position, Seat};

use super::{Fault, With, is_told};
use crate::secret::Secret;

/// Shows everything and yet takes any guess.
#[derive(Clone, Copy, Debug)]
struct Gullible;

impl Fault<Secret> for Gullible {}

impl Observe for With<Secret, Gullible> {
    const HAS_SECRETS: bool = true;

    type View = Secret;
    type Hidden = Secret;
    type Seen = <Secret as Position>::Move;

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

/// Hides what the secret hides, and says that nothing is hidden.
#[derive(Clone, Copy, Debug)]
struct Denying;

impl Fault<Secret> for Denying {}

impl Observe for With<Secret, Denying> {
    const HAS_SECRETS: bool = false;

    type View = <Secret as Observe>::View;
    type Hidden = <Secret as Observe>::Hidden;
    type Seen = <Secret as Observe>::Seen;

    fn view(&self, viewer: Seat) -> Self::View {
        self.0.view(viewer)
    }

    fn hidden(&self, from: Seat) -> Self::Hidden {
        self.0.hidden(from)
    }

    fn complete(view: &Self::View, hidden: &Self::Hidden) -> Option<Self> {
        let position = Secret::complete(view, hidden)?;
        Some(Self(position, PhantomData))
    }

    fn seen(&self, m: Self::Move, viewer: Seat) -> Self::Seen {
        self.0.seen(m, viewer)
    }
}

#[test]
fn secrets_that_are_denied() {
    let check = || check::hidden::<With<Secret, Denying>, _>(&Standard);
    is_told("HAS_SECRETS", check);
}
