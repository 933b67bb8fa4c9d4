//! Positions, moves and options that have text.

use core::error::Error;
use core::fmt::Display;
use core::str::FromStr;

use crate::Position;

/// A game whose positions, moves and options can be written and read.
///
/// Every [`Position`] with the standard library's [`Display`] and [`FromStr`] for these three types has
/// it. Records, traces and the command `fourchette` need it; perft, playouts and search do not.
///
/// # Contract
///
/// * What [`Display`] writes, [`FromStr`] reads back to an equal value.
/// * A position's text is one line of printable ASCII, `NAME/1 OPTIONS …`, its fields separated by
///   single spaces, the options `-` if they are all defaults.
/// * A move's text is one word of printable ASCII, and the only text that is read as that move.
/// * The text of the default options is empty.
/// * A text that is refused gets an error of one line that names the offending part and the reason.
///
/// The macro `conformance!` of the feature `testkit` tests all of this for a game. The module
/// [`text`](crate::text) has what is needed to read and write such text, and
/// [`options`](crate::options) reads and writes options by a table.
pub trait Notated:
    Position<
        Options: Display + FromStr<Err: Error + Send + Sync + 'static>,
        Move: Display + FromStr<Err: Error + Send + Sync + 'static>,
    > + Display
    + FromStr<Err: Error + Send + Sync + 'static>
{
}

impl<P> Notated for P where
    P: Position<
            Options: Display + FromStr<Err: Error + Send + Sync + 'static>,
            Move: Display + FromStr<Err: Error + Send + Sync + 'static>,
        > + Display
        + FromStr<Err: Error + Send + Sync + 'static>
{
}
