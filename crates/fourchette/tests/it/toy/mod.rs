//! A game as small as can be that has chance and secrets.
//!
//! A card is drawn: `c1`, `c2` or `c3`, the higher the likelier. Then the first seat writes `w0` or
//! `w1` in secret, then the second. The first seat wins if both have written the same.

use core::fmt;
use core::str::FromStr;

use board_play::playout::below;
use board_play::text::read_line;
use board_play::{NoOptions, Observe, Outcome, Position, Seat, Status, TextError, zobrist};
use fourchette::bots::Playable;
use rand_chacha::ChaCha8Rng;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move {
    Card(u8),
    Write(u8),
}

const MOVES: [(&str, Move); 5] = [
    ("c1", Move::Card(1)),
    ("c2", Move::Card(2)),
    ("c3", Move::Card(3)),
    ("w0", Move::Write(0)),
    ("w1", Move::Write(1)),
];

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "c{card}"),
            Self::Write(bit) => write!(f, "w{bit}"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let found = MOVES.into_iter().find(|(known, _)| *known == text);
        let (_, m) = found.ok_or_else(|| TextError::new("move", text, "unknown"))?;
        Ok(m)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not now")]
pub(crate) struct Illegal;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Envelopes {
    card: Option<u8>,
    written: [Option<u8>; 2],
}

impl Position for Envelopes {
    const NAME: &'static str = "envelopes";

    type Options = NoOptions;
    type Move = Move;
    type Illegal = Illegal;

    fn new(_: &NoOptions) -> Self {
        Self {
            card: None,
            written: [None, None],
        }
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn status(&self) -> Status {
        match (self.card, self.written) {
            (None, _) => Status::Chance,
            (_, [None, _]) => Status::ToMove(Seat::First),
            (_, [_, None]) => Status::ToMove(Seat::Second),
            (_, [first, second]) if first == second => Status::Over(Outcome::Win(Seat::First)),
            _ => Status::Over(Outcome::Win(Seat::Second)),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let moves = MOVES.into_iter().map(|(_, m)| m);
        moves.filter(|&m| self.check(m).is_ok())
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        match (self.status(), m) {
            (Status::Chance, Move::Card(_)) | (Status::ToMove(_), Move::Write(_)) => Ok(()),
            _ => Err(Illegal),
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        match (m, self.to_move()) {
            (Move::Card(card), _) => self.card = Some(card),
            (Move::Write(bit), Some(seat)) => self.written[seat.index()] = Some(bit),
            (Move::Write(_), None) => {}
        }
    }

    fn key(&self) -> u64 {
        let fact = |fact: Option<u8>| fact.map_or(0, |fact| 1 + u32::from(fact));
        let [first, second] = self.written.map(fact);
        zobrist(0, fact(self.card)) ^ zobrist(1, first) ^ zobrist(2, second)
    }

    fn chance_weight(&self, m: Move) -> u32 {
        match m {
            Move::Card(card) => card.into(),
            Move::Write(_) => 1,
        }
    }

    fn is_alternating(&self) -> bool {
        self.card.is_some()
    }
}

fn or_dash(value: Option<u8>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

impl fmt::Display for Envelopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.written.map(or_dash);
        write!(f, "envelopes/1 - {} {first} {second}", or_dash(self.card))
    }
}

impl FromStr for Envelopes {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let names = ["options", "card", "first", "second"];
        let [options, card, first, second] = read_line(text, Self::NAME, names)?;
        let NoOptions = options.options()?;
        let written = [first, second].map(|field| match field.text() {
            "-" => Ok(None),
            _ => field.number(0..=1).map(Some),
        });
        let card = match card.text() {
            "-" => None,
            _ => Some(card.number(1..=3)?),
        };
        let [first, second] = written;
        let written = [first?, second?];
        Ok(Self { card, written })
    }
}

/// A position as one seat sees it: what the other has written is the unknown 2.
impl Observe for Envelopes {
    const HAS_SECRETS: bool = true;

    type View = Self;
    type Hidden = Option<u8>;
    type Seen = Seen;
    type Told = Seen;
    type Impossible = Illegal;

    fn view(&self, viewer: Seat) -> Self {
        let mut view = *self;
        let other = &mut view.written[(!viewer).index()];
        *other = other.map(|_| 2);
        view
    }

    fn hidden(&self, from: Seat) -> Option<u8> {
        self.written[(!from).index()]
    }

    fn complete(view: &Self, hidden: &Option<u8>) -> Option<Self> {
        let mut position = *view;
        let unknown = position.written.iter_mut().find(|bit| **bit == Some(2));
        match (unknown, hidden) {
            (Some(unknown), Some(0 | 1)) => *unknown = *hidden,
            (None, None) => {}
            _ => return None,
        }
        Some(position)
    }

    fn seen(&self, m: Move, viewer: Seat) -> Seen {
        match m {
            Move::Write(_) if self.to_move() != Some(viewer) => Seen::Written,
            _ => Seen::Move(m),
        }
    }

    fn told(&self, m: Move, viewer: Seat) -> Seen {
        self.seen(m, viewer)
    }

    fn advance(view: &Self, told: &Seen) -> Result<Self, Illegal> {
        match *told {
            Seen::Move(m) => view.after(m),
            Seen::Written => view.after(Move::Write(2)),
        }
    }
}

/// A move as a seat sees it: of what the other writes, only that it writes, `w?`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Seen {
    Move(Move),
    Written,
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(m) => m.fmt(f),
            Self::Written => f.write_str("w?"),
        }
    }
}

impl FromStr for Seen {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text {
            "w?" => Ok(Self::Written),
            _ => text.parse().map(Self::Move),
        }
    }
}

impl Playable for Envelopes {
    fn guess(view: &Self, rng: &mut ChaCha8Rng) -> Option<Self> {
        let bit = u8::from(below(rng, 2) == 1);
        Self::complete(view, &Some(bit)).or_else(|| Self::complete(view, &None))
    }
}
