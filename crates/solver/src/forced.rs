//! Wins that are forced within some moves: puzzles, and how they are played.

use core::fmt;
use std::sync::Arc;

use board_play::{Seat, Status};

use crate::deepening::{Deepening, Search, made};
use crate::meter::{Gauge, Meter};
use crate::table::Table;
use crate::{Limits, Refusal, Solvable};

/// Up to which distance from the end a defence is chosen by how few moves win against it.
const COUNTED: u32 = 3;

/// What a seat is asked to find: the one first move with which it wins fastest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle<M> {
    /// The seat that is to move, and wins.
    pub seat: Seat,
    /// Within how many moves of its own it wins, at least two, and not within fewer.
    pub wins_in: u32,
    /// The key, which is the only first move that wins so fast, and what follows to the end: the defender
    /// holds out as long as it can, and then leaves as few moves as it can that still win in time.
    pub line: Vec<M>,
    /// What all other first moves are proved not to do.
    pub unique: Uniqueness,
}

/// In which sense the key of a puzzle is the only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Uniqueness {
    /// No other first move wins in so few moves. Whether one wins later is not known.
    InTime,
    /// No other first move wins at all.
    Wins,
}

impl<M> Puzzle<M> {
    /// Returns within how many moves of both seats the game is won.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.wins_in.saturating_mul(2).saturating_sub(1)
    }

    /// Returns the puzzle with its moves as something else.
    #[must_use]
    pub fn map<N>(self, to: impl FnMut(M) -> N) -> Puzzle<N> {
        Puzzle {
            seat: self.seat,
            wins_in: self.wins_in,
            line: self.line.into_iter().map(to).collect(),
            unique: self.unique,
        }
    }
}

/// Why a position is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum NoPuzzle {
    /// The next move wins, or the game is over.
    #[error("there is nothing to find: the next move wins, or the game is over")]
    AtOnce,
    /// Several first moves win equally fast.
    #[error("several first moves win in {0} moves")]
    SeveralKeys(u32),
    /// There is no forced win that is short enough.
    #[error("the seat to move has no forced win in so few moves")]
    NoWin,
    /// The limits were reached before it was known.
    #[error("not decided within the limits")]
    NotDecided,
}

/// What can be forced from a position within some moves, by [alpha-beta to a depth](crate).
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::{Position, Seat};
/// use solver::{ForcedWins, Limits};
///
/// // Who takes the last stone wins. Of seven, three are taken first, then the rest of four each time.
/// let start = Nim::new(&"stones=7".parse()?);
/// let forced = ForcedWins::new(start, Limits::default().with_memory(1 << 20))?;
/// let puzzle = forced.puzzle(3)?;
/// assert_eq!((puzzle.seat, puzzle.wins_in), (Seat::First, 2));
/// assert_eq!(puzzle.line[0].to_string(), "3");
/// assert_eq!(forced.wins_within(Seat::First, 1), Some(false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct ForcedWins<P: Solvable> {
    position: P,
    limits: Limits,
    deepening: Deepening<P>,
}

impl<P: Solvable> fmt::Debug for ForcedWins<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("ForcedWins");
        debug.field("position", &self.position);
        debug.finish_non_exhaustive()
    }
}

impl<P: Solvable> ForcedWins<P> {
    /// Takes a position. The limits of nodes and time hold for each question, that of memory for all
    /// together.
    ///
    /// # Errors
    ///
    /// The game hides something, chance may decide something from here on, or the machine does not have the
    /// memory.
    pub fn new(position: P, limits: Limits) -> Result<Self, Refusal> {
        if P::HAS_SECRETS {
            return Err(Refusal::Secrets { game: P::NAME });
        }
        // Moves of the seats are counted by their turns.
        if position.has_chance() || !(position.is_over() || position.is_alternating()) {
            return Err(Refusal::Chance { game: P::NAME });
        }
        let bytes = limits.memory();
        let table = Table::new(bytes).ok_or(Refusal::Memory { bytes })?;
        Ok(Self {
            position,
            limits,
            deepening: Deepening::new(Arc::new(table)),
        })
    }

    /// Returns whether a seat wins within so many moves of both seats, whatever the other one does; none if
    /// the limits are reached before.
    #[must_use]
    pub fn wins_within(&self, seat: Seat, plies: u32) -> Option<bool> {
        let gauge = Gauge::new(self.limits);
        let mut meter = Meter::new(&gauge, u64::MAX, None);
        let mut search = self.deepening.search(seat, &mut meter);
        search.wins_within(&self.position, plies)
    }

    /// Returns a move of the seat to move against a win within so many moves of both seats: one that prevents
    /// it, or else one with which the seat holds out longest, near the end of several such moves one that leaves
    /// the fewest ways to win. None if no move is left, or the limits are reached before.
    #[must_use]
    pub fn defence(&self, plies: u32) -> Option<P::Move> {
        let defender = self.position.to_move()?;
        let gauge = Gauge::new(self.limits);
        let mut meter = Meter::new(&gauge, u64::MAX, None);
        let mut search = self.deepening.search(!defender, &mut meter);
        let left = plies.checked_sub(1)?;
        for m in self.position.moves() {
            if !search.wins_within(&made(&self.position, m), left)? {
                return Some(m);
            }
        }
        defence(&mut search, &self.position, plies)
    }

    /// Looks for the shortest forced win of the seat to move, up to so many moves of its own, and returns it if
    /// one first move alone wins so fast.
    ///
    /// # Errors
    ///
    /// Why the position is no puzzle.
    pub fn puzzle(&self, longest: u32) -> Result<Puzzle<P::Move>, NoPuzzle> {
        let seat = self.position.to_move().ok_or(NoPuzzle::AtOnce)?;
        let gauge = Gauge::new(self.limits);
        let mut meter = Meter::new(&gauge, u64::MAX, None);
        let mut search = self.deepening.search(seat, &mut meter);
        for wins_in in 1..=longest {
            let plies = 2 * wins_in - 1;
            let keys = keys(&mut search, &self.position, plies).ok_or(NoPuzzle::NotDecided)?;
            match keys[..] {
                [] => {}
                [_, ..] if wins_in == 1 => return Err(NoPuzzle::AtOnce),
                [key] => {
                    let line = line(&mut search, &self.position, key, plies);
                    return Ok(Puzzle {
                        seat,
                        wins_in,
                        line: line.ok_or(NoPuzzle::NotDecided)?,
                        unique: self.uniqueness(seat, key),
                    });
                }
                _ => return Err(NoPuzzle::SeveralKeys(wins_in)),
            }
        }
        Err(NoPuzzle::NoWin)
    }

    /// Returns what can be proved of the moves besides the key, within the limits.
    fn uniqueness(&self, seat: Seat, key: P::Move) -> Uniqueness {
        let prover = self.position.never_repeats();
        let prover = prover.then(|| self.position.prover(self.limits.memory()));
        let Some(mut prover) = prover.flatten() else {
            return Uniqueness::InTime;
        };
        let gauge = Gauge::new(self.limits);
        let mut meter = Meter::new(&gauge, u64::MAX, None);
        let mut others = self.position.moves().filter(|&m| m != key);
        let wins_alone = others.all(|m| {
            let next = made(&self.position, m);
            match next.status() {
                Status::Over(outcome) => outcome.winner() != Some(seat),
                _ => prover.wins(&next, seat, &mut meter) == Some(false),
            }
        });
        if wins_alone {
            Uniqueness::Wins
        } else {
            Uniqueness::InTime
        }
    }
}

/// Returns the moves after which the seat that moves has won within so many moves, this one included: two at
/// most, which are enough to be too many.
fn keys<P: Solvable>(
    search: &mut Search<'_, '_, '_, P>,
    position: &P,
    plies: u32,
) -> Option<Vec<P::Move>> {
    let mut keys = Vec::new();
    for m in position.moves() {
        if search.wins_within(&made(position, m), plies - 1)? {
            keys.push(m);
        }
        if keys.len() > 1 {
            break;
        }
    }
    Some(keys)
}

/// Returns the moves to the end, both seats at their best.
fn line<P: Solvable>(
    search: &mut Search<'_, '_, '_, P>,
    position: &P,
    key: P::Move,
    plies: u32,
) -> Option<Vec<P::Move>> {
    let mut line = vec![key];
    let mut position = made(position, key);
    let mut left = plies - 1;
    while !position.is_over() && left > 0 {
        let m = if position.to_move() == Some(search.seat()) {
            *keys(search, &position, left)?.first()?
        } else {
            defence(search, &position, left)?
        };
        line.push(m);
        position = made(&position, m);
        left -= 1;
    }
    Some(line)
}

/// Returns the best move against the seat that is searched for, which wins within so many moves.
fn defence<P: Solvable>(
    search: &mut Search<'_, '_, '_, P>,
    position: &P,
    plies: u32,
) -> Option<P::Move> {
    let moves: Vec<P::Move> = position.moves().collect();
    let mut held = moves;
    let mut lasts = 0;
    // Of the moves that hold out for some time, those that hold out for longer.
    while lasts + 1 < plies {
        let mut longer = Vec::new();
        for &m in &held {
            if !search.wins_within(&made(position, m), lasts)? {
                longer.push(m);
            }
        }
        if longer.is_empty() {
            break;
        }
        held = longer;
        lasts += 1;
    }
    if held.len() < 2 || lasts > COUNTED {
        return held.first().copied();
    }
    let mut best = None;
    for &m in &held {
        let replies = winning_replies(search, &made(position, m), lasts)?;
        if best.is_none_or(|(fewest, _)| replies < fewest) {
            best = Some((replies, m));
        }
    }
    best.map(|(_, m)| m)
}

/// Counts the moves that win within so many moves, this one included.
fn winning_replies<P: Solvable>(
    search: &mut Search<'_, '_, '_, P>,
    position: &P,
    plies: u32,
) -> Option<usize> {
    let mut count = 0;
    for m in position.moves() {
        count += usize::from(search.wins_within(&made(position, m), plies.saturating_sub(1))?);
    }
    Some(count)
}
