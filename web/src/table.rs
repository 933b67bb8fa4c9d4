//! Games that are being played.

use fourchette::board_play::{Ended, Outcome, Viewer};
use fourchette::{AnyTable, Player};
use js_sys::Function;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::budget::{AnalysisJson, Watcher, budget};
use crate::course;
use crate::json::json;
use crate::position::Position;
use crate::record::Record;
use crate::refusal::{Refusal, seat};
use crate::scene::SceneJson;
use crate::status::{EndingJson, seat_number};

/// A game of any kind that is being played.
#[wasm_bindgen]
pub struct Table(AnyTable);

/// A move as a seat has seen it.
#[derive(Serialize)]
struct ToldMoveJson {
    ply: usize,
    mover: Option<u32>,
    text: String,
    explanation: Option<String>,
}

impl Table {
    /// Names the game in a refusal.
    fn refuse(&self, error: impl Into<Refusal>) -> Refusal {
        error.into().in_game(self.0.position().game())
    }
}

#[wasm_bindgen]
impl Table {
    /// Seats players at a game. `number` is that of the game in a session.
    #[wasm_bindgen(constructor)]
    pub fn new(
        record: &Record,
        first: &str,
        second: &str,
        seed: u64,
        number: u64,
    ) -> Result<Self, Refusal> {
        let players: [Player; 2] = [first.parse()?, second.parse()?];
        let mut table = record.0.clone().into_table(players, seed);
        table.set_number(number);
        Ok(Self(table))
    }

    #[wasm_bindgen(js_name = limitMemory)]
    pub fn limit_memory(&mut self, bytes: usize) {
        self.0.limit_memory(bytes);
    }

    pub fn seed(&self) -> u64 {
        self.0.seed()
    }

    pub fn number(&self) -> u64 {
        self.0.number()
    }

    pub fn position(&self) -> Position {
        Position(self.0.position())
    }

    pub fn record(&self) -> Record {
        Record(self.0.record())
    }

    pub fn plies(&self) -> usize {
        self.0.plies()
    }

    pub fn moves(&self) -> Vec<String> {
        self.0.moves()
    }

    pub fn last(&self) -> Option<String> {
        self.0.last()
    }

    pub fn end(&self) -> String {
        json(&self.0.end().map(EndingJson::from))
    }

    pub fn player(&self, of: u32) -> Result<String, Refusal> {
        Ok(self.0.player(seat(of)?).to_string())
    }

    #[wasm_bindgen(js_name = setPlayer)]
    pub fn set_player(&mut self, of: u32, player: &str) -> Result<(), Refusal> {
        self.0.set_player(seat(of)?, player.parse()?);
        Ok(())
    }

    #[wasm_bindgen(js_name = exchangePlayers)]
    pub fn exchange_players(&mut self) {
        self.0.exchange_players();
    }

    /// Seats the players at their next game, in a given way or else by the custom of the game.
    pub fn rematch(&self, way: Option<String>) -> Result<Option<Self>, Refusal> {
        let next = match way {
            Some(way) => self.0.rematch_by(way.parse()?),
            None => self.0.rematch(),
        };
        Ok(next.map(Self))
    }

    #[wasm_bindgen(js_name = humanToMove)]
    pub fn human_to_move(&self) -> Option<u32> {
        self.0.human_to_move().map(seat_number)
    }

    #[wasm_bindgen(js_name = hasSecrets)]
    pub fn has_secrets(&self) -> bool {
        self.0.has_secrets()
    }

    #[wasm_bindgen(js_name = canHaveSecrets)]
    pub fn can_have_secrets(&self) -> bool {
        self.0.can_have_secrets()
    }

    #[wasm_bindgen(js_name = isOpen)]
    pub fn is_open(&self) -> bool {
        self.0.is_open()
    }

    pub fn open(&mut self) {
        self.0.open();
    }

    #[wasm_bindgen(js_name = lastSecret)]
    pub fn last_secret(&self) -> usize {
        self.0.last_secret()
    }

    pub fn push(&mut self, m: &str) -> Result<String, Refusal> {
        match self.0.push(m) {
            Ok(ending) => Ok(json(&ending.map(EndingJson::from))),
            Err(error) => Err(self.refuse(error)),
        }
    }

    #[wasm_bindgen(js_name = keepTrees)]
    pub fn keep_trees(&mut self) {
        self.0.keep_trees();
    }

    pub fn decide(&mut self, watch: Option<Function>) -> Result<Option<String>, JsValue> {
        let mut watcher = Watcher::new(watch.as_ref());
        let m = self
            .0
            .decide_watched(&mut |progress| watcher.tell(progress));
        watcher.finish()?;
        Ok(m)
    }

    /// Looks for the best moves, within iterations or milliseconds.
    pub fn advise(
        &mut self,
        iterations: Option<u32>,
        milliseconds: Option<f64>,
        watch: Option<Function>,
    ) -> Result<String, JsValue> {
        let budget = budget(iterations, milliseconds)?;
        let mut watcher = Watcher::new(watch.as_ref());
        let analysis = self
            .0
            .advise(budget, &mut |progress| watcher.tell(progress));
        watcher.finish()?;
        Ok(json(&analysis.map(AnalysisJson::from)))
    }

    pub fn resign(&mut self) -> Option<u32> {
        self.0.resign().map(seat_number)
    }

    #[wasm_bindgen(js_name = resignFor)]
    pub fn resign_for(&mut self, of: u32) -> Result<String, Refusal> {
        let ended = self.0.resign_for(seat(of)?);
        let ended = ended.map_err(|error| self.refuse(error))?;
        Ok(json(&EndingJson::from(ended)))
    }

    /// Ends a game that the moves have not decided; `ended` and `outcome` are the words of records.
    #[wasm_bindgen(js_name = endBy)]
    pub fn end_by(&mut self, ended: &str, outcome: &str) -> Result<String, Refusal> {
        let (ended, outcome) = (ended.parse::<Ended>()?, outcome.parse::<Outcome>()?);
        let ended = self.0.end_by(ended, outcome);
        let ended = ended.map_err(|error| self.refuse(error))?;
        Ok(json(&EndingJson::from(ended)))
    }

    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    pub fn truncate(&mut self, plies: usize) -> Vec<String> {
        self.0.truncate(plies)
    }

    pub fn svg(&self) -> String {
        self.0.svg().to_string()
    }

    pub fn scene(&self) -> String {
        json(&SceneJson::from(&self.0.scene()))
    }

    pub fn choices(&self) -> String {
        json(&course::choices(&self.0.choices()))
    }

    pub fn viewer(&self) -> Option<u32> {
        match self.0.viewer() {
            Viewer::Everyone => None,
            Viewer::Seat(seat) => Some(seat_number(seat)),
        }
    }

    pub fn told(&self, m: &str) -> Result<String, Refusal> {
        self.0.told(m).map_err(|error| self.refuse(error))
    }

    #[wasm_bindgen(js_name = toldSince)]
    pub fn told_since(&self, viewer: u32) -> Result<String, Refusal> {
        let told = self.0.told_since(seat(viewer)?).into_iter();
        let told = told.map(|told| ToldMoveJson {
            ply: told.ply,
            mover: told.mover.map(seat_number),
            text: told.text,
            explanation: told.explanation,
        });
        Ok(json(&told.collect::<Vec<_>>()))
    }

    pub fn text(&self) -> String {
        self.0.text()
    }
}
