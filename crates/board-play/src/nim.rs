//! A game small enough to be understood at a glance, for examples and tests.
//!
//! It also shows what an implementation consists of: options, moves, a reason for each refusal, the
//! position, and the text of all of these.

use core::fmt;
use core::str::FromStr;

use crate::options::{Choice, Number, RuleOption};
use crate::text::{Keywords, number, or_dash, read_line};
use crate::{
    Actions, Outcome, PerfectInformation, PlaneGrid, PlaneWriter, Planes, Position, RuleOptions,
    Seat, Status, Symmetric, TextError, zobrist,
};

/// What taking the last stone means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Last {
    Wins,
    Loses,
}

/// The rules of [`Nim`]: `stones=12|n` (1 to 99), the stones at the start, and `last=wins|loses`,
/// what taking the last one means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    stones: u8,
    last: Last,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            stones: 12,
            last: Last::Wins,
        }
    }
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Number {
            key: "stones",
            range: 1..=99,
            get: |options: &Self| options.stones,
            set: |options, stones| Self { stones, ..options },
            meaning: "how many stones there are at the start",
        },
        &Choice {
            key: "last",
            keywords: Keywords(&[("wins", Last::Wins), ("loses", Last::Loses)]),
            get: |options: &Self| options.last,
            set: |options, last| Self { last, ..options },
            meaning: "what taking the last stone does",
        },
    ];
}

crate::forward_text!(Options: write, read);

/// Takes one, two or three stones: `1`, `2`, `3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Take {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let stones = number(text, 1..=3).map_err(|reason| TextError::new("move", text, reason))?;
        Ok(Self(stones))
    }
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the pile is empty, the game is over")]
    Over,
    /// There are not that many stones.
    #[error("only {0} left")]
    TooFew(u8),
}

/// A pile of stones. Two seats take one to three stones in turn; the seat that takes the last one wins,
/// or loses if the rules say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nim {
    options: Options,
    stones: u8,
    turn: Seat,
}

impl PerfectInformation for Nim {}

impl Symmetric for Nim {}

impl Position for Nim {
    const NAME: &'static str = "nim";

    type Options = Options;
    type Move = Take;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self {
            options: *options,
            stones: options.stones,
            turn: Seat::First,
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    fn status(&self) -> Status {
        if self.stones > 0 {
            return Status::ToMove(self.turn);
        }
        let taker = !self.turn;
        Status::Over(Outcome::Win(match self.options.last {
            Last::Wins => taker,
            Last::Loses => !taker,
        }))
    }

    fn moves(&self) -> impl Iterator<Item = Take> {
        (1..=self.stones.min(3)).map(Take)
    }

    fn check(&self, m: Take) -> Result<(), Illegal> {
        match self.stones {
            0 => Err(Illegal::Over),
            left if m.0 > left => Err(Illegal::TooFew(left)),
            _ => Ok(()),
        }
    }

    fn play_unchecked(&mut self, m: Take) {
        self.stones -= m.0;
        self.turn = !self.turn;
    }

    fn key(&self) -> u64 {
        let turn = u32::from(self.turn == Seat::Second);
        self.options.key() ^ zobrist(0, u32::from(self.stones)) ^ zobrist(1, turn)
    }

    fn is_alternating(&self) -> bool {
        true
    }
}

/// Writes `nim/1 OPTIONS TURN STONES`; the turn is that of the seat that takes next, or would if there
/// were stones left.
impl fmt::Display for Nim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options);
        write!(f, "nim/1 {options} {} {}", self.turn, self.stones)
    }
}

impl FromStr for Nim {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let [options, turn, stones] = read_line(text, "nim", ["options", "turn", "stones"])?;
        let options: Options = options.options()?;
        Ok(Self {
            options,
            stones: stones.number(0..=options.stones)?,
            turn: turn.word(&Seat::KEYWORDS)?,
        })
    }
}

/// Action 0 takes one stone, 1 two, 2 three.
impl Actions for Nim {
    fn action_count(&self) -> usize {
        3
    }

    fn action(&self, m: Take) -> Option<usize> {
        usize::from(m.0).checked_sub(1)
    }

    fn move_of(&self, action: usize) -> Option<Take> {
        (1..=3).nth(action).map(Take)
    }
}

/// The places are those of the stones at the start, in a row.
impl Planes for Nim {
    const PLANES: &'static [&'static str] = &["a stone lies here", "it is the viewer's turn"];

    fn places(&self) -> usize {
        self.options.stones.into()
    }

    fn grid(&self) -> PlaneGrid {
        PlaneGrid::filled(1, self.places())
    }

    fn write_planes(view: &Self, viewer: Seat, planes: &mut [f32]) {
        let mut planes = PlaneWriter::new(planes, Self::PLANES.len(), view.places());
        planes.set(0..view.stones.into());
        planes.constant(view.turn == viewer);
    }
}
