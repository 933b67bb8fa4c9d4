//! The game in words.

use board_graph::CURVED_BOARD;
use board_play::{About, Described, MoveAbout};

use crate::Quinta;

impl Described for Quinta {
    const ABOUT: About = About {
        title: "Quinta",
        aliases: &[],
        seats: ["Black", "White"],
        goal: "slide five stones into a line",
        credits: "suggested by Christopher Clark; published by Kadon Enterprises, who own the game",
        board: CURVED_BOARD,
        rules: include_str!("rules.txt"),
        matches: About::SEATS_ALTERNATE,
        moves: &[
            MoveAbout {
                example: "a1-b1",
                meaning: "slides the stone on a1 to b1",
            },
            MoveAbout {
                example: "pass",
                meaning: "does nothing, since none of the player's stones can move",
            },
        ],
    };
}
