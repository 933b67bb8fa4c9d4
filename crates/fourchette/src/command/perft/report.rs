//! The counts of a perft, or of a share of one, as lines and as JSON.

use std::io::{self, Write};

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};

use super::Share;
use crate::command::part::{Fields, Part, Span, StartText, head};

/// What a perft has counted.
#[derive(Debug)]
pub(crate) struct Report {
    pub(super) start: StartText,
    /// The greatest length of sequences.
    pub(super) depth: usize,
    /// The share of the first moves, if it is not asked for all of them.
    pub(super) share: Option<Share>,
    pub(super) counts: Counts,
}

/// Numbers of sequences of moves.
#[derive(Debug)]
pub(super) enum Counts {
    /// For each length, from 1 to the greatest.
    ByDepth(Vec<u64>),
    /// For each first move, sorted by bytes, at the greatest length.
    ByMove(Vec<(String, u64)>),
}

/// Writes how many sequences of a length there are.
pub(super) fn write_count(out: &mut impl Write, depth: usize, count: u64) -> io::Result<()> {
    writeln!(out, "{depth} {count}")
}

impl Report {
    fn part(&self) -> Share {
        self.share.unwrap_or(Share::ALL)
    }

    /// Refuses counts that are not of the moves of the share. How many sequences follow a move is not
    /// counted again.
    fn check_moves(&self) -> Result<()> {
        let moves = self.part().moves(&self.start.read_position()?);
        match &self.counts {
            Counts::ByDepth(counts) => {
                let (is, count) = (counts.first().copied().unwrap_or(0), moves.len());
                if usize::try_from(is) != Ok(count) {
                    bail!("field \"depths\": depth 1 is {is}, but the share has {count} moves");
                }
            }
            Counts::ByMove(rows) => {
                if !rows.iter().map(|(m, _)| m).eq(&moves) {
                    bail!("field \"divide\": the moves are not those of the share");
                }
            }
        }
        Ok(())
    }
}

impl Part for Report {
    const COMMAND: &'static str = "perft";
    const PIECE: [&'static str; 2] = ["part", "parts"];

    fn read(fields: Fields<'_>) -> Result<Self> {
        let share = match fields.value("part")? {
            Value::Null => None,
            _ => Some(fields.parsed("part")?),
        };
        let depth = fields.number("depth")?;
        let counts = match (fields.value("depths"), fields.value("divide")) {
            (Ok(_), Ok(_)) => bail!("field \"divide\": there are \"depths\" too"),
            (Err(_), Ok(_)) => Counts::ByMove(read_moves(fields.list("divide")?)?),
            _ => Counts::ByDepth(read_depths(fields.list("depths")?, depth)?),
        };
        let report = Self {
            start: StartText::read(fields)?,
            depth,
            share,
            counts,
        };
        report.check_moves()?;
        Ok(report)
    }

    fn to_json(&self) -> Value {
        let mut report = head(Self::COMMAND);
        for (key, value) in self.start.terms() {
            report[key] = value;
        }
        report["depth"] = self.depth.into();
        report["part"] = self.share.map(|share| share.to_string()).into();
        match &self.counts {
            Counts::ByDepth(counts) => {
                let rows = (1_usize..).zip(counts);
                let rows = rows.map(|(depth, count)| json!({ "depth": depth, "count": count }));
                report["depths"] = rows.collect();
            }
            Counts::ByMove(rows) => {
                let rows = rows.iter();
                let rows = rows.map(|(m, count)| json!({ "move": m, "count": count }));
                report["divide"] = rows.collect();
            }
        }
        report
    }

    fn write_text(&self, out: &mut impl Write) -> io::Result<()> {
        match &self.counts {
            Counts::ByDepth(counts) => {
                let mut rows = (1..).zip(counts);
                rows.try_for_each(|(depth, &count)| write_count(out, depth, count))
            }
            Counts::ByMove(rows) => {
                let mut rows = rows.iter();
                rows.try_for_each(|(m, count)| writeln!(out, "{m} {count}"))
            }
        }
    }

    fn terms(&self) -> Vec<(&'static str, Value)> {
        let is_divided = matches!(self.counts, Counts::ByMove(_));
        let mut terms = self.start.terms().to_vec();
        terms.extend([
            ("depth", self.depth.into()),
            ("divide", is_divided.into()),
            ("parts", self.part().of().into()),
        ]);
        terms
    }

    fn span(&self) -> Span {
        let number = self.part().number();
        Span {
            first: number,
            last: number,
        }
    }

    fn whole(&self, _: Span) -> Span {
        Span {
            first: 1,
            last: self.part().of(),
        }
    }

    fn with_all(mut self, others: Vec<Self>) -> Result<Self> {
        for other in others {
            match (&mut self.counts, other.counts) {
                (Counts::ByDepth(counts), Counts::ByDepth(more)) => {
                    for (count, more) in counts.iter_mut().zip(more) {
                        *count = count.saturating_add(more);
                    }
                }
                (Counts::ByMove(rows), Counts::ByMove(more)) => rows.extend(more),
                _ => bail!("counts by depth and by move do not add up"),
            }
        }
        if let Counts::ByMove(rows) = &mut self.counts {
            rows.sort_unstable();
        }
        self.share = None;
        Ok(self)
    }
}

/// Reads the counts of all lengths up to the greatest.
fn read_depths(list: &[Value], depth: usize) -> Result<Vec<u64>> {
    let counts: Result<Vec<u64>> = list
        .iter()
        .map(|row| Fields::of(row)?.number("count"))
        .collect();
    let counts = counts.context("field \"depths\"")?;
    if depth == 0 || counts.len() != depth {
        bail!("field \"depths\": must have each depth from 1 to {depth}");
    }
    Ok(counts)
}

/// Reads the counts of first moves.
fn read_moves(list: &[Value]) -> Result<Vec<(String, u64)>> {
    let read = |row| {
        let fields = Fields::of(row)?;
        Ok((fields.text("move")?.to_owned(), fields.number("count")?))
    };
    let rows: Result<Vec<(String, u64)>> = list.iter().map(read).collect();
    let rows = rows.context("field \"divide\"")?;
    if !rows.windows(2).all(|pair| pair[0].0 < pair[1].0) {
        bail!("field \"divide\": the moves must be sorted by bytes, each once");
    }
    Ok(rows)
}
