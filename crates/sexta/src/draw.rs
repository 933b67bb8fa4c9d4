//! The position as text and as SVG.

use board_draw::{Area, BoardPicture, Canvas, DrawOptions, Mark, Stone, Svg};
use board_play::{Position as _, Seat, Status};

use crate::illegal::colour;
use crate::{Move, Sexta};

impl Sexta {
    /// Draws the position as text, with node names and, once the game is over, the stones that won.
    #[must_use]
    pub fn diagram(&self) -> String {
        self.canvas(&DrawOptions::default()).to_string()
    }

    /// Draws the position for a terminal.
    #[must_use]
    pub fn canvas(&self, shown: &DrawOptions<Move>) -> Canvas {
        self.picture(shown.last).canvas()
    }

    /// Draws the position as a stand-alone picture.
    #[must_use]
    pub fn svg(&self, shown: &DrawOptions<Move>) -> Svg {
        self.picture(shown.last).svg()
    }

    fn picture(&self, last: Option<Move>) -> BoardPicture {
        let mut picture = BoardPicture::new(self.board());
        for (seat, stone, area) in [
            (Seat::First, Stone::Black, Area::First),
            (Seat::Second, Stone::White, Area::Second),
        ] {
            let name = colour(seat);
            picture
                .stones(self.stones(seat), stone)
                .stone_name(stone, &format!("{name} (seat {seat})"))
                .marks(self.options().start_nodes(seat), Mark::Area(area))
                .area_name(area, &format!("start of {name}"));
        }
        if let Some(path) = last.and_then(|m| self.path_of_last(m)) {
            picture.arrow(&path);
            picture.marks(path.last().copied(), Mark::Last);
        }
        picture.marks(self.winning_stones().unwrap_or_default(), Mark::Winning);
        picture.caption(&self.caption());
        picture
    }

    /// Says whose turn it is, or who has won.
    fn caption(&self) -> String {
        match self.status() {
            Status::ToMove(seat) => format!("Seat {seat} to move: {}.", colour(seat)),
            Status::Over(outcome) => outcome.winner().map_or_else(String::new, |seat| {
                format!("Seat {seat}, playing {}, has won.", colour(seat))
            }),
            Status::Chance => String::new(),
        }
    }
}
