//! The game in words.

use board_play::{About, Described, MoveAbout};

use crate::YOn;

impl<const W: usize> Described for YOn<W> {
    const ABOUT: About = About {
        title: "The Game of Y",
        seats: ["Black", "White"],
        goal: "connect all three sides with one group of stones",
        credits: "by Craige Schensted (Ea Ea) and Charles Titus; published by Kadon Enterprises, \
                  who own the game",
        rules: &[
            "Black begins. The players take turns to put a stone of their colour on a vacant node.",
            "Stones are never moved or captured.",
            "A player wins with a connected group of their stones that contains a node of each of \
             the three sides; a corner belongs to both of its sides.",
            "There is no draw: on a full board exactly one player has such a group.",
        ],
        moves: &[
            MoveAbout {
                example: "c5",
                meaning: "puts a stone on the node c5",
            },
            MoveAbout {
                example: "swap",
                meaning: "takes the first stone over: the players exchange colours, and White is next",
            },
        ],
    };
}
