//! The game in words.

use board_play::{About, Described, MoveAbout};

use crate::Singularity;

impl Described for Singularity {
    const ABOUT: About = About {
        title: "Singularity",
        seats: ["Black", "White"],
        goal: "fuse all your stones into one, in the centre",
        credits: "published by Kadon Enterprises, who own the game",
        rules: &[
            "Each player has twelve stones. They begin on the rim, black and white in turn all \
             round. Black begins.",
            "A move slides one of the player's stones 1, 2 or 3 nodes along a straight run of vacant \
             nodes. Nothing is jumped over, and no stone of the other player is ever taken.",
            "At a node with five neighbours a straight run goes on over either of two exits.",
            "A stone that lands next to another stone of its player in the centre region, the rings e \
             and f, fuses with it: exactly one such stone is removed, at the player's choice.",
            "After a move a player may not have more than one stone on f1, f2 and f3.",
            "A player who has one stone left, on f1, f2 or f3, wins.",
            "A player who cannot move passes.",
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
                meaning: "does nothing, since none of the player's stones can move",
            },
        ],
    };
}
