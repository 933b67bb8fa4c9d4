//! Records in files.

use std::path::Path;

use anyhow::{Context as _, Result, bail};
use board_play::record::game_of;
use fourchette::{AnyRecord, Start};

use super::{file, input};

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
    file::write(path, text)?;
    Ok(())
}

/// Reads a record of a game from a file.
pub(crate) fn load(game: &str, path: &Path) -> Result<AnyRecord> {
    let text = input::read_record(path)?;
    let record = AnyRecord::begin(game, Start::Record(&text));
    record.with_context(|| input::record_name(path))
}
