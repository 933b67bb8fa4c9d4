//! The game in words.

use board_play::{About, MoveAbout, OptionAbout, Position as _};

use crate::Sexta;

impl Sexta {
    /// The game in words: what a program that offers many games says about it.
    pub const ABOUT: About = About {
        name: Self::NAME,
        title: "Sexta",
        seats: ["Black", "White"],
        goal: "slide all six stones into one line, straight or bent",
        credits: "published by Kadon Enterprises, who own the game",
        rules: &[
            "Each player has six stones. They begin on the rim, in pairs. Black begins.",
            "A move slides one own stone along a straight run of vacant nodes, as far as one likes.",
            "At a node with five neighbours a straight run goes on over either of two exits.",
            "Nothing is jumped over and nothing is taken.",
            "Who brings the own six stones into an open line wins: they are connected, two of them \
             touch exactly one own stone and the others exactly two.",
            "Who cannot move would pass, but nobody is ever shut in.",
        ],
        options: &[
            OptionAbout {
                key: "start",
                default: "even",
                values: "even | even-corner | fair-corner | fair-mid",
                examples: &["even", "even-corner", "fair-corner", "fair-mid"],
                meaning: "where on the rim the pairs begin",
            },
            OptionAbout {
                key: "ring",
                default: "off",
                values: "off | on",
                examples: &["off", "on"],
                meaning: "whether a closed ring of six wins too",
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
                example: "a2-b2",
                meaning: "slides the stone on a2 to b2",
            },
            MoveAbout {
                example: "pass",
                meaning: "does nothing, for a seat that cannot move, which does not arise",
            },
        ],
    };
}
