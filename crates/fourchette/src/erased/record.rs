//! A record without its type.

use core::fmt::Display;

use board_play::{Adjudication, EndError, Ended, Ending, Outcome, Record, Seat, TextError};
use bots::{BotKind, Budget};

use super::{ErasedPosition, ErasedSeries, ErasedTable};
use crate::moves_by_text::push_text;
use crate::table::with_colours_exchanged;
use crate::{Error, Game, GameResult, Player, Series, Table};

/// What [`AnyRecord`](crate::AnyRecord) does, as an object.
pub(crate) trait ErasedRecord: Display + Send + Sync {
    fn start(&self) -> Box<dyn ErasedPosition>;
    fn position(&self) -> Box<dyn ErasedPosition>;
    fn plies(&self) -> usize;
    fn moves(&self) -> Vec<String>;
    fn last(&self) -> Option<String>;
    fn push(&mut self, m: &str) -> Result<Option<Ending>, Error>;
    fn truncate(&mut self, plies: usize);
    fn ending(&self) -> Option<Ending>;
    fn result(&self) -> Option<GameResult>;
    fn with_colours_exchanged(&self) -> Option<Box<dyn ErasedRecord>>;
    fn end(&mut self, ended: Ended, outcome: Outcome) -> Result<Ending, EndError>;
    fn headers(&self) -> Vec<(&str, &str)>;
    fn set_header(&mut self, key: &str, value: &str) -> Result<(), TextError>;
    fn remove_header(&mut self, key: &str) -> Option<String>;
    fn comments(&self) -> Vec<(usize, &str)>;
    fn set_comment(&mut self, ply: usize, text: &str) -> Result<(), TextError>;
    fn remove_comment(&mut self, ply: usize) -> Option<String>;
    fn adjudication(&self) -> Adjudication;
    fn adjudicated(&self, by: Adjudication) -> Result<Box<dyn ErasedRecord>, Error>;
    fn name(&self, seat: Seat) -> Option<&str>;
    fn set_name(&mut self, seat: Seat, name: &str) -> Result<(), TextError>;
    fn seen_by(&self, viewer: Seat) -> String;
    fn series(&self, players: [BotKind; 2], seed: u64, by: Adjudication) -> Box<dyn ErasedSeries>;
    fn into_table(self: Box<Self>, players: [Player; 2], seed: u64) -> Box<dyn ErasedTable>;
    fn boxed(&self) -> Box<dyn ErasedRecord>;
}

impl<G: Game> ErasedRecord for Record<G> {
    fn start(&self) -> Box<dyn ErasedPosition> {
        Box::new(*Self::start(self))
    }

    fn position(&self) -> Box<dyn ErasedPosition> {
        Box::new(*Self::position(self))
    }

    fn plies(&self) -> usize {
        Self::moves(self).len()
    }

    fn moves(&self) -> Vec<String> {
        Self::moves(self).iter().map(ToString::to_string).collect()
    }

    fn last(&self) -> Option<String> {
        Self::moves(self).last().map(ToString::to_string)
    }

    fn push(&mut self, m: &str) -> Result<Option<Ending>, Error> {
        push_text(self, m)
    }

    fn truncate(&mut self, plies: usize) {
        Self::truncate(self, plies);
    }

    fn ending(&self) -> Option<Ending> {
        Self::ending(self)
    }

    fn result(&self) -> Option<GameResult> {
        GameResult::of(self)
    }

    fn with_colours_exchanged(&self) -> Option<Box<dyn ErasedRecord>> {
        let start = with_colours_exchanged(Self::position(self))?;
        Some(Box::new(Self::new(start, Self::adjudication(self))))
    }

    fn end(&mut self, ended: Ended, outcome: Outcome) -> Result<Ending, EndError> {
        Self::end(self, ended, outcome)
    }

    fn headers(&self) -> Vec<(&str, &str)> {
        Self::headers(self).collect()
    }

    fn set_header(&mut self, key: &str, value: &str) -> Result<(), TextError> {
        Self::set_header(self, key, value)
    }

    fn remove_header(&mut self, key: &str) -> Option<String> {
        Self::remove_header(self, key)
    }

    fn comments(&self) -> Vec<(usize, &str)> {
        Self::comments(self).collect()
    }

    fn set_comment(&mut self, ply: usize, text: &str) -> Result<(), TextError> {
        Self::set_comment(self, ply, text)
    }

    fn remove_comment(&mut self, ply: usize) -> Option<String> {
        Self::remove_comment(self, ply)
    }

    fn adjudication(&self) -> Adjudication {
        Self::adjudication(self)
    }

    fn adjudicated(&self, by: Adjudication) -> Result<Box<dyn ErasedRecord>, Error> {
        let record = Self::adjudicated(self, by)?;
        Ok(Box::new(record))
    }

    fn name(&self, seat: Seat) -> Option<&str> {
        Self::name(self, seat)
    }

    fn set_name(&mut self, seat: Seat, name: &str) -> Result<(), TextError> {
        Self::set_name(self, seat, name)
    }

    fn seen_by(&self, viewer: Seat) -> String {
        Self::seen_by(self, viewer).to_string()
    }

    fn series(&self, players: [BotKind; 2], seed: u64, by: Adjudication) -> Box<dyn ErasedSeries> {
        Box::new(Series {
            start: *Self::position(self),
            players,
            seed,
            adjudication: by,
            memory: Budget::MEMORY,
        })
    }

    fn into_table(self: Box<Self>, players: [Player; 2], seed: u64) -> Box<dyn ErasedTable> {
        Box::new(Table::new(*self, players, seed))
    }

    fn boxed(&self) -> Box<dyn ErasedRecord> {
        Box::new(self.clone())
    }
}
