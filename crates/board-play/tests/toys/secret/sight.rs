//! What the seats see of the secret.

use core::fmt;
use core::str::FromStr;

use board_play::text::{Field, number};
use board_play::{Observe, Position, Seat, TextError};

use super::{Move, NUMBERS, Numbers, Secret, or_dash, read_number};

/// What one seat sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct View {
    viewer: Seat,
    own: Option<u8>,
    /// Whether the other seat has written its number down.
    other_ready: bool,
    missed: [Numbers; 2],
    winner: Option<Seat>,
    /// The other's number, once this seat has guessed it.
    found: Option<u8>,
}

impl View {
    pub(crate) fn own(&self) -> Option<u8> {
        self.own
    }

    pub(crate) fn missed(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        self.missed[seat.index()].iter()
    }

    pub(crate) fn is_other_ready(&self) -> bool {
        self.other_ready
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (own, found) = (or_dash(self.own), or_dash(self.found));
        let [first, second] = self.missed;
        let winner = or_dash(self.winner);
        let ready = if self.other_ready { "ready" } else { "-" };
        write!(
            f,
            "{} {own} {ready} {first} {second} {winner} {found}",
            self.viewer
        )
    }
}

impl FromStr for View {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let refuse = |part: &str, reason: &str| Err(TextError::new("view", part, reason));
        let words: Vec<&str> = text.split(' ').collect();
        let [viewer, own, ready, first, second, winner, found] = words[..] else {
            return refuse(text, "must be seven words");
        };
        let missed = [Field::new("first", first), Field::new("second", second)];
        let [missed1, missed2] = missed.map(|field| {
            let mut numbers = Numbers::default();
            for n in field.ascending(|item| number(item, NUMBERS))? {
                numbers.insert(n);
            }
            Ok::<Numbers, TextError>(numbers)
        });
        let view = Self {
            viewer: Field::new("viewer", viewer).parse()?,
            own: read_number(Field::new("own", own))?,
            other_ready: match ready {
                "ready" => true,
                "-" => false,
                _ => return refuse(ready, "must be ready or -"),
            },
            missed: [missed1?, missed2?],
            winner: match winner {
                "-" => None,
                _ => Some(Field::new("winner", winner).word(&Seat::KEYWORDS)?),
            },
            found: read_number(Field::new("found", found))?,
        };
        if view.positions().next().is_none() {
            return refuse(text, "no position looks like this");
        }
        Ok(view)
    }
}

impl View {
    pub(crate) fn is_over(&self) -> bool {
        self.winner.is_some()
    }

    /// Returns whether both numbers are written.
    pub(crate) fn is_guessing(&self) -> bool {
        self.own.is_some() && self.other_ready
    }

    /// Lists the positions that look like this.
    fn positions(&self) -> impl Iterator<Item = Secret> {
        let guesses = NUMBERS.map(Some).chain([None]);
        guesses.filter_map(|guess| Secret::complete(self, &guess))
    }
}

/// What one seat sees of a move: of what the other writes, only that it writes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Seen {
    Move(Move),
    Writing,
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(m) => m.fmt(f),
            Self::Writing => f.write_str("=?"),
        }
    }
}

impl FromStr for Seen {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text {
            "=?" => Ok(Self::Writing),
            _ => text.parse().map(Self::Move),
        }
    }
}

/// What one seat is told of a move: what it sees, and whether a guess is right, `4!`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Told {
    pub(crate) seen: Seen,
    pub(crate) right: bool,
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.right { "!" } else { "" };
        write!(f, "{}{mark}", self.seen)
    }
}

impl FromStr for Told {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (seen, right) = match text.strip_suffix('!') {
            Some(seen) => (seen, true),
            None => (text, false),
        };
        let seen = seen.parse()?;
        Ok(Self { seen, right })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no move in a position that looks like this is told so")]
pub(crate) struct Impossible;

impl Observe for Secret {
    const HAS_SECRETS: bool = true;

    type View = View;
    /// The other seat's number.
    type Hidden = Option<u8>;
    type Seen = Seen;
    type Told = Told;
    type Impossible = Impossible;

    fn view(&self, viewer: Seat) -> View {
        let other = self.hidden(viewer);
        View {
            viewer,
            own: self.written[viewer.index()],
            other_ready: other.is_some(),
            missed: self.missed,
            winner: self.winner,
            found: other.filter(|_| self.winner == Some(viewer)),
        }
    }

    fn hidden(&self, from: Seat) -> Option<u8> {
        self.written[(!from).index()]
    }

    fn complete(view: &View, hidden: &Option<u8>) -> Option<Self> {
        let mut written = [view.own; 2];
        written[(!view.viewer).index()] = *hidden;
        let position = Self {
            written,
            missed: view.missed,
            winner: view.winner,
        };
        // A number that was missed, or that is not the one found, is ruled out.
        let ruled_out = hidden
            .is_some_and(|n| !NUMBERS.contains(&n) || view.missed[view.viewer.index()].contains(n));
        (!ruled_out && position.view(view.viewer) == *view).then_some(position)
    }

    fn seen(&self, m: Move, viewer: Seat) -> Seen {
        match m {
            Move::Write(_) if self.to_move() != Some(viewer) => Seen::Writing,
            _ => Seen::Move(m),
        }
    }

    fn told(&self, m: Move, viewer: Seat) -> Told {
        let mut after = *self;
        after.play_unchecked(m);
        Told {
            seen: self.seen(m, viewer),
            right: after.winner.is_some(),
        }
    }

    /// Tries every move of every position that looks like the view.
    fn advance(view: &View, told: &Told) -> Result<View, Impossible> {
        let found = view.positions().find_map(|position| {
            let mut moves = position.moves();
            let m = moves.find(|&m| position.told(m, view.viewer) == *told)?;
            position.after(m).ok()
        });
        found.map(|after| after.view(view.viewer)).ok_or(Impossible)
    }
}
