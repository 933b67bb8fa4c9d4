//! What `solve` reports to people.

use std::io::{self, Write};

use board_play::{Outcome, Status};
use fourchette::AnyPosition;
use fourchette::solver::{Expectation, Solution, SolvedMove, Stop, Value};

use crate::command::args::SolveArgs;
use crate::command::phrases::seat_name;
use crate::command::wrapped::wrapped;

/// What has been found of a position.
pub(super) struct Report<'a> {
    pub(super) position: &'a AnyPosition,
    pub(super) solution: &'a Solution<String>,
    pub(super) args: &'a SolveArgs,
    pub(super) seconds: f64,
}

impl Report<'_> {
    /// Writes what the position is worth, the moves by what they are worth, and what it took.
    pub(super) fn write_text(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.headline())?;
        if let Value::Expected(_) = self.solution.value {
            self.write_odds(out, Value::is_known)?;
        } else {
            self.write_moves(out)?;
            self.write_odds(out, |value| matches!(value, Value::Expected(_)))?;
        }
        let nodes = self.solution.nodes;
        writeln!(out, "{nodes} positions in {:.1} s", self.seconds)?;
        Ok(())
    }

    fn headline(&self) -> String {
        let distance = self.solution.distance;
        match (self.solution.value, distance) {
            (Value::Decided(Outcome::Win(seat)), Some(0)) => {
                format!("the {} seat has won", seat_name(seat))
            }
            (Value::Decided(Outcome::Win(seat)), Some(1)) => {
                format!("the {} seat wins with the next move", seat_name(seat))
            }
            (Value::Decided(Outcome::Win(seat)), Some(plies)) => {
                format!("the {} seat wins in {plies} moves", seat_name(seat))
            }
            (Value::Decided(Outcome::Win(seat)), None) if self.args.distance => format!(
                "the {} seat wins{}; in how many moves is not decided{}",
                seat_name(seat),
                in_more_than(self.solution.longer_than),
                self.limit()
            ),
            (Value::Decided(Outcome::Win(seat)), None) => {
                format!("the {} seat wins", seat_name(seat))
            }
            (Value::Decided(Outcome::Draw), _) => "a draw: neither seat can force a win".to_owned(),
            (Value::Expected(worth), _) => {
                format!("the first seat wins with probability {}", odds(worth))
            }
            (Value::Unknown, _) => format!(
                "not decided{}{}",
                self.limit(),
                no_win_within(self.solution.longer_than)
            ),
        }
    }

    /// Says within which limit something is not decided.
    fn limit(&self) -> String {
        match self.solution.stop {
            Some(Stop::Nodes) => format!(" within {} positions", self.solution.nodes),
            Some(Stop::Time) => format!(" within {} s", self.args.time.unwrap_or_default()),
            Some(Stop::Memory) => format!(" within {} MiB of memory", self.args.memory),
            Some(_) => " when it was stopped".to_owned(),
            None => String::new(),
        }
    }

    /// Writes the moves, those with the same value and the same length of the win together.
    fn write_moves(&self, out: &mut impl Write) -> io::Result<()> {
        let Status::ToMove(seat) = self.position.status() else {
            return Ok(());
        };
        let order = [
            (Value::Decided(Outcome::Win(seat)), "wins"),
            (Value::Decided(Outcome::Draw), "draws"),
            (Value::Decided(Outcome::Win(!seat)), "loses"),
        ];
        for (value, verb) in order {
            let mut moves: Vec<_> = self.solution.moves.iter().collect();
            moves.retain(|solved| solved.value == value);
            // What is not known comes last. The nearest wins are the best, the farthest losses.
            moves.sort_by_key(|solved| {
                let distance = solved.distance.map(i64::from);
                let distance = distance.map(|plies| if verb == "loses" { -plies } else { plies });
                (distance.is_none(), distance, solved.longer_than)
            });
            for group in groups(&moves) {
                write_group(out, verb, group)?;
            }
        }
        let unknown = self.solution.moves.iter();
        let mut unknown: Vec<_> = unknown.filter(|solved| !solved.value.is_known()).collect();
        let says_something = unknown.len() < self.solution.moves.len()
            || unknown.iter().any(|solved| solved.longer_than.is_some());
        if says_something && !self.args.value {
            unknown.sort_by_key(|solved| solved.longer_than);
            for group in groups(&unknown) {
                let bound = group.first().and_then(|solved| solved.longer_than);
                // With the move itself.
                let bound = no_win_within(bound.map(|plies| plies + 1));
                let head = format!("not decided{}{bound} ({}): ", self.limit(), group.len());
                wrapped(out, &head, &list(group))?;
            }
        }
        Ok(())
    }

    /// Writes some moves of a seat, if there are any, by how probable a win is for it, the best first.
    fn write_odds(&self, out: &mut impl Write, is_listed: fn(Value) -> bool) -> io::Result<()> {
        let Status::ToMove(seat) = self.position.status() else {
            return Ok(());
        };
        let moves = self.solution.moves.iter();
        let moves = moves.filter(|solved| is_listed(solved.value));
        let mut rows: Vec<(f64, &str)> = moves
            .filter_map(|solved| Some((solved.value.share(seat)?, &*solved.m)))
            .collect();
        rows.sort_by(|one, other| other.0.total_cmp(&one.0));
        if !rows.is_empty() {
            writeln!(out, "the {} seat wins:", seat_name(seat))?;
        }
        for (share, m) in rows {
            writeln!(out, "{share:.9}  {m}")?;
        }
        Ok(())
    }
}

/// Puts together the moves of which the same is known, where these stand side by side.
fn groups<'a, 'b>(
    moves: &'a [&'b SolvedMove<String>],
) -> impl Iterator<Item = &'a [&'b SolvedMove<String>]> {
    moves.chunk_by(|one, other| {
        (one.distance, one.longer_than) == (other.distance, other.longer_than)
    })
}

/// Says within how many moves a seat that wins does not, if that is known.
fn in_more_than(longer_than: Option<u32>) -> String {
    let words = longer_than.map(|plies| format!(" in more than {plies}"));
    words.unwrap_or_default()
}

/// The same where it is not known who wins.
fn no_win_within(longer_than: Option<u32>) -> String {
    let words = longer_than.map(|plies| format!(", no win within {plies}"));
    words.unwrap_or_default()
}

fn write_group(out: &mut impl Write, verb: &str, group: &[&SolvedMove<String>]) -> io::Result<()> {
    let Some(first) = group.first() else {
        return Ok(());
    };
    // With the move itself.
    let length = first.distance.map(|plies| format!(" in {}", plies + 1));
    let length = length.unwrap_or_else(|| in_more_than(first.longer_than.map(|plies| plies + 1)));
    let head = format!("{verb}{length} ({}): ", group.len());
    wrapped(out, &head, &list(group))
}

fn list(moves: &[&SolvedMove<String>]) -> String {
    let moves: Vec<&str> = moves.iter().map(|solved| &*solved.m).collect();
    moves.join(" ")
}

/// Writes a probability with as many digits as are certain, twelve at most.
fn odds(worth: Expectation) -> String {
    format!("{:.12} (± {:.0e})", worth.first, worth.error)
}
