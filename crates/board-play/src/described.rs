//! A game in words.

use crate::{Notated, Rematch, RuleOptions, Seat};

/// A game that a program can offer to people: what it is called, what it is about, what its moves mean,
/// and how people sit down to it again.
pub trait Described: Notated<Options: RuleOptions> {
    /// The game in words.
    const ABOUT: About;

    /// Returns what a seat is called, usually by its colour: `Black`.
    #[must_use]
    fn seat_name(seat: Seat) -> &'static str {
        Self::ABOUT.seats[seat.index()]
    }

    /// Names the places of this position's board that the rules speak of, such as sides and goals, and
    /// says whose they are; none where there are no such places.
    #[must_use]
    fn places(&self) -> Option<String> {
        None
    }

    /// Says in words what a legal move does in this position, in a clause or two; none where the text
    /// of the move says it all.
    #[must_use]
    fn explain(&self, m: Self::Move) -> Option<String> {
        let _ = m;
        None
    }

    /// Returns how the players sit down to a rematch under these rules. Where the rules of the game say
    /// nothing about it, they exchange seats.
    #[must_use]
    fn rematch(rules: &Self::Options) -> Rematch {
        let _ = rules;
        Rematch::Alternate
    }

    /// Returns the rules of the same game in which each seat plays the other's colour; none if a colour
    /// goes with its seat.
    #[must_use]
    fn with_colours_exchanged(rules: &Self::Options) -> Option<Self::Options> {
        let _ = rules;
        None
    }
}

/// A game in words: what a menu and a page of rules need. The options say about themselves what there
/// is to say: [`RuleOptions`].
///
/// The page is for somebody who has never seen the game. [`board`](Self::board) and
/// [`rules`](Self::rules) are texts of several paragraphs, which [`prose::blocks`](crate::prose::blocks)
/// reads; a program shows the start, drawn, between the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct About {
    /// The title, as a person writes it.
    pub title: &'static str,
    /// Other names under which the game is known with certain rules.
    pub aliases: &'static [Alias],
    /// What the first and the second seat are called, usually their colours.
    pub seats: [&'static str; 2],
    /// The goal in one line.
    pub goal: &'static str,
    /// Who made the game and who publishes it.
    pub credits: &'static str,
    /// The board, what its places are called, and the words that the rules have for them.
    pub board: &'static str,
    /// The rules in our own words.
    pub rules: &'static str,
    /// Who sits where when the same players play several games, in one line.
    pub matches: &'static str,
    /// The forms of a move's text.
    pub moves: &'static [MoveAbout],
}

impl About {
    /// The [custom](Self::matches) of games whose booklet has none.
    pub const SEATS_ALTERNATE: &'static str = "The booklet does not say who begins when the same \
        players play again. By default the seats alternate: the player who was first in one game is \
        second in the next.";
}

/// Another name of a game, which stands for certain rules of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Alias {
    /// The name, as the names of games are written: small letters, digits and hyphens.
    pub name: &'static str,
    /// The title, as a person writes it.
    pub title: &'static str,
    /// The rule options that the name stands for: `key=value,key=value`.
    pub rules: &'static str,
}

/// One form of a move's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MoveAbout {
    /// An example that is read as a move.
    pub example: &'static str,
    /// What such a move does, in one line.
    pub meaning: &'static str,
}
