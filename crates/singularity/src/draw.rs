//! The position as text and as SVG.

use board_draw::{Area, BoardPicture, Canvas, DrawOptions, Mark, Stone, Svg};
use board_graph::Node;
use board_play::{Position as _, Seat, Status};

use crate::illegal::colour;
use crate::{CENTRE, Move, REGION, Singularity, board};

impl Singularity {
    /// Draws the position as text, with node names, the centre region and, once the game is over,
    /// the stone that has won.
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
            let (name, count) = (colour(seat), self.stones(seat).len());
            let plural = if count == 1 { "" } else { "s" };
            picture
                .stones(self.stones(seat), stone)
                .stone_name(
                    stone,
                    &format!("{name} (seat {seat}), {count} stone{plural}"),
                )
                .marks(self.options().start_nodes(seat), Mark::Area(area))
                .area_name(area, &format!("start of {name}"));
        }
        picture
            .marks(REGION - CENTRE, Mark::Area(Area::Third))
            .area_name(Area::Third, "centre region")
            .marks(CENTRE, Mark::Area(Area::Fourth))
            .area_name(Area::Fourth, "centre, the goal");
        if let Some((path, removed)) = last.and_then(|m| self.last_slide(m)) {
            picture.arrow(&path);
            picture.marks(path.last().copied(), Mark::Last);
            picture.marks(removed, Mark::Captured);
        }
        if let Some(stones) = self.winning_stones() {
            picture.marks(stones, Mark::Winning);
        }
        picture.caption(&self.caption());
        picture
    }

    /// Returns the run of a slide that can have led here, and what it removed.
    fn last_slide(&self, last: Move) -> Option<(Vec<Node>, Option<Node>)> {
        let Move::Slide { from, to, removed } = last else {
            return None;
        };
        let mut named = [Some(from), Some(to), removed].into_iter().flatten();
        let occupied = self.occupied();
        let known = named.all(|node| self.board().contains(node));
        let left = [Some(from), removed].into_iter().flatten();
        if !known || !self.stones(!self.turn()).contains(to) || occupied.intersects(&left.collect())
        {
            return None;
        }
        let slides = board::slides(self.options().fork());
        let path = slides.path(from, to, occupied.without(to))?;
        Some((path, removed))
    }

    /// Says whose turn it is, or who has won.
    fn caption(&self) -> String {
        match self.status() {
            Status::ToMove(seat) if self.is_stuck() => {
                format!(
                    "Seat {seat}, {}, cannot move and has to pass.",
                    colour(seat)
                )
            }
            Status::ToMove(seat) => format!("Seat {seat} to move: {}.", colour(seat)),
            Status::Over(outcome) => outcome.winner().map_or_else(String::new, |seat| {
                format!("Seat {seat}, playing {}, has won.", colour(seat))
            }),
            Status::Chance => String::new(),
        }
    }
}
