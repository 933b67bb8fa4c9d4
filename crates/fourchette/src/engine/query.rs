//! `query`: what an engine answers as a referee.

use board_play::text::number;
use board_play::{Outcome, Seat, Status};

use super::answer::{Answer, Refusal, line_of};
use super::held_game::{HeldGame, read_seat};

/// What stands where a list has no moves, or a game no result.
const NONE: &str = "none";

/// Answers a query, without the word `response`.
pub(super) fn answer(game: &HeldGame, words: &[&str]) -> Answer<String> {
    let position = game.position();
    let status = position.status();
    let answer = match words {
        ["p1turn"] => (status == Status::ToMove(Seat::First)).to_string(),
        ["gameover"] => matches!(status, Status::Over(_)).to_string(),
        ["result"] => result(status).to_owned(),
        ["chance"] => (status == Status::Chance).to_string(),
        ["moves"] => listed(&game.open_position()?.moves()),
        ["moves", most] => listed(&game.open_position()?.first_moves(read_most(most)?)),
        ["weights"] => weights(game, usize::MAX)?,
        ["weights", most] => weights(game, read_most(most)?)?,
        ["check", m] => match game.open_position()?.check(m) {
            Ok(()) => "legal".to_owned(),
            Err(reason) => line_of("illegal ", &reason),
        },
        ["text"] => match game.view() {
            Some(view) => view.to_string(),
            None => position.to_string(),
        },
        ["view", seat] => view(game, read_seat("query view", seat)?)?,
        ["told", seat, m] => {
            let seat = read_seat("query told", seat)?;
            if game.view().is_some() && game.seat() != Some(seat) {
                return Err(Refusal::new(
                    "what the other seat is told is not known to this one",
                ));
            }
            game.open_position()?.told(m, seat)?
        }
        [word, ..] => {
            return Err(Refusal::new(format!(
                "query {word:?}: there is no such query, or not so"
            )));
        }
        [] => return Err(Refusal::new("query: it is not said of what")),
    };
    Ok(answer)
}

const fn result(status: Status) -> &'static str {
    match status {
        Status::Over(Outcome::Win(Seat::First)) => "p1win",
        Status::Over(Outcome::Win(Seat::Second)) => "p2win",
        Status::Over(Outcome::Draw) => "draw",
        Status::ToMove(_) | Status::Chance => NONE,
    }
}

fn listed(moves: &[String]) -> String {
    if moves.is_empty() {
        return NONE.to_owned();
    }
    moves.join(" ")
}

/// Lists chance moves, each with its weight.
fn weights(game: &HeldGame, most: usize) -> Answer<String> {
    let position = game.position();
    if position.status() != Status::Chance {
        return Ok(NONE.to_owned());
    }
    let mut words = Vec::new();
    for m in position.first_moves(most) {
        let weight = position.chance_weight(&m)?;
        words.push(m);
        words.push(weight.to_string());
    }
    Ok(listed(&words))
}

fn view(game: &HeldGame, seat: Seat) -> Answer<String> {
    match game.view() {
        Some(view) if game.seat() == Some(seat) => Ok(view.to_string()),
        Some(_) => Err(Refusal::new(
            "what the other seat sees is not known to this one",
        )),
        None => Ok(game.position().view(seat)),
    }
}

fn read_most(word: &str) -> Answer<usize> {
    let read = number(word, 1..=usize::MAX);
    read.map_err(|reason| Refusal::new(format!("query {word:?}: {reason}")))
}
