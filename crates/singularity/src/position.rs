//! The state of a game and `impl Position`.

use board_graph::NodeSet;
use board_play::{PerfectInformation, Position, RuleOptions as _, Seat, Status};
use board_stones::{ShiftGame as _, StoneGame, StoneLine as _, Stones};

use crate::{Illegal, Move, Options, Setup, outcome, start};

/// A position of Singularity.
///
/// The first seat plays Black, the second White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Singularity {
    pub(crate) options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    turn: Seat,
    /// Follows from the stones.
    winner: Option<Seat>,
    stones: Stones,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<Singularity>() == 48 && size_of::<Move>() == 8);

impl Singularity {
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

impl StoneGame for Singularity {
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

    /// Returns the winner's only stone.
    fn winning_stones(&self) -> Option<NodeSet> {
        self.winner.map(|winner| self.stones(winner))
    }
}

impl Position for Singularity {
    const NAME: &'static str = "singularity";
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

    /// There is no draw: one of the three nodes of the centre is vacant, so that some vacant node is
    /// next to a stone, since the board is connected; and a stone with a vacant neighbour can move.
    #[inline]
    fn status(&self) -> Status {
        self.won_or_to_move()
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let pass = self.mover().must_pass().then_some(Move::Pass);
        self.slides().chain(pass)
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.check_going_on()?;
        match m {
            Move::Slide { from, to, removed } => self.check_slide(from, to, removed),
            Move::Pass => Ok(self.mover().check_pass()?),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let seat = self.turn;
        if let Move::Slide { from, to, removed } = m {
            self.stones.shift(seat, from, to);
            if let Some(stone) = removed {
                self.stones.take(seat, stone);
            }
            if outcome::has_won(self.stones.of(seat)) {
                self.winner = Some(seat);
            }
        }
        self.turn = !seat;
    }

    #[inline]
    fn key(&self) -> u64 {
        self.stones.key(self.turn)
    }

    fn move_count(&self) -> usize {
        // A seat that cannot slide has one move, the pass.
        match self.winner {
            Some(_) => 0,
            None => self.slide_count().max(1),
        }
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        let pass = || (n == 0 && self.mover().must_pass()).then_some(Move::Pass);
        self.nth_slide(n).or_else(pass)
    }

    /// A pass is a turn like any other.
    fn is_alternating(&self) -> bool {
        true
    }
}

// All symmetries of the board keep the odd nodes of the rim odd, so that they keep the seats.
board_stones::symmetric!(Singularity);

impl PerfectInformation for Singularity {}
