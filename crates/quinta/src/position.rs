//! The state of a game and `impl Position`.

use board_graph::NodeSet;
use board_play::{PerfectInformation, Position, RuleOptions, Seat, Status};
use board_stones::{Shift, ShiftGame as _, StoneGame, StoneLine as _, Stones};

use crate::{Illegal, Move, Options, Setup, outcome, start};

/// A position of Quinta.
///
/// The first seat plays Black, the second White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Quinta {
    pub(crate) options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    turn: Seat,
    /// Follows from the stones.
    winner: Option<Seat>,
    stones: Stones,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<Quinta>() == 48 && size_of::<Move>() == 6);

impl Quinta {
    /// Makes the position of a state in which at most one seat has a five: not the one to move.
    pub(crate) fn from_setup(setup: &Setup) -> Self {
        Self {
            options: setup.options,
            turn: setup.turn,
            winner: Self::winner_of(setup),
            stones: Stones::new(setup.stones(), setup.options.key()),
        }
    }
}

impl StoneGame for Quinta {
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

    /// Returns the winner's stones that stand in a line of five.
    fn winning_stones(&self) -> Option<NodeSet> {
        let stones = self.stones(self.winner?);
        Some(outcome::stones_in_fives(
            stones,
            self.options.fork().for_lines(),
        ))
    }
}

impl Position for Quinta {
    const NAME: &'static str = "quinta";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        let stones = Seat::ALL.map(|seat| start::nodes(seat, options.corners()));
        Self::from_setup(&Setup::start(*options, stones))
    }

    fn options(&self) -> Options {
        self.options
    }

    /// There is no draw: with 24 stones on 93 connected nodes, some vacant node is next to a stone, so
    /// that one of the seats can move.
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
        if let Move::Shift(Shift { from, to }) = m {
            self.stones.shift(self.turn, from, to);
            let fork = self.options.fork().for_lines();
            if outcome::completes_five(self.stones.of(self.turn), to, fork) {
                self.winner = Some(self.turn);
            }
        }
        self.turn = !self.turn;
    }

    #[inline]
    fn key(&self) -> u64 {
        self.stones.key(self.turn)
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

// Every map of the board onto itself keeps straight runs straight, and so the rules; only the start
// is not like all its images.
board_stones::symmetric!(Quinta);

impl PerfectInformation for Quinta {}
