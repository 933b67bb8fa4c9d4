//! The game in words.

use board_play::{About, Described, MoveAbout, Seat};

use crate::{Colour, DiceHex, Move, Options};

impl Described for DiceHex {
    const ABOUT: About = About {
        title: "Dice-hex, or HeiNasH",
        aliases: &[],
        seats: ["Black (or Red)", "Red (or Black)"],
        goal: "join two opposite sides; three dice say where one may play",
        credits: "by François Haffner (2011), published as HeiNasH",
        board: include_str!("board.txt"),
        rules: include_str!("rules.txt"),
        matches: "In the first game the player drawn by lot picks a colour, and the other one begins. \
                  When the same players play again they exchange the colours.",
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

    /// Says which sides each colour joins, and whose it is.
    fn places(&self) -> Option<String> {
        let sides = Colour::ALL.map(|colour| {
            let sides = match colour {
                Colour::Black => "top and bottom",
                Colour::Red => "left and right",
            };
            format!("{colour}, seat {}, joins {sides}.", self.seat_of(colour))
        });
        Some(sides.join(" "))
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
