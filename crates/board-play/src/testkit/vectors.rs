//! Test vectors: what independent implementations of the same rules say.
//!
//! Both functions panic at the first disagreement, and if there is nothing to check.

use serde_json::Value;

use crate::trace::Request;
use crate::{Notated, perft};

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
    for (number, wanted) in (1..).zip(text.lines()) {
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

/// Checks a table of perft counts: a JSON list of
/// `{"game":…,"rules":…,"moves":[…],"counts":[…]}`, where `counts[d - 1]` is the count at depth `d`
/// after `moves`.
///
/// # Panics
///
/// If a count is wrong or the table malformed.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::testkit::vectors;
///
/// let table = r#"[{"game":"nim","rules":"stones=3","moves":["1"],"counts":[2,1,0]}]"#;
/// vectors::check_perft::<Nim>(table);
/// ```
pub fn check_perft<P: Notated>(text: &str) {
    let rows: Vec<Value> = match serde_json::from_str(text) {
        Ok(rows) => rows,
        Err(error) => panic!("the perft table of {}: {error}", P::NAME),
    };
    let mut count = 0;
    for (number, row) in (1..).zip(&rows) {
        match check_row::<P>(row) {
            Ok(counts) => count += counts,
            Err(why) => panic!("row {number} of the perft table of {}: {why}", P::NAME),
        }
    }
    assert!(count > 0, "there are no perft counts of {}", P::NAME);
}

/// Checks one row of a perft table.
fn check_row<P: Notated>(row: &Value) -> Result<usize, String> {
    let request: Request = row
        .to_string()
        .parse()
        .map_err(|error| format!("{error}"))?;
    if request.game != P::NAME {
        return Err(format!("of the game {}", request.game));
    }
    let options = request.rules.parse::<P::Options>();
    let mut position = P::new(&options.map_err(|error| error.to_string())?);
    for text in &request.moves {
        let m = text.parse::<P::Move>().map_err(|error| error.to_string())?;
        position
            .play(m)
            .map_err(|error| format!("{text}: {error}"))?;
    }
    let counts = row.get("counts").and_then(Value::as_array);
    let counts = counts.ok_or("there is no list of counts")?;
    for (depth, wanted) in (1..).zip(counts) {
        let found = perft(&position, depth);
        if wanted.as_u64() != Some(found) {
            return Err(format!("depth {depth}: found {found}, wanted {wanted}"));
        }
    }
    Ok(counts.len())
}
