//! The game in words.

use board_play::{About, Described, MoveAbout, Position as _, Seat};

use crate::outcome::goal;
use crate::{Move, YinYang};

impl Described for YinYang {
    const ABOUT: About = About {
        title: "Yin Yang",
        aliases: &[],
        seats: ["Black", "White"],
        goal: "bring a pawn into the opposite corner, by laws written in secret",
        credits: "by Gauthier Fourcade; for personal and club use, no commercial use",
        board: include_str!("board.txt"),
        rules: include_str!("rules.txt"),
        matches: About::SEATS_ALTERNATE,
        moves: &[
            MoveAbout {
                example: "bw..>b...",
                meaning: "before play, writes a law: cause and effect, top left, top right, bottom \
                          left, bottom right",
            },
            MoveAbout {
                example: "bb.w>*",
                meaning: "before play, writes an adaptation",
            },
            MoveAbout {
                example: "a1-a2",
                meaning: "steps from a1 to a2",
            },
            MoveAbout {
                example: "2@b1",
                meaning: "uses law 2 on the four squares whose lower left is b1",
            },
            MoveAbout {
                example: "3*1=bw..>b...",
                meaning: "uses the adaptation, law 3, to rewrite law 1",
            },
            MoveAbout {
                example: "end",
                meaning: "ends the turn after a step",
            },
        ],
    };

    /// Names the goals.
    fn places(&self) -> Option<String> {
        let goals =
            Seat::ALL.map(|seat| format!("Goal of {}: {}.", Self::seat_name(seat), goal(seat)));
        Some(goals.join(" "))
    }

    /// Says in words what the law does that a move writes or uses, as the owner sees it. There is
    /// nothing to say about other moves, nor about a law that is not there.
    ///
    /// # Examples
    ///
    /// ```
    /// use yinyang::{Described, Law, Position, YinYang};
    ///
    /// let mut position = YinYang::start();
    /// let law: Law = "bbbb>.bbb".parse()?;
    /// assert_eq!(position.explain("bbbb>.bbb".parse()?), Some(law.explain()));
    /// for _ in 0..8 {
    ///     position.play("bbbb>.bbb".parse()?)?;
    /// }
    /// assert_eq!(position.explain("2@a1".parse()?), Some(law.explain()));
    /// assert_eq!(position.explain("c1-c2".parse()?), None);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    fn explain(&self, m: Move) -> Option<String> {
        let law = match m {
            Move::Write(law) | Move::Adapt { law, .. } => law,
            Move::Use { slot, .. } => self.law(self.to_move()?, slot)?,
            Move::Step { .. } | Move::End => return None,
        };
        Some(law.explain())
    }
}
