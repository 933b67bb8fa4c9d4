//! The state of a game and `impl Position`.

use board_graph::NodeSet;
use board_play::{PerfectInformation, Position, RuleOptions, Seat, Status};
use board_stones::{ShiftGame as _, StoneGame, StoneLine as _, Stones};

use crate::{Illegal, Move, Options, Setup, outcome, start};

/// A position of Sexta.
///
/// The first seat plays Black, the second White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sexta {
    pub(crate) options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    turn: Seat,
    /// Follows from the stones.
    winner: Option<Seat>,
    stones: Stones,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<Sexta>() == 48 && size_of::<Move>() == 4);

impl Sexta {
    /// Makes the position of a state in which at most one seat has won: not the one to move.
    pub(crate) fn from_setup(setup: &Setup) -> Self {
        Self {
            options: setup.options,
            turn: setup.turn,
            winner: Self::winner_of(setup),
            stones: Stones::new(setup.stones(), setup.options.key()),
        }
    }
}

impl StoneGame for Sexta {
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

    /// Returns the winner's stones: all six of them form what wins.
    fn winning_stones(&self) -> Option<NodeSet> {
        Some(self.stones(self.winner?))
    }
}

impl Position for Sexta {
    const NAME: &'static str = "sexta";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        let stones = Seat::ALL.map(|seat| start::nodes(seat, options.start()));
        Self::from_setup(&Setup::start(*options, stones))
    }

    fn options(&self) -> Options {
        self.options
    }

    /// There is no draw: the seat to move can always move (see `moves.rs`).
    #[inline]
    fn status(&self) -> Status {
        self.won_or_to_move()
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        self.mover().shifts()
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.check_going_on()?;
        Ok(self.mover().check::<Self>(m)?)
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        self.stones.shift(self.turn, m.from, m.to);
        if outcome::completes(self.stones.of(self.turn), m.to, self.options.ring()) {
            self.winner = Some(self.turn);
        }
        self.turn = !self.turn;
    }

    #[inline]
    fn key(&self) -> u64 {
        self.stones.key(self.turn)
    }

    fn move_count(&self) -> usize {
        self.mover().shift_count()
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        self.mover().nth_shift(n)
    }

    fn is_alternating(&self) -> bool {
        true
    }
}

// Every map of the board onto itself keeps straight runs straight, and so the rules; only the start
// is not like all its images.
board_stones::symmetric!(Sexta);

impl PerfectInformation for Sexta {}
