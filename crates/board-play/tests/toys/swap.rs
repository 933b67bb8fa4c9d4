//! A game with a swap: seats and colours are different things. Its board has a mirror image.
//!
//! A row of cells. Black begins. A seat puts a stone of its colour on an empty cell that is not next
//! to a stone of the other colour; a seat that cannot loses. After the first stone the second seat may take
//! the black stones over instead: `swap`; the first seat, now White, moves next.

use core::fmt;
use core::str::FromStr;

use board_play::options::{Custom, RuleOption};
use board_play::testkit::Kit;
use board_play::text::{number, or_dash, read_line};
use board_play::{
    Outcome, PerfectInformation, Position, RuleOptions, Seat, Status, Symmetric, TextError, Turn,
    perft, zobrist,
};
use proptest::prelude::{BoxedStrategy, Strategy as _};

const CELLS: core::ops::RangeInclusive<u8> = 1..=16;

/// `cells=7|n` (1 to 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Options {
    cells: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { cells: 7 }
    }
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[&Custom {
        key: "cells",
        form: "1 to 16",
        samples: &["7", "1", "2", "3", "8", "16"],
        read: |_, value| {
            let cells = value.number(CELLS)?;
            Ok(Self { cells })
        },
        write: |options| options.cells.to_string(),
        code: |options| options.cells.into(),
        meaning: "how many cells the row has",
    }];
}

board_play::forward_text!(Options: write, read);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Colour {
    Black,
    White,
}

/// A cell, numbered from 1, or `swap`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move {
    Put(u8),
    Swap,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put(cell) => cell.fmt(f),
            Self::Swap => f.write_str("swap"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "swap" {
            return Ok(Self::Swap);
        }
        let cell = number(text, CELLS).map_err(|reason| TextError::new("move", text, reason))?;
        Ok(Self::Put(cell))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("only the first stone can be answered with a swap")]
    TooLate,
    #[error("the row has {0} cells")]
    NoSuchCell(u8),
    #[error("the cell is taken")]
    Taken,
    #[error("a stone of the other colour is next to the cell")]
    Touching,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Row {
    options: Options,
    /// The cells with stones of each colour, a bit for each cell.
    stones: [u32; 2],
    /// Who owns the black stones.
    black: Seat,
}

impl Row {
    pub(crate) fn cells(&self) -> usize {
        self.options.cells.into()
    }

    /// A seat's stones, a bit for each cell.
    pub(crate) fn stones_of(&self, seat: Seat) -> u32 {
        self.stones[usize::from(seat != self.black)]
    }

    fn count(&self) -> u32 {
        (self.stones[0] | self.stones[1]).count_ones()
    }

    /// The seat whose turn it is, or would be if it could move: a swap is a turn too.
    fn turn(&self) -> Seat {
        let swapped = self.black == Seat::Second;
        if (self.count() + u32::from(swapped)).is_multiple_of(2) {
            Seat::First
        } else {
            Seat::Second
        }
    }

    fn colour(&self) -> Colour {
        if self.turn() == self.black {
            Colour::Black
        } else {
            Colour::White
        }
    }

    fn can_swap(&self) -> bool {
        self.count() == 1 && self.black == Seat::First
    }

    /// The cells in which the seat whose turn it is may put a stone.
    fn open(&self) -> u32 {
        let other = self.stones[1 - self.colour() as usize];
        let all = (1 << self.options.cells) - 1;
        all & !(self.stones[0] | self.stones[1] | other << 1 | other >> 1)
    }

    fn mirror_cell(&self, cell: u8) -> u8 {
        self.options.cells + 1 - cell
    }
}

fn bit(cell: u8) -> u32 {
    1 << (cell - 1)
}

impl PerfectInformation for Row {}

impl Position for Row {
    const NAME: &'static str = "row";

    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self {
            options: *options,
            stones: [0, 0],
            black: Seat::First,
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    fn status(&self) -> Status {
        if self.open() == 0 && !self.can_swap() {
            return Status::Over(Outcome::Win(!self.turn()));
        }
        Status::ToMove(self.turn())
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let open = self.open();
        let cells = (1..=self.options.cells).filter(move |&cell| open & bit(cell) != 0);
        cells
            .map(Move::Put)
            .chain(self.can_swap().then_some(Move::Swap))
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        if self.status().is_over() {
            return Err(Illegal::Over);
        }
        match m {
            Move::Swap if self.can_swap() => Ok(()),
            Move::Swap => Err(Illegal::TooLate),
            Move::Put(cell) if cell > self.options.cells => {
                Err(Illegal::NoSuchCell(self.options.cells))
            }
            Move::Put(cell) if (self.stones[0] | self.stones[1]) & bit(cell) != 0 => {
                Err(Illegal::Taken)
            }
            Move::Put(cell) if self.open() & bit(cell) == 0 => Err(Illegal::Touching),
            Move::Put(_) => Ok(()),
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        match m {
            Move::Put(cell) => self.stones[self.colour() as usize] |= bit(cell),
            Move::Swap => self.black = Seat::Second,
        }
    }

    fn key(&self) -> u64 {
        let [black, white] = self.stones;
        let swapped = u32::from(self.black == Seat::Second);
        self.options.key() ^ zobrist(0, black) ^ zobrist(1, white) ^ zobrist(2, swapped)
    }

    /// The swap is a turn of its own: the seats alternate.
    fn is_alternating(&self) -> bool {
        true
    }
}

impl Symmetric for Row {
    fn symmetries(&self) -> usize {
        2
    }

    fn transform(&self, symmetry: usize) -> Self {
        match symmetry {
            0 => *self,
            1 => Self {
                stones: self
                    .stones
                    .map(|cells| cells.reverse_bits() >> (32 - self.options.cells)),
                ..*self
            },
            _ => panic!("there are 2 symmetries"),
        }
    }

    fn transform_move(&self, m: Move, symmetry: usize) -> Move {
        match (m, symmetry) {
            (_, 0) | (Move::Swap, 1) => m,
            (Move::Put(cell), 1) => Move::Put(self.mirror_cell(cell)),
            _ => panic!("there are 2 symmetries"),
        }
    }
}

/// Writes `row/1 OPTIONS STATUS CELLS BLACK`: the cells as `.`, `b`, `w`, and the owner of Black.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (options, status) = (or_dash(&self.options), self.status().turn());
        write!(f, "row/1 {options} {status} ")?;
        for cell in 1..=self.options.cells {
            let [black, white] = self.stones.map(|cells| cells & bit(cell) != 0);
            f.write_str(if black {
                "b"
            } else if white {
                "w"
            } else {
                "."
            })?;
        }
        write!(f, " {}", self.black)
    }
}

impl FromStr for Row {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let names = ["options", "status", "cells", "black"];
        let [options, status, cells, black] = read_line(text, "row", names)?;
        let mut row = Self::new(&options.options()?);
        row.black = black.word(&Seat::KEYWORDS)?;
        let length = row.options.cells;
        if cells.text().len() != usize::from(length) {
            return Err(cells.error(format_args!("must be {length} cells")));
        }
        for (cell, letter) in (1..).zip(cells.text().chars()) {
            match letter {
                '.' => {}
                'b' => row.stones[Colour::Black as usize] |= bit(cell),
                'w' => row.stones[Colour::White as usize] |= bit(cell),
                _ => return Err(cells.error_at(&letter.to_string(), "must be ., b or w")),
            }
        }
        let [b, w] = row.stones.map(u32::count_ones);
        if b != w && b != w + 1 {
            return Err(cells.error("Black begins, and the colours alternate"));
        }
        if b == 0 && row.black == Seat::Second {
            return Err(black.error("no swap before the first stone"));
        }
        let touching = row.stones[0] & (row.stones[1] << 1 | row.stones[1] >> 1);
        if touching != 0 {
            return Err(cells.error("stones of different colours touch"));
        }
        let turn = row.status().turn();
        if status.word(&Turn::KEYWORDS)? != turn {
            return Err(status.error(format_args!("must be {turn}")));
        }
        Ok(row)
    }
}

#[derive(Clone, Debug)]
struct AllSizes;

impl Kit<Row> for AllSizes {
    fn options(&self) -> BoxedStrategy<Options> {
        CELLS.prop_map(|cells| Options { cells }).boxed()
    }
}

board_play::conformance!(Row: perfect, symmetric, ends, numbers, symmetric_numbers; AllSizes);

/// On three cells: Black has 3 first moves. After an end cell White has the other end and the swap;
/// after the middle only the swap.
#[test]
fn a_swap_counts_as_a_move() {
    let start = Row::new(&Options { cells: 3 });
    assert_eq!([1, 2].map(|depth| perft(&start, depth)), [3, 5]);
}

#[test]
fn a_swap_changes_who_owns_the_stones() -> Result<(), Box<dyn core::error::Error>> {
    let mut row = Row::new(&Options { cells: 3 });
    for text in ["2", "swap"] {
        row.play(text.parse()?)?;
    }
    // White, now the first seat, cannot put a stone next to the one in the middle.
    assert_eq!(row.outcome(), Some(Outcome::Win(Seat::Second)));
    assert_eq!(row.to_string(), "row/1 cells=3 o .b. 2");
    Ok(())
}
