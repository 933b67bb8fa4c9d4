//! The game in words.

use board_play::{About, Described, MoveAbout, Seat};

use crate::{DiceHex, Move, Options};

impl Described for DiceHex {
    const ABOUT: About = About {
        title: "Dice-hex, or HeiNasH",
        seats: ["Black (or Red)", "Red (or Black)"],
        goal: "join two opposite sides; three dice say where one may play",
        credits: "by François Haffner (2011), published as HeiNasH",
        rules: &[
            "The board is a rhombus of 6 by 6 hexagonal cells, numbered 1 to 36. Black joins top and \
             bottom, Red left and right. Black begins, or with begins=red Red.",
            "A turn begins with a roll of three dice. The mover names a vacant cell whose number can \
             be made from all three dice, each used exactly once, by addition, subtraction, \
             multiplication and division with any brackets, and puts a stone there.",
            "Or the mover announces none. Then the other player may point at a vacant cell that can \
             be made: the mover's stone goes there.",
            "If the other player answers none as well, the mover puts a stone on any vacant cell.",
            "Then it is the other player's turn, in every case.",
            "A player who joins their two sides with a chain of neighbouring stones wins. There is no \
             draw.",
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

    /// Names a seat by its place, since either colour may begin: [`DiceHex::colour_of`] knows which.
    fn seat_name(seat: Seat) -> &'static str {
        match seat {
            Seat::First => "First",
            Seat::Second => "Second",
        }
    }

    /// Says how the dice make the number of a cell: `17 = 3 × 4 + 5`.
    fn explain(&self, m: Move) -> Option<String> {
        let (Move::Cell(number), Some(roll)) = (m, self.phase.roll()) else {
            return None;
        };
        let expression = roll.expression(number)?;
        Some(expression.to_string())
    }

    /// Either colour can begin: what `begins` says is exchanged.
    fn with_colours_exchanged(rules: &Options) -> Option<Options> {
        Some(rules.with_begins(!rules.begins()))
    }
}
