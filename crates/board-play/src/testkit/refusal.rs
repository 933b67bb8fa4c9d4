//! What a game says when it refuses something: for tests of the wording.

use core::fmt::Display;
use core::str::FromStr;

use super::Subject;

/// Returns why a text is not read as a `T`.
///
/// # Panics
///
/// If it is read.
#[must_use]
pub fn refusal<T: FromStr<Err: Display>>(text: &str) -> String {
    match text.parse::<T>() {
        Ok(_) => panic!("{text:?} was read"),
        Err(error) => error.to_string(),
    }
}

/// Returns why a move, given by its text, is illegal in a position.
///
/// # Panics
///
/// If it is legal, or the text is no move.
#[must_use]
pub fn illegal<P: Subject>(position: &P, text: &str) -> P::Illegal {
    let m = match text.parse::<P::Move>() {
        Ok(m) => m,
        Err(error) => panic!("{text:?} is no move: {error}"),
    };
    match position.check(m) {
        Ok(()) => panic!("{text} is legal at {position}"),
        Err(reason) => reason,
    }
}
