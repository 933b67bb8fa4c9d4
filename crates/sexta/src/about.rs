//! The game in words.

use board_graph::CURVED_BOARD;
use board_play::{About, Described, MoveAbout};

use crate::Sexta;

impl Described for Sexta {
    const ABOUT: About = About {
        title: "Sexta",
        aliases: &[],
        seats: ["Black", "White"],
        goal: "slide all six stones into one line, straight or bent",
        credits: "published by Kadon Enterprises, who own the game",
        board: CURVED_BOARD,
        rules: include_str!("rules.txt"),
        matches: About::SEATS_ALTERNATE,
        moves: &[MoveAbout {
            example: "a2-b2",
            meaning: "slides the stone on a2 to b2",
        }],
    };
}
