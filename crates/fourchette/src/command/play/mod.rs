//! `fourchette play GAME`.

mod comments;
mod double;
mod editor;
mod engines;
mod games;
mod hand_over;
mod leaving;
mod limits;
mod lines;
mod pending;
mod riddle;
mod run_command;
mod screen;
mod session;
mod shown;
mod terminal;
mod thinking;
mod typed;

use core::hash::{BuildHasher as _, Hasher as _};
use std::hash::RandomState;

use anyhow::Result;
use board_play::{Adjudication, Rematch, Seat};
use fourchette::{AnyPuzzle, AnyTable, GameName};

use games::Games;
use limits::Limits;
use riddle::Riddle;
use session::{Next, Session};
use shown::Shown;
use terminal::Terminal;

use super::args::PlayArgs;
use super::double_start::DoubleStart;
use super::failure::Failure;
use super::opponent::{Household, Sitter};
use super::seats::Seats;
use super::{output, termination};

/// Plays a game at the terminal, or as a script on standard input says.
pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    if let Some(at) = &args.puzzle {
        let puzzle = at.load(GameName::find(&args.source.game)?.game())?;
        return play(&seated(args, &puzzle), Some(puzzle));
    }
    play(args, None)
}

/// Has a person play for the winner of a puzzle and the solver against it, also in a rematch.
fn seated(args: &PlayArgs, puzzle: &AnyPuzzle) -> PlayArgs {
    let sitters = [Sitter::Human, Sitter::Solver];
    let [first, second] = match puzzle.puzzle.seat {
        Seat::First => sitters,
        Seat::Second => {
            let [human, solver] = sitters;
            [solver, human]
        }
    };
    PlayArgs {
        first,
        second,
        seats: Seats::Way(Rematch::Stay),
        ..args.clone()
    }
}

fn play(args: &PlayArgs, puzzle: Option<AnyPuzzle>) -> Result<(), Failure> {
    if args.double {
        DoubleStart::check_game(GameName::find(&args.source.game)?.game())?;
    }
    let _household = Household;
    let mut terminal = Terminal::open()?;
    let record = match &puzzle {
        Some(puzzle) => puzzle.position.record(Adjudication::default()),
        None => args.source.record()?,
    };
    let seed = args.seed.unwrap_or_else(entropy);
    let mut limits = Limits::new(args);
    if ![&args.first, &args.second].contains(&&Sitter::Human) {
        limits = limits.for_bots(record.adjudication());
    }
    let riddle = puzzle.map(Riddle::new);
    let (games, table) = Games::begin(args, limits.apply(record)?, seed, riddle)?;
    terminal.note(games.greeting())?;
    if let Some(riddle) = games.riddle() {
        terminal.note(riddle.task())?;
    }
    if terminal.is_interactive() && table.has_humans() {
        terminal.note("Type a move, or help.")?;
    }
    let played = sessions(table, &mut terminal, games);
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
fn sessions(mut table: AnyTable, terminal: &mut Terminal, mut games: Games) -> Result<Next> {
    let mut shown = Shown::default();
    loop {
        let next = Session::new(table, terminal, &games, &mut shown).run()?;
        table = match next {
            // The record says itself what ends it.
            Next::Load(record) => games.load(record)?,
            Next::Rematch(finished) => {
                let table = games.next(&finished)?;
                terminal.note(games.greeting())?;
                table
            }
            Next::Quit | Next::End => return Ok(next),
        };
    }
}

/// Returns a number that nobody has foreseen.
fn entropy() -> u64 {
    RandomState::new().build_hasher().finish()
}
