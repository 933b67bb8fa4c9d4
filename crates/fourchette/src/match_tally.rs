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
