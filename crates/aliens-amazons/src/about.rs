//! The game in words.

use board_graph::CURVED_BOARD;
use board_play::{About, Described, MoveAbout, Seat};

use crate::AliensAmazons;

impl Described for AliensAmazons {
    const ABOUT: About = About {
        title: "Aliens and Amazons",
        aliases: &[],
        seats: ["White, the Aliens", "Black, the Amazons"],
        goal: "Aliens: capture too many Amazons to be blocked; Amazons: block the three Aliens",
        credits: "by Richard May; published by Kadon Enterprises, who own the game",
        board: CURVED_BOARD,
        rules: include_str!("rules.txt"),
        matches: About::SEATS_ALTERNATE,
        moves: &[
            MoveAbout {
                example: "c5",
                meaning: "puts a stone on c5",
            },
            MoveAbout {
                example: "c5-d4",
                meaning: "steps from c5 to d4, or jumps there over Aliens",
            },
            MoveAbout {
                example: "c5-e7xd4,e6",
                meaning: "jumps from c5 to e7 and captures the Amazons on d4 and e6, by any route; the \
                          captured nodes are listed by ring and number",
            },
            MoveAbout {
                example: "pass",
                meaning: "does nothing; legal only for Black, and only without another move",
            },
        ],
    };

    fn seat_name(seat: Seat) -> &'static str {
        match seat {
            Seat::First => "Aliens",
            Seat::Second => "Amazons",
        }
    }
}
