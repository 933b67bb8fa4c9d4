//! A game in which programs play.

use core::ops::ControlFlow;
use core::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use board_play::{Ended, Outcome, Seat, Status};
use fourchette::{AnyRecord, AnyTable, Player};

use super::client::EngineClient;
use super::dialogue::Failing;
use super::sitter::Contender;
use crate::command::interrupt;

/// The headers of a record in which engines say what they call themselves.
const HEADERS: [&str; 2] = ["first-engine", "second-engine"];

/// Plays a game that goes on from a record to its end. Returns its record, and why an engine has lost, if
/// one has for more than the rules.
pub(crate) fn play_game(
    mut table: AnyTable,
    contenders: &[Contender; 2],
    move_time: Duration,
) -> Result<(AnyRecord, Option<String>)> {
    for (seat, contender) in Seat::ALL.into_iter().zip(contenders) {
        table.set_name(seat, &contender.to_string())?;
    }
    let mut clients = [None, None];
    while table.end().is_none() {
        let engine = match table.position().status() {
            Status::ToMove(seat) if table.player(seat) == Player::Engine => Some(seat),
            _ => None,
        };
        let Some(seat) = engine else {
            let m = table.decide().context("a game that goes on has a move")?;
            table.push(&m)?;
            continue;
        };
        let program = contenders[seat.index()].program();
        let program = program.context("no program sits there")?;
        let waiting = &mut |_| {
            if interrupt::is_pending() {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        };
        let client = &mut clients[seat.index()];
        let chosen = match client {
            Some(client) => EngineClient::choose(client, &table.record(), waiting),
            None => {
                EngineClient::start(program, &table, seat, move_time, waiting).and_then(|started| {
                    note_name(&mut table, seat, started.name());
                    client.insert(started).choose(&table.record(), waiting)
                })
            }
        };
        match chosen {
            Ok(m) => table.push(&m)?,
            Err(Failing::Interrupted) => bail!("interrupted"),
            Err(failing) => {
                let reason = forfeit(&mut table, seat, failing)?;
                return Ok((table.record(), Some(reason)));
            }
        };
    }
    Ok((table.record(), None))
}

/// Writes down what an engine calls itself.
pub(crate) fn note_name(table: &mut AnyTable, seat: Seat, name: Option<&str>) {
    if let Some(name) = name {
        // A name that cannot be a header is not worth a game.
        let _ = table.set_header(HEADERS[seat.index()], name);
    }
}

/// Ends a game that an engine has lost by itself, writes the reason down, and returns it.
pub(crate) fn forfeit(table: &mut AnyTable, seat: Seat, failing: Failing) -> Result<String> {
    let (ended, reason) = match failing {
        Failing::Late(reason) => (Ended::Time, reason),
        Failing::Broken(reason) => (Ended::Forfeit, reason),
        Failing::Interrupted => return Err(anyhow!("interrupted")),
    };
    table.end_by(ended, Outcome::Win(!seat))?;
    let plies = table.plies();
    let before = table.comments().into_iter().find(|&(ply, _)| ply == plies);
    let before = before.map(|(_, text)| format!("{text}\n"));
    let comment = format!("{}{reason}", before.unwrap_or_default());
    let comment = comment.replace(['{', '}'], "");
    table.set_comment(plies, &comment)?;
    Ok(reason)
}
