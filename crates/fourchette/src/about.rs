//! A game in words, by its name.

use board_play::options::OptionAbout;
use board_play::{About, Actions as _, Rematch, RuleOptions as _};

use crate::{Error, Game, GameVisitor, visit};

/// A game in words, with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct GameAbout {
    /// The game's name: [`Position::NAME`](board_play::Position::NAME).
    pub name: &'static str,
    /// The game in words.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub words: About,
    /// The rule options, in the order in which they are written.
    pub options: Vec<OptionAbout>,
    /// How the players sit down to a rematch: by the default rules, whose text is empty, then under each
    /// value of an option, `key=value`, with which it is otherwise.
    pub rematches: Vec<RematchAbout>,
    /// Whether something is hidden from a seat: [`Observe::HAS_SECRETS`](board_play::Observe::HAS_SECRETS).
    pub has_secrets: bool,
    /// Whether, by the default rules, chance decides something.
    pub has_chance: bool,
    /// Whether, by the default rules, a colour goes with its seat, so that players exchange colours only
    /// with their seats.
    pub has_bound_colours: bool,
}

/// How the players sit down to a rematch under certain rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RematchAbout {
    /// The rules, `key=value`; empty for the defaults.
    pub rules: String,
    /// Who sits where in the next game.
    pub way: Rematch,
    /// That in words: [`Rematch::meaning`].
    pub meaning: &'static str,
}

impl RematchAbout {
    fn new(rules: String, way: Rematch) -> Self {
        let meaning = way.meaning();
        Self {
            rules,
            way,
            meaning,
        }
    }
}

impl GameAbout {
    /// Describes the game `G`.
    #[must_use]
    pub fn of<G: Game>() -> Self {
        let options = G::Options::about();
        let rules = G::Options::default();
        Self {
            name: G::NAME,
            words: G::ABOUT,
            rematches: rematches::<G>(&options),
            options,
            has_secrets: G::HAS_SECRETS,
            has_chance: G::new(&rules).in_steps().chance_action_count() > 0,
            has_bound_colours: G::with_colours_exchanged(&rules).is_none(),
        }
    }
}

/// Looks for the options that decide how the players sit down to a rematch.
fn rematches<G: Game>(options: &[OptionAbout]) -> Vec<RematchAbout> {
    let usual = G::rematch(&G::Options::default());
    let values = options.iter().flat_map(|option| {
        let value = |value| format!("{}={value}", option.key);
        option.samples.iter().map(value)
    });
    let otherwise = values.filter_map(|rules| {
        let way = G::rematch(&G::Options::read(&rules).ok()?);
        (way != usual).then(|| RematchAbout::new(rules, way))
    });
    let mut rematches = vec![RematchAbout::new(String::new(), usual)];
    rematches.extend(otherwise);
    rematches
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
