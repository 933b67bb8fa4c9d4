//! Writing files so that nothing that was there is lost.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process;

/// Writes a file: all of it, or, if that fails, nothing, and what was there before stays.
///
/// The text is written to a file beside it, which then takes its place. What is no regular file, such
/// as a pipe or a device, is written to as it is.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let there = fs::metadata(path).ok();
    if there.as_ref().is_some_and(|there| !there.is_file()) {
        return fs::write(path, text);
    }
    // A link stays one: what it leads to is replaced.
    let path = match &there {
        Some(_) => fs::canonicalize(path)?,
        None => path.to_owned(),
    };
    let beside = beside(&path)?;
    let written = write_new(&beside, text).and_then(|()| {
        if let Some(there) = &there {
            fs::set_permissions(&beside, there.permissions())?;
        }
        fs::rename(&beside, &path)
    });
    if written.is_err() {
        // Of two errors the first is told.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Names a file beside another that no other program names.
fn beside(path: &Path) -> io::Result<PathBuf> {
    let Some(name) = path.file_name() else {
        let reason = "the path ends in no file name";
        return Err(io::Error::new(io::ErrorKind::InvalidInput, reason));
    };
    let mut hidden = OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.new", process::id()));
    Ok(path.with_file_name(hidden))
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    // A full disk may tell only now.
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes an empty folder that only this test uses.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("fourchette-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn names(folder: &Path) -> Vec<OsString> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name()).collect()
    }

    #[test]
    fn files_are_written_and_replaced_and_nothing_else_is_left() {
        let folder = folder("written");
        let path = folder.join("game.txt");
        for text in ["long ago", "now"] {
            write(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
            assert_eq!(names(&folder), ["game.txt"]);
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn what_was_there_stays_if_the_disk_refuses() {
        let folder = folder("refused");
        let path = folder.join("game.txt");
        write(&path, "long ago").unwrap();
        // A folder of the name of the file beside it: that cannot be written.
        let taken = beside(&path).unwrap();
        fs::create_dir(&taken).unwrap();
        assert!(write(&path, "now").is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "long ago");
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn links_stay_links_and_devices_are_written_to() {
        let folder = folder("links");
        let (path, link) = (folder.join("game.txt"), folder.join("link.txt"));
        write(&path, "long ago").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        write(&link, "now").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&path).unwrap(), "now");
        write(Path::new("/dev/null"), "nowhere").unwrap();
        fs::remove_dir_all(folder).unwrap();
    }
}
