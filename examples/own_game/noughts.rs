//! Noughts and crosses by its rules alone, without any text: all that a game needs to be counted, solved
//! and played by opponents.

use board_play::{NoOptions, Outcome, PerfectInformation, Position, Seat, Status};
use bots::Playable;

/// Marks a square, 0 to 8, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Mark(pub(crate) u8);

/// Why a move is refused; the squares are counted from 1 here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("square {0} is marked")]
    Marked(u8),
}

/// The squares that each seat has marked, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Noughts(pub(crate) [u16; 2]);

/// The rows, columns and diagonals; each octal digit is a row.
const LINES: [u16; 8] = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];

impl Noughts {
    /// Returns the seat that has fewer marks, the first if both have as many.
    pub(crate) fn turn(self) -> Seat {
        let [crosses, noughts] = self.0.map(u16::count_ones);
        Seat::ALL[usize::from(crosses > noughts)]
    }

    pub(crate) fn has_line(self, seat: Seat) -> bool {
        let marks = self.0[seat.index()];
        LINES.iter().any(|line| marks & line == *line)
    }
}

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
        match Seat::ALL.into_iter().find(|&seat| self.has_line(seat)) {
            Some(seat) => Status::Over(Outcome::Win(seat)),
            None if self.0[0] | self.0[1] == 0o777 => Status::Over(Outcome::Draw),
            None => Status::ToMove(self.turn()),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Mark> {
        (0..9).map(Mark).filter(|&m| self.check(m).is_ok())
    }

    fn check(&self, m: Mark) -> Result<(), Illegal> {
        match (self.0[0] | self.0[1]) >> m.0 & 1 {
            _ if self.is_over() => Err(Illegal::Over),
            0 => Ok(()),
            _ => Err(Illegal::Marked(m.0 + 1)),
        }
    }

    fn play_unchecked(&mut self, m: Mark) {
        self.0[self.turn().index()] |= 1 << m.0;
    }
}

/// Both seats see everything.
impl PerfectInformation for Noughts {}

/// The defaults are all that the opponents need.
impl Playable for Noughts {}
