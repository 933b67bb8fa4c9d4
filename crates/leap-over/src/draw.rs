//! The position as text and as SVG.

use board_draw::{BoardPicture, Course, DrawOptions, DrawnOnBoard};
use board_play::Described as _;
use board_stones::{ShiftGame as _, course, picture};

use crate::{LeapOver, Move, start_nodes};

const CANNOT_JUMP: &str = "cannot jump and has to pass";

impl DrawnOnBoard for LeapOver {
    fn picture(&self, options: &DrawOptions<Move>) -> BoardPicture {
        let stuck = self.mover().must_pass().then_some(CANNOT_JUMP);
        let mut picture = picture::with_stones(self);
        picture::mark_starts(&mut picture, start_nodes, |seat| {
            let start = picture::start_name::<Self>(seat);
            format!("{start}, goal of {}", Self::seat_name(!seat))
        });
        picture::mark_shift(&mut picture, self, options.last.and_then(Move::shift));
        picture::finish(picture, self, stuck)
    }

    fn course(&self, m: Move) -> Course {
        m.shift()
            .map_or_else(Course::default, |shift| course::shift(self, shift))
    }
}
