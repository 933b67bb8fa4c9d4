//! The game in words.

use board_play::{About, MoveAbout, OptionAbout, Position as _};

use crate::Kwintie;

impl Kwintie {
    /// The game in words: what a program that offers many games says about it.
    pub const ABOUT: About = About {
        name: Self::NAME,
        title: "Kwintie",
        seats: ["White", "Black"],
        goal: "build a wall of blocks and get five own squares in a line",
        credits: "by Fred Horn",
        rules: &[
            "The players build a wall, 9 squares wide and 9 high, and put one own block in turn. A \
             block is two squares, and each player has 20. White begins.",
            "A block lies across two columns or stands on one. All of its underside rests on the \
             ground or on blocks, so that one lies only on columns of equal height.",
            "Blocks of one colour may not touch short side to short side: lying end to end in a row, \
             standing one on the other. A short side against a long one is allowed.",
            "White's first block may not cover column 5.",
            "In the rulesets boardless and kwinty there are no fixed columns: the wall grows to \
             either side, without a gap on the ground, to at most nine columns.",
            "Who gets five own squares in a line, across, up or diagonally, wins.",
            "Who cannot put a block passes. When neither player can, the one with more lines of \
             exactly four own squares wins; with equally many it is a draw.",
        ],
        options: &[
            OptionAbout {
                key: "ruleset",
                default: "kwintie",
                values: "kwintie | boardless | kwinty",
                examples: &["kwintie", "boardless", "kwinty"],
                meaning: "nine fixed columns, or a wall that grows to either side; boardless and \
                          kwinty are played alike",
            },
            OptionAbout {
                key: "no-five",
                default: "fours",
                values: "fours | draw",
                examples: &["fours", "draw"],
                meaning: "whether lines of four decide a game without a line of five",
            },
        ],
        moves: &[
            MoveAbout {
                example: "h3",
                meaning: "puts a lying block on columns 3 and 4",
            },
            MoveAbout {
                example: "v3",
                meaning: "puts a standing block on column 3",
            },
            MoveAbout {
                example: "h-1",
                meaning: "puts a lying block to the left of the wall, whose columns are counted from \
                          its left end; only without fixed columns",
            },
            MoveAbout {
                example: "pass",
                meaning: "passes, as one must when no own block can be put",
            },
        ],
    };
}
