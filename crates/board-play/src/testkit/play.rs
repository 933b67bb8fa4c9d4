//! Random play as a strategy of proptest.

use core::fmt;

use proptest::prelude::{Strategy, any};
use proptest::strategy::{NewTree, ValueTree};
use proptest::test_runner::TestRunner;

use super::{Kit, SplitMix, Subject};
use crate::playout::below;

/// A line of play: a start and legal moves.
#[derive(Clone, PartialEq, Eq)]
pub struct Play<P: Subject> {
    start: P,
    moves: Vec<P::Move>,
    last: P,
}

impl<P: Subject> Play<P> {
    /// Plays from the start that the kit sets up; each number makes one choice.
    fn new<K: Kit<P>>(kit: &K, options: &P::Options, seed: u64, choices: &[u64]) -> Self {
        let start = kit.start(options, &mut SplitMix::new(seed));
        let mut play = Self {
            start,
            moves: Vec::new(),
            last: start,
        };
        for &choice in choices {
            if play.last.status().is_over() {
                break;
            }
            let Some(m) = kit.choose(&play.last, &mut SplitMix::new(choice)) else {
                break;
            };
            if let Err(reason) = play.last.check(m) {
                panic!("the kit chose the move {m} at {}: {reason}", play.last);
            }
            play.last.play_unchecked(m);
            play.moves.push(m);
        }
        play
    }

    /// Returns the first position.
    #[must_use]
    pub fn start(&self) -> P {
        self.start
    }

    /// Returns the moves.
    #[must_use]
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// Returns the last position.
    #[must_use]
    pub fn last(&self) -> P {
        self.last
    }

    /// Returns all positions, one more than there are moves.
    pub fn positions(&self) -> impl Iterator<Item = P> {
        let after = self.moves.iter().scan(self.start, |position, &m| {
            position.play_unchecked(m);
            Some(*position)
        });
        core::iter::once(self.start).chain(after)
    }
}

/// Writes the play so that a person can repeat it.
impl<P: Subject> fmt::Debug for Play<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.moves.iter().map(ToString::to_string).collect();
        f.debug_struct("Play")
            .field("game", &P::NAME)
            .field("rules", &self.start.options().to_string())
            .field("start", &self.start.to_string())
            .field("moves", &moves.join(" "))
            .field("last", &self.last.to_string())
            .finish()
    }
}

/// Returns a strategy for lines of play of any length up to the kit's limit. A failure shrinks to
/// fewer moves, then to simpler options.
pub fn plays<P: Subject, K: Kit<P>>(kit: K) -> impl Strategy<Value = Play<P>> {
    let choices = Choices {
        most: kit.max_plies(),
    };
    (choices, kit.options(), any::<u64>().no_shrink())
        .prop_map(move |(choices, options, seed)| Play::new(&kit, &options, seed, &choices))
}

/// Returns a strategy for positions that are reached by [`plays`].
pub fn positions<P: Subject, K: Kit<P>>(kit: K) -> impl Strategy<Value = P> {
    plays(kit).prop_map(|play| play.last)
}

/// A strategy for lists of choices, up to `most` of them.
#[derive(Debug)]
struct Choices {
    most: usize,
}

impl Strategy for Choices {
    type Tree = ChoicesTree;
    type Value = Vec<u64>;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let rng = runner.rng();
        let lengths = u64::try_from(self.most)
            .unwrap_or(u64::MAX)
            .saturating_add(1);
        let length = below(rng, lengths);
        let choices: Vec<u64> = (0..length).map(|_| below(rng, u64::MAX)).collect();
        Ok(ChoicesTree {
            chunk: choices.len(),
            end: choices.len(),
            choices,
            before: None,
        })
    }
}

/// Shrinks a list by leaving out chunks of it, from the end to the front, the long chunks first, so
/// that the first thing tried is a shorter prefix of the same play.
///
/// Source: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002 (ddmin,
/// complements only).
#[derive(Clone, Debug)]
struct ChoicesTree {
    choices: Vec<u64>,
    /// The list before the last attempt, as long as that may be taken back.
    before: Option<Vec<u64>>,
    /// How much to leave out at a time; 0 when there is nothing left to try.
    chunk: usize,
    /// Where the next chunk ends.
    end: usize,
}

impl ChoicesTree {
    /// Leaves out the next chunk, if there is one.
    fn attempt(&mut self) -> bool {
        while self.chunk > 0 && self.end == 0 {
            self.chunk /= 2;
            self.end = self.choices.len();
        }
        if self.chunk == 0 {
            return false;
        }
        let start = self.end.saturating_sub(self.chunk);
        self.before = Some(self.choices.clone());
        self.choices.drain(start..self.end);
        self.end = start;
        true
    }
}

impl ValueTree for ChoicesTree {
    type Value = Vec<u64>;

    fn current(&self) -> Vec<u64> {
        self.choices.clone()
    }

    fn simplify(&mut self) -> bool {
        self.before = None;
        self.attempt()
    }

    /// Takes the last attempt back and makes the next one.
    fn complicate(&mut self) -> bool {
        let Some(before) = self.before.take() else {
            return false;
        };
        self.choices = before;
        self.attempt();
        true
    }
}
