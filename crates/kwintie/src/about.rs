//! The game in words.

use board_play::{About, Alias, Described, MoveAbout, Rematch};

use crate::{Kwintie, Options, Ruleset};

impl Described for Kwintie {
    const ABOUT: About = About {
        title: "Kwintie",
        aliases: &[
            Alias {
                name: "boardless",
                title: "Kwintie without a board",
                rules: "ruleset=boardless",
            },
            Alias {
                name: "kwinty",
                title: "Kwinty",
                rules: "ruleset=kwinty",
            },
        ],
        seats: ["White", "Black"],
        goal: "build a wall of blocks and get five squares in a line",
        credits: "Kwintie and Kwinty are by Fred Horn",
        board: include_str!("board.txt"),
        rules: include_str!("rules.txt"),
        matches: "With ruleset=kwinty lots are drawn for who begins the first game, and when the same \
                  players play again the loser begins. For the two other games the booklet does not say: \
                  by default the seats alternate, so that the player who was first in one game is second \
                  in the next.",
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
