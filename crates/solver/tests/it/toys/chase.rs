//! A cop and a robber on a row or a ring of five places, where positions come back for ever.
//!
//! The cop, who has the first move, wins by stepping onto the robber. Each steps to a neighbouring place;
//! the robber may stay instead. On the row the cop always wins. On the ring the robber, three steps away in
//! one direction and two in the other, is never caught.

use core::fmt;
use core::str::FromStr;

use board_play::options::{Choice, RuleOption};
use board_play::text::{Keywords, number, or_dash, read_line};
use board_play::{
    Outcome, PerfectInformation, Position, RuleOptions, Seat, Status, Symmetric, TextError, Turn,
};
use solver::Solvable;

/// How many places there are.
const PLACES: u8 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Ground {
    Row,
    Ring,
}

/// `ground=row|ring`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Options {
    ground: Ground,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            ground: Ground::Row,
        }
    }
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[&Choice {
        key: "ground",
        keywords: Keywords(&[("row", Ground::Row), ("ring", Ground::Ring)]),
        get: |options: &Self| options.ground,
        set: |_, ground| Self { ground },
        meaning: "whether the ends are joined",
    }];
}

board_play::forward_text!(Options: write, read);

/// The place to go to, 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Step(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} cannot be reached")]
pub(crate) struct Illegal(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Chase {
    options: Options,
    turn: Seat,
    /// Where the cop and the robber are.
    places: [u8; 2],
}

impl Chase {
    fn is_joined(self, one: u8, other: u8) -> bool {
        let apart = one.abs_diff(other);
        apart == 1 || self.options.ground == Ground::Ring && apart == PLACES - 1
    }
}

impl Position for Chase {
    const NAME: &'static str = "chase";
    type Options = Options;
    type Move = Step;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self {
            options: *options,
            turn: Seat::First,
            places: [1, 3],
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    fn status(&self) -> Status {
        let [cop, robber] = self.places;
        if cop == robber {
            return Status::Over(Outcome::Win(Seat::First));
        }
        Status::ToMove(self.turn)
    }

    fn moves(&self) -> impl Iterator<Item = Step> {
        (1..=PLACES).map(Step).filter(|&m| self.check(m).is_ok())
    }

    fn check(&self, m: Step) -> Result<(), Illegal> {
        let at = self.places[self.turn.index()];
        let stays = self.turn == Seat::Second && m.0 == at;
        if !self.is_over() && (stays || self.is_joined(at, m.0)) {
            return Ok(());
        }
        Err(Illegal(m.0))
    }

    fn play_unchecked(&mut self, m: Step) {
        self.places[self.turn.index()] = m.0;
        self.turn = !self.turn;
    }

    fn is_alternating(&self) -> bool {
        true
    }
}

impl PerfectInformation for Chase {}

impl Symmetric for Chase {}

impl Solvable for Chase {}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Step {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let place = number(text, 1..=PLACES);
        let place = place.map_err(|reason| TextError::new("move", text, reason))?;
        Ok(Self(place))
    }
}

impl fmt::Display for Chase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = Turn::ToMove(self.turn);
        let [cop, robber] = self.places;
        write!(
            f,
            "chase/1 {} {turn} {cop} {robber}",
            or_dash(&self.options)
        )
    }
}

impl FromStr for Chase {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let fields = ["options", "turn", "cop", "robber"];
        let [options, turn, cop, robber] = read_line(text, Self::NAME, fields)?;
        Ok(Self {
            options: options.options()?,
            turn: turn.parse()?,
            places: [cop.number(1..=PLACES)?, robber.number(1..=PLACES)?],
        })
    }
}
