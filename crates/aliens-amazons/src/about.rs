//! The game in words.

use board_play::{About, Described, MoveAbout, Seat};

use crate::AliensAmazons;

impl Described for AliensAmazons {
    const ABOUT: About = About {
        title: "Aliens and Amazons",
        seats: ["White, the Aliens", "Black, the Amazons"],
        goal: "Aliens: capture too many Amazons to be blocked; Amazons: block the three Aliens",
        credits: "by Richard May; published by Kadon Enterprises, who own the game",
        rules: &[
            "White has 3 Aliens, Black 30 Amazons, all in hand. White begins. A player with stones \
             in hand puts one on a vacant node.",
            "White's Aliens move once all 3 are down, Black's Amazons only once all 30 have been put \
             down, captured ones included.",
            "Any stone steps to a vacant neighbour. Amazons do nothing else.",
            "An Alien may instead jump over an adjacent stone to the vacant node straight on behind \
             it, once or several times in a row, in any directions; over a penta it lands on either \
             of two nodes. An Amazon jumped over is captured and lifted at once, an Alien stays.",
            "White wins when Black has too few Amazons, on the board and in hand, to block three \
             Aliens: fewer than 10.",
            "Black wins when White is to move and none of the three Aliens can step or jump.",
            "If no Amazon can move, Black passes.",
        ],
        moves: &[
            MoveAbout {
                example: "c5",
                meaning: "puts a stone on c5",
            },
            MoveAbout {
                example: "c5-d4",
                meaning: "steps from c5 to d4, or jumps there over Aliens",
            },
            MoveAbout {
                example: "c5-e7xd4,e6",
                meaning: "jumps from c5 to e7 and captures the Amazons on d4 and e6, by any route",
            },
            MoveAbout {
                example: "pass",
                meaning: "does nothing; legal only for Black, and only without another move",
            },
        ],
    };

    fn seat_name(seat: Seat) -> &'static str {
        match seat {
            Seat::First => "Aliens",
            Seat::Second => "Amazons",
        }
    }
}
