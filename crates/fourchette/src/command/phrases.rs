//! Phrases that several subcommands use.

use board_play::{Ending, Seat, Status};

/// Says whose decision comes next, or how the game ended.
pub(crate) fn status_line(status: Status, ending: Option<Ending>) -> String {
    match (ending, status) {
        (Some(ending), _) => ending.to_string(),
        (None, Status::Over(outcome)) => Ending::Rules(outcome).to_string(),
        (None, Status::Chance) => "chance decides".to_owned(),
        (None, Status::ToMove(mover)) => format!("the {} seat to move", seat_name(mover)),
    }
}

/// Names a seat.
pub(crate) fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first",
        Seat::Second => "second",
    }
}
