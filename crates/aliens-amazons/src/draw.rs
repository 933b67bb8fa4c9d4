//! The position as text and as SVG.

use board_draw::{BoardPicture, Canvas, DrawOptions, Mark, Stone, Svg};
use board_graph::Board;
use board_play::text::plural;
use board_play::{Position as _, Seat, Status};

use crate::moves::Duty;
use crate::{AliensAmazons, Move, Setup};

impl AliensAmazons {
    /// Draws the position as text, with node names and, once the game is over, the stones that stand for
    /// the win.
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
        let mut picture = BoardPicture::new(Board::bent9());
        picture
            .stones(self.aliens(), Stone::White)
            .stone_name(Stone::White, "Aliens (seat 1)")
            .stones(self.amazons(), Stone::Black)
            .stone_name(Stone::Black, "Amazons (seat 2)");
        if let Some(stones) = self.winning_stones() {
            picture.marks(stones, Mark::Winning);
        }
        if let Some(m) = last {
            self.show_last(&mut picture, m);
        }
        picture.caption(&self.caption());
        picture
    }

    /// Marks the move that led here, if it fits.
    fn show_last(&self, picture: &mut BoardPicture, last: Move) {
        let Some(before) = self.before(last) else {
            return;
        };
        match last {
            Move::Put(node) => {
                picture.mark(node, Mark::Last);
            }
            Move::Go { from, to, captured } => {
                let mut way = vec![from];
                way.extend(before.path(last).unwrap_or_default());
                picture.arrow(&way).mark(to, Mark::Last);
                picture.marks(captured, Mark::Captured);
            }
            Move::Pass => {}
        }
    }

    /// Returns the position in which a move led here, if it did.
    fn before(&self, last: Move) -> Option<Self> {
        let mut setup = Setup::from(*self);
        setup.turn = !setup.turn;
        let stones = match setup.turn {
            Seat::First => &mut setup.aliens,
            Seat::Second => &mut setup.amazons,
        };
        match last {
            Move::Put(node) => {
                stones.remove(Some(node).filter(|&node| stones.contains(node))?);
                setup.amazons_in_hand += usize::from(setup.turn == Seat::Second);
            }
            Move::Go { from, to, captured } => {
                stones.remove(Some(to).filter(|&to| stones.contains(to))?);
                stones.insert(Some(from).filter(|&from| Board::bent9().contains(from))?);
                setup.amazons |= captured;
            }
            Move::Pass => {}
        }
        let before = Self::try_from(setup).ok()?;
        let after = before.after(last).ok()?;
        (after == *self).then_some(before)
    }

    /// Says whose turn it is and what is left, or who has won.
    fn caption(&self) -> String {
        let Status::ToMove(seat) = self.status() else {
            return match self.winner() {
                Some(Seat::First) => format!(
                    "Seat 1, the Aliens, has won: Black has {}, {} are needed.",
                    plural(self.amazons_left(), "Amazon"),
                    self.options().amazons_needed()
                ),
                _ => "Seat 2, the Amazons, has won: the Aliens are held.".to_owned(),
            };
        };
        let [stone, stones] = match seat {
            Seat::First => ["an Alien", "Aliens"],
            Seat::Second => ["an Amazon", "Amazons"],
        };
        let todo = match self.duty() {
            Duty::Put => format!("put down {stone}, {} in hand", self.in_hand(seat)),
            _ if self.must_pass() => format!("no {stones} can move, pass"),
            _ => format!("move {stone}"),
        };
        let captured = crate::Options::AMAZONS - self.amazons_left();
        let count = match captured {
            0 => String::new(),
            1 => "\n1 Amazon has been captured.".to_owned(),
            _ => format!("\n{captured} Amazons have been captured."),
        };
        format!("Seat {seat} to move: {todo}.{count}")
    }
}
