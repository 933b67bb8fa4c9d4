//! Positions as the arguments name them.

use anyhow::{Context as _, Result, anyhow};
use board_play::Ending;
use fourchette::{AnyRecord, GameName, Start};

use super::args::SourceArgs;
use super::failure::Failure;
use super::record_file;

impl SourceArgs {
    /// Returns the record that the arguments name: a start, and the moves made.
    pub(crate) fn record(&self) -> Result<AnyRecord, Failure> {
        // A wrong name is bad usage, whatever else is wrong.
        let name = GameName::find(&self.game)?;
        let mut record = self.start(name)?;
        let moves = self.moves.as_deref().unwrap_or_default();
        for (number, text) in (1..).zip(moves.split_whitespace()) {
            let pushed = record.push(text);
            pushed.with_context(|| format!("number {number} of --moves"))?;
        }
        Ok(record)
    }

    /// Returns the record that the arguments name, if games can go on from there. What a limit of the record
    /// has ended goes on under those of the arguments.
    pub(crate) fn record_to_go_on_from(&self) -> Result<AnyRecord, Failure> {
        let record = self.record()?;
        if let Some(ending @ (Ending::Rules(_) | Ending::Ended(..))) = record.ending() {
            return Err(anyhow!("no game can begin here: {ending}").into());
        }
        Ok(record)
    }

    fn start(&self, name: GameName) -> Result<AnyRecord> {
        let record = match (&self.record, &self.position) {
            (Some(path), _) => record_file::load(name.game(), path)?,
            (None, Some(position)) => AnyRecord::begin(name.game(), Start::Position(position))?,
            (None, None) => {
                let rules = name.rules(self.rules.as_deref().unwrap_or_default())?;
                AnyRecord::begin(name.game(), Start::Rules(&rules))?
            }
        };
        name.check(&record.start())?;
        Ok(record)
    }
}
