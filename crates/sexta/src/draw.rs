//! The position as text and as SVG.

use board_draw::{BoardPicture, Course, DrawOptions, DrawnOnBoard};
use board_stones::{course, picture};

use crate::{Move, Sexta, start};

impl DrawnOnBoard for Sexta {
    fn picture(&self, options: &DrawOptions<Move>) -> BoardPicture {
        let start = |seat| start::nodes(seat, self.options.start());
        let mut picture = picture::with_stones(self);
        picture::mark_starts(&mut picture, start, picture::start_name::<Self>);
        picture::mark_shift(&mut picture, self, options.last);
        picture::finish(picture, self, None)
    }

    fn course(&self, m: Move) -> Course {
        course::shift(self, m)
    }
}
