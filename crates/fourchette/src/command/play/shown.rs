//! Games whose secrets have been shown: they stay so, whatever is loaded.

use fourchette::{AnyRecord, AnyTable};

/// The games whose secrets have been shown since the program began.
#[derive(Debug, Default)]
pub(super) struct Shown(Vec<AnyRecord>);

impl Shown {
    /// Remembers the game at a table, if everything in it is shown.
    pub(super) fn note(&mut self, table: &AnyTable) {
        if table.end().is_none() && !table.is_open() {
            return;
        }
        let record = table.record();
        // Taken back, a game shows nothing new.
        let is_known = self
            .0
            .last()
            .is_some_and(|last| is_start_of(&record, record.moves().len(), last));
        if !is_known {
            self.0.push(record);
        }
    }

    /// Shows everything at a table if all that is secret there has been shown before.
    pub(super) fn open_if_known(&self, table: &mut AnyTable) {
        if !table.has_secrets() {
            return;
        }
        let record = table.record();
        let plies = match table.last_secret() {
            // Only an opponent does not see everything: what that will write in secret is known.
            0 => record.moves().len(),
            last => last,
        };
        let is_known = |shown: &AnyRecord| is_start_of(&record, plies, shown);
        if self.0.iter().any(is_known) {
            table.open();
        }
    }
}

/// Returns whether another record begins with so many moves of a record.
pub(super) fn is_start_of(record: &AnyRecord, plies: usize, other: &AnyRecord) -> bool {
    let moves = record.moves();
    record.start() == other.start() && other.moves().starts_with(&moves[..plies])
}
