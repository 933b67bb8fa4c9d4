//! The position as text and as SVG.

use board_draw::{Area, BoardPicture, Canvas, DrawOptions, Mark, Stone, Svg};
use board_play::Seat;

use crate::illegal::colour;
use crate::{LeapOver, Move, start_nodes};

impl LeapOver {
    /// Draws the position as text, with node names, the starts and, once the game is over, the
    /// winning stones.
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
            let [own, other] = [seat, !seat].map(colour);
            picture
                .stones(self.stones(seat), stone)
                .stone_name(stone, &format!("{own} (seat {seat})"))
                .marks(start_nodes(seat), Mark::Area(area))
                .area_name(area, &format!("start of {own}, goal of {other}"));
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
        if let Some(winner) = self.winner() {
            return format!("Seat {winner}, playing {}, has won.", colour(winner));
        }
        let (seat, name) = (self.turn(), colour(self.turn()));
        if self.must_pass() {
            return format!("Seat {seat}, {name}, cannot jump and has to pass.");
        }
        format!("Seat {seat} to move: {name}.")
    }
}
