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
