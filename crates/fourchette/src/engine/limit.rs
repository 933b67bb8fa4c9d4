//! The arguments of `go`: how long to think.

use core::fmt::Display;
use core::ops::RangeInclusive;
use core::str::FromStr;
use core::time::Duration;

use board_play::Seat;
use board_play::text::number;
use bots::Budget;

use super::answer::{Answer, Refusal};
use super::move_time::MoveTime;

/// How long to think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    /// As the opponent does that plays.
    Own,
    /// So many iterations.
    Nodes(u32),
    /// So long.
    Time(Duration),
    /// By a clock that keeps what is left for later moves.
    Clock(MoveTime),
    /// Until somebody says stop.
    Infinite,
}

impl Limit {
    /// Reads the arguments of `go` for the seat that is to move.
    pub(super) fn read(words: &[&str], mover: Seat) -> Answer<Self> {
        let limit = match words {
            [] => Self::Own,
            ["infinite"] => Self::Infinite,
            ["nodes", count] => Self::Nodes(read("nodes", count, 1..=u32::MAX)?),
            ["movetime", time] => {
                let time = read("movetime", time, 1..=u64::MAX)?;
                Self::Time(Duration::from_millis(time))
            }
            ["p1time" | "p2time" | "p1inc" | "p2inc", ..] => Self::Clock(read_clock(words, mover)?),
            ["depth", ..] => {
                let reason = "the search is a tree of random games and has no depth";
                return Err(Refusal::of("go depth", reason));
            }
            [word, ..] => {
                let wanted = "must be nodes N, movetime MS, p1time MS p2time MS, or infinite";
                return Err(Refusal::new(format!("go {word:?}: {wanted}")));
            }
        };
        Ok(limit)
    }

    /// Returns the budget of a search; none if the opponent that plays has one of its own.
    pub(super) const fn budget(self) -> Option<Budget> {
        match self {
            Self::Own => None,
            Self::Nodes(count) => Some(Budget::iterations(count)),
            Self::Time(time) | Self::Clock(MoveTime { wanted: time, .. }) => {
                Some(Budget::time(time))
            }
            Self::Infinite => Some(Budget::iterations(u32::MAX)),
        }
    }

    /// Returns how long to think, if that is said.
    pub(super) const fn move_time(self) -> Option<MoveTime> {
        match self {
            Self::Time(time) => Some(MoveTime::fixed(time)),
            Self::Clock(time) => Some(time),
            Self::Own | Self::Nodes(_) | Self::Infinite => None,
        }
    }
}

/// Reads the clocks of both seats, and returns how much of it the one that is to move takes for a move.
fn read_clock(words: &[&str], mover: Seat) -> Answer<MoveTime> {
    let (keys, mut times) = (["p1time", "p2time", "p1inc", "p2inc"], [None; 4]);
    for pair in words.chunks(2) {
        let key = pair[0];
        let Some(at) = keys.iter().position(|&known| known == key) else {
            return Err(Refusal::new(format!(
                "go {key:?}: must be {}",
                keys.join(", ")
            )));
        };
        let value = pair.get(1).copied().unwrap_or_default();
        // No time is left at 0, but increments may be 0.
        let least = u64::from(at < 2);
        let time = read(key, value, least..=u64::MAX)?;
        if times[at].replace(Duration::from_millis(time)).is_some() {
            return Err(Refusal::of(format_args!("go {key}"), "is there twice"));
        }
    }
    let [first, second, first_inc, second_inc] = times;
    let (key, left, increment) = match mover {
        Seat::First => (keys[0], first, first_inc),
        Seat::Second => (keys[1], second, second_inc),
    };
    let left = left.ok_or_else(|| Refusal::of(format_args!("go {key}"), "is missing"))?;
    Ok(MoveTime::of_clock(left, increment.unwrap_or_default()))
}

/// Reads the number behind a key.
fn read<T>(key: &str, text: &str, range: RangeInclusive<T>) -> Answer<T>
where
    T: FromStr + PartialOrd + Display,
{
    let read = number(text, range);
    read.map_err(|reason| Refusal::new(format!("go {key} {text:?}: {reason}")))
}
