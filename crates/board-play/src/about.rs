//! What a program that offers many games says about one.

/// A game in words: what `games` and `rules` print and what a menu needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// The game's name: [`Position::NAME`](crate::Position::NAME).
    pub name: &'static str,
    /// The title, as a person writes it.
    pub title: &'static str,
    /// What the first and the second seat are called, usually their colours.
    pub seats: [&'static str; 2],
    /// The goal in one line.
    pub goal: &'static str,
    /// Who made the game and who publishes it.
    pub credits: &'static str,
    /// The rules in our own words, a line of prose each.
    pub rules: &'static [&'static str],
    /// The rule options, in the order in which they are written.
    pub options: &'static [OptionAbout],
    /// The forms of a move's text.
    pub moves: &'static [MoveAbout],
}

/// One rule option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionAbout {
    /// The key.
    pub key: &'static str,
    /// The default value.
    pub default: &'static str,
    /// All values, as a person reads them: `on | off`, `1 to 30`.
    pub values: &'static str,
    /// Some values that are accepted, the default among them.
    pub examples: &'static [&'static str],
    /// What the option does, in one line.
    pub meaning: &'static str,
}

/// One form of a move's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveAbout {
    /// An example that parses.
    pub example: &'static str,
    /// What such a move does, in one line.
    pub meaning: &'static str,
}
