//! A game in words, by its name.

use board_play::options::OptionAbout;
use board_play::{About, RuleOptions as _};

use crate::{Error, Game, GameVisitor, visit};

/// A game in words, with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameAbout {
    /// The game's name: [`Position::NAME`](board_play::Position::NAME).
    pub name: &'static str,
    /// The game in words.
    pub words: About,
    /// The rule options, in the order in which they are written.
    pub options: Vec<OptionAbout>,
}

impl GameAbout {
    /// Describes the game `G`.
    #[must_use]
    pub fn of<G: Game>() -> Self {
        Self {
            name: G::NAME,
            words: G::ABOUT,
            options: G::Options::about(),
        }
    }
}

/// Returns the game called `name` in words.
///
/// # Errors
///
/// There is no such game.
pub fn about(name: &str) -> Result<GameAbout, Error> {
    visit(name, Describe)
}

struct Describe;

impl GameVisitor for Describe {
    type Out = GameAbout;

    fn visit<G: Game>(self) -> GameAbout {
        GameAbout::of::<G>()
    }
}
