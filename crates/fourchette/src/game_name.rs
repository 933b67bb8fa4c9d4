//! The names of games, and those of games under certain rules.

use board_play::{Alias, TextError};

use crate::{AnyPosition, Error, NAMES, about};

/// A game by one of its names: the game's own, or an [`Alias`] that stands for certain rules of it.
///
/// # Examples
///
/// ```
/// use fourchette::GameName;
///
/// let name = GameName::find("kwinty")?;
/// assert_eq!(name.game(), "kwintie");
/// assert_eq!(name.rules("no-five=draw")?, "ruleset=kwinty,no-five=draw");
///
/// let refused = name.rules("ruleset=boardless").unwrap_err();
/// assert_eq!(
///     refused.to_string(),
///     r#"option ruleset "boardless": the name kwinty stands for ruleset=kwinty"#
/// );
/// # Ok::<(), fourchette::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameName {
    game: &'static str,
    alias: Option<Alias>,
}

impl GameName {
    /// Returns the game of this name.
    ///
    /// # Errors
    ///
    /// No game is called so.
    pub fn find(name: &str) -> Result<Self, Error> {
        for &game in NAMES {
            if game == name {
                return Ok(Self { game, alias: None });
            }
            let aliases = about(game)?.words.aliases;
            if let Some(&alias) = aliases.iter().find(|alias| alias.name == name) {
                let alias = Some(alias);
                return Ok(Self { game, alias });
            }
        }
        Err(Error::unknown_game(name))
    }

    /// Returns the game's own name.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// Adds to rule options, `key=value,key=value`, those that the name stands for.
    ///
    /// # Errors
    ///
    /// An option says otherwise.
    pub fn rules(&self, given: &str) -> Result<String, Error> {
        let Some(alias) = self.alias else {
            return Ok(given.to_owned());
        };
        let mut rules = Vec::new();
        for meant in alias.rules.split(',') {
            let same_key = |rule: &&str| key(rule) == key(meant);
            match given.split(',').find(same_key) {
                Some(rule) if rule != meant => return Err(contradicts(alias, rule)),
                Some(_) => {}
                None => rules.push(meant),
            }
        }
        rules.extend(Some(given).filter(|given| !given.is_empty()));
        Ok(rules.join(","))
    }

    /// Checks that a position is played by the rules that the name stands for.
    ///
    /// # Errors
    ///
    /// It is not.
    pub fn check(&self, position: &AnyPosition) -> Result<(), Error> {
        match self.alias {
            Some(alias) if !is_played(alias, position) => {
                let rules = match position.rules() {
                    rules if rules.is_empty() => "the default rules".to_owned(),
                    rules => rules,
                };
                let meant = alias.rules;
                let reason = format!("the name stands for {meant}, and the game has {rules}");
                let reason = TextError::new("game", alias.name, reason);
                Err(Error::Start(Box::new(reason)))
            }
            _ => Ok(()),
        }
    }
}

/// Returns whether a position is played by the rules that another name of its game stands for.
pub(crate) fn is_played(alias: Alias, position: &AnyPosition) -> bool {
    let rules = position.rules();
    let mut meant = alias.rules.split(',');
    meant.all(|meant| rules.split(',').any(|rule| rule == meant))
}

/// Returns the key of `key=value`.
fn key(rule: &str) -> &str {
    rule.split_once('=').map_or(rule, |(key, _)| key)
}

/// Refuses an option that says something else than a name.
fn contradicts(alias: Alias, rule: &str) -> Error {
    let (key, value) = rule.split_once('=').unwrap_or((rule, ""));
    let Alias { name, rules, .. } = alias;
    let reason = format!("the name {name} stands for {rules}");
    let part = format!("option {key}");
    Error::Start(Box::new(TextError::new(part, value, reason)))
}
