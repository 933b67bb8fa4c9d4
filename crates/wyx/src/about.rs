//! The game in words.

use board_play::{About, Described, MoveAbout, Position as _};

use crate::{Wyx, board};

impl Described for Wyx {
    const ABOUT: About = About {
        title: "Wyx",
        aliases: &[],
        seats: ["White", "Black"],
        goal: "lay all 32 pawns with a knight that jumps as the dominoes of a common rack say",
        credits: "by Joël Gauvain",
        board: include_str!("board.txt"),
        rules: include_str!("rules.txt"),
        matches: "Lots are drawn for who has White, and so begins, in the first game. When the same \
                  players play again they exchange the colours.",
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

    /// Names the strongholds and what they are worth.
    fn places(&self) -> Option<String> {
        let of_worth = |worth: u8| {
            let strongholds = self.options().strongholds();
            let squares = strongholds.iter().filter(|&(_, value)| value == worth);
            let names = squares.map(|(square, _)| board().name(square).to_string());
            names.collect::<Vec<_>>().join(", ")
        };
        let worths = [3, 2].map(|worth| (worth, of_worth(worth)));
        let known = worths.iter().filter(|(_, names)| !names.is_empty());
        let places = known.map(|(worth, names)| format!("Strongholds worth {worth}: {names}."));
        Some(places.collect::<Vec<_>>().join(" "))
    }
}
