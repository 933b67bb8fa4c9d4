//! The game in words.

use board_play::{About, Described, MoveAbout};

use crate::Tetra;

impl Described for Tetra {
    const ABOUT: About = About {
        title: "Tetra",
        seats: ["Black", "White"],
        goal: "form a line or a rhombus with four stones that stand apart",
        credits: "by Richard May; published by Kadon Enterprises, who own the game",
        rules: &[
            "Each player has ten stones. The board is empty. Black begins.",
            "First all stones are put on vacant nodes, one a turn.",
            "Then a move takes one of the player's stones one or two nodes along a straight run of \
             vacant nodes.",
            "At a node with five neighbours a straight run goes on over either of two exits.",
            "A player who completes a figure with four of their stones wins, by putting a stone down \
             or by moving one.",
            "A node line is every second node of a straight run of seven, a node between neighbours; \
             an edge line is a row of four nodes straight on from each other, an edge between \
             neighbours.",
            "A rhombus has four corners, and a node or an edge between neighbours: of the six pairs \
             of its corners five are linked in that way.",
            "What stands between does not matter.",
            "A player who cannot move passes.",
        ],
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
