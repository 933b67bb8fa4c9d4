//! The game in words.

use board_play::{About, MoveAbout, OptionAbout, Position as _};

use crate::Wyx;

impl Wyx {
    /// The game in words: what a program that offers many games says about it.
    pub const ABOUT: About = About {
        name: Self::NAME,
        title: "Wyx",
        seats: ["White", "Black"],
        goal: "lay all 32 pawns by a knight that jumps as the dominoes of a common rack say",
        credits: "by Joël Gauvain",
        rules: &[
            "The board has 8 by 8 squares. Twelve of them are strongholds, worth 2 or 3. Each player \
             has a knight and 32 pawns to lay; White's knight starts on d4, Black's on e5.",
            "64 dominoes, all different, show a jump each: so many squares left or right and up or \
             down, the same for both players. They come in four colours: left-up, left-down, \
             right-down, right-up.",
            "First chance fills the rack: eight columns of eight dominoes, face up, the left two \
             left-up, then two left-down, two right-down, two right-up.",
            "Then White begins. A turn takes the bottom domino of a column, and the player's knight \
             jumps by it. It may not leave the board, come to the other knight, or come to a \
             stronghold with enemy pawns.",
            "Where the knight comes to, it lays one pawn, or on a stronghold as many as that is \
             worth, or all that are left. If own pawns are there already it lays none. A single \
             enemy pawn goes back to its owner first, who has to lay it again.",
            "Who can play no column passes, and only then.",
            "Who has all 32 pawns on the board wins. When neither can play any column, as when the \
             rack is empty, the player with fewer pawns left to lay wins; with equal numbers it is \
             a draw.",
        ],
        options: &[
            OptionAbout {
                key: "stronghold-bars",
                default: "opponent",
                values: "opponent | both",
                examples: &["opponent", "both"],
                meaning: "whose pawns on a stronghold bar a knight from it; with both, nobody comes \
                          to one twice",
            },
            OptionAbout {
                key: "strongholds",
                default: "a1:3.h1:3.d2:2.e2:2.b4:2.g4:2.b5:2.g5:2.d7:2.e7:2.a8:3.h8:3",
                values: "12 squares with values, 2 or 3, joined by dots, in any order",
                examples: &[
                    "a1:3.h1:3.d2:2.e2:2.b4:2.g4:2.b5:2.g5:2.d7:2.e7:2.a8:3.h8:3",
                    "d1:2.b2:2.g2:2.c3:3.f3:3.h4:2.a5:2.c6:3.f6:3.b7:2.g7:2.e8:2",
                ],
                meaning: "the strongholds and how many pawns are laid on each",
            },
            OptionAbout {
                key: "starts",
                default: "d4.e5",
                values: "two squares that are no strongholds, joined by a dot",
                examples: &["d4.e5", "c3.f6"],
                meaning: "where White's and Black's knight start",
            },
            OptionAbout {
                key: "rack",
                default: "chance",
                values: "chance, or eight columns joined by /, each eight dominoes from the bottom up",
                examples: &[
                    "chance",
                    "-3+1-2+1-1+1+0+1-3+2-2+2-1+2+0+2/-3+3-2+3-1+3+0+3-3+4-2+4-1+4+0+4/\
                     -4-3-3-3-2-3-1-3-4-2-3-2-2-2-1-2/-4-1-3-1-2-1-1-1-4+0-3+0-2+0-1+0/\
                     +0-4+1-4+2-4+3-4+0-3+1-3+2-3+3-3/+0-2+1-2+2-2+3-2+0-1+1-1+2-1+3-1/\
                     +1+0+2+0+3+0+4+0+1+1+2+1+3+1+4+1/+1+2+2+2+3+2+4+2+1+3+2+3+3+3+4+3",
                ],
                meaning: "a rack that the game starts with, in place of the 64 moves of chance",
            },
        ],
        moves: &[
            MoveAbout {
                example: "+2-3",
                meaning: "chance puts the domino two right, three down into the next place of the rack",
            },
            MoveAbout {
                example: "5",
                meaning: "plays the bottom domino of column 5",
            },
            MoveAbout {
                example: "pass",
                meaning: "passes, as one must when no column can be played",
            },
        ],
    };
}
