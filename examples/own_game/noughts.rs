//! Noughts and crosses: what a game needs in order to be one.

use core::fmt;
use core::str::FromStr;

use board_play::text::{Keywords, number, or_dash, read_line, read_options};
use board_play::{Outcome, PerfectInformation, Position, Seat, Status, TextError, zobrist};
use bots::Playable;

/// The rules: there is nothing to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Options;

impl fmt::Display for Options {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for Options {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        read_options(text, []).map(|[]| Self)
    }
}

/// Marks a square, `1` to `9`, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Mark(u8);

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Mark {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let square = number(text, 1..=9);
        square
            .map(Self)
            .map_err(|reason| TextError::new("move", text, reason))
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The square has a mark.
    #[error("square {0} is marked")]
    Marked(Mark),
}

/// A position: which squares each seat has marked, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Noughts {
    marked: [u16; 2],
}

const FULL: u16 = 0o777;

/// The rows, columns and diagonals; each octal digit is a row.
const LINES: [u16; 8] = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];

impl Noughts {
    fn occupied(self) -> u16 {
        self.marked[0] | self.marked[1]
    }

    fn has_line(self, seat: Seat) -> bool {
        let own = self.marked[seat.index()];
        LINES.iter().any(|line| own & line == *line)
    }

    /// Who has fewer marks, or the first seat, is next.
    fn turn(self) -> Seat {
        if self.occupied().count_ones().is_multiple_of(2) {
            Seat::First
        } else {
            Seat::Second
        }
    }
}

impl PerfectInformation for Noughts {}

/// All defaults: that is enough for opponents to play it.
impl Playable for Noughts {}

impl Position for Noughts {
    const NAME: &'static str = "noughts";

    type Options = Options;
    type Move = Mark;
    type Illegal = Illegal;

    fn new(_: &Options) -> Self {
        Self::default()
    }

    fn options(&self) -> Options {
        Options
    }

    fn status(&self) -> Status {
        let winner = Seat::ALL.into_iter().find(|&seat| self.has_line(seat));
        match winner {
            Some(seat) => Status::Over(Outcome::Win(seat)),
            None if self.occupied() == FULL => Status::Over(Outcome::Draw),
            None => Status::ToMove(self.turn()),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Mark> {
        (1..=9).map(Mark).filter(|&m| self.check(m).is_ok())
    }

    fn check(&self, m: Mark) -> Result<(), Illegal> {
        if self.status().is_over() {
            return Err(Illegal::Over);
        }
        match self.occupied() & bit(m) {
            0 => Ok(()),
            _ => Err(Illegal::Marked(m)),
        }
    }

    fn play_unchecked(&mut self, m: Mark) {
        self.marked[self.turn().index()] |= bit(m);
    }

    fn key(&self) -> u64 {
        zobrist(0, u32::from(self.marked[0])) ^ zobrist(1, u32::from(self.marked[1]))
    }

    fn is_alternating(&self) -> bool {
        true
    }
}

fn bit(m: Mark) -> u16 {
    1 << (m.0 - 1)
}

/// What stands on a square.
const SQUARES: Keywords<Option<Seat>> = Keywords(&[
    (".", None),
    ("x", Some(Seat::First)),
    ("o", Some(Seat::Second)),
]);

/// Writes `noughts/1 - SQUARES`, such as `noughts/1 - x...o....`.
impl fmt::Display for Noughts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "noughts/1 {} ", or_dash(&Options))?;
        for m in (1..=9).map(Mark) {
            let mut seats = Seat::ALL.into_iter();
            let seat = seats.find(|seat| self.marked[seat.index()] & bit(m) != 0);
            f.write_str(SQUARES.word(seat))?;
        }
        Ok(())
    }
}

impl FromStr for Noughts {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let [options, squares] = read_line(text, "noughts", ["options", "squares"])?;
        options.options::<Options>()?;
        let mut position = Self::default();
        for (n, letter) in (1..).zip(squares.text().chars()) {
            let letter = letter.to_string();
            let seat = SQUARES.read(&letter);
            match seat.ok_or_else(|| squares.error_at(&letter, SQUARES.wanted()))? {
                Some(seat) if n <= 9 => position.marked[seat.index()] |= bit(Mark(n)),
                _ => {}
            }
        }
        position
            .validate(squares.text().len())
            .map_err(|reason| squares.error(reason))?;
        Ok(position)
    }
}

impl Noughts {
    /// Tells why no play leads here.
    fn validate(self, squares: usize) -> Result<(), &'static str> {
        let [crosses, noughts] = self.marked.map(u16::count_ones);
        let last = !self.turn();
        match () {
            () if squares != 9 => Err("must be 9 squares"),
            () if crosses != noughts && crosses != noughts + 1 => Err("somebody moved twice"),
            () if self.has_line(!last) => Err("the game went on after a line"),
            () => Ok(()),
        }
    }
}
