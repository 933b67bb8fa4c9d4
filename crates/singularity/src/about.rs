//! The game in words.

use board_play::{About, MoveAbout, OptionAbout, Position as _};

use crate::Singularity;

impl Singularity {
    /// The game in words: what a program that offers many games says about it.
    pub const ABOUT: About = About {
        name: Self::NAME,
        title: "Singularity",
        seats: ["Black", "White"],
        goal: "fuse all your stones into one, in the centre",
        credits: "published by Kadon Enterprises, who own the game",
        rules: &[
            "Each player has twelve stones. They begin on the rim, Black and White in turn all \
             round. Black begins.",
            "A move slides one own stone 1, 2 or 3 nodes along a straight run of vacant nodes. \
             Nothing is jumped over, and no stone of the other player is ever taken.",
            "At a node with five neighbours a straight run goes on over either of two exits.",
            "A stone that lands next to an own stone in the centre region, the rings e and f, fuses \
             with it: exactly one such stone is removed, at the player's choice.",
            "After a move a player may not have more than one stone on f1, f2 and f3.",
            "Who has one stone left, on f1, f2 or f3, wins.",
            "Who cannot move passes.",
        ],
        options: &[
            OptionAbout {
                key: "corners",
                default: "black",
                values: "black | white",
                examples: &["black", "white"],
                meaning: "whose stones begin on the corners, and so on all odd nodes of the rim",
            },
            OptionAbout {
                key: "fusion",
                default: "forced",
                values: "forced | optional",
                examples: &["forced", "optional"],
                meaning: "with optional, a stone that can fuse may also remove nothing",
            },
            OptionAbout {
                key: "zone",
                default: "joined",
                values: "joined | mover | both",
                examples: &["joined", "mover", "both"],
                meaning: "which of two stones that fuse must be in the centre region",
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
                example: "a3-b3",
                meaning: "slides the stone on a3 to b3",
            },
            MoveAbout {
                example: "d4-e4xe5",
                meaning: "slides the stone on d4 to e4, where it fuses: the stone on e5 is removed",
            },
            MoveAbout {
                example: "pass",
                meaning: "does nothing, since no own stone can move",
            },
        ],
    };
}
