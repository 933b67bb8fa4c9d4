//! `fourchette play GAME`.

mod commands;
mod editor;
mod files;
mod hand_over;
mod limits;
mod pending;
mod session;
mod terminal;
mod thinking;
mod typed;

use core::hash::{BuildHasher as _, Hasher as _};
use std::hash::RandomState;

use anyhow::Result;
use board_play::{Record, Seat};
use fourchette::{Game, Player, RecordVisitor, Start, Table, visit_start};

pub(crate) use files::save as save_record;

use limits::Limits;
use session::{Next, Session};
use terminal::Terminal;

use super::args::PlayArgs;
use super::failure::Failure;

/// Plays a game at the terminal, or as a script on standard input says.
pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    let mut terminal = Terminal::open();
    let seats = [args.first, args.second];
    let seed = args.seed.unwrap_or_else(entropy);
    let mut next = args.source.visit(Play {
        seats,
        seed,
        limits: Limits::new(args),
        greeting: Some(greeting(args, seed)),
        terminal: &mut terminal,
    })??;
    while let Next::Load(text) = next {
        let play = Play {
            seats,
            seed,
            // The record says itself what ends it.
            limits: Limits::default(),
            greeting: None,
            terminal: &mut terminal,
        };
        next = visit_start(&args.source.game, Start::Record(&text), play)??;
    }
    Ok(())
}

/// Returns a number that nobody has foreseen.
fn entropy() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Says what a player must know at the beginning.
fn greeting(args: &PlayArgs, seed: u64) -> String {
    let (first, second) = (args.first, args.second);
    let seats = format!("{first} sits first, {second} second");
    if args.seed.is_some() {
        return seats;
    }
    format!("{seats}; --seed {seed} brings the same chances again")
}

/// Starts a session with a record.
struct Play<'a> {
    seats: [Player; 2],
    seed: u64,
    limits: Limits,
    greeting: Option<String>,
    terminal: &'a mut Terminal,
}

impl RecordVisitor for Play<'_> {
    type Out = Result<Next>;

    fn visit<G: Game>(self, record: Record<G>) -> Result<Next> {
        let limits = if self.seats.contains(&Player::Human) {
            self.limits
        } else {
            self.limits.for_bots(record.adjudication())
        };
        let mut record = limits.apply(record)?;
        for (player, seat) in Seat::ALL.into_iter().zip(self.seats) {
            if record.name(player).is_none() {
                record.set_name(player, &seat.to_string())?;
            }
        }
        let table = Table::new(record, self.seats, self.seed);
        if let Some(greeting) = self.greeting {
            self.terminal.talk(greeting)?;
            if self.terminal.is_interactive() && table.has_humans() {
                self.terminal.talk("Type a move, or help.")?;
            }
        }
        Session::new(table, self.terminal).run()
    }
}
