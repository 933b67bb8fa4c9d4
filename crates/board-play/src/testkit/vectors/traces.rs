//! Traces, compared to the byte.

use crate::Notated;
use crate::text::without_mark;
use crate::trace::Request;

/// Checks traces, one JSON object a line: each must be what its own `game`, `rules` and `moves` give,
/// to the byte.
///
/// # Panics
///
/// If one of them is not.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::testkit::vectors;
/// use board_play::trace::trace;
///
/// let line = trace::<Nim>("stones=5", &["2", "3"]).expect("legal moves");
/// vectors::check_traces::<Nim>(&format!("{line}\n"));
/// ```
pub fn check_traces<P: Notated>(text: &str) {
    let mut count = 0;
    for (number, wanted) in (1..).zip(without_mark(text).lines()) {
        if let Err(why) = check_trace::<P>(wanted) {
            panic!("line {number} of the traces of {}: {why}", P::NAME);
        }
        count = number;
    }
    assert!(count > 0, "there are no traces of {}", P::NAME);
}

/// Checks one trace.
fn check_trace<P: Notated>(wanted: &str) -> Result<(), String> {
    let request: Request = wanted.parse().map_err(|error| format!("{error}"))?;
    let found = request.answer::<P>().map_err(|error| {
        let ply = error
            .ply()
            .map_or(-1, |ply| i64::try_from(ply).unwrap_or(-1));
        format!("{error} (ply {ply})")
    })?;
    let same = found
        .bytes()
        .zip(wanted.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    if found.len() == same && wanted.len() == same {
        return Ok(());
    }
    Err(format!(
        "from byte {same} on\n  found  {:.100}\n  wanted {:.100}",
        String::from_utf8_lossy(&found.as_bytes()[same..]),
        String::from_utf8_lossy(&wanted.as_bytes()[same..]),
    ))
}
