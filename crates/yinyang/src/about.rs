//! The game in words.

use board_play::{About, Described, MoveAbout, Position as _};

use crate::{Move, YinYang};

impl Described for YinYang {
    const ABOUT: About = About {
        title: "Yin Yang",
        seats: ["Black", "White"],
        goal: "bring a pawn into the opposite corner, by laws written in secret",
        credits: "by Gauthier Fourcade; for personal and club use, no commercial use",
        rules: &[
            "The board has 4 by 4 squares, a1 at Black's left, and is full at the start: Black on a1 \
             b1 c1 a2 b2 c2 a3 a4, White on the other eight. Black's goal is d4, White's is a1.",
            "First Black writes four laws in secret, then White. A law has a cause, two by two \
             cells, each empty, black or white, and an effect: destruction (one pawn of the cause \
             is gone), population (two pawns are added on empty cells of the cause), or \
             adaptation (*). Equal laws are allowed.",
            "Each player reads a law with the player's side of the board at the bottom, so White's lie \
             on the board turned by a half turn.",
            "Then Black begins. A turn is a step, a law, or a step and then a law. A step takes one of \
             the player's pawns to a vacant square next to it, along a file or rank.",
            "To use a law, its cause must stand, exactly, in two by two squares of the board; they \
             become its effect. To use an adaptation, its cause must stand anywhere: then one of the \
             player's laws, maybe the adaptation itself, is rewritten, and is hidden until used.",
            "A law is hidden until its first use posts it. A hidden law cannot be used if a posted \
             law of either player has the same cause as it lies on the board.",
            "A player wins with a pawn on the goal, however it came there and by whosever move; if \
             both have one there, the mover wins. A player who has no legal move at the start of the \
             turn loses.",
        ],
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
