//! The game in words.

use board_graph::{Board, CURVED_BOARD};
use board_play::{About, Described, MoveAbout, Seat};

use crate::{LeapOver, start_nodes};

impl Described for LeapOver {
    const ABOUT: About = About {
        title: "Leap Over",
        aliases: &[],
        seats: ["Black", "White"],
        goal: "jump all stones onto the nodes where the opponent began",
        credits: "by Kate Jones; published by Kadon Enterprises, who own the game",
        board: CURVED_BOARD,
        rules: include_str!("rules.txt"),
        matches: About::SEATS_ALTERNATE,
        moves: &[
            MoveAbout {
                example: "c4-a4",
                meaning: "takes the stone on c4 by one or more jumps to a4",
            },
            MoveAbout {
                example: "pass",
                meaning: "does nothing, since none of the player's stones can jump",
            },
        ],
    };

    /// Names where each seat began, which is where the other one wants to go.
    fn places(&self) -> Option<String> {
        let places = Seat::ALL.map(|seat| {
            let (own, other) = (Self::seat_name(seat), Self::seat_name(!seat));
            let nodes = start_nodes(seat);
            let names = nodes
                .iter()
                .map(|node| Board::bent9().name(node).to_string());
            let names = names.collect::<Vec<_>>().join(", ");
            format!("Start of {own}, goal of {other}: {names}.")
        });
        Some(places.join(" "))
    }
}
