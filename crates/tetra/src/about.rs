//! The game in words.

use board_graph::CURVED_BOARD;
use board_play::{About, Described, MoveAbout};

use crate::Tetra;

impl Described for Tetra {
    const ABOUT: About = About {
        title: "Tetra",
        aliases: &[],
        seats: ["Black", "White"],
        goal: "form a line or a rhombus with four stones that stand apart",
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
                meaning: "moves the stone on c5 to d4",
            },
            MoveAbout {
                example: "pass",
                meaning: "does nothing, since none of the player's stones can move",
            },
        ],
    };
}
