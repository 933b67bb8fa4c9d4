//! The game in words.

use board_play::{About, MoveAbout, OptionAbout, Position as _};

use crate::YinYang;

impl YinYang {
    /// The game in words: what a program that offers many games says about it.
    pub const ABOUT: About = About {
        name: Self::NAME,
        title: "Yin Yang",
        seats: ["Black", "White"],
        goal: "bring a pawn into the corner opposite, by laws written in secret",
        credits: "by Gauthier Fourcade; for personal and club use, no commercial use",
        rules: &[
            "The board has 4 by 4 squares, a1 at Black's left, and is full at the start: Black on a1 \
             b1 c1 a2 b2 c2 a3 a4, White on the other eight. Black's goal is d4, White's is a1.",
            "First Black writes four laws in secret, then White. A law has a cause, two by two \
             cells, each empty, black or white, and an effect: destruction (one pawn of the cause \
             is gone), population (two pawns are added on empty cells of the cause), or \
             adaptation (*). Equal laws are allowed.",
            "Each player reads a law with the own side of the board at the bottom, so White's lie on \
             the board turned by a half turn.",
            "Then Black begins. A turn is a step, a law, or a step and then a law. A step takes an \
             own pawn to a vacant square next to it, along a file or rank.",
            "To use a law its cause must stand, exactly, in two by two squares of the board; they \
             become its effect. To use an adaptation its cause must stand anywhere: then one of \
             one's own laws, maybe the adaptation itself, is rewritten, and is hidden until used.",
            "A law is hidden until its first use posts it. A hidden law cannot be used if a posted \
             law of either player has the same cause as it lies on the board.",
            "A player wins when an own pawn is on the goal, however it came there, by whosever \
             move; if both have one, the mover wins. A player who has no legal move at the start \
             of the turn loses.",
        ],
        options: &[
            OptionAbout {
                key: "population",
                default: "any",
                values: "any | same-colour",
                examples: &["any", "same-colour"],
                meaning: "with same-colour, a population adds two pawns of one colour only",
            },
            OptionAbout {
                key: "contradiction",
                default: "same-cause",
                values: "same-cause | different-effect",
                examples: &["same-cause", "different-effect"],
                meaning: "what bars a hidden law: a posted one with the same cause, or only one \
                          with the same cause and another effect",
            },
            OptionAbout {
                key: "goal",
                default: "any",
                values: "any | moved",
                examples: &["any", "moved"],
                meaning: "with moved, only a pawn that steps onto the goal wins",
            },
        ],
        moves: &[
            MoveAbout {
                example: "bw..>b...",
                meaning: "before play, writes a law: cause and effect, top left, top right, bottom \
                          left, bottom right",
            },
            MoveAbout {
                example: "bb.w>*",
                meaning: "before play, writes an adaptation",
            },
            MoveAbout {
                example: "a1-a2",
                meaning: "steps from a1 to a2",
            },
            MoveAbout {
                example: "2@b1",
                meaning: "uses law 2 on the four squares whose lower left is b1",
            },
            MoveAbout {
                example: "3*1=bw..>b...",
                meaning: "uses the adaptation, law 3, to rewrite law 1",
            },
            MoveAbout {
                example: "end",
                meaning: "ends the turn after a step",
            },
        ],
    };
}
