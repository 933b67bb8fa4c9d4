//! The game in words.

use board_play::{About, Described, MoveAbout};

use crate::Wyx;

impl Described for Wyx {
    const ABOUT: About = About {
        title: "Wyx",
        seats: ["White", "Black"],
        goal: "lay all 32 pawns with a knight that jumps as the dominoes of a common rack say",
        credits: "by Joël Gauvain",
        rules: &[
            "The board has 8 by 8 squares. Twelve of them are strongholds, worth 2 or 3. Each player \
             has a knight and 32 pawns to lay; White's knight starts on d4, Black's on e5.",
            "Each of the 64 dominoes, all different, shows a jump: so many squares left or right and \
             up or down, the same for both players. They come in four colours: left-up, left-down, \
             right-down, right-up.",
            "First chance fills the rack: eight columns of eight dominoes, face up, the left two \
             left-up, then two left-down, two right-down, two right-up.",
            "Then White begins. A turn takes the bottom domino of a column, and the player's knight \
             jumps by it. It may not leave the board, land on the other knight, or land on a \
             stronghold with enemy pawns.",
            "Where the knight lands, the player lays one pawn, or on a stronghold as many as it is \
             worth, or all that are left. Where the player has pawns already, none is laid. A single \
             enemy pawn goes back to its owner first, who has to lay it again.",
            "A player who can play no column passes, and only then.",
            "A player who has all 32 pawns on the board wins. When neither can play any column, as \
             when the rack is empty, the player with fewer pawns left to lay wins; with equal numbers \
             it is a draw.",
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
                meaning: "does nothing, since no column can be played",
            },
        ],
    };
}
