//! The game in words.

use board_play::{About, Described, MoveAbout};

use crate::LeapOver;

impl Described for LeapOver {
    const ABOUT: About = About {
        title: "Leap Over",
        seats: ["Black", "White"],
        goal: "jump all stones onto the nodes where the opponent began",
        credits: "by Kate Jones; published by Kadon Enterprises, who own the game",
        rules: &[
            "Each player has ten stones, which begin in a triangle with its apex in the middle of a \
             side. Black begins.",
            "A move is one or more jumps by one of the player's stones; there is no other kind of \
             move.",
            "A jump goes over one adjacent stone of either colour to the vacant node straight on \
             behind it; over a node with five neighbours it may land on either of two exits.",
            "Between jumps the direction may change. A move may not end where it began.",
            "Nothing is captured.",
            "A player who jumps the last of their ten stones onto the opponent's starting nodes wins.",
            "A player who cannot jump passes.",
        ],
        moves: &[
            MoveAbout {
                example: "c4-a4",
                meaning: "takes the stone on c4 by one or more jumps to a4",
            },
            MoveAbout {
                example: "pass",
                meaning: "does nothing, since none of the player's stones can jump",
            },
        ],
    };
}
