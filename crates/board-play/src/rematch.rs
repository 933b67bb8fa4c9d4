//! Who sits where in the next game between the same players.

use core::fmt;
use core::str::FromStr;

use crate::text::Keywords;
use crate::{Outcome, Seat, TextError};

/// How the same two players sit down to their next game.
///
/// # Examples
///
/// ```
/// use board_play::{Outcome, Rematch, Seat, Seating};
///
/// let ada = Seat::First;
/// let seating = Seating::default();
/// assert_eq!(seating.seat_of(ada), Seat::First);
///
/// // Ada loses, and begins again.
/// let next = Rematch::LoserBegins.next(seating, Outcome::Win(Seat::Second));
/// assert_eq!(next.seat_of(ada), Seat::First);
/// // Then she wins, and the other player begins.
/// let next = Rematch::LoserBegins.next(next, Outcome::Win(Seat::First));
/// assert_eq!(next.seat_of(ada), Seat::Second);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rematch {
    /// Everybody sits where they sat.
    Stay,
    /// The players exchange seats, and with the seats their colours.
    #[default]
    Alternate,
    /// The players exchange colours and nothing else: where either colour can begin, who began begins
    /// again, with the other colour. Where a colour goes with its seat, that is
    /// [`Alternate`](Self::Alternate): [`with_bound_colours`](Self::with_bound_colours).
    Colours,
    /// Whoever lost sits first. After a draw nobody lost, and everybody sits where they sat.
    LoserBegins,
}

impl Rematch {
    /// How a way of sitting down is written.
    pub const KEYWORDS: Keywords<Self> = Keywords(&[
        ("stay", Self::Stay),
        ("alternate", Self::Alternate),
        ("colours", Self::Colours),
        ("loser", Self::LoserBegins),
    ]);

    /// Says what this means, in a clause.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Stay => "everybody sits where they sat",
            Self::Alternate => "the players exchange seats, and with the seats their colours",
            Self::Colours => "the players exchange colours, and who began begins again",
            Self::LoserBegins => "the loser begins; after a draw everybody sits where they sat",
        }
    }

    /// Returns what this means where a colour goes with its seat.
    #[must_use]
    pub const fn with_bound_colours(self) -> Self {
        match self {
            Self::Colours => Self::Alternate,
            way => way,
        }
    }

    /// Returns who sits where in the game after one that was seated so and ended so. What counts is the
    /// outcome, not how it came about: whoever resigns has lost, and an adjudicated draw is a draw.
    #[must_use]
    pub fn next(self, seating: Seating, outcome: Outcome) -> Seating {
        match self {
            Self::Stay => seating,
            Self::Alternate => seating.with_seats_exchanged(),
            Self::Colours => seating.with_colours_exchanged(),
            Self::LoserBegins => match outcome {
                // The loser sits first already.
                Outcome::Win(Seat::Second) | Outcome::Draw => seating,
                Outcome::Win(Seat::First) => seating.with_seats_exchanged(),
            },
        }
    }

    /// Returns who sits where in a game of a match by its number, counted from 0 for the one that was
    /// seated as `first`; none if that depends on how the games before it ended.
    #[must_use]
    pub fn nth(self, first: Seating, game: u64) -> Option<Seating> {
        if self == Self::LoserBegins {
            return None;
        }
        // Every other way is back where it was after two games.
        match game % 2 {
            0 => Some(first),
            _ => Some(self.next(first, Outcome::Draw)),
        }
    }
}

/// Writes the keyword.
impl fmt::Display for Rematch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(Self::KEYWORDS.word(*self))
    }
}

/// Reads one of the [`KEYWORDS`](Rematch::KEYWORDS).
impl FromStr for Rematch {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let way = Self::KEYWORDS.read(text);
        way.ok_or_else(|| TextError::new("seats", text, Self::KEYWORDS.wanted()))
    }
}

/// Who sits where in one game of a match, and which colours go with the seats.
///
/// A player of a match is named by a seat too, for all of its games: the one that the default seating
/// gives to that player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seating {
    has_seats_exchanged: bool,
    has_colours_exchanged: bool,
}

impl Seating {
    /// Seats a player first, and the other one second.
    #[must_use]
    pub const fn with_first(player: Seat) -> Self {
        Self {
            has_seats_exchanged: matches!(player, Seat::Second),
            has_colours_exchanged: false,
        }
    }

    /// Returns where a player sits.
    #[must_use]
    pub fn seat_of(self, player: Seat) -> Seat {
        if self.has_seats_exchanged {
            !player
        } else {
            player
        }
    }

    /// Returns which player sits there.
    #[must_use]
    pub fn player_at(self, seat: Seat) -> Seat {
        // Exchanging twice changes nothing.
        self.seat_of(seat)
    }

    /// Returns what belongs to the players in the order of their seats.
    #[must_use]
    pub fn by_seat<T: Clone>(self, of_players: &[T; 2]) -> [T; 2] {
        Seat::ALL.map(|seat| of_players[self.player_at(seat).index()].clone())
    }

    /// Returns which player an outcome, which is told by seats, is a win for.
    #[must_use]
    pub fn winner(self, outcome: Outcome) -> Option<Seat> {
        match outcome {
            Outcome::Win(seat) => Some(self.player_at(seat)),
            Outcome::Draw => None,
        }
    }

    /// Returns whether the colours have been exchanged beside the seats, so that the seat that had one
    /// colour in the first game has the other.
    #[must_use]
    pub const fn has_colours_exchanged(self) -> bool {
        self.has_colours_exchanged
    }

    /// Exchanges the seats.
    #[must_use]
    pub const fn with_seats_exchanged(self) -> Self {
        Self {
            has_seats_exchanged: !self.has_seats_exchanged,
            ..self
        }
    }

    /// Exchanges the colours that go with the seats.
    #[must_use]
    pub const fn with_colours_exchanged(self) -> Self {
        Self {
            has_colours_exchanged: !self.has_colours_exchanged,
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Outcome = Outcome::Win(Seat::First);
    const SECOND: Outcome = Outcome::Win(Seat::Second);

    /// Returns where the first player sits, game by game, and whether colours are exchanged.
    fn seats(way: Rematch, outcomes: &[Outcome]) -> String {
        let mut seating = Seating::default();
        let mut seats = String::new();
        for (game, &outcome) in (0..).zip(outcomes) {
            let seat = seating.seat_of(Seat::First);
            assert_eq!(seating.player_at(seat), Seat::First);
            assert_eq!(seating.seat_of(Seat::Second), !seat);
            if let Some(nth) = way.nth(Seating::default(), game) {
                assert_eq!(nth, seating, "{way:?} {game}");
            }
            seats.push_str(&seat.to_string());
            if seating.has_colours_exchanged() {
                seats.push('x');
            }
            seating = way.next(seating, outcome);
        }
        seats
    }

    #[test]
    fn some_ways_do_not_ask_for_outcomes() {
        for outcomes in [[FIRST; 5], [SECOND; 5], [Outcome::Draw; 5]] {
            assert_eq!(seats(Rematch::Stay, &outcomes), "11111");
            assert_eq!(seats(Rematch::Alternate, &outcomes), "12121");
            assert_eq!(seats(Rematch::Colours, &outcomes), "11x11x1");
        }
    }

    #[test]
    fn the_loser_begins_and_a_draw_changes_nothing() {
        // The first player wins and sits second; wins there, so that the other one, who lost sitting
        // first, stays first; draws twice, and nothing changes; loses from the second seat, and sits
        // first; loses there, and stays.
        let outcomes = [
            FIRST,
            SECOND,
            Outcome::Draw,
            Outcome::Draw,
            FIRST,
            SECOND,
            FIRST,
        ];
        assert_eq!(seats(Rematch::LoserBegins, &outcomes), "1222211");
        assert_eq!(Rematch::LoserBegins.nth(Seating::default(), 0), None);
    }

    #[test]
    fn colours_that_go_with_the_seats_are_exchanged_with_them() {
        let bound = Rematch::Colours.with_bound_colours();
        assert_eq!(bound, Rematch::Alternate);
        for way in [Rematch::Stay, Rematch::Alternate, Rematch::LoserBegins] {
            assert_eq!(way.with_bound_colours(), way);
        }
    }

    #[test]
    fn outcomes_are_told_by_seats_and_won_by_players() {
        let drawn_by_lot = Seating::with_first(Seat::Second);
        assert_eq!(drawn_by_lot.by_seat(&["Ada", "Grace"]), ["Grace", "Ada"]);
        assert_eq!(drawn_by_lot.winner(FIRST), Some(Seat::Second));
        assert_eq!(drawn_by_lot.winner(SECOND), Some(Seat::First));
        assert_eq!(drawn_by_lot.winner(Outcome::Draw), None);
        assert_eq!(Seating::with_first(Seat::First), Seating::default());
    }

    #[test]
    fn ways_are_read() {
        for (word, way) in Rematch::KEYWORDS.0 {
            assert_eq!(word.parse(), Ok(*way));
            assert_eq!(way.to_string(), *word);
        }
        let refused = "Stay".parse::<Rematch>().unwrap_err();
        assert_eq!(
            refused.to_string(),
            r#"seats "Stay": must be stay, alternate, colours or loser"#
        );
    }
}
