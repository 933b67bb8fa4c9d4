//! The game in words.

use board_play::{About, MoveAbout, OptionAbout, Position as _};

use crate::DiceHex;

impl DiceHex {
    /// The game in words: what a program that offers many games says about it.
    pub const ABOUT: About = About {
        name: Self::NAME,
        title: "Dice-hex",
        seats: ["Black", "Red"],
        goal: "join two opposite sides; three dice say where one may play",
        credits: "by François Haffner (2011)",
        rules: &[
            "The board is a rhombus of 6 by 6 hexagonal cells, numbered 1 to 36. Black joins top and \
             bottom, Red left and right. Black begins.",
            "A turn begins with a roll of three dice. The mover names a vacant cell whose number can \
             be made from all three dice, each used exactly once, by addition, subtraction, \
             multiplication and division with any brackets, and puts a stone there.",
            "Or the mover announces none. Then the other player may point at a vacant cell that can \
             be made: the mover's stone goes there.",
            "If the other player answers none as well, the mover puts a stone on any vacant cell.",
            "Then it is the other player's turn, in every case.",
            "Who has joined the own two sides with a chain of neighbouring stones wins. There is no \
             draw.",
        ],
        options: &[
            OptionAbout {
                key: "numbering",
                default: "balanced",
                values: "balanced | sequential | 1 to 36 each once, joined by dots, row by row from \
                         the top",
                examples: &[
                    "balanced",
                    "sequential",
                    "36.35.34.33.32.31.30.29.28.27.26.25.24.23.22.21.20.19.\
                     18.17.16.15.14.13.12.11.10.9.8.7.6.5.4.3.2.1",
                ],
                meaning: "which number each cell has",
            },
            OptionAbout {
                key: "nasty",
                default: "off",
                values: "off | on",
                examples: &["off", "on"],
                meaning: "whether a cell that is pointed at gets a stone of the player who points",
            },
            OptionAbout {
                key: "strict",
                default: "off",
                values: "off | on",
                examples: &["off", "on"],
                meaning: "whether none may be announced only if no vacant cell can be made",
            },
        ],
        moves: &[
            MoveAbout {
                example: "d136",
                meaning: "chance rolls 1, 3 and 6",
            },
            MoveAbout {
                example: "17",
                meaning: "names cell 17, points at it, or puts a stone there",
            },
            MoveAbout {
                example: "none",
                meaning: "says that no vacant cell can be made",
            },
        ],
    };
}
