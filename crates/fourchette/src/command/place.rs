//! Where a file may be written: nothing is replaced that is something else, and what takes long to make has
//! a place to go to.

use std::io::Read as _;
use std::path::Path;

use anyhow::{Result, bail};

use super::input;

/// How far what a file begins with is looked at.
const BEGINNING: u64 = 1024;

/// What is written, and may be replaced by another one of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Certificate,
    /// A picture as SVG.
    Picture,
}

/// What stands near the beginning of every SVG.
const PICTURE: &str = "<svg";

impl Kind {
    /// Returns whether a file that begins so is one.
    fn begins(self, beginning: &[u8]) -> bool {
        match self {
            Self::Certificate => beginning.starts_with(input::CERTIFICATE),
            // An empty file is nothing that can be lost.
            Self::Picture => {
                beginning.is_empty() || String::from_utf8_lossy(beginning).contains(PICTURE)
            }
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Certificate => "certificate",
            Self::Picture => "picture",
        }
    }
}

/// Refuses a place where what is to be made could not be written, or would replace something else.
pub(crate) fn check(path: &Path, kind: Kind) -> Result<()> {
    let path_name = path.display();
    if path.as_os_str() == input::STANDARD {
        return Ok(());
    }
    if path.is_dir() {
        bail!("cannot write {path_name}: it is a folder");
    }
    if !path.exists() {
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        return match folder.filter(|folder| !folder.is_dir()) {
            Some(folder) => bail!(
                "cannot write {path_name}: there is no folder {}",
                folder.display()
            ),
            None => Ok(()),
        };
    }
    if path.is_file() && !kind.begins(&beginning(path)?) {
        let kind = kind.name();
        bail!("cannot write {path_name}: it is there already and is no {kind}");
    }
    Ok(())
}

fn beginning(path: &Path) -> Result<Vec<u8>> {
    let mut beginning = Vec::new();
    let source = input::open(path)?;
    source.take(BEGINNING).read_to_end(&mut beginning)?;
    Ok(beginning)
}
