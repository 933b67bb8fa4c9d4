//! What a table is made of, for other processes that make it again.

use fourchette::board_play::Seat;
use fourchette::{AnyRecord, AnyTable, Player};
use pyo3::prelude::*;

use crate::refusal::Refusal;

/// The text of the record, who plays, the seed, the number of the game, the memory, and whether everything is
/// shown and trees are kept.
pub(crate) type Parts = (
    String,
    (String, String),
    u64,
    u64,
    Option<usize>,
    (bool, bool),
);

/// Takes a table apart, whose searches may take so many bytes.
pub(crate) fn apart(table: &AnyTable, memory: Option<usize>) -> Parts {
    let [first, second] = Seat::ALL.map(|seat| table.player(seat).to_string());
    let kept = (table.is_open(), table.keeps_trees());
    let record = table.record_text();
    let (seed, number) = (table.seed(), table.number());
    (record, (first, second), seed, number, memory, kept)
}

/// Makes a table of its parts again; returns with it how many bytes its searches may take.
pub(crate) fn together(parts: Parts) -> PyResult<(AnyTable, Option<usize>)> {
    let (record, (first, second), seed, number, memory, (is_open, keeps_trees)) = parts;
    let players = [player(&first)?, player(&second)?];
    let record: AnyRecord = record.parse().map_err(Refusal::from)?;
    let mut table = record.into_table(players, seed);
    if is_open {
        table.open();
    }
    if keeps_trees {
        table.keep_trees();
    }
    settle(&mut table, number, memory);
    Ok((table, memory))
}

/// Says which game it is that is played at a table, and what its searches may take.
pub(crate) fn settle(table: &mut AnyTable, number: u64, memory: Option<usize>) {
    table.set_number(number);
    if let Some(memory) = memory {
        table.limit_memory(memory);
    }
}

/// Reads who decides for a seat.
pub(crate) fn player(text: &str) -> PyResult<Player> {
    Ok(text.parse().map_err(Refusal::from)?)
}
