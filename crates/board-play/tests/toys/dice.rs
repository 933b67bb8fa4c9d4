//! A dice game: chance moves that are not equally likely.
//!
//! In a turn two three-sided dice are thrown, and the seat takes the sum or leaves it. When both have
//! had their turns, the seat that is nearer to ten wins; a sum beyond ten counts as nothing.

use core::fmt;
use core::str::FromStr;

use board_play::options::{Number, RuleOption};
use board_play::text::{number, or_dash, read_line};
use board_play::{
    Outcome, PerfectInformation, Position, RuleOptions, Seat, Status, TextError, Turn, perft,
    zobrist,
};

const GOAL: u8 = 10;

/// `turns=3|n` (1 to 9): the turns that each seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Options {
    turns: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { turns: 3 }
    }
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[&Number {
        key: "turns",
        range: 1..=9,
        get: |options: &Self| options.turns,
        set: |_, turns| Self { turns },
        meaning: "how many turns each seat has",
    }];
}

board_play::forward_text!(Options: write, read);

/// Chance throws `r2` to `r6`; a seat answers `leave` or `take`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move {
    Roll(u8),
    Leave,
    Take,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(sum) => write!(f, "r{sum}"),
            Self::Leave => f.write_str("leave"),
            Self::Take => f.write_str("take"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text {
            "leave" => return Ok(Self::Leave),
            "take" => return Ok(Self::Take),
            _ => {}
        }
        let Some(sum) = text.strip_prefix('r') else {
            return Err(TextError::new(
                "move",
                text,
                "must be r2 to r6, leave or take",
            ));
        };
        let sum = number(sum, 2..=6).map_err(|reason| TextError::new("move", text, reason))?;
        Ok(Self::Roll(sum))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("the dice must be thrown first")]
    NotThrown,
    #[error("the dice have been thrown")]
    Thrown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Ten {
    options: Options,
    /// How many turns have been had, by both seats together.
    turns: u8,
    sums: [u8; 2],
    thrown: Option<u8>,
}

impl Ten {
    pub(crate) fn turns(self) -> u8 {
        self.turns
    }

    pub(crate) fn sum(self, seat: Seat) -> u8 {
        self.sums[seat.index()]
    }

    pub(crate) fn thrown(self) -> Option<u8> {
        self.thrown
    }

    pub(crate) fn turn(self) -> Seat {
        Seat::ALL[usize::from(self.turns % 2)]
    }

    fn result(self) -> Outcome {
        let [first, second] = self.sums.map(|sum| if sum > GOAL { 0 } else { sum });
        match first.cmp(&second) {
            core::cmp::Ordering::Greater => Outcome::Win(Seat::First),
            core::cmp::Ordering::Less => Outcome::Win(Seat::Second),
            core::cmp::Ordering::Equal => Outcome::Draw,
        }
    }
}

impl PerfectInformation for Ten {}

impl Position for Ten {
    const NAME: &'static str = "ten";

    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self {
            options: *options,
            turns: 0,
            sums: [0, 0],
            thrown: None,
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    fn status(&self) -> Status {
        if self.turns == 2 * self.options.turns {
            return Status::Over(self.result());
        }
        match self.thrown {
            None => Status::Chance,
            Some(_) => Status::ToMove(self.turn()),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let (rolls, answers) = match self.status() {
            Status::Over(_) => (2..2, [].as_slice()),
            Status::Chance => (2..7, [].as_slice()),
            Status::ToMove(_) => (2..2, [Move::Leave, Move::Take].as_slice()),
        };
        rolls.map(Move::Roll).chain(answers.iter().copied())
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        match (self.status(), m) {
            (Status::Over(_), _) => Err(Illegal::Over),
            (Status::Chance, Move::Leave | Move::Take) => Err(Illegal::NotThrown),
            (Status::ToMove(_), Move::Roll(_)) => Err(Illegal::Thrown),
            _ => Ok(()),
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        if let Move::Roll(sum) = m {
            self.thrown = Some(sum);
            return;
        }
        if let (Move::Take, Some(sum)) = (m, self.thrown) {
            self.sums[self.turn().index()] += sum;
        }
        self.thrown = None;
        self.turns += 1;
    }

    /// Of the nine ways in which two dice fall, this many make the sum.
    fn chance_weight(&self, m: Move) -> u32 {
        match m {
            Move::Roll(sum) => 3 - u32::from(sum.abs_diff(4)),
            Move::Leave | Move::Take => 1,
        }
    }

    fn key(&self) -> u64 {
        let thrown = zobrist(0, u32::from(self.thrown.unwrap_or(0)));
        let turns = zobrist(1, u32::from(self.turns));
        let [first, second] = self.sums.map(u32::from);
        self.options.key() ^ thrown ^ turns ^ zobrist(2, first) ^ zobrist(3, second)
    }
}

/// Writes `ten/1 OPTIONS STATUS TURNS SUM SUM THROWN`.
impl fmt::Display for Ten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (options, status) = (or_dash(&self.options), self.status().turn());
        let [first, second] = self.sums;
        let thrown = self.thrown.map(|sum| sum.to_string());
        let thrown = thrown.as_deref().unwrap_or("-");
        let turns = self.turns;
        write!(
            f,
            "ten/1 {options} {status} {turns} {first} {second} {thrown}"
        )
    }
}

impl FromStr for Ten {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let names = ["options", "status", "turns", "first", "second", "thrown"];
        let [options, status, turns, first, second, thrown] = read_line(text, "ten", names)?;
        let options: Options = options.options()?;
        let position = Self {
            options,
            turns: turns.number(0..=2 * options.turns)?,
            // More than six a turn cannot come together.
            sums: [
                first.number(0..=6 * options.turns)?,
                second.number(0..=6 * options.turns)?,
            ],
            thrown: match thrown.text() {
                "-" => None,
                _ => Some(thrown.number(2..=6)?),
            },
        };
        let turn = position.status().turn();
        if position.thrown.is_some() && turn == Turn::Over {
            return Err(thrown.error("the game is over"));
        }
        if status.word(&Turn::KEYWORDS)? != turn {
            return Err(status.error(format_args!("must be {turn} after so many turns")));
        }
        Ok(position)
    }
}

board_play::conformance!(Ten: perfect, ends, numbers);

#[test]
fn sums_are_weighted_by_the_ways_to_make_them() {
    let start = Ten::new(&Options::default());
    for m in start.moves() {
        let Move::Roll(sum) = m else {
            panic!("{m} is no throw");
        };
        let dice = (1..=3_u8).flat_map(|a| (1..=3_u8).map(move |b| a + b));
        let ways = dice.filter(|&made| made == sum).count();
        assert_eq!(usize::try_from(start.chance_weight(m)), Ok(ways), "{m}");
    }
}

/// Five throws and two answers in turn.
#[test]
fn chance_moves_count_as_moves() {
    let start = Ten::new(&Options { turns: 1 });
    let counts: Vec<u64> = (0..=5).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [1, 5, 10, 50, 100, 0]);
}

/// With one turn each, the second seat answers 3 taken by the first: 4 taken is more, 4 left is less. The
/// roll before that is nobody's move.
#[test]
fn only_a_seat_wins_by_a_move() {
    let mut position = Ten::new(&"turns=1".parse().unwrap());
    for m in ["r3", "take"] {
        assert_eq!(position.winning_moves().count(), 0);
        position.play(m.parse().unwrap()).unwrap();
    }
    assert_eq!(position.status(), Status::Chance);
    assert_eq!(position.winning_moves().count(), 0);
    position.play(Move::Roll(4)).unwrap();
    assert!(position.winning_moves().eq([Move::Take]));
}
