//! The game in words.

use board_play::{About, Described, MoveAbout};

use crate::Sexta;

impl Described for Sexta {
    const ABOUT: About = About {
        title: "Sexta",
        seats: ["Black", "White"],
        goal: "slide all six stones into one line, straight or bent",
        credits: "published by Kadon Enterprises, who own the game",
        rules: &[
            "Each player has six stones. They begin on the rim, in pairs. Black begins.",
            "A move slides one of the player's stones along a straight run of vacant nodes, as far \
             as the player likes.",
            "At a node with five neighbours a straight run goes on over either of two exits.",
            "Nothing is jumped over and nothing is captured.",
            "A player who brings their six stones into an open line wins: the stones are connected, \
             two of them touch exactly one other and the remaining four exactly two.",
            "Nobody passes: a player can always move.",
        ],
        moves: &[MoveAbout {
            example: "a2-b2",
            meaning: "slides the stone on a2 to b2",
        }],
    };
}
