//! The game in words.

use board_play::{About, MoveAbout, OptionAbout, Position as _};

use crate::Quinta;

impl Quinta {
    /// The game in words: what a program that offers many games says about it.
    pub const ABOUT: About = About {
        name: Self::NAME,
        title: "Quinta",
        seats: ["Black", "White"],
        goal: "slide five stones into a line",
        credits: "suggested by Christopher Clark; published by Kadon Enterprises, who own the game",
        rules: &[
            "Each player has twelve stones. They begin on the rim, in pairs. Black begins.",
            "A move slides one own stone along a straight run of vacant nodes, as far as one likes.",
            "At a node with five neighbours a straight run goes on over either of two exits.",
            "Nothing is jumped over and nothing is taken.",
            "Who brings five own stones onto five adjacent nodes of a straight run wins.",
            "Who cannot move passes.",
        ],
        options: &[
            OptionAbout {
                key: "corners",
                default: "black",
                values: "black | white",
                examples: &["black", "white"],
                meaning: "whose stones begin on the corners",
            },
            OptionAbout {
                key: "fork",
                default: "on",
                values: "on | off",
                examples: &["on", "off"],
                meaning: "whether straight runs go on through a node with five neighbours",
            },
        ],
        moves: &[
            MoveAbout {
                example: "a1-b1",
                meaning: "slides the stone on a1 to b1",
            },
            MoveAbout {
                example: "pass",
                meaning: "does nothing, since no own stone can move",
            },
        ],
    };
}
