//! Files of the workspace and of staged copies.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

/// Returns the files below a folder whose names have one of these ends, as `rs`.
pub(crate) fn below(folder: &Path, ends: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let end = path.extension().and_then(|end| end.to_str());
        if path.is_dir() {
            found.extend(below(&path, ends)?);
        } else if end.is_some_and(|end| ends.contains(&end)) {
            found.push(path);
        }
    }
    Ok(found)
}
