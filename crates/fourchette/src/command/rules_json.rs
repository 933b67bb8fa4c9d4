//! `fourchette rules GAME --json`.

use board_play::options::OptionAbout;
use board_play::prose::{Block, blocks};
use board_play::{Alias, MoveAbout, Viewer};
use fourchette::{AnyPosition, RematchAbout};
use serde::Serialize;

use super::failure::Failure;
use super::json;

/// Prints everything that a game says about itself: `docs/json.md` says what the fields mean.
#[derive(Serialize)]
struct RulesJson<'a> {
    game: &'static str,
    rules: String,
    title: &'static str,
    aliases: &'static [Alias],
    credits: &'static str,
    seats: [&'static str; 2],
    goal: &'static str,
    has_secrets: bool,
    has_chance: bool,
    has_bound_colours: bool,
    board: Vec<Block<'static>>,
    start: StartJson,
    text: Vec<Block<'static>>,
    matches: &'static str,
    rematches: &'a [RematchAbout],
    options: &'a [OptionAbout],
    moves: &'static [MoveAbout],
}

/// How the game begins by these rules.
#[derive(Serialize)]
struct StartJson {
    position: String,
    diagram: String,
    places: Vec<String>,
    landmarks: Option<String>,
}

/// Prints the rules of a game that begins at `start`.
pub(crate) fn write(start: &AnyPosition) -> Result<(), Failure> {
    let game = start.about();
    let words = game.words;
    let json = RulesJson {
        game: game.name,
        rules: start.rules(),
        title: start.alias().map_or(words.title, |alias| alias.title),
        aliases: words.aliases,
        credits: words.credits,
        seats: words.seats,
        goal: words.goal,
        has_secrets: game.has_secrets,
        has_chance: game.has_chance,
        has_bound_colours: game.has_bound_colours,
        board: blocks(words.board),
        start: StartJson::of(start)?,
        text: blocks(words.rules),
        matches: words.matches,
        rematches: &game.rematches,
        options: &game.options,
        moves: words.moves,
    };
    Ok(json::write_line(&json)?)
}

impl StartJson {
    fn of(start: &AnyPosition) -> Result<Self, Failure> {
        let scene = start.scene(None, Viewer::Everyone)?;
        let places = scene.places().iter().map(|place| place.name().to_owned());
        Ok(Self {
            position: start.to_string(),
            diagram: start.diagram(),
            places: places.collect(),
            landmarks: start.places(),
        })
    }
}
