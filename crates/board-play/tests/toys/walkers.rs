//! Turns of several moves, a pass, and play that can go on forever.
//!
//! A row of nine squares with a walker of each seat at its ends. A turn is one or two steps to a free
//! square next to the walker; after the first step `end` is legal too. A walker that cannot step
//! passes and loses a life; a seat without lives has lost.

use core::fmt;
use core::str::FromStr;

use board_play::options::{Number, RuleOption};
use board_play::text::{Keywords, or_dash, read_line};
use board_play::{
    Adjudication, Ending, Outcome, PerfectInformation, Position, Record, RuleOptions, Seat, Status,
    TextError, Turn, zobrist,
};

const LAST: u8 = 9;

/// `lives=2|n` (1 to 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Options {
    lives: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { lives: 2 }
    }
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[&Number {
        key: "lives",
        range: 1..=9,
        get: |options: &Self| options.lives,
        set: |_, lives| Self { lives },
        meaning: "how many lives each seat has",
    }];
}

board_play::forward_text!(Options: write, read);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move {
    Down,
    Up,
    End,
    Pass,
}

impl Move {
    const KEYWORDS: Keywords<Self> = Keywords(&[
        ("-", Self::Down),
        ("+", Self::Up),
        ("end", Self::End),
        ("pass", Self::Pass),
    ]);
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::KEYWORDS.word(*self))
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let m = Self::KEYWORDS.read(text);
        m.ok_or_else(|| TextError::new("move", text, Self::KEYWORDS.wanted()))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("the row ends there")]
    Edge,
    #[error("the other walker stands there")]
    Occupied,
    #[error("a turn is at least one step")]
    TooSoon,
    #[error("only a walker that cannot step passes")]
    NotStuck,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Walkers {
    options: Options,
    squares: [u8; 2],
    lives: [u8; 2],
    turn: Seat,
    /// Whether the first step of the turn has been made.
    stepped: bool,
}

impl Walkers {
    /// The square that a step leads to.
    fn target(self, m: Move) -> Result<u8, Illegal> {
        let from = self.squares[self.turn.index()];
        let to = if m == Move::Down { from - 1 } else { from + 1 };
        if !(1..=LAST).contains(&to) {
            return Err(Illegal::Edge);
        }
        if to == self.squares[(!self.turn).index()] {
            return Err(Illegal::Occupied);
        }
        Ok(to)
    }

    fn is_stuck(self) -> bool {
        self.target(Move::Down).is_err() && self.target(Move::Up).is_err()
    }

    fn end_turn(&mut self) {
        self.turn = !self.turn;
        self.stepped = false;
    }
}

impl PerfectInformation for Walkers {}

impl Position for Walkers {
    const NAME: &'static str = "walkers";

    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self {
            options: *options,
            squares: [1, LAST],
            lives: [options.lives; 2],
            turn: Seat::First,
            stepped: false,
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    fn status(&self) -> Status {
        match self.lives {
            [0, _] => Status::Over(Outcome::Win(Seat::Second)),
            [_, 0] => Status::Over(Outcome::Win(Seat::First)),
            _ => Status::ToMove(self.turn),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let all = [Move::Down, Move::Up, Move::End, Move::Pass];
        all.into_iter().filter(|&m| self.check(m).is_ok())
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        match m {
            _ if self.status().is_over() => Err(Illegal::Over),
            Move::Down | Move::Up => self.target(m).map(drop),
            Move::End if !self.stepped => Err(Illegal::TooSoon),
            Move::Pass if self.stepped || !self.is_stuck() => Err(Illegal::NotStuck),
            Move::End | Move::Pass => Ok(()),
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        let seat = self.turn.index();
        match m {
            Move::End => self.end_turn(),
            Move::Pass => {
                self.lives[seat] -= 1;
                self.end_turn();
            }
            Move::Down | Move::Up => {
                if let Ok(to) = self.target(m) {
                    self.squares[seat] = to;
                }
                if self.stepped {
                    self.end_turn();
                } else {
                    self.stepped = true;
                }
            }
        }
    }

    fn key(&self) -> u64 {
        let [a, b] = self.squares.map(u32::from);
        let [c, d] = self.lives.map(u32::from);
        let facts = [
            a,
            b,
            c,
            d,
            u32::from(self.turn == Seat::Second),
            u32::from(self.stepped),
        ];
        (0..)
            .zip(facts)
            .fold(self.options.key(), |key, (family, fact)| {
                key ^ zobrist(family, fact)
            })
    }
}

/// Writes `walkers/1 OPTIONS STATUS TURN STEPPED SQUARE SQUARE LIVES LIVES`.
impl fmt::Display for Walkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (options, status) = (or_dash(&self.options), self.status().turn());
        let (turn, stepped) = (self.turn, STEPPED.word(self.stepped));
        let ([at1, at2], [lives1, lives2]) = (self.squares, self.lives);
        write!(
            f,
            "walkers/1 {options} {status} {turn} {stepped} {at1} {at2} {lives1} {lives2}"
        )
    }
}

const STEPPED: Keywords<bool> = Keywords(&[("-", false), ("stepped", true)]);

impl FromStr for Walkers {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let names = [
            "options", "status", "turn", "stepped", "at-1", "at-2", "lives-1", "lives-2",
        ];
        let [options, status, turn, stepped, at1, at2, lives1, lives2] =
            read_line(text, "walkers", names)?;
        let options: Options = options.options()?;
        let position = Self {
            options,
            squares: [at1.number(1..=LAST)?, at2.number(1..=LAST)?],
            lives: [
                lives1.number(0..=options.lives)?,
                lives2.number(0..=options.lives)?,
            ],
            turn: turn.word(&Seat::KEYWORDS)?,
            stepped: stepped.word(&STEPPED)?,
        };
        if position.squares[0] >= position.squares[1] {
            return Err(at2.error("the walkers cannot pass each other"));
        }
        if position.lives == [0, 0] {
            return Err(lives2.error("the game ends when the first has no life left"));
        }
        if position.stepped && position.status().is_over() {
            return Err(stepped.error("no step after the end"));
        }
        let expected = position.status().turn();
        if status.word(&Turn::KEYWORDS)? != expected {
            return Err(status.error(format_args!("must be {expected}")));
        }
        Ok(position)
    }
}

board_play::conformance!(Walkers: perfect);

/// Each walker steps forward and back again: after eight plies the start stands again.
const ROUND: &str = "+ end - end - end + end";

#[test]
fn repetition_ends_a_record() -> Result<(), Box<dyn core::error::Error>> {
    let header = "# game: walkers\n# repetition:";
    let record: Record<Walkers> = format!("{header} 2\n{ROUND}").parse()?;
    assert_eq!(record.position(), record.start());
    assert!(matches!(record.ending(), Some(Ending::Repetition(_))));
    assert_eq!(record.outcome(), Some(Outcome::Draw));

    let error = format!("{header} 2\n{ROUND}\n+")
        .parse::<Record<Walkers>>()
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 4, ply 9: move \"+\": the game is over: drawn, the same position occurred 2 times"
    );

    let record: Record<Walkers> = format!("{header} 3\n{ROUND}").parse()?;
    assert_eq!(record.outcome(), None);
    let record: Record<Walkers> = format!("{header} 3\n{ROUND}\n{ROUND}").parse()?;
    assert_eq!(record.outcome(), Some(Outcome::Draw));
    Ok(())
}

#[test]
fn a_turn_is_one_or_two_steps() -> Result<(), Box<dyn core::error::Error>> {
    let mut record = Record::new(Walkers::new(&Options::default()), Adjudication::default());
    let mut turns = Vec::new();
    for text in ["+", "+", "-", "end", "+"] {
        turns.push(record.position().to_move());
        record.push(text.parse()?)?;
    }
    let [first, second] = Seat::ALL.map(Some);
    assert_eq!(turns, [first, first, second, second, first]);
    Ok(())
}

#[test]
fn a_stuck_walker_passes() -> Result<(), Box<dyn core::error::Error>> {
    let position: Walkers = "walkers/1 - 1 1 - 1 2 2 2".parse()?;
    assert_eq!(position.moves().collect::<Vec<_>>(), [Move::Pass]);
    let next = position.after(Move::Pass)?;
    assert_eq!(next.to_string(), "walkers/1 - 2 2 - 1 2 1 2");
    assert_eq!(next.check(Move::Pass), Err(Illegal::NotStuck));
    Ok(())
}
