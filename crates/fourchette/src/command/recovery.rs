//! Games that are kept when the program is ended from outside and nobody can be asked where to.

use std::env;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::output;

/// What is said of a file that holds secrets.
pub(crate) const SECRETS: &str =
    "; it holds the secrets of both seats: do not look into it before the game is over";

/// How many names are tried in a folder.
const NAMES: u32 = 10_000;

/// A game that is not saved.
#[derive(Clone, Debug)]
pub(crate) struct Unsaved {
    /// The name of the game.
    pub(crate) game: &'static str,
    /// Its record.
    pub(crate) text: String,
    /// What is said of its file, [`SECRETS`] or nothing.
    pub(crate) warning: &'static str,
}

impl Unsaved {
    /// Writes the game to a new file, in the present folder or, if that cannot be, in that for temporary
    /// files, and says where it is.
    pub(crate) fn keep(&self) {
        let Self { game, warning, .. } = self;
        match self
            .write_to(Path::new(""))
            .or_else(|_| self.write_to(&env::temp_dir()))
        {
            Ok(path) => {
                let path = path.display();
                output::note(format_args!(
                    "the game is kept in {path}{warning}\n\
                     fourchette play {game} --record {path} goes on with it"
                ));
            }
            Err(reason) => output::note(format_args!("the game cannot be kept: {reason}")),
        }
    }

    fn write_to(&self, folder: &Path) -> io::Result<PathBuf> {
        for number in 1..NAMES {
            let path = folder.join(format!("{}-unsaved-{number}.txt", self.game));
            // What is there already is left alone.
            match File::create_new(&path) {
                Ok(file) => return self.fill(file, path),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    fn fill(&self, mut file: File, path: PathBuf) -> io::Result<PathBuf> {
        let written = file
            .write_all(self.text.as_bytes())
            .and_then(|()| file.sync_all());
        if let Err(reason) = written {
            // Half a game is no game.
            let _ = fs::remove_file(&path);
            return Err(reason);
        }
        Ok(path)
    }
}

#[cfg(test)]
mod tests {
    use std::process;

    use super::*;

    #[test]
    fn a_game_is_kept_in_a_new_file() {
        let folder = env::temp_dir().join(format!("fourchette-unsaved-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let unsaved = |text: &str| Unsaved {
            game: "y",
            text: text.to_owned(),
            warning: "",
        };
        let paths = ["one", "two"].map(|text| unsaved(text).write_to(&folder).unwrap());
        assert_eq!(paths[0], folder.join("y-unsaved-1.txt"));
        assert_eq!(paths[1], folder.join("y-unsaved-2.txt"));
        for (path, text) in paths.iter().zip(["one", "two"]) {
            assert_eq!(fs::read_to_string(path).unwrap(), text);
        }
        fs::remove_dir_all(&folder).unwrap();
        assert!(unsaved("three").write_to(&folder).is_err());
    }
}
