//! Noughts and crosses, which is a draw.

use core::fmt;
use core::str::FromStr;

use board_play::text::{number, read_line};
use board_play::{
    NoOptions, Outcome, PerfectInformation, Position, Seat, Status, Symmetric, TextError,
};
use solver::{Solvable, Threats};

/// A square, 1 to 9, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Mark(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("square {0} cannot be marked")]
pub(crate) struct Illegal(u8);

/// The squares that each seat has marked, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Noughts([u16; 2]);

const LINES: [u16; 8] = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];

impl Position for Noughts {
    const NAME: &'static str = "noughts";
    type Options = NoOptions;
    type Move = Mark;
    type Illegal = Illegal;

    fn new(_: &NoOptions) -> Self {
        Self::default()
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn status(&self) -> Status {
        let has_line = |seat: &Seat| {
            let marks = self.0[seat.index()];
            LINES.iter().any(|line| marks & line == *line)
        };
        let [crosses, noughts] = self.0.map(u16::count_ones);
        match Seat::ALL.into_iter().find(has_line) {
            Some(seat) => Status::Over(Outcome::Win(seat)),
            None if self.0[0] | self.0[1] == 0o777 => Status::Over(Outcome::Draw),
            None => Status::ToMove(Seat::ALL[usize::from(crosses > noughts)]),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Mark> {
        (1..=9).map(Mark).filter(|&m| self.check(m).is_ok())
    }

    fn check(&self, m: Mark) -> Result<(), Illegal> {
        if self.is_over() || (self.0[0] | self.0[1]) >> (m.0 - 1) & 1 == 1 {
            return Err(Illegal(m.0));
        }
        Ok(())
    }

    fn play_unchecked(&mut self, m: Mark) {
        if let Some(seat) = self.to_move() {
            self.0[seat.index()] |= 1 << (m.0 - 1);
        }
    }

    fn is_alternating(&self) -> bool {
        true
    }
}

impl PerfectInformation for Noughts {}

impl Symmetric for Noughts {}

impl Noughts {
    /// The squares with which a seat would have a line.
    fn last_squares(self, seat: Seat) -> Vec<Mark> {
        let marks = self.0[seat.index()];
        let fills = |m: &Mark| {
            let with = marks | 1 << (m.0 - 1);
            LINES.iter().any(|line| with & line == *line)
        };
        self.moves().filter(fills).collect()
    }
}

impl Solvable for Noughts {
    fn never_repeats(&self) -> bool {
        true
    }

    fn threats(&self) -> Threats<Mark> {
        let Status::ToMove(seat) = self.status() else {
            return Threats::Unknown;
        };
        if self.moves().count() < 3 {
            return Threats::Unknown;
        }
        if !self.last_squares(seat).is_empty() {
            return Threats::Win;
        }
        match *self.last_squares(!seat) {
            [] => {}
            [square] => return Threats::Answers(vec![square]),
            _ => return Threats::Answers(Vec::new()),
        }
        let can_win_twice = self.moves().any(|m| {
            let mut next = *self;
            next.play_unchecked(m);
            next.last_squares(seat).len() > 1
        });
        if can_win_twice {
            Threats::WinInThree
        } else {
            Threats::Nothing
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Mark {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let square = number(text, 1..=9).map_err(|reason| TextError::new("move", text, reason))?;
        Ok(Self(square))
    }
}

impl fmt::Display for Noughts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "noughts/1 - {} {}", self.0[0], self.0[1])
    }
}

impl FromStr for Noughts {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let [options, crosses, noughts] =
            read_line(text, Self::NAME, ["options", "crosses", "noughts"])?;
        options.options::<NoOptions>()?;
        Ok(Self([
            crosses.number(0..=0o777)?,
            noughts.number(0..=0o777)?,
        ]))
    }
}
