//! The games in words.

use fourchette::board_play::options::OptionAbout;
use fourchette::board_play::prose::{Block, blocks};
use fourchette::board_play::{Alias, MoveAbout};
use fourchette::{GameAbout, GameName, about};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json::json;
use crate::refusal::Refusal;

/// A game in words, with its options.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GameJson {
    name: &'static str,
    title: &'static str,
    aliases: Vec<AliasJson>,
    seats: [&'static str; 2],
    goal: &'static str,
    credits: &'static str,
    board: Vec<BlockJson>,
    rules: Vec<BlockJson>,
    matches: &'static str,
    moves: Vec<MoveJson>,
    options: Vec<OptionJson>,
    rematches: Vec<RematchJson>,
    has_secrets: bool,
    has_chance: bool,
    has_bound_colours: bool,
}

#[derive(Serialize)]
struct AliasJson {
    name: &'static str,
    title: &'static str,
    rules: &'static str,
}

#[derive(Serialize)]
struct MoveJson {
    example: &'static str,
    meaning: &'static str,
}

#[derive(Serialize)]
struct OptionJson {
    key: &'static str,
    default: String,
    values: String,
    samples: Vec<String>,
    meaning: &'static str,
}

#[derive(Serialize)]
struct RematchJson {
    rules: String,
    way: String,
    meaning: &'static str,
}

/// A part of a text.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum BlockJson {
    Heading {
        text: String,
    },
    Paragraph {
        text: String,
    },
    Item {
        text: String,
    },
    Drawing {
        lines: Vec<String>,
    },
    #[serde(rename_all = "camelCase")]
    Example {
        rules: String,
        moves: Vec<String>,
        is_over: bool,
    },
}

/// Returns a game in words, by one of its names.
#[wasm_bindgen(js_name = aboutGame)]
pub fn about_game(name: &str) -> Result<String, Refusal> {
    let refuse = |error| Refusal::from(error).in_game(name);
    let found = GameName::find(name).map_err(refuse)?;
    let about = about(found.game()).map_err(refuse)?;
    Ok(json(&GameJson::from(about)))
}

impl From<GameAbout> for GameJson {
    fn from(game: GameAbout) -> Self {
        let words = game.words;
        let rematches = game.rematches.into_iter().map(|custom| RematchJson {
            rules: custom.rules,
            way: custom.way.to_string(),
            meaning: custom.meaning,
        });
        Self {
            name: game.name,
            title: words.title,
            aliases: words.aliases.iter().copied().map(Into::into).collect(),
            seats: words.seats,
            goal: words.goal,
            credits: words.credits,
            board: blocks(words.board).into_iter().map(Into::into).collect(),
            rules: blocks(words.rules).into_iter().map(Into::into).collect(),
            matches: words.matches,
            moves: words.moves.iter().copied().map(Into::into).collect(),
            options: game.options.into_iter().map(Into::into).collect(),
            rematches: rematches.collect(),
            has_secrets: game.has_secrets,
            has_chance: game.has_chance,
            has_bound_colours: game.has_bound_colours,
        }
    }
}

impl From<Alias> for AliasJson {
    fn from(Alias { name, title, rules }: Alias) -> Self {
        Self { name, title, rules }
    }
}

impl From<MoveAbout> for MoveJson {
    fn from(MoveAbout { example, meaning }: MoveAbout) -> Self {
        Self { example, meaning }
    }
}

impl From<OptionAbout> for OptionJson {
    fn from(option: OptionAbout) -> Self {
        Self {
            key: option.key,
            default: option.default,
            values: option.values,
            samples: option.samples.into_iter().map(Into::into).collect(),
            meaning: option.meaning,
        }
    }
}

impl From<Block<'_>> for BlockJson {
    fn from(block: Block<'_>) -> Self {
        match block {
            Block::Heading(text) => Self::Heading {
                text: text.to_owned(),
            },
            Block::Paragraph(text) => Self::Paragraph { text },
            Block::Item(text) => Self::Item { text },
            Block::Drawing(lines) => Self::Drawing {
                lines: lines.into_iter().map(str::to_owned).collect(),
            },
            Block::Example(example) => Self::Example {
                rules: example.rules.to_owned(),
                moves: example.moves.split(' ').map(str::to_owned).collect(),
                is_over: example.is_over,
            },
        }
    }
}
