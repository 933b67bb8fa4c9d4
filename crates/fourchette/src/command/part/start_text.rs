//! What a run begins with, in the words that its report has for it.

use anyhow::{Context as _, Result};
use fourchette::{AnyPosition, AnyRecord, GameName, NAMES, Start};
use serde_json::Value;

use super::Fields;
use crate::command::args::SourceArgs;

/// A game, its rules, and where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StartText {
    pub(crate) game: &'static str,
    /// The options that differ from the defaults, as they were given if they were.
    rules: String,
    /// The position, if it is not the start of the game.
    position: Option<String>,
}

impl StartText {
    /// Tells what the arguments name: `start` is the record that they lead to.
    pub(crate) fn new(source: &SourceArgs, start: &AnyRecord) -> Self {
        let given = source.rules.as_deref();
        let with_name =
            given.and_then(|given| GameName::find(&source.game).ok()?.rules(given).ok());
        let is_given = [source.moves.is_some(), source.position.is_some()];
        let is_given = is_given.contains(&true) || source.record.is_some();
        Self {
            game: start.game(),
            rules: with_name.unwrap_or_else(|| start.position().rules()),
            position: is_given.then(|| start.position().to_string()),
        }
    }

    /// Reads what [`terms`](Self::terms) are written as.
    pub(crate) fn read(fields: Fields<'_>) -> Result<Self> {
        let name = fields.text("game")?;
        let mut games = NAMES.iter().copied();
        let game = games.find(|&game| game == name);
        Ok(Self {
            game: game.with_context(|| format!("field \"game\": there is no game {name:?}"))?,
            rules: fields.text("rules")?.to_owned(),
            position: match fields.value("position")? {
                Value::Null => None,
                _ => Some(fields.text("position")?.to_owned()),
            },
        })
    }

    /// Returns the position that is told.
    pub(crate) fn read_position(&self) -> Result<AnyPosition> {
        let (key, start) = match &self.position {
            Some(position) => ("position", Start::Position(position)),
            None => ("rules", Start::Rules(&self.rules)),
        };
        let begun = AnyRecord::begin(self.game, start);
        let record = begun.with_context(|| format!("field {key:?}"))?;
        Ok(record.position())
    }

    /// Returns the options that differ from the defaults.
    pub(crate) fn rules(&self) -> &str {
        &self.rules
    }

    /// Lists what is to be told, each with the name of its field.
    pub(crate) fn terms(&self) -> [(&'static str, Value); 3] {
        [
            ("game", self.game.into()),
            ("rules", self.rules.clone().into()),
            ("position", self.position.clone().into()),
        ]
    }
}
