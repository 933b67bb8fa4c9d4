//! The position as text and as SVG.

use board_draw::{BoardPicture, Course, DrawOptions, DrawnOnBoard};
use board_stones::{ShiftGame as _, course, picture};

use crate::{Move, Quinta, start};

impl DrawnOnBoard for Quinta {
    fn picture(&self, options: &DrawOptions<Move>) -> BoardPicture {
        let start = |seat| start::nodes(seat, self.options.corners());
        let stuck = self.mover().must_pass().then_some(picture::CANNOT_MOVE);
        let mut picture = picture::with_stones(self);
        picture::mark_starts(&mut picture, start, picture::start_name::<Self>);
        picture::mark_shift(&mut picture, self, options.last.and_then(Move::shift));
        picture::finish(picture, self, stuck)
    }

    fn course(&self, m: Move) -> Course {
        m.shift()
            .map_or_else(Course::default, |shift| course::shift(self, shift))
    }
}
