//! The game in words.

use board_play::{About, MoveAbout, OptionAbout, Position as _};

use crate::Tetra;

impl Tetra {
    /// The game in words: what a program that offers many games says about it.
    pub const ABOUT: About = About {
        name: Self::NAME,
        title: "Tetra",
        seats: ["Black", "White"],
        goal: "form a line or a rhombus with four stones that stand apart",
        credits: "by Richard May; published by Kadon Enterprises, who own the game",
        rules: &[
            "Each player has ten stones. The board is empty. Black begins.",
            "First all stones are put on vacant nodes, one a turn.",
            "Then a move takes one own stone one or two nodes along a straight run of vacant nodes.",
            "At a node with five neighbours a straight run goes on over either of two exits.",
            "Who completes a figure with four own stones wins, by putting or by moving one.",
            "A node line is every second node of a straight run of seven, a node between neighbours; \
             an edge line is a row of four nodes straight on from each other, an edge between \
             neighbours.",
            "A rhombus has four corners, and a node or an edge between neighbours: of the six pairs \
             of its corners five are linked in that way.",
            "What stands between does not matter.",
            "Who cannot move passes.",
        ],
        options: &[
            OptionAbout {
                key: "scales",
                default: "both",
                values: "both | node | edge",
                examples: &["both", "node", "edge"],
                meaning: "which figures win: all, or those with a node or an edge between neighbours",
            },
            OptionAbout {
                key: "fork",
                default: "on",
                values: "on | off",
                examples: &["on", "off"],
                meaning: "whether runs, lines and links go on through a node with five neighbours",
            },
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
                meaning: "does nothing, since no own stone can move",
            },
        ],
    };
}
