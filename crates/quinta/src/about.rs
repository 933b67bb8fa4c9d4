//! The game in words.

use board_play::{About, Described, MoveAbout};

use crate::Quinta;

impl Described for Quinta {
    const ABOUT: About = About {
        title: "Quinta",
        seats: ["Black", "White"],
        goal: "slide five stones into a line",
        credits: "suggested by Christopher Clark; published by Kadon Enterprises, who own the game",
        rules: &[
            "Each player has twelve stones. They begin on the rim, in pairs. Black begins.",
            "A move slides one of the player's stones along a straight run of vacant nodes, as far \
             as the player likes.",
            "At a node with five neighbours a straight run goes on over either of two exits.",
            "Nothing is jumped over and nothing is captured.",
            "A player who brings five stones onto five adjacent nodes of a straight run wins.",
            "A player who cannot move passes.",
        ],
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
