//! What a game's rules say, ply by ply, in one line of JSON: the output of the command `trace`, by
//! which independent implementations of the same rules are compared.
//!
//! ```text
//! {"game":"nim","rules":"stones=2","moves":["2"],"turns":"1o","legal":[[2,"…"],[0,"…"]],"outcome":"1"}
//! ```
//!
//! `game`, `rules` and `moves` are repeated as they were given. `turns` has the [`Turn`](crate::Turn) of
//! each position from the start to the last. `legal` has, for each, the number of legal moves and the
//! [`digest`] of their text. `outcome` is `null`, `"1"`, `"2"` or `"draw"`. Adjudication plays no
//! part: a trace shows the rules alone.

#[cfg(feature = "json")]
mod request;

use core::fmt::{self, Display, Write as _};

use crate::{Notated, TextError};

#[cfg(feature = "json")]
pub use request::Request;

/// Why a trace cannot be made: the reason, and the refused move if it is one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct TraceError {
    reason: String,
    ply: Option<usize>,
}

impl TraceError {
    /// Makes an error that is about no move.
    #[must_use]
    pub fn new(reason: impl Display) -> Self {
        let reason = reason.to_string();
        Self { reason, ply: None }
    }

    /// Makes an error that is about the move with this index, counted from 0.
    #[must_use]
    pub fn at_ply(ply: usize, reason: impl Display) -> Self {
        let reason = reason.to_string();
        let ply = Some(ply);
        Self { reason, ply }
    }

    /// Returns the index of the refused move, counted from 0, if a move was refused.
    #[must_use]
    pub fn ply(&self) -> Option<usize> {
        self.ply
    }

    /// Returns the line of JSON that takes the place of a trace: `{"error":"…","ply":N}`, with
    /// N = -1 if it is about no move.
    #[must_use]
    pub fn to_json(&self) -> String {
        let error = Json(&self.reason);
        match self.ply {
            Some(ply) => format!(r#"{{"error":{error},"ply":{ply}}}"#),
            None => format!(r#"{{"error":{error},"ply":-1}}"#),
        }
    }
}

/// Traces a game that begins as `rules` say.
///
/// # Errors
///
/// The rules are refused, or the first move that is refused.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::trace::trace;
///
/// let error = trace::<Nim>("stones=2", &["1", "2"]).unwrap_err();
/// assert_eq!(error.to_json(), r#"{"error":"move \"2\": only 1 left","ply":1}"#);
/// # Ok::<(), board_play::trace::TraceError>(())
/// ```
pub fn trace<P: Notated>(rules: &str, moves: &[impl AsRef<str>]) -> Result<String, TraceError> {
    let options = rules.parse::<P::Options>().map_err(TraceError::new)?;
    trace_from(&P::new(&options), rules, moves)
}

/// Traces a game that begins at `start`; `rules` is only repeated.
///
/// Cost: linear in the number of moves times what listing and sorting the legal moves takes.
///
/// # Errors
///
/// The first move that is refused.
pub fn trace_from<P: Notated>(
    start: &P,
    rules: &str,
    moves: &[impl AsRef<str>],
) -> Result<String, TraceError> {
    let mut position = *start;
    let mut turns = String::new();
    let mut legal = String::new();
    note(&position, &mut turns, &mut legal);
    for (ply, text) in moves.iter().enumerate() {
        let text = text.as_ref();
        let m: P::Move = text
            .parse()
            .map_err(|error| TraceError::at_ply(ply, error))?;
        position
            .play(m)
            .map_err(|reason| TraceError::at_ply(ply, TextError::new("move", text, reason)))?;
        legal.push(',');
        note(&position, &mut turns, &mut legal);
    }
    let list: Vec<String> = moves.iter().map(|m| Json(m.as_ref()).to_string()).collect();
    let outcome = position.outcome().map(|outcome| format!("\"{outcome}\""));
    Ok(format!(
        r#"{{"game":{},"rules":{},"moves":[{}],"turns":"{turns}","legal":[{legal}],"outcome":{}}}"#,
        Json(P::NAME),
        Json(rules),
        list.join(","),
        outcome.as_deref().unwrap_or("null"),
    ))
}

/// Writes down the turn and the legal moves of a position.
fn note<P: Notated>(position: &P, turns: &mut String, legal: &mut String) {
    let texts: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    let count = texts.len();
    let digest = digest(texts);
    let written = write!(turns, "{}", position.status().turn())
        .and_then(|()| write!(legal, r#"[{count},"{digest:016x}"]"#));
    written.expect("a string takes everything");
}

/// Returns the FNV-1a hash, 64 bits, of strings sorted by bytes and joined by line feeds.
///
/// Source: Fowler, Noll and Vo, "The FNV Non-Cryptographic Hash Algorithm", IETF draft.
///
/// # Examples
///
/// ```
/// use board_play::trace::digest;
///
/// // The hash of nothing is the offset basis.
/// assert_eq!(digest(vec![]), 0xcbf2_9ce4_8422_2325);
/// // A published test value: the hash of "foobar".
/// assert_eq!(digest(vec!["foobar".to_owned()]), 0x8594_4171_f739_67e8);
/// ```
#[must_use]
pub fn digest(mut texts: Vec<String>) -> u64 {
    texts.sort_unstable();
    texts
        .join("\n")
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
}

/// Text written as a JSON string (RFC 8259, section 7).
struct Json<'a>(&'a str);

impl Display for Json<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                '\n' => f.write_str("\\n")?,
                '\r' => f.write_str("\\r")?,
                '\t' => f.write_str("\\t")?,
                c if u32::from(c) < 0x20 => write!(f, "\\u{:04x}", u32::from(c))?,
                c => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}
