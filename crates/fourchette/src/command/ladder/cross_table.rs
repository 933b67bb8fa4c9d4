//! What came of the games of each two players.

use std::collections::BTreeMap;

use board_play::{Seat, Seating};
use fourchette::{GameResult, MatchTally, Score, Tally};

/// The games of each two players that have met.
#[derive(Clone, Debug)]
pub(super) struct CrossTable {
    players: usize,
    /// By the numbers of the two, the lower one first.
    pairings: BTreeMap<[usize; 2], MatchTally>,
}

impl CrossTable {
    /// Begins with players who have not met.
    pub(super) const fn new(players: usize) -> Self {
        Self {
            players,
            pairings: BTreeMap::new(),
        }
    }

    /// Adds a game. The first of a pairing has the lower number.
    pub(super) fn add(&mut self, pairing: [usize; 2], seating: Seating, result: GameResult) {
        let tally = self.pairings.entry(pairing).or_default();
        *tally = tally.with(seating, result);
    }

    /// Returns how many players there are.
    pub(super) const fn players(&self) -> usize {
        self.players
    }

    /// Lists those who have met, by their numbers, with what came of it.
    pub(super) fn pairings(&self) -> impl Iterator<Item = ([usize; 2], &MatchTally)> {
        self.pairings
            .iter()
            .map(|(&pairing, tally)| (pairing, tally))
    }

    /// Returns how many games have ended.
    pub(super) fn games(&self) -> u64 {
        self.total().games
    }

    /// Returns what came of all games, for each seat.
    pub(super) fn total(&self) -> Tally {
        let tallies = self.pairings.values().map(MatchTally::total);
        tallies.fold(Tally::default(), Tally::merged)
    }

    /// Returns what a player has to show for the games against another.
    pub(super) fn score(&self, player: usize, against: usize) -> Score {
        let (pairing, seat) = if player < against {
            ([player, against], Seat::First)
        } else {
            ([against, player], Seat::Second)
        };
        let tally = self.pairings.get(&pairing);
        tally.map(|tally| tally.score(seat)).unwrap_or_default()
    }

    /// Returns what a player has to show for all games.
    pub(super) fn score_of(&self, player: usize) -> Score {
        let others = (0..self.players).filter(|&other| other != player);
        let scores = others.map(|other| self.score(player, other));
        scores.fold(Score::default(), |sum, score| Score {
            games: sum.games + score.games,
            wins: sum.wins + score.wins,
            draws: sum.draws + score.draws,
            losses: sum.losses + score.losses,
        })
    }
}

/// Returns the points of a score, a draw being half of one.
#[expect(clippy::cast_precision_loss, reason = "fewer than 2^53 games")]
pub(super) fn points(score: Score) -> f64 {
    score.wins as f64 + score.draws as f64 / 2.0
}
