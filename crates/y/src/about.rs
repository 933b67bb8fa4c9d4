//! The game in words.

use board_play::{About, MoveAbout, OptionAbout, Position as _};

use crate::YOn;

impl<const W: usize> YOn<W> {
    /// The game in words: what a program that offers many games says about it.
    pub const ABOUT: About = About {
        name: Self::NAME,
        title: "The Game of Y",
        seats: ["Black", "White"],
        goal: "connect all three sides with one group of stones",
        credits: "by Craige Schensted (Ea Ea) and Charles Titus; published by Kadon Enterprises, \
                  who own the game",
        rules: &[
            "Black begins. The seats take turns to put a stone of their colour on a vacant node.",
            "Stones are never moved or taken.",
            "A player wins with a connected group of own stones that contains a node of each of \
             the three sides; a corner belongs to both of its sides.",
            "There is no draw: on a full board exactly one player has such a group.",
        ],
        options: &[
            OptionAbout {
                key: "board",
                default: "bent:9",
                values: "bent:3 to bent:25 | flat:3 to flat:25",
                examples: &["bent:9", "bent:6", "flat:13"],
                meaning: "the curved board or the flat triangle, by the number of nodes on a side",
            },
            OptionAbout {
                key: "opening",
                default: "free",
                values: "free | pie",
                examples: &["free", "pie"],
                meaning: "with pie, the second seat may answer the first stone by swap",
            },
            OptionAbout {
                key: "handicap",
                default: "1",
                values: "1 to the number of nodes; above 1 not with opening=pie",
                examples: &["1", "3"],
                meaning: "how many stones Black's first turn has",
            },
        ],
        moves: &[
            MoveAbout {
                example: "c5",
                meaning: "puts a stone on the node c5",
            },
            MoveAbout {
                example: "swap",
                meaning: "takes the first stone over: the seats exchange colours, White is next",
            },
        ],
    };
}
