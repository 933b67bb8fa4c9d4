//! What is said about a game's status, in the same words everywhere.

use board_play::{Ending, Seat, Status};

/// Says whose decision comes next, or how the game ended.
pub(crate) fn status_line(status: Status, ending: Option<Ending>) -> String {
    match (ending, status) {
        (Some(ending), _) => ending.to_string(),
        (None, Status::Over(outcome)) => Ending::Rules(outcome).to_string(),
        (None, Status::Chance) => "chance decides".to_owned(),
        (None, Status::ToMove(player)) => format!("the {} seat to move", seat(player)),
    }
}

/// Names a seat.
pub(crate) fn seat(player: Seat) -> &'static str {
    match player {
        Seat::First => "first",
        Seat::Second => "second",
    }
}
