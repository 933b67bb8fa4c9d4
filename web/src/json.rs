//! How values are handed to JavaScript.

use serde::Serialize;

/// Writes a value as JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("keys are texts, and writing to memory does not fail")
}
