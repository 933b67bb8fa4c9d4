//! Records.

use core::num::NonZeroU32;

use fourchette::board_play::{Adjudication, Ended, Ending, Outcome, TextError, record};
use fourchette::{AnyRecord, Start};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json::json;
use crate::position::Position;
use crate::refusal::{Refusal, seat};
use crate::status::{AdjudicationJson, EndingJson};

/// A record of any of the games.
#[wasm_bindgen]
pub struct Record(pub(crate) AnyRecord);

/// A comment, after so many moves.
#[derive(Serialize)]
struct CommentJson<'a> {
    ply: usize,
    text: &'a str,
}

/// A header that the format gives no meaning.
#[derive(Serialize)]
struct HeaderJson<'a> {
    key: &'a str,
    value: &'a str,
}

impl Record {
    /// Names the game in a refusal.
    fn refuse(&self, error: impl Into<Refusal>) -> Refusal {
        error.into().in_game(self.0.game())
    }
}

/// Writes an ending, or `null`.
fn ending(ending: Option<Ending>) -> String {
    json(&ending.map(EndingJson::from))
}

#[wasm_bindgen]
impl Record {
    /// Begins a record at a position.
    pub fn begin(start: &Position) -> Result<Self, Refusal> {
        let line = start.0.to_string();
        let begun = AnyRecord::begin(start.0.game(), Start::Position(&line));
        begun
            .map(Self)
            .map_err(|error| Refusal::from(error).in_game(start.0.game()))
    }

    /// Reads a record's text.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        let refuse = |error| Refusal::from(error).in_record(text);
        text.parse().map(Self).map_err(refuse)
    }

    pub fn text(&self) -> String {
        self.0.to_string()
    }

    pub fn copy(&self) -> Self {
        Self(self.0.clone())
    }

    pub fn game(&self) -> String {
        self.0.game().to_owned()
    }

    pub fn start(&self) -> Position {
        Position(self.0.start())
    }

    pub fn position(&self) -> Position {
        Position(self.0.position())
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

    pub fn push(&mut self, m: &str) -> Result<String, Refusal> {
        let pushed = self.0.push(m);
        pushed.map(ending).map_err(|error| self.refuse(error))
    }

    pub fn truncate(&mut self, plies: usize) {
        self.0.truncate(plies);
    }

    pub fn ending(&self) -> String {
        ending(self.0.ending())
    }

    /// Ends a game that the moves have not decided; `ended` and `outcome` are the words of records.
    pub fn end(&mut self, ended: &str, outcome: &str) -> Result<String, Refusal> {
        let refuse = |error: TextError| self.refuse(error);
        let ended: Ended = ended.parse().map_err(refuse)?;
        let outcome: Outcome = outcome.parse().map_err(refuse)?;
        let by_word = self.0.end(ended, outcome);
        let by_word = by_word.map_err(|error| self.refuse(error))?;
        Ok(ending(Some(by_word)))
    }

    #[wasm_bindgen(js_name = withColoursExchanged)]
    pub fn with_colours_exchanged(&self) -> Option<Self> {
        self.0.with_colours_exchanged().map(Self)
    }

    pub fn adjudication(&self) -> String {
        json(&AdjudicationJson::from(self.0.adjudication()))
    }

    /// Returns the record under another adjudication; 0 is none.
    pub fn adjudicated(&self, repetition: u32, max_plies: u32) -> Result<Self, Refusal> {
        let by = adjudication(repetition, max_plies);
        self.0
            .adjudicated(by)
            .map(Self)
            .map_err(|error| self.refuse(error))
    }

    pub fn name(&self, of: u32) -> Result<Option<String>, Refusal> {
        Ok(self.0.name(seat(of)?).map(str::to_owned))
    }

    #[wasm_bindgen(js_name = setName)]
    pub fn set_name(&mut self, of: u32, name: &str) -> Result<(), Refusal> {
        let named = self.0.set_name(seat(of)?, name);
        named.map_err(|error| self.refuse(error))
    }

    pub fn headers(&self) -> String {
        let headers = self.0.headers().into_iter();
        let headers: Vec<_> = headers
            .map(|(key, value)| HeaderJson { key, value })
            .collect();
        json(&headers)
    }

    #[wasm_bindgen(js_name = setHeader)]
    pub fn set_header(&mut self, key: &str, value: &str) -> Result<(), Refusal> {
        let set = self.0.set_header(key, value);
        set.map_err(|error| self.refuse(error))
    }

    #[wasm_bindgen(js_name = removeHeader)]
    pub fn remove_header(&mut self, key: &str) -> Option<String> {
        self.0.remove_header(key)
    }

    pub fn comments(&self) -> String {
        let comments = self.0.comments().into_iter();
        let comments: Vec<_> = comments
            .map(|(ply, text)| CommentJson { ply, text })
            .collect();
        json(&comments)
    }

    #[wasm_bindgen(js_name = setComment)]
    pub fn set_comment(&mut self, ply: usize, text: &str) -> Result<(), Refusal> {
        let set = self.0.set_comment(ply, text);
        set.map_err(|error| self.refuse(error))
    }

    #[wasm_bindgen(js_name = removeComment)]
    pub fn remove_comment(&mut self, ply: usize) -> Option<String> {
        self.0.remove_comment(ply)
    }

    #[wasm_bindgen(js_name = seenBy)]
    pub fn seen_by(&self, viewer: u32) -> Result<String, Refusal> {
        Ok(self.0.seen_by(seat(viewer)?))
    }
}

/// Returns the name of the game that a record says it is of.
#[wasm_bindgen(js_name = gameOf)]
pub fn game_of(text: &str) -> Result<String, Refusal> {
    Ok(record::game_of(text)?.to_owned())
}

/// Makes an adjudication of two limits; 0 is none.
pub(crate) fn adjudication(repetition: u32, max_plies: u32) -> Adjudication {
    Adjudication {
        repetition: NonZeroU32::new(repetition),
        max_plies: NonZeroU32::new(max_plies),
    }
}
