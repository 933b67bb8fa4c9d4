//! Views.

use fourchette::AnyView;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::refusal::Refusal;

/// What one seat sees of a game.
#[wasm_bindgen]
pub struct View(AnyView);

#[wasm_bindgen]
impl View {
    /// Reads a view's line.
    pub fn parse(line: &str) -> Result<Self, Refusal> {
        let refuse = |error| Refusal::from(error).in_line(line);
        line.parse().map(Self).map_err(refuse)
    }

    pub fn text(&self) -> String {
        self.0.to_string()
    }

    pub fn game(&self) -> String {
        self.0.game().to_owned()
    }

    pub fn after(&self, told: &str) -> Result<Self, Refusal> {
        let mut next = self.0.clone();
        let refuse = |error| Refusal::from(error).in_game(self.0.game());
        next.advance(told).map_err(refuse)?;
        Ok(Self(next))
    }
}
