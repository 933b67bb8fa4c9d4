//! What came of a match, for each player and each seat.

use board_play::{Seat, Seating};

use crate::{GameResult, Tally};

/// What came of the games of a match, by who sat where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchTally {
    /// The games in which each player sat first.
    by_first: [Tally; 2],
}

/// What a player has to show for some games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// How many games were played.
    pub games: u64,
    /// How many the player won.
    pub wins: u64,
    /// How many were drawn, by the rules or by adjudication.
    pub draws: u64,
    /// How many the player lost.
    pub losses: u64,
}

impl MatchTally {
    /// Takes what came of the games in which each player sat first.
    #[must_use]
    pub const fn from_by_first(by_first: [Tally; 2]) -> Self {
        Self { by_first }
    }

    /// Returns what came of the games in which each player sat first.
    #[must_use]
    pub const fn by_first(&self) -> &[Tally; 2] {
        &self.by_first
    }

    /// Adds the games of another part of the match. The order in which parts are merged does not matter.
    #[must_use]
    pub fn merged(self, other: Self) -> Self {
        let [first, second] = self.by_first;
        let [other_first, other_second] = other.by_first;
        Self::from_by_first([first.merged(other_first), second.merged(other_second)])
    }

    /// Adds a game that was seated so.
    #[must_use]
    pub fn with(mut self, seating: Seating, game: GameResult) -> Self {
        let tally = &mut self.by_first[seating.player_at(Seat::First).index()];
        *tally = tally.with(game);
        self
    }

    /// Returns what came of all games, for each seat.
    #[must_use]
    pub fn total(&self) -> Tally {
        let [first, second] = self.by_first;
        first.merged(second)
    }

    /// Returns the score of a player in the games that the player had this seat in.
    #[must_use]
    pub fn score_at(&self, player: Seat, seat: Seat) -> Score {
        let first = match seat {
            Seat::First => player,
            Seat::Second => !player,
        };
        let tally = self.by_first[first.index()];
        Score {
            games: tally.games,
            wins: tally.wins[seat.index()],
            draws: tally.draws + tally.repetitions + tally.too_long,
            losses: tally.wins[(!seat).index()],
        }
    }

    /// Returns the score of a player in all games.
    #[must_use]
    pub fn score(&self, player: Seat) -> Score {
        let [first, second] = Seat::ALL.map(|seat| self.score_at(player, seat));
        Score {
            games: first.games + second.games,
            wins: first.wins + second.wins,
            draws: first.draws + second.draws,
            losses: first.losses + second.losses,
        }
    }
}

#[cfg(test)]
mod tests {
    use core::num::NonZeroU32;

    use board_play::{Ended, Ending, Outcome};

    use super::*;

    #[test]
    fn a_win_counts_for_the_seat_and_for_who_sat_there() {
        let other = Seating::with_first(Seat::Second);
        let own = Seating::default();
        let resigned = Ending::Ended(Ended::Resignation, Outcome::Win(Seat::Second));
        // The first player, Ada, sits first twice: wins, and resigns. Then she sits second: wins, draws by
        // the rules and by length, and loses.
        let games = [
            (own, Ending::Rules(Outcome::Win(Seat::First))),
            (own, resigned),
            (other, Ending::Rules(Outcome::Win(Seat::Second))),
            (other, Ending::Rules(Outcome::Draw)),
            (other, Ending::MaxPlies(NonZeroU32::MIN)),
            (other, Ending::Rules(Outcome::Win(Seat::First))),
        ];
        let tally = games
            .into_iter()
            .fold(MatchTally::default(), |tally, (seating, ending)| {
                tally.with(seating, GameResult { ending, plies: 1 })
            });
        let score = |games, wins, draws, losses| Score {
            games,
            wins,
            draws,
            losses,
        };
        let [ada, grace] = Seat::ALL;
        assert_eq!(tally.score(ada), score(6, 2, 2, 2));
        assert_eq!(tally.score_at(ada, Seat::First), score(2, 1, 0, 1));
        assert_eq!(tally.score_at(ada, Seat::Second), score(4, 1, 2, 1));
        assert_eq!(tally.score(grace), score(6, 2, 2, 2));
        assert_eq!(tally.score_at(grace, Seat::First), score(4, 1, 2, 1));
        assert_eq!(tally.score_at(grace, Seat::Second), score(2, 1, 0, 1));
        // Parts merge to the whole, wherever it is cut and in whatever order.
        for cut in 0..=games.len() {
            let part = |games: &[(Seating, Ending)]| {
                games.iter().fold(MatchTally::default(), |tally, game| {
                    let (seating, ending) = *game;
                    tally.with(seating, GameResult { ending, plies: 1 })
                })
            };
            let (before, after) = (part(&games[..cut]), part(&games[cut..]));
            assert_eq!(before.merged(after), tally);
            assert_eq!(after.merged(before), tally);
        }
        // The first seat won Ada's first game and Grace's last, the second what else was won.
        assert_eq!(tally.total().wins, [2, 2]);
        assert_eq!(tally.total().games, 6);
    }
}
