//! The game in words.

use board_play::{About, MoveAbout, OptionAbout, Position as _};

use crate::LeapOver;

impl LeapOver {
    /// The game in words: what a program that offers many games says about it.
    pub const ABOUT: About = About {
        name: Self::NAME,
        title: "Leap Over",
        seats: ["Black", "White"],
        goal: "jump all stones onto the nodes where the opponent began",
        credits: "by Kate Jones; published by Kadon Enterprises, who own the game",
        rules: &[
            "Each player has ten stones, which begin in a triangle with its apex in the middle of a \
             side. Black begins.",
            "A move is one or more jumps of one own stone; there is no other kind of move.",
            "A jump goes over one adjacent stone of either colour to the vacant node straight on \
             behind it; over a node with five neighbours either of two exits serves.",
            "Between jumps the direction may change. A move may not end where it began.",
            "Nothing is captured.",
            "Who jumps the last of the own stones onto the opponent's starting nodes wins.",
            "Who cannot jump passes.",
        ],
        options: &[
            OptionAbout {
                key: "goal",
                default: "literal",
                values: "literal | full",
                examples: &["literal", "full"],
                meaning: "with full, the seat that has jumped wins if every starting node of the \
                          opponent is occupied, one of them at least by the seat, and none of its \
                          stones is left on its own starting nodes",
            },
            OptionAbout {
                key: "fork",
                default: "on",
                values: "on | off",
                examples: &["on", "off"],
                meaning: "whether jumps go over a node with five neighbours",
            },
        ],
        moves: &[
            MoveAbout {
                example: "c4-a4",
                meaning: "takes the stone on c4 by one or more jumps to a4",
            },
            MoveAbout {
                example: "pass",
                meaning: "does nothing, since no own stone can jump",
            },
        ],
    };
}
