//! How games begin that shall differ from each other.

use core::num::NonZeroU32;

use board_play::Adjudication;
use bots::{BotKind, Budget};

use crate::{RngStream, Series, TableGame, generator};

/// How often an opening is drawn again that is not wanted.
const DRAWS: usize = 1000;

/// Openings that are drawn: a few moves at random, so that the games of a series differ and no seat is
/// ahead by theory in all of them.
///
/// # Examples
///
/// ```
/// use fourchette::{AnyPosition, Openings};
///
/// let start = AnyPosition::new("y", "")?;
/// let openings = Openings::of_moves(2);
/// let opening = start.opening(openings, 7, 0).expect("there are many");
/// assert_eq!(opening.move_count(), 91);
/// // The same seed and number draw the same.
/// let again = start.opening(openings, 7, 0).expect("there are many");
/// assert_eq!(again.to_string(), opening.to_string());
/// # Ok::<(), fourchette::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Openings {
    /// How many moves the seats make; what chance decides between is not counted.
    pub moves: usize,
    /// How many plies more [`BotKind::Greedy`] must need against itself, so that the game is not decided
    /// yet; 0 takes any opening after which the game goes on.
    pub quiet: u32,
}

impl Openings {
    /// Takes openings of so many moves, whatever they are.
    #[must_use]
    pub const fn of_moves(moves: usize) -> Self {
        Self { moves, quiet: 0 }
    }

    /// Draws the opening of a number from a start; none if the game is over, or not quiet, after each of
    /// many that are drawn. Moves are drawn by [`sample`](bots::Playable::sample).
    ///
    /// An opening depends on the seed and its number alone. The seed's chance in games is another one.
    #[must_use]
    pub fn draw<G: TableGame>(self, start: &G, seed: u64, number: u64) -> Option<G> {
        let mut rng = generator(seed, number, 0, RngStream::Opening);
        let draws = core::iter::repeat_with(|| {
            let mut position = *start;
            let mut moves = 0;
            while moves < self.moves {
                let Some(m) = position.sample(&mut rng) else {
                    break;
                };
                moves += usize::from(position.to_move().is_some());
                position.play_unchecked(m);
            }
            position
        });
        let mut draws = draws.take(DRAWS);
        draws.find(|position| position.outcome().is_none() && self.is_quiet(position, seed, number))
    }

    fn is_quiet<G: TableGame>(self, position: &G, seed: u64, number: u64) -> bool {
        let Some(quiet) = NonZeroU32::new(self.quiet) else {
            return true;
        };
        let trial = Series {
            start: *position,
            players: [BotKind::Greedy; 2],
            seed,
            adjudication: Adjudication {
                repetition: None,
                max_plies: Some(quiet),
            },
            memory: Budget::MEMORY,
        };
        trial.play(number).plies >= self.quiet as usize
    }
}

#[cfg(test)]
mod tests {
    use board_play::Position as _;

    use super::*;

    #[test]
    fn openings_have_so_many_moves_and_depend_on_seed_and_number() {
        let start = y::Y::start();
        let openings = Openings::of_moves(4);
        let drawn = |seed, number| openings.draw(&start, seed, number).unwrap();
        let mut seen = std::collections::HashSet::new();
        for seed in 0..5 {
            for number in 0..20 {
                let opening = drawn(seed, number);
                assert_eq!(opening.move_count(), start.move_count() - 4);
                assert_eq!(opening, drawn(seed, number));
                seen.insert(opening.key());
            }
        }
        // Of 93 · 92 · 91 · 90 / 4 openings and more, a hundred hardly have one in common.
        assert!(seen.len() > 98, "{}", seen.len());
    }

    #[test]
    fn no_game_is_over_when_it_begins() {
        // Nine nodes are full after nine moves, and a Y needs five.
        let start = y::Y::new(&"board=bent:3".parse().unwrap());
        for number in 0..50 {
            let opening = Openings::of_moves(5).draw(&start, 1, number).unwrap();
            assert!(opening.outcome().is_none());
        }
        assert_eq!(Openings::of_moves(9).draw(&start, 1, 0), None);
        assert_eq!(Openings::of_moves(0).draw(&start, 1, 0), Some(start));
    }

    /// The roll before a move is none: after one move the first seat has decided something.
    #[test]
    fn chance_is_not_counted() {
        let start = dice_hex::DiceHex::start();
        for number in 0..10 {
            let opening = Openings::of_moves(1).draw(&start, 3, number).unwrap();
            // It has laid a stone, and the next roll comes, or it has said that it can lay none.
            assert_ne!(opening.to_move(), Some(board_play::Seat::First));
            assert_ne!(opening, start);
        }
    }

    #[test]
    fn quiet_openings_are_not_decided_at_once() {
        let start = tetra::Tetra::start();
        let openings = Openings { moves: 6, quiet: 7 };
        for number in 0..5 {
            let opening = openings.draw(&start, 1, number).unwrap();
            let plies = |seed| {
                Series {
                    start: opening,
                    players: [BotKind::Greedy; 2],
                    seed,
                    adjudication: Adjudication::default(),
                    memory: Budget::MEMORY,
                }
                .play(number)
                .plies
            };
            assert!(plies(1) >= 7);
        }
    }
}
