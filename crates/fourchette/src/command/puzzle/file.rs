//! Puzzles in files.

use core::num::NonZeroUsize;
use core::str::FromStr;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use fourchette::AnyPuzzle;

use super::line::PuzzleLine;
use crate::command::input;

/// Which puzzle of which file: `FILE`, the first one, or `FILE:K`, the K-th.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PuzzleAt {
    path: PathBuf,
    number: NonZeroUsize,
}

impl FromStr for PuzzleAt {
    type Err = core::convert::Infallible;

    /// What follows the last colon is part of the name unless it is a number.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbered = text.rsplit_once(':');
        let numbered = numbered.and_then(|(path, number)| Some((path, number.parse().ok()?)));
        let (path, number) = numbered.unwrap_or((text, NonZeroUsize::MIN));
        Ok(Self {
            path: Path::new(path).to_owned(),
            number,
        })
    }
}

impl PuzzleAt {
    /// Reads the puzzle, which must be one of a game.
    pub(crate) fn load(&self, game: &str) -> Result<AnyPuzzle> {
        let name = || format!("puzzle {} of {}", self.number, input::name(&self.path));
        let puzzle = self.read().with_context(name)?;
        let found = puzzle.position.game();
        ensure!(
            found == game,
            "{}: it is one of {found}, not of {game}",
            name()
        );
        Ok(puzzle)
    }

    fn read(&self) -> Result<AnyPuzzle> {
        let mut source = input::open(&self.path)?;
        let text = input::read_text(&mut source)?;
        let mut lines = text.lines().filter(|line| !line.trim().is_empty());
        let count = lines.clone().count();
        let line = lines.nth(self.number.get() - 1);
        PuzzleLine::read(line.with_context(|| format!("there are {count}"))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_behind_the_last_colon_is_that_of_a_puzzle() {
        for (text, path, number) in [
            ("y.jsonl", "y.jsonl", 1),
            ("y.jsonl:3", "y.jsonl", 3),
            ("c:/y.jsonl", "c:/y.jsonl", 1),
            ("y:0", "y:0", 1),
            ("a:b:12", "a:b", 12),
        ] {
            let at: PuzzleAt = text.parse().unwrap();
            assert_eq!(
                (at.path.as_path(), at.number.get()),
                (Path::new(path), number)
            );
        }
    }
}
