//! The arguments of `go`: how long to think.

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

/// What a clock keeps back for what is not thinking.
const RESERVE: Duration = Duration::from_millis(20);

impl Limit {
    /// Reads the arguments of `go` for the seat that is to move.
    pub(super) fn read(words: &[&str], mover: Seat) -> Answer<Self> {
        let limit = match words {
            [] => Self::Own,
            ["infinite"] => Self::Infinite,
            ["nodes", count] => Self::Nodes(positive("nodes", count)?),
            ["movetime", time] => Self::Time(milliseconds("movetime", time)?),
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
        let time = at_least(least, key, value)?;
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
    Ok(share(left, increment.unwrap_or_default()))
}

/// Returns how much of the time that is left goes to one move.
fn share(left: Duration, increment: Duration) -> MoveTime {
    let wanted = left / 20 + increment / 4 * 3;
    MoveTime::banked(wanted, left.saturating_sub(RESERVE) / 2)
}

fn milliseconds(key: &str, text: &str) -> Answer<Duration> {
    positive(key, text).map(Duration::from_millis)
}

/// Reads a number above 0.
fn positive<T: FromStr + TryFrom<u64>>(key: &str, text: &str) -> Answer<T> {
    let number = at_least(1, key, text)?;
    T::try_from(number).map_err(|_| Refusal::new(format!("go {key} {text}: is too great")))
}

fn at_least(least: u64, key: &str, text: &str) -> Answer<u64> {
    let read = number(text, least..=u64::MAX);
    read.map_err(|reason| Refusal::new(format!("go {key} {text:?}: {reason}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str, mover: Seat) -> Answer<Limit> {
        let words: Vec<&str> = line.split_whitespace().collect();
        Limit::read(&words, mover)
    }

    #[test]
    fn a_clock_gives_a_move_its_share() {
        let time = |line, mover| match read(line, mover) {
            Ok(Limit::Time(time) | Limit::Clock(MoveTime { wanted: time, .. })) => {
                u64::try_from(time.as_millis()).unwrap()
            }
            other => panic!("{line}: {other:?}"),
        };
        let clock = "p1time 60000 p2time 1000 p1inc 1000 p2inc 0";
        // A twentieth of a minute, and three quarters of a second.
        assert_eq!(time(clock, Seat::First), 3750);
        assert_eq!(time(clock, Seat::Second), 50);
        // Never more than half of what is left, without what is kept back.
        assert_eq!(time("p1time 100 p2time 5 p1inc 9000", Seat::First), 40);
        assert_eq!(time("p1time 100 p2time 5 p1inc 9000", Seat::Second), 0);
        assert_eq!(time("p2time 40 p1time 20", Seat::Second), 2);
        assert_eq!(time("movetime 12", Seat::First), 12);
        // In two minds: two and a half times as much.
        let Ok(Limit::Clock(doubtful)) = read(clock, Seat::First) else {
            panic!("a clock");
        };
        assert_eq!(doubtful.most.as_millis(), 9375);
        assert_eq!(doubtful.least, Duration::ZERO);
        let greatest = u64::MAX.to_string();
        let line = format!("p1time {greatest} p1inc {greatest}");
        assert!(time(&line, Seat::First) <= u64::MAX / 2);
    }

    #[test]
    fn what_is_no_limit_is_refused_with_the_reason() {
        for (line, part) in [
            ("depth 3", "go depth: "),
            ("nodes", "go \"nodes\": "),
            ("nodes 0", "go nodes \"0\": "),
            ("nodes -1", "go nodes \"-1\": "),
            ("nodes 01", "go nodes \"01\": "),
            ("nodes 4294967296", "go nodes 4294967296: is too great"),
            ("nodes 5 6", "go \"nodes\": "),
            ("movetime 0", "go movetime \"0\": "),
            ("movetime x", "go movetime \"x\": "),
            ("p1time", "go p1time \"\": "),
            ("p1time 0 p2time 1", "go p1time \"0\": "),
            ("p2time 1000", "go p1time: is missing"),
            ("p1time 5 p1time 5", "go p1time: is there twice"),
            ("p1time 5 nodes 3", "go \"nodes\": "),
            ("infinite 3", "go \"infinite\": "),
            ("ponder", "go \"ponder\": "),
        ] {
            let refused = read(line, Seat::First).unwrap_err();
            assert!(refused.0.starts_with(part), "{line}: {}", refused.0);
        }
    }
}
