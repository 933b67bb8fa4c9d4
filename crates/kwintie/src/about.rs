//! The game in words.

use board_play::{About, Described, MoveAbout, Rematch};

use crate::{Kwintie, Options, Ruleset};

impl Described for Kwintie {
    const ABOUT: About = About {
        title: "Kwintie",
        seats: ["White", "Black"],
        goal: "build a wall of blocks and get five squares in a line",
        credits: "by Fred Horn",
        rules: &[
            "The players build a wall, 9 squares wide and 9 high, and in turn add one of their blocks. \
             A block is two squares, and each player has 20. White begins.",
            "A block lies across two columns or stands on one. All of its underside rests on the \
             ground or on blocks, so that a block lies only on columns of equal height.",
            "Blocks of one colour may not touch short side to short side: lying end to end in a row, \
             or standing one on the other. A short side against a long one is allowed.",
            "White's first block may not cover column 5; with first-block=free it may.",
            "In the rulesets boardless and kwinty there are no fixed columns: the wall grows to \
             either side, without a gap on the ground, to at most nine columns.",
            "A player who gets five squares in a line, across, up or diagonally, wins.",
            "A player who cannot put a block passes. When neither player can, the one with more lines \
             of exactly four squares wins; with equally many it is a draw.",
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
                meaning: "does nothing, since none of the player's blocks can be put",
            },
        ],
    };

    /// The rules of Kwinty let the loser begin; the others say nothing.
    fn rematch(rules: &Options) -> Rematch {
        match rules.ruleset() {
            Ruleset::Kwinty => Rematch::LoserBegins,
            Ruleset::Kwintie | Ruleset::Boardless => Rematch::Alternate,
        }
    }
}
