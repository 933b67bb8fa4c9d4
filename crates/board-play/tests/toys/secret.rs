//! A game with a secret: each seat sees less than everything.
//!
//! Each seat writes down a number from 1 to 6, then they guess in turn at the other's number; the
//! first to guess right wins. The loser never learns the winner's number.

use core::fmt;
use core::str::FromStr;

use board_play::text::{Field, number, read_line, write_list};
use board_play::{
    NoOptions, Observe, Outcome, Position, Record, Seat, Status, TextError, Turn, zobrist,
};

mod sight;

pub(crate) use sight::{Impossible, Told, View};

const NUMBERS: core::ops::RangeInclusive<u8> = 1..=6;

/// A number is guessed, `3`, or written down, `=3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move {
    Guess(u8),
    Write(u8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guess(n) => write!(f, "{n}"),
            Self::Write(n) => write!(f, "={n}"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (form, digits): (fn(u8) -> Self, &str) = match text.strip_prefix('=') {
            Some(digits) => (Self::Write, digits),
            None => (Self::Guess, text),
        };
        let n = number(digits, NUMBERS).map_err(|reason| TextError::new("move", text, reason))?;
        Ok(form(n))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("a number must be written down first")]
    WriteFirst,
    #[error("a number has been written down")]
    Written,
    #[error("{0} was guessed before")]
    Repeated(u8),
}

/// A set of numbers, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Numbers(u8);

impl Numbers {
    fn iter(self) -> impl Iterator<Item = u8> {
        NUMBERS.filter(move |&n| self.contains(n))
    }

    fn contains(self, n: u8) -> bool {
        self.0 >> n & 1 == 1
    }

    fn insert(&mut self, n: u8) {
        self.0 |= 1 << n;
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.iter())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Secret {
    /// Each seat's number, once it is written down.
    written: [Option<u8>; 2],
    /// Each seat's guesses that were wrong.
    missed: [Numbers; 2],
    /// The seat that has guessed right.
    winner: Option<Seat>,
}

impl Position for Secret {
    const NAME: &'static str = "secret";

    type Options = NoOptions;
    type Move = Move;
    type Illegal = Illegal;

    fn new(_: &NoOptions) -> Self {
        Self {
            written: [None, None],
            missed: [Numbers::default(); 2],
            winner: None,
        }
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn status(&self) -> Status {
        let [first, second] = self.missed.map(|missed| missed.iter().count());
        match (self.winner, self.written) {
            (Some(winner), _) => Status::Over(Outcome::Win(winner)),
            (_, [None, _]) => Status::ToMove(Seat::First),
            (_, [_, None]) => Status::ToMove(Seat::Second),
            _ if first == second => Status::ToMove(Seat::First),
            _ => Status::ToMove(Seat::Second),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let all = NUMBERS.map(Move::Guess).chain(NUMBERS.map(Move::Write));
        all.filter(|&m| self.check(m).is_ok())
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        let Some(seat) = self.to_move() else {
            return Err(Illegal::Over);
        };
        match (self.written[seat.index()], m) {
            (Some(_), Move::Write(_)) => Err(Illegal::Written),
            (None, Move::Guess(_)) => Err(Illegal::WriteFirst),
            (Some(_), Move::Guess(n)) if self.missed[seat.index()].contains(n) => {
                Err(Illegal::Repeated(n))
            }
            _ => Ok(()),
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        let Some(seat) = self.to_move() else {
            return;
        };
        match m {
            Move::Write(n) => self.written[seat.index()] = Some(n),
            Move::Guess(n) if self.written[(!seat).index()] == Some(n) => {
                self.winner = Some(seat);
            }
            Move::Guess(n) => self.missed[seat.index()].insert(n),
        }
    }

    fn key(&self) -> u64 {
        let [a, b] = self.written.map(|n| u32::from(n.unwrap_or(0)));
        let [c, d] = self.missed.map(|missed| u32::from(missed.0));
        let winner = self.winner.map_or(0, |seat| 1 + seat.index());
        let facts = [a, b, c, d, u32::from(winner == 1), u32::from(winner == 2)];
        (0..)
            .zip(facts)
            .fold(0, |key, (family, fact)| key ^ zobrist(family, fact))
    }

    fn is_alternating(&self) -> bool {
        true
    }
}

fn or_dash(value: Option<impl fmt::Display>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

/// Writes `secret/1 - STATUS WRITTEN WRITTEN MISSED MISSED WINNER`.
impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.written.map(or_dash);
        let [missed1, missed2] = self.missed;
        let (status, winner) = (self.status().turn(), or_dash(self.winner));
        write!(
            f,
            "secret/1 - {status} {first} {second} {missed1} {missed2} {winner}"
        )
    }
}

impl FromStr for Secret {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let names = [
            "options", "status", "first", "second", "missed-1", "missed-2", "winner",
        ];
        let [options, status, first, second, missed1, missed2, winner] =
            read_line(text, "secret", names)?;
        let NoOptions = options.options()?;
        let position = Self {
            written: [read_number(first)?, read_number(second)?],
            missed: [read_missed(missed1, second)?, read_missed(missed2, first)?],
            winner: match winner.text() {
                "-" => None,
                _ => Some(winner.word(&Seat::KEYWORDS)?),
            },
        };
        let [a, b] = position.missed.map(|missed| missed.iter().count());
        let behind = position.winner == Some(Seat::Second);
        if position.written[0].is_none() && position.written[1].is_some() {
            return Err(second.error("the first seat writes first"));
        }
        if position.written[1].is_none() && (a > 0 || position.winner.is_some()) {
            return Err(second.error("must be written down before anybody guesses"));
        }
        // The second seat, if it has won, did so in answer to a miss; the first while even.
        let even = match position.winner {
            None => a == b || a == b + 1,
            Some(_) => a == b + usize::from(behind),
        };
        if !even {
            return Err(missed2.error("the seats guess in turn"));
        }
        let turn = position.status().turn();
        if status.word(&Turn::KEYWORDS)? != turn {
            return Err(status.error(format_args!("must be {turn}")));
        }
        Ok(position)
    }
}

fn read_number(field: Field<'_>) -> Result<Option<u8>, TextError> {
    match field.text() {
        "-" => Ok(None),
        _ => field.number(NUMBERS).map(Some),
    }
}

/// Reads wrong guesses at the number that stands in another field.
fn read_missed(field: Field<'_>, target: Field<'_>) -> Result<Numbers, TextError> {
    let mut missed = Numbers::default();
    for n in field.ascending(|item| number(item, NUMBERS))? {
        if target.text() == n.to_string() {
            return Err(field.error_at(&n.to_string(), "was no miss"));
        }
        missed.insert(n);
    }
    Ok(missed)
}

board_play::conformance!(Secret: hidden, ends, numbers);

#[test]
fn a_record_shows_each_seat_what_it_may_know() {
    let record: Record<Secret> = "# game: secret\n=3 =5 4 2 5"
        .parse()
        .expect("a good record");
    let texts = Seat::ALL.map(|viewer| {
        let seen = record.seen_by(viewer);
        let moves: Vec<String> = seen.moves().iter().map(ToString::to_string).collect();
        (moves.join(" "), seen.view().to_string())
    });
    let [(first, first_view), (second, second_view)] = texts;
    assert_eq!(first, "=3 =? 4 2 5");
    assert_eq!(first_view, "1 3 ready 4 2 1 5");
    assert_eq!(second, "=? =5 4 2 5");
    // The loser does not learn the 3.
    assert_eq!(second_view, "2 5 ready 4 2 1 -");
    assert!(!format!("{:?}", record.seen_by(Seat::Second)).contains('3'));
    let written = record.seen_by(Seat::Second).to_string();
    assert!(written.starts_with("# game: secret\n"), "{written}");
    assert!(written.ends_with("\n\n=? =5 4 2 5\n"), "{written}");
}

#[test]
fn a_miss_rules_a_number_out() {
    let record: Record<Secret> = "# game: secret\n=3 =5 4 2".parse().expect("a good record");
    let view = record.position().view(Seat::First);
    let possible: Vec<u8> = NUMBERS
        .filter(|&n| Secret::complete(&view, &Some(n)).is_some())
        .collect();
    assert_eq!(possible, [1, 2, 3, 5, 6]);
    assert_eq!(Secret::complete(&view, &None), None);
}
