//! The position as text and as SVG.

use board_draw::{Area, BoardPicture, Course, DrawOptions, DrawnOnBoard, Mark, Step};
use board_graph::Node;
use board_play::text::plural;
use board_stones::{Shift, ShiftGame as _, StoneGame as _, course, last_path, picture};

use crate::{CENTRE, Move, REGION, Singularity, start};

impl DrawnOnBoard for Singularity {
    fn picture(&self, options: &DrawOptions<Move>) -> BoardPicture {
        let start = |seat| start::nodes(seat, self.options.corners());
        let stuck = self.mover().must_pass().then_some(picture::CANNOT_MOVE);
        let mut picture = picture::with_named_stones(self, |seat| {
            let count = plural(self.stones(seat).len(), "stone");
            format!("{}, {count}", picture::stone_name::<Self>(seat))
        });
        picture::mark_starts(&mut picture, start, picture::start_name::<Self>);
        picture
            .marks(REGION - CENTRE, Mark::Area(Area::Third))
            .area_name(Area::Third, "centre region")
            .marks(CENTRE, Mark::Area(Area::Fourth))
            .area_name(Area::Fourth, "centre, the goal");
        if let Some((path, removed)) = options.last.and_then(|m| self.last_slide(m)) {
            picture::mark_path(&mut picture, &path);
            picture.marks(removed, Mark::Captured);
        }
        picture::finish(picture, self, stuck)
    }

    fn course(&self, m: Move) -> Course {
        let Move::Slide { from, to, removed } = m else {
            return Course::default();
        };
        let slide = course::shift(self, Shift { from, to });
        let removed = removed.map(|node| Step::take(self.board().name(node)));
        Course::new(slide.steps().iter().cloned().chain(removed))
    }
}

impl Singularity {
    /// Returns the run of a slide that can have led here, and what it removed.
    fn last_slide(&self, last: Move) -> Option<(Vec<Node>, Option<Node>)> {
        let Move::Slide { from, to, removed } = last else {
            return None;
        };
        if removed.is_some_and(|node| !self.vacant().contains(node)) {
            return None;
        }
        let shift = Shift { from, to };
        let path = last_path(self.all_stones(), !self.turn(), shift, self.routes())?;
        Some((path, removed))
    }
}
