//! What a seat can see: hidden information as data.

use core::fmt::Debug;
use core::hash::Hash;

use crate::{Position, Seat};

/// A game in which something may be hidden from a seat.
///
/// A position splits, for each viewer, into what that seat sees ([`view`](Self::view)) and what is
/// hidden from it ([`hidden`](Self::hidden)); [`complete`](Self::complete) puts a view and a guess
/// at the hidden part together again. Opponents and records made for a seat work from these alone.
///
/// # Contract
///
/// * `complete(&p.view(s), &p.hidden(s)) == Some(p)` for every position `p` and seat `s`.
/// * If `complete(&view, &guess)` is `Some(q)`, then `q.view(s) == view` and, when `s` is to move,
///   `q` has the same legal moves for `s` as the true position.
/// * `complete` is `None` for every guess that the view rules out.
/// * Where views and seen moves have text, it is one line, which is shown and never read back.
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
}

/// Marks a game in which both seats see everything. It then has [`Observe`] for free: the view
/// is the position itself, nothing is hidden, and a move is seen as it is.
pub trait PerfectInformation: Position {}

impl<P: PerfectInformation> Observe for P {
    const HAS_SECRETS: bool = false;

    type View = P;
    type Hidden = ();
    type Seen = P::Move;

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
}
