//! The position as text and as SVG.

use board_draw::{BoardPicture, Course, DrawOptions, DrawnOnBoard, Ends, Mark, Step};
use board_play::text::plural;
use board_play::{Position as _, Seat};
use board_stones::{StoneGame as _, course, picture};

use crate::phase::Phase;
use crate::{AliensAmazons, Move, Setup};

impl DrawnOnBoard for AliensAmazons {
    fn picture(&self, options: &DrawOptions<Move>) -> BoardPicture {
        let mut picture = picture::with_stones(self);
        picture.marks(self.winning_stones().unwrap_or_default(), Mark::Winning);
        if let Some(last) = options.last {
            self.mark_last(&mut picture, last);
        }
        for seat in Seat::ALL {
            picture.in_hand(seat, self.in_hand(seat));
        }
        picture.caption(&self.caption());
        picture
    }

    fn course(&self, m: Move) -> Course {
        let name = |node| self.board().name(node);
        match m {
            Move::Put(node) => course::put(node),
            Move::Go { from, captured, .. } => {
                let path = [vec![from], self.path(m).unwrap_or_default()].concat();
                let ways = path.windows(2).flat_map(|way| {
                    let over = course::jumped(way[0], way[1], self.occupied());
                    let taken = over.filter(|&over| captured.contains(over));
                    let taken = taken.map(|over| Step::take(name(over)));
                    course::steps(way, self.occupied()).into_iter().chain(taken)
                });
                Course::new(ways)
            }
            Move::Pass => Course::default(),
        }
    }

    /// A chain of jumps is not looked for.
    fn ends(&self, m: Move) -> Ends {
        let name = |node| self.board().name(node);
        match m {
            Move::Go { from, to, .. } => Ends::new(name(from), name(to)),
            Move::Put(_) | Move::Pass => DrawnOnBoard::course(self, m).ends(),
        }
    }
}

impl AliensAmazons {
    /// Marks the move that has just been made, if it has led here.
    fn mark_last(&self, picture: &mut BoardPicture, last: Move) {
        let Some(before) = self.before(last) else {
            return;
        };
        let mut path = Vec::new();
        match last {
            Move::Put(node) => path.push(node),
            Move::Go { from, captured, .. } => {
                path.push(from);
                picture.marks(captured, Mark::Captured);
            }
            Move::Pass => {}
        }
        path.extend(before.path(last).unwrap_or_default());
        picture::mark_path(picture, &path);
    }

    /// Returns the position in which a move led here, if it did.
    fn before(&self, last: Move) -> Option<Self> {
        if last.off_board().is_some() {
            return None;
        }
        let mut setup = Setup::from(*self);
        setup.turn = !setup.turn;
        let stones = match setup.turn {
            Seat::First => &mut setup.aliens,
            Seat::Second => &mut setup.amazons,
        };
        match last {
            Move::Put(node) => {
                stones.remove(node);
                setup.amazons_in_hand += usize::from(setup.turn == Seat::Second);
            }
            Move::Go { from, to, captured } => {
                stones.remove(to);
                stones.insert(from);
                setup.amazons |= captured;
            }
            Move::Pass => {}
        }
        let before = Self::try_from(setup).ok()?;
        (before.after(last) == Ok(*self)).then_some(before)
    }

    /// Says whose turn it is and what is left, or who has won.
    fn caption(&self) -> String {
        match self.winner() {
            Some(Seat::First) => {
                let left = plural(self.amazons_left(), "Amazon");
                let needed = self.options().amazons_needed();
                return format!(
                    "Seat 1, the Aliens, has won: Black has {left}, {needed} are needed."
                );
            }
            Some(Seat::Second) => {
                return "Seat 2, the Amazons, has won: the Aliens are blocked.".to_owned();
            }
            None => {}
        }
        let seat = self.turn();
        let stone = match seat {
            Seat::First => "an Alien",
            Seat::Second => "an Amazon",
        };
        let todo = match self.phase() {
            Phase::Put => format!("put down {stone}, {} in hand", self.in_hand(seat)),
            _ if self.must_pass() => "no Amazon can move, pass".to_owned(),
            _ => format!("move {stone}"),
        };
        let count = match Self::AMAZONS - self.amazons_left() {
            0 => String::new(),
            1 => "\n1 Amazon has been captured.".to_owned(),
            captured => format!("\n{captured} Amazons have been captured."),
        };
        format!("Seat {seat} to move: {todo}.{count}")
    }
}
