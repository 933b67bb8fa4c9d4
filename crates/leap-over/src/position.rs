//! The state of a game and `impl Position`.

use board_graph::NodeSet;
use board_play::{PerfectInformation, Position, RuleOptions as _, Seat, Status, zobrist};
use board_stones::{Mapped as _, Shift, ShiftGame as _, StoneGame, Stones};

use crate::{Illegal, Move, Options, Setup, mirror, outcome, start_nodes};

/// A position of Leap Over.
///
/// The first seat plays Black, the second White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LeapOver {
    pub(crate) options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    turn: Seat,
    /// Does not follow from the stones: it is the seat that jumped last.
    winner: Option<Seat>,
    stones: Stones,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<LeapOver>() == 48 && size_of::<Move>() == 6);

/// Constant of the key: the last move has won.
const WON: u64 = zobrist(4, 0);

impl LeapOver {
    /// Makes the position of a state that has been validated.
    pub(crate) fn from_setup(setup: &Setup) -> Self {
        let stones = [setup.black, setup.white];
        Self {
            options: setup.options,
            turn: setup.turn,
            winner: setup.winner,
            stones: Stones::new(stones, setup.options.key()),
        }
    }

    /// Returns the position with the seats exchanged: the board is mirrored so that each seat's start
    /// comes to lie on the other's, and the stones change colour and the seats change places with it.
    ///
    /// Mirrored twice, a position is itself again.
    ///
    /// # Examples
    ///
    /// ```
    /// use leap_over::{LeapOver, Position as _};
    ///
    /// let start = LeapOver::start();
    /// let position = start.after("c4-a4".parse()?)?;
    /// assert_eq!(LeapOver::mirrored_move("c4-a4".parse()?).to_string(), "c10-a14");
    ///
    /// // Where White had begun, Black has now made the mirror image of the move.
    /// let mirrored = start.mirrored().after("c10-a14".parse()?)?;
    /// assert_eq!(mirrored, position.mirrored());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let map = mirror::mirror();
        let [black, white] = [Seat::Second, Seat::First].map(|seat| map.set(self.stones(seat)));
        Self::from_setup(&Setup {
            options: self.options,
            turn: !self.turn,
            winner: self.winner.map(|winner| !winner),
            black,
            white,
        })
    }

    /// Returns what becomes of a move when its position is [`mirrored`](Self::mirrored).
    #[must_use]
    pub fn mirrored_move(m: Move) -> Move {
        m.mapped(mirror::mirror())
    }
}

impl StoneGame for LeapOver {
    #[inline]
    fn all_stones(&self) -> &Stones {
        &self.stones
    }

    fn with_stones(&self, stones: Stones) -> Self {
        Self { stones, ..*self }
    }

    #[inline]
    fn turn(&self) -> Seat {
        self.turn
    }

    #[inline]
    fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Returns the winner's stones on its goal nodes.
    fn winning_stones(&self) -> Option<NodeSet> {
        let winner = self.winner?;
        Some(self.stones(winner) & outcome::goal_nodes(winner))
    }
}

impl Position for LeapOver {
    const NAME: &'static str = "leap-over";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        let [black, white] = Seat::ALL.map(start_nodes);
        Self::from_setup(&Setup {
            options: *options,
            turn: Seat::First,
            winner: None,
            black,
            white,
        })
    }

    fn options(&self) -> Options {
        self.options
    }

    /// There is no draw: a chain of jumps can be jumped back, so that the seat that jumped last can
    /// always move.
    #[inline]
    fn status(&self) -> Status {
        self.won_or_to_move()
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        self.mover().moves()
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.check_going_on()?;
        self.mover().check_move::<Self>(m)
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let seat = self.turn;
        if let Move::Shift(Shift { from, to }) = m {
            self.stones.shift(seat, from, to);
            let [own, others] = [seat, !seat].map(|seat| self.stones.of(seat));
            if outcome::reaches_goal(self.options.goal(), seat, own, others) {
                self.winner = Some(seat);
            }
        }
        self.turn = !seat;
    }

    #[inline]
    fn key(&self) -> u64 {
        let key = self.stones.key(self.turn);
        match self.winner {
            Some(_) => key ^ WON,
            None => key,
        }
    }

    fn move_count(&self) -> usize {
        self.mover().count()
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        self.mover().nth(n)
    }

    /// A pass is a turn like any other.
    fn is_alternating(&self) -> bool {
        true
    }
}

// The maps of the board that keep both starts. The booklet's starts lie so that only the identity
// does; the mirror that exchanges them is `LeapOver::mirrored`.
board_stones::symmetric!(LeapOver: mirror::symmetries());

impl PerfectInformation for LeapOver {}
