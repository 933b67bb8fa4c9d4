//! Traces by text: what the command `trace` answers, for programs that have a request or a record.

use board_play::RecordError;
use board_play::record::{game_of, rules_of};
use board_play::trace::{Request, TraceError};

use crate::{AnyPosition, AnyRecord, Error, Start};

/// Answers a request for a trace, a line of JSON such as `{"game":"y","rules":"","moves":["e5"]}`, with
/// a line of JSON.
///
/// # Errors
///
/// The line is no request, there is no such game, or what a game refuses;
/// [`TraceError::to_json`] is the answer to give then.
///
/// # Examples
///
/// ```
/// let answer = fourchette::trace_request(r#"{"game":"y","moves":["e5"]}"#)?;
/// assert!(answer.contains(r#""turns":"12""#), "{answer}");
/// # Ok::<(), fourchette::board_play::trace::TraceError>(())
/// ```
pub fn trace_request(line: &str) -> Result<String, TraceError> {
    let request: Request = line.parse()?;
    let start = AnyPosition::new(&request.game, &request.rules).map_err(TraceError::new)?;
    start.trace(&request.rules, &request.moves)
}

/// Answers a record with a line of JSON: the trace of its moves.
///
/// # Errors
///
/// As the record's reader.
pub fn trace_record(text: &str) -> Result<String, TraceError> {
    let game = game_of(text).map_err(TraceError::new)?;
    let rules = rules_of(text).map_err(TraceError::new)?;
    let record = AnyRecord::begin(game, Start::Record(text)).map_err(refusal)?;
    let start = record.start();
    // A record that begins with a position may leave its rules to that.
    let rules = rules.map_or_else(|| start.rules(), str::to_owned);
    start.trace(&rules, &record.moves())
}

/// Says why a record is refused. The answer counts the moves from 0, so that the reason, which would
/// count them from 1, names the line alone.
fn refusal(error: Error) -> TraceError {
    if let Error::Start(reason) = &error
        && let Some(record) = reason.downcast_ref::<RecordError>()
        && let Some(ply) = record.ply()
    {
        let reason = format_args!("line {}: {}", record.line(), record.reason());
        return TraceError::at_ply(ply, reason);
    }
    TraceError::new(error)
}
