//! Positions as the arguments name them.

use anyhow::{Context as _, Result};
use fourchette::{AnyRecord, Start, about};

use super::args::SourceArgs;
use super::failure::Failure;
use super::record_file;

impl SourceArgs {
    /// Returns the record that the arguments name: a start, and the moves made.
    pub(crate) fn record(&self) -> Result<AnyRecord, Failure> {
        // A wrong name is bad usage, whatever else is wrong.
        about(&self.game)?;
        let mut record = self.start()?;
        let moves = self.moves.as_deref().unwrap_or_default();
        for (number, text) in (1..).zip(moves.split_whitespace()) {
            let pushed = record.push(text);
            pushed.with_context(|| format!("number {number} of --moves"))?;
        }
        Ok(record)
    }

    fn start(&self) -> Result<AnyRecord> {
        if let Some(path) = &self.record {
            return record_file::load(&self.game, path);
        }
        let rules = self.rules.as_deref().unwrap_or_default();
        let position = self.position.as_deref();
        let start = position.map_or(Start::Rules(rules), Start::Position);
        Ok(AnyRecord::begin(&self.game, start)?)
    }
}
