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
    replace(path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn replace(path: &Path, text: &str) -> Result<()> {
    if path.is_dir() {
        bail!("it is a folder");
    }
    if path.try_exists()? {
        let there = input::open(path).and_then(|mut there| input::read_text(&mut there));
        if !there.is_ok_and(|there| game_of(&there).is_ok()) {
            bail!("it is there already and is no record");
        }
    }
    fs::write(path, text)?;
    Ok(())
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
