//! The engine protocol: what an engine is told and asked, and how long it thinks.

mod error_line;
mod limits;
mod move_time;
mod nonsense;
mod settings;

use fourchette::engine::Reply;

/// Returns the reason for which a line was refused.
fn refusal(reply: &Reply) -> &str {
    let reason = reply.lines.first().expect("a refusal");
    reason
        .strip_prefix("info string error: ")
        .unwrap_or_else(|| panic!("{reason}: no refusal"))
}
