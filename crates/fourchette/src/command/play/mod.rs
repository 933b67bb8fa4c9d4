//! `fourchette play GAME`.

mod commands;
mod comments;
mod editor;
mod hand_over;
mod leaving;
mod limits;
mod lines;
mod pending;
mod run_command;
mod screen;
mod session;
mod shown;
mod terminal;
mod thinking;

use core::hash::{BuildHasher as _, Hasher as _};
use std::hash::RandomState;

use anyhow::Result;
use board_play::Seat;
use fourchette::{AnyRecord, AnyTable, Player};

use limits::Limits;
use session::{Next, Session};
use shown::Shown;
use terminal::Terminal;

use super::args::PlayArgs;
use super::failure::Failure;
use super::{output, termination};

/// Plays a game at the terminal, or as a script on standard input says.
pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    let mut terminal = Terminal::open()?;
    let record = args.source.record()?;
    let seed = args.seed.unwrap_or_else(entropy);
    let mut limits = Limits::new(args);
    if ![args.first, args.second].contains(&Player::Human) {
        limits = limits.for_bots(record.adjudication());
    }
    let table = sit_down(limits.apply(record)?, args, seed)?;
    let (first, second) = (args.first, args.second);
    terminal.note(format_args!("{first} sits first, {second} second"))?;
    if terminal.is_interactive() && table.has_humans() {
        terminal.note("Type a move, or help.")?;
    }
    let played = sessions(table, &mut terminal, args, seed);
    if args.seed.is_none() {
        // Whoever knew it before could look at what will be rolled.
        output::note(format_args!("--seed {seed} repeats the same random events"));
    }
    if matches!(played?, Next::End) {
        termination::end();
    }
    Ok(())
}

/// Plays one game after the other, and returns how the last one was left.
fn sessions(table: AnyTable, terminal: &mut Terminal, args: &PlayArgs, seed: u64) -> Result<Next> {
    let mut shown = Shown::default();
    let mut next = Session::new(table, terminal, &mut shown).run()?;
    while let Next::Load(record) = next {
        // The record says itself what ends it.
        let table = sit_down(record, args, seed)?;
        next = Session::new(table, terminal, &mut shown).run()?;
    }
    Ok(next)
}

/// Seats the players at a game, and names them in its record if it has no names.
fn sit_down(mut record: AnyRecord, args: &PlayArgs, seed: u64) -> Result<AnyTable> {
    let players = [args.first, args.second];
    for (seat, player) in Seat::ALL.into_iter().zip(players) {
        if record.name(seat).is_none() {
            record.set_name(seat, &player.to_string())?;
        }
    }
    let mut table = record.into_table(players, seed);
    table.limit_memory(args.memory.bytes());
    Ok(table)
}

/// Returns a number that nobody has foreseen.
fn entropy() -> u64 {
    RandomState::new().build_hasher().finish()
}
