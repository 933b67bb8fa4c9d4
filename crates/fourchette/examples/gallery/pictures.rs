//! The pictures of the documents: the board, and for each game the end of a record.

use std::fs;
use std::path::{Path, PathBuf};

use board_draw::{BoardPicture, DrawOptions};
use board_graph::Board;
use board_play::{Record, Viewer};
use fourchette::{Game, NAMES, RecordVisitor, Start, visit_start};

/// A picture, and where it belongs.
pub(crate) struct Picture {
    /// Its file, from the root of the repository.
    pub(crate) path: String,
    /// What is to be in the file.
    pub(crate) svg: String,
}

impl Picture {
    /// Returns the file that it belongs in.
    pub(crate) fn file(&self) -> PathBuf {
        root().join(&self.path)
    }

    /// Returns whether its file holds anything else, or is missing.
    pub(crate) fn has_drifted(&self) -> bool {
        fs::read_to_string(self.file()).ok().as_ref() != Some(&self.svg)
    }
}

/// Draws all pictures.
///
/// # Errors
///
/// A record cannot be read; the text names it and says why.
pub(crate) fn all() -> Result<Vec<Picture>, String> {
    let board = Picture {
        path: "docs/board.svg".to_owned(),
        svg: BoardPicture::new(Board::bent9()).svg().to_string(),
    };
    let games = NAMES.iter().map(|name| game(name));
    core::iter::once(Ok(board)).chain(games).collect()
}

/// Draws the last position of the record that there is for a game.
fn game(name: &str) -> Result<Picture, String> {
    let record = format!("docs/gallery/{name}.txt");
    let text = fs::read_to_string(root().join(&record));
    let text = text.map_err(|reason| format!("{record}: {reason}"))?;
    let svg = visit_start(name, Start::Record(&text), Draw);
    Ok(Picture {
        path: format!("docs/gallery/{name}.svg"),
        svg: svg.map_err(|reason| format!("{record}: {reason}"))?,
    })
}

/// Draws the last position of a record, with the move that led there.
struct Draw;

impl RecordVisitor for Draw {
    type Out = String;

    fn visit<G: Game>(self, record: Record<G>) -> String {
        let shown = DrawOptions {
            last: record.moves().last().copied(),
            viewer: Viewer::Everyone,
        };
        record.position().svg(&shown).to_string()
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
