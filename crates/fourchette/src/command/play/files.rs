//! Saving and loading games.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use board_play::Record;
use board_play::record::game_of;
use fourchette::{Game, RecordVisitor, Start, visit_start};

use crate::command::input;

/// Writes a record to a file. A file that is there already is replaced only if it is a record.
pub(crate) fn save(path: &Path, text: &str) -> Result<()> {
    let exists = path.try_exists();
    if exists.with_context(|| format!("cannot write {}", path.display()))? {
        let there = input::read_record(path)?;
        if game_of(&there).is_err() {
            bail!("{} is there already and is no record", path.display());
        }
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Reads a record of the game `G`, of any of its types, and returns its text.
pub(crate) fn load<G: Game>(path: &str) -> Result<String> {
    let path = Path::new(path);
    let text = input::read_record(path)?;
    visit_start(G::NAME, Start::Record(&text), Accept).with_context(|| input::record_name(path))?;
    Ok(text)
}

/// Does nothing with a record that has been read.
struct Accept;

impl RecordVisitor for Accept {
    type Out = ();

    fn visit<G: Game>(self, _record: Record<G>) {}
}
