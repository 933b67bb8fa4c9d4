//! An adapter for the crate [`minimax`]: its searches play any game of perfect information
//! from an [alternating](crate::Position::is_alternating) position on.
//!
//! # Examples
//!
//! ```
//! use board_play::Position;
//! use board_play::minimax::{Search, State};
//! use board_play::nim::Nim;
//! use minimax::{Evaluation, Evaluator, Negamax, Strategy};
//!
//! /// Sees no difference between positions that are not decided.
//! struct Blind;
//!
//! impl Evaluator for Blind {
//!     type G = Search<Nim>;
//!
//!     fn evaluate(&self, _: &State<Nim>) -> Evaluation {
//!         0
//!     }
//! }
//!
//! // From seven stones the only good move is to leave four.
//! let start = Nim::new(&"stones=7".parse()?);
//! let mut search = Negamax::new(Blind, 7);
//! let best = search.choose_move(&State::new(start)?);
//! assert_eq!(best, Some("3".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use core::fmt;
use core::marker::PhantomData;

use ::minimax::{Game, Winner};

use crate::{Outcome, PerfectInformation, Seat};

/// The game `P` as the crate minimax asks for it: a name for the rules, without a value.
pub struct Search<P>(PhantomData<P>);

impl<P> fmt::Debug for Search<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Search")
    }
}

/// A position, and the seat that has just moved: once the game is over the position no longer says
/// who that was, and it need not be the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State<P> {
    position: P,
    mover: Seat,
}

/// Why a position cannot be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotSearchable {
    /// Chance may decide something from here on, or the seats may not strictly alternate.
    #[error("chance may decide or a seat may move twice in a row: a minimax search would be wrong")]
    NotAlternating,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl<P: PerfectInformation> State<P> {
    /// Makes a position ready for a search.
    ///
    /// # Errors
    ///
    /// The position is not [alternating](crate::Position::is_alternating), or the game is over.
    pub fn new(position: P) -> Result<Self, NotSearchable> {
        if position.outcome().is_some() {
            return Err(NotSearchable::Over);
        }
        match position.to_move() {
            Some(seat) if position.is_alternating() => Ok(Self {
                position,
                mover: !seat,
            }),
            _ => Err(NotSearchable::NotAlternating),
        }
    }
}

impl<P> State<P> {
    /// Returns the position.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.position
    }

    /// Returns the seat that has just moved.
    #[must_use]
    pub fn mover(&self) -> Seat {
        self.mover
    }
}

impl<P: PerfectInformation> Game for Search<P> {
    type S = State<P>;
    type M = P::Move;

    fn generate_moves(state: &State<P>, moves: &mut Vec<P::Move>) -> Option<Winner> {
        let winner = Self::get_winner(state);
        if winner.is_none() {
            moves.extend(state.position.moves());
        }
        winner
    }

    fn apply(state: &mut State<P>, m: P::Move) -> Option<State<P>> {
        let mut next = State {
            position: state.position,
            mover: !state.mover,
        };
        next.position.play_unchecked(m);
        Some(next)
    }

    fn get_winner(state: &State<P>) -> Option<Winner> {
        Some(match state.position.outcome()? {
            Outcome::Win(seat) if seat == state.mover => Winner::PlayerJustMoved,
            Outcome::Win(_) => Winner::PlayerToMove,
            Outcome::Draw => Winner::Draw,
        })
    }

    fn zobrist_hash(state: &State<P>) -> u64 {
        state.position.key()
    }

    fn notation(_: &State<P>, m: P::Move) -> Option<String> {
        Some(format!("{m:?}"))
    }
}
