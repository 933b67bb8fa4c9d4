//! What a seat can see: hidden information as data.

use core::error::Error;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use crate::{Notated, Position, Seat};

/// A game in which something may be hidden from a seat.
///
/// A position splits, for each viewer, into what that seat sees ([`view`](Self::view)) and what is
/// hidden from it ([`hidden`](Self::hidden)); [`complete`](Self::complete) puts a view and a guess
/// at the hidden part together again. Opponents and records made for a seat work from these alone.
///
/// A client far away that holds a view follows the game by what it is [told](Self::told) of each move:
/// [`advance`](Self::advance) makes the next view of the two.
///
/// # Contract
///
/// * `complete(&p.view(s), &p.hidden(s)) == Some(p)` for every position `p` and seat `s`.
/// * If `complete(&view, &guess)` is `Some(q)`, then `q.view(s) == view` and, when `s` is to move,
///   `q` has the same legal moves for `s` as the true position.
/// * `complete` is `None` for every guess that the view rules out.
/// * `advance(&p.view(s), &p.told(m, s)) == Ok(q.view(s))` for every legal move `m` of `p`, where `q` is
///   the position after it. It is an error where no position that looks like the view to the seat has a
///   legal move that is told so.
/// * `told` says nothing that `seen` and the view after the move do not: if a move of `p` and one of `q`
///   are seen alike, and the views before and after are equal, they are told alike.
/// * Where views and moves as they are seen and told have text, they are [`NotatedSight`].
pub trait Observe: Position {
    /// Whether anything is hidden from anybody. Where nothing is, a view is the position itself, and
    /// what a search proves of it is proved for good.
    const HAS_SECRETS: bool;

    /// What one seat sees of a position.
    type View: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// What one seat does not see of a position.
    type Hidden: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// What one seat sees of a move.
    type Seen: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// What one seat is told of a move: what it sees of it, and what comes to light by it.
    type Told: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// Why a move, as it is told, cannot follow on a view.
    type Impossible: Error + Clone + Eq + Send + Sync + 'static;

    /// Returns what `viewer` sees of this position.
    #[must_use]
    fn view(&self, viewer: Seat) -> Self::View;

    /// Returns what is hidden from the seat `from`.
    #[must_use]
    fn hidden(&self, from: Seat) -> Self::Hidden;

    /// Puts a view and a guess at what it does not show together; `None` if they do not agree.
    #[must_use]
    fn complete(view: &Self::View, hidden: &Self::Hidden) -> Option<Self>;

    /// Returns what `viewer` sees of a move made in this position.
    #[must_use]
    fn seen(&self, m: Self::Move, viewer: Seat) -> Self::Seen;

    /// Returns what `viewer` is told of a legal move made in this position: enough to
    /// [advance](Self::advance) its view.
    #[must_use]
    fn told(&self, m: Self::Move, viewer: Seat) -> Self::Told;

    /// Returns the view after a move, from the view before it and what its seat is told of the move.
    ///
    /// # Errors
    ///
    /// Why no legal move in any position that looks like this view can be told so.
    fn advance(view: &Self::View, told: &Self::Told) -> Result<Self::View, Self::Impossible>;
}

/// A game of which what a seat sees can be written and read, so that it can be followed from far away.
///
/// Every [`Notated`] game has it whose [views](Observe::View), and moves as they are
/// [seen](Observe::Seen) and [told](Observe::Told), have the standard library's [`Display`] and
/// [`FromStr`].
///
/// # Contract
///
/// * What [`Display`] writes, [`FromStr`] reads back to an equal value.
/// * A view's text is one line of printable ASCII. A view that is read is one that some position has.
/// * A move as it is seen or told is one word of printable ASCII that does not begin with `#`, and the
///   only text that is read as that value.
/// * A text that is refused gets an error of one line that names the offending part and the reason.
pub trait NotatedSight:
    Notated
    + Observe<
        View: Display + FromStr<Err: Error + Send + Sync + 'static>,
        Seen: Display + FromStr<Err: Error + Send + Sync + 'static>,
        Told: Display + FromStr<Err: Error + Send + Sync + 'static>,
    >
{
}

impl<P> NotatedSight for P where
    P: Notated
        + Observe<
            View: Display + FromStr<Err: Error + Send + Sync + 'static>,
            Seen: Display + FromStr<Err: Error + Send + Sync + 'static>,
            Told: Display + FromStr<Err: Error + Send + Sync + 'static>,
        >
{
}

/// Marks a game in which both seats see everything. It then has [`Observe`] for free: the view
/// is the position itself, nothing is hidden, and a move is seen and told as it is.
pub trait PerfectInformation: Position {}

impl<P: PerfectInformation> Observe for P {
    const HAS_SECRETS: bool = false;

    type View = P;
    type Hidden = ();
    type Seen = P::Move;
    type Told = P::Move;
    type Impossible = P::Illegal;

    fn view(&self, _viewer: Seat) -> Self {
        *self
    }

    fn hidden(&self, _from: Seat) {}

    fn complete(view: &Self, (): &()) -> Option<Self> {
        Some(*view)
    }

    fn seen(&self, m: Self::Move, _viewer: Seat) -> Self::Move {
        m
    }

    fn told(&self, m: Self::Move, _viewer: Seat) -> Self::Move {
        m
    }

    fn advance(view: &Self, told: &Self::Move) -> Result<Self, P::Illegal> {
        view.after(*told)
    }
}
