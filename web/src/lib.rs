//! All games of Fourchette for JavaScript: what the npm package `fourchette` in `web/npm` is a typed
//! face of. Values with structure come as JSON, whose types `web/npm/src` declares, and a refusal is
//! thrown as JSON as well.

mod budget;
mod course;
mod games;
mod json;
mod position;
mod record;
mod refusal;
mod scene;
mod series;
mod shape;
mod status;
mod table;
mod tally;
mod view;

use std::panic;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::throw_str;

/// Has a fault of the program thrown with its message, instead of as an unreachable instruction.
#[wasm_bindgen(start)]
pub fn start() {
    panic::set_hook(Box::new(|fault| throw_str(&fault.to_string())));
}
