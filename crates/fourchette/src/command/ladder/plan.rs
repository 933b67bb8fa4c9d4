//! Which games are played, and how: everything that they depend on.

use core::time::Duration;

use board_play::{Adjudication, Seat, Seating};
use fourchette::Openings;

use super::args::LadderArgs;
use crate::command::failure::Failure;
use crate::command::opponent::Contender;

/// Who plays whom how often, and how.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The players, in the order in which the arguments list them.
    pub(super) players: Vec<Contender>,
    /// Which of them has the rating 0.
    pub(super) anchor: usize,
    /// How many games each two play: an even number.
    pub(super) games: u64,
    pub(super) openings: Openings,
    pub(super) seed: u64,
    /// What ends each game besides its rules.
    pub(super) limits: Adjudication,
    /// How many MiB an opponent may take for a decision.
    pub(super) memory: u32,
    /// How long a program may think about a move, if one plays.
    pub(super) move_time: Option<Duration>,
}

/// A game of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LadderGame {
    /// The two players by their numbers, the one first that is listed first.
    pub(super) pairing: [usize; 2],
    /// Who of the two sits where.
    pub(super) seating: Seating,
    /// The number of the opening.
    pub(super) opening: u64,
}

impl LadderGame {
    /// Returns the number of the game among those of its pairing, from 1.
    pub(super) fn number(self) -> u64 {
        2 * self.opening + 1 + u64::from(self.seating != Seating::default())
    }
}

impl Plan {
    /// Puts together what the arguments ask for.
    ///
    /// # Errors
    ///
    /// The number of games is odd or beyond counting, or the anchor does not play.
    pub(super) fn new(args: &LadderArgs) -> Result<Self, Failure> {
        let players = args.players.as_slice().to_vec();
        let games = args.games;
        if !games.is_multiple_of(2) {
            let reason = format!(
                "--games {games}: must be even, since each opening is played from both sides"
            );
            return Err(Failure::usage(reason));
        }
        if games.checked_mul(pairings(players.len())).is_none() {
            return Err(Failure::usage(format!("--games {games}: is too great")));
        }
        let is_random = |player: &Contender| player.to_string() == "random";
        let anchor = match &args.anchor {
            None => players.iter().position(is_random).unwrap_or(0),
            Some(anchor) => {
                let at = players.iter().position(|player| player == anchor);
                at.ok_or_else(|| Failure::usage(format!("--anchor {anchor}: does not play")))?
            }
        };
        let has_program = players.iter().any(|player| player.program().is_some());
        Ok(Self {
            anchor,
            games,
            openings: Openings {
                moves: args.opening.moves(),
                quiet: args.quiet,
            },
            seed: args.seed.seed,
            limits: args.limits.adjudication(),
            memory: args.memory.memory,
            move_time: has_program.then(|| args.engines.move_time()),
            players,
        })
    }

    /// Returns how many games are to be played.
    pub(super) fn wanted(&self) -> u64 {
        self.games * pairings(self.players.len())
    }

    /// Returns a game by its number, from 0. All pairings play a game before any plays the next one, so
    /// that a ladder that is broken off says something of everybody.
    pub(super) fn game(&self, number: u64) -> LadderGame {
        let pairings = pairings(self.players.len());
        let (round, pairing) = (number / pairings, number % pairings);
        let first = if round.is_multiple_of(2) {
            Seat::First
        } else {
            Seat::Second
        };
        LadderGame {
            pairing: nth_pairing(self.players.len(), pairing),
            seating: Seating::with_first(first),
            opening: round / 2,
        }
    }
}

/// Returns how many pairings there are of so many players.
fn pairings(players: usize) -> u64 {
    let players = players as u64;
    players * (players - 1) / 2
}

/// Returns a pairing by its number: those of the first player, then the others of the second, and so on.
fn nth_pairing(players: usize, number: u64) -> [usize; 2] {
    let all = (0..players).flat_map(|one| (one + 1..players).map(move |other| [one, other]));
    let nth = usize::try_from(number)
        .ok()
        .and_then(|at| all.clone().nth(at));
    nth.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn plan(players: &str, games: u64) -> Plan {
        let players = players.parse::<super::super::players::Players>().unwrap();
        Plan {
            players: players.as_slice().to_vec(),
            anchor: 0,
            games,
            openings: Openings::of_moves(4),
            seed: 0,
            limits: Adjudication::default(),
            memory: 1,
            move_time: None,
        }
    }

    /// Four players are six pairings; six games are three openings, each from both sides.
    #[test]
    fn everybody_plays_every_opening_against_everybody_from_both_sides() {
        let plan = plan("random,greedy,search:1,search:2", 6);
        assert_eq!(plan.wanted(), 36);
        let mut met: BTreeMap<[usize; 2], Vec<(u64, Seat, u64)>> = BTreeMap::new();
        for number in 0..36 {
            let game = plan.game(number);
            let first = game.seating.player_at(Seat::First);
            let games = met.entry(game.pairing).or_default();
            games.push((game.opening, first, game.number()));
            // Nobody plays a game before all have played the one before.
            assert_eq!(games.len() as u64, number / 6 + 1);
        }
        let all = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];
        assert!(met.keys().eq(&all), "{met:?}");
        let [one, other] = Seat::ALL;
        for games in met.values() {
            let expected = [
                (0, one, 1),
                (0, other, 2),
                (1, one, 3),
                (1, other, 4),
                (2, one, 5),
                (2, other, 6),
            ];
            assert_eq!(games[..], expected);
        }
    }
}
