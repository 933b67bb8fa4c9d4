//! Positions.

use core::num::NonZeroU32;

use fourchette::{AnyPosition, GameName};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::course::{self, CourseJson};
use crate::json::json;
use crate::refusal::{Refusal, seat, viewer};
use crate::scene::SceneJson;
use crate::status::StatusJson;
use crate::tally::TallyJson;

/// A position of any of the games.
#[wasm_bindgen]
pub struct Position(pub(crate) AnyPosition);

impl Position {
    /// Names the game in a refusal.
    fn refuse(&self, error: impl Into<Refusal>) -> Refusal {
        error.into().in_game(self.0.game())
    }
}

#[wasm_bindgen]
impl Position {
    /// Sets up the start of a game, by one of its names, under rule options.
    pub fn start(game: &str, rules: &str) -> Result<Self, Refusal> {
        let refuse = |error| Refusal::from(error).in_game(game);
        let name = GameName::find(game).map_err(refuse)?;
        let refuse = |error| Refusal::from(error).in_game(name.game());
        let rules = name.rules(rules).map_err(refuse)?;
        let position = AnyPosition::new(name.game(), &rules).map_err(refuse)?;
        Ok(Self(position))
    }

    /// Reads a position's line.
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

    pub fn rules(&self) -> String {
        self.0.rules()
    }

    pub fn alias(&self) -> Option<String> {
        self.0.alias().map(|alias| alias.name.to_owned())
    }

    pub fn rematch(&self) -> String {
        self.0.rematch().to_string()
    }

    pub fn status(&self) -> String {
        json(&StatusJson::from(self.0.status()))
    }

    pub fn moves(&self, most: Option<u32>) -> Vec<String> {
        match most {
            Some(most) => self.0.first_moves(most as usize),
            None => self.0.moves(),
        }
    }

    #[wasm_bindgen(js_name = winningMoves)]
    pub fn winning_moves(&self) -> Vec<String> {
        self.0.winning_moves()
    }

    #[wasm_bindgen(js_name = moveCount)]
    pub fn move_count(&self) -> usize {
        self.0.move_count()
    }

    pub fn check(&self, m: &str) -> Result<(), Refusal> {
        self.0.check(m).map_err(|error| self.refuse(error))
    }

    pub fn after(&self, m: &str) -> Result<Self, Refusal> {
        let mut next = self.0.clone();
        next.play(m).map_err(|error| self.refuse(error))?;
        Ok(Self(next))
    }

    #[wasm_bindgen(js_name = chanceWeight)]
    pub fn chance_weight(&self, m: &str) -> Result<u32, Refusal> {
        self.0.chance_weight(m).map_err(|error| self.refuse(error))
    }

    pub fn key(&self) -> u64 {
        self.0.key()
    }

    #[wasm_bindgen(js_name = isAlternating)]
    pub fn is_alternating(&self) -> bool {
        self.0.is_alternating()
    }

    pub fn perft(&self, depth: u32) -> u64 {
        self.0.perft(depth as usize)
    }

    /// Plays random games, from number `first` on, and counts what came of them.
    pub fn playouts(&self, seed: u64, first: u64, games: u32, max_plies: u32) -> String {
        let max_plies = NonZeroU32::new(max_plies).unwrap_or(NonZeroU32::MAX);
        let numbers = first..first.saturating_add(games.into());
        json(&TallyJson::from(self.0.playouts(seed, numbers, max_plies)))
    }

    pub fn view(&self, viewer: u32) -> Result<String, Refusal> {
        Ok(self.0.view(seat(viewer)?))
    }

    pub fn seen(&self, m: &str, viewer: u32) -> Result<String, Refusal> {
        let seen = self.0.seen(m, seat(viewer)?);
        seen.map_err(|error| self.refuse(error))
    }

    pub fn told(&self, m: &str, viewer: u32) -> Result<String, Refusal> {
        let told = self.0.told(m, seat(viewer)?);
        told.map_err(|error| self.refuse(error))
    }

    pub fn places(&self) -> Option<String> {
        self.0.places()
    }

    pub fn explain(&self, m: &str) -> Result<Option<String>, Refusal> {
        self.0.explain(m).map_err(|error| self.refuse(error))
    }

    pub fn diagram(&self, last: Option<String>, viewed_by: Option<u32>) -> Result<String, Refusal> {
        let canvas = self.0.canvas(last.as_deref(), viewer(viewed_by)?);
        let canvas = canvas.map_err(|error| self.refuse(error))?;
        Ok(canvas.to_string())
    }

    pub fn svg(&self, last: Option<String>, viewed_by: Option<u32>) -> Result<String, Refusal> {
        let svg = self.0.svg(last.as_deref(), viewer(viewed_by)?);
        let svg = svg.map_err(|error| self.refuse(error))?;
        Ok(svg.to_string())
    }

    pub fn scene(&self, last: Option<String>, viewed_by: Option<u32>) -> Result<String, Refusal> {
        let scene = self.0.scene(last.as_deref(), viewer(viewed_by)?);
        let scene = scene.map_err(|error| self.refuse(error))?;
        Ok(json(&SceneJson::from(&scene)))
    }

    pub fn course(&self, m: &str) -> Result<String, Refusal> {
        let course = self.0.course(m).map_err(|error| self.refuse(error))?;
        Ok(json(&CourseJson::from(&course)))
    }

    pub fn choices(&self, viewed_by: Option<u32>) -> Result<String, Refusal> {
        let choices = self.0.choices(viewer(viewed_by)?);
        Ok(json(&course::choices(&choices)))
    }
}
