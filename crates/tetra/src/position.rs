//! The state of a game and `impl Position`.

use board_graph::{Board, NodeSet};
use board_play::{PerfectInformation, Position, RuleOptions as _, Seat, Status, zobrist};
use board_stones::{Shift, ShiftGame as _, StoneGame, Stones};

use crate::{Figure, Illegal, Move, Options, Setup, Wins, outcome};

/// How many stones a seat has.
pub(crate) const STONES: usize = 10;

/// A position of Tetra.
///
/// The first seat plays Black, the second White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tetra {
    pub(crate) options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    turn: Seat,
    /// Follows from the stones with `wins=always` only.
    winner: Option<Seat>,
    /// How many stones are down, of both seats; follows from the stones.
    down: u8,
    stones: Stones,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<Tetra>() == 48 && size_of::<Move>() == 6);

/// Constant of the key: the last move has won.
const WON: u64 = zobrist(4, 0);

impl Tetra {
    /// Makes the position of a state that has been validated.
    pub(crate) fn from_setup(setup: &Setup) -> Self {
        let stones = [setup.black, setup.white];
        let down = u8::try_from(stones.iter().map(NodeSet::len).sum::<usize>());
        Self {
            options: setup.options,
            turn: setup.turn,
            winner: setup.winner,
            down: down.expect("a seat has ten stones at most"),
            stones: Stones::new(stones, setup.options.key()),
        }
    }

    /// Returns how many stones a seat has still to put down.
    #[must_use]
    pub fn in_hand(&self, seat: Seat) -> usize {
        STONES - self.stones(seat).len()
    }

    /// Returns whether the seat to move has stones to put down: they come down in turn, so the other
    /// seat's last stone is the last of all.
    #[must_use]
    #[inline]
    pub const fn is_placing(&self) -> bool {
        (self.down as usize) < 2 * STONES
    }

    /// Counts the moves of a seat whose stones are all down. Out of line, so that the count while they
    /// are put down needs no registers for this.
    #[inline(never)]
    fn shift_count(&self) -> usize {
        self.mover().count()
    }

    /// Returns the winner's figures, in ascending order of their nodes; none before the game is over.
    /// The last stone can have completed several.
    ///
    /// With `wins=moving` some may have been there before, made while stones were put down: those that
    /// the last move has completed are those with the node that it led to, and which move that was is
    /// not part of a position.
    pub fn winning_figures(&self) -> impl Iterator<Item = Figure> + use<> {
        let stones = self.winner.map(|seat| self.stones(seat));
        outcome::figures_in(stones.unwrap_or_default(), self.options)
    }
}

impl StoneGame for Tetra {
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

    /// Returns the winner's stones that are part of a figure.
    fn winning_stones(&self) -> Option<NodeSet> {
        let figures = self.winning_figures().map(|figure| figure.nodes);
        figures.reduce(|stones, figure| stones | figure)
    }
}

impl Position for Tetra {
    const NAME: &'static str = "tetra";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self::from_setup(&Setup {
            options: *options,
            turn: Seat::First,
            winner: None,
            black: NodeSet::EMPTY,
            white: NodeSet::EMPTY,
        })
    }

    fn options(&self) -> Options {
        self.options
    }

    /// There is no draw: with 20 stones on 93 connected nodes, some vacant node is next to a stone, so
    /// that one of the seats can move.
    #[inline]
    fn status(&self) -> Status {
        self.won_or_to_move()
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let puts = self.puts().into_iter().map(Move::Put);
        puts.chain(self.mover().moves().map(Move::from))
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.check_going_on()?;
        match m {
            Move::Put(node) => self.check_put(node),
            Move::Shift(shift) => {
                self.check_hand_is_empty()?;
                Ok(self.mover().check::<Self>(shift)?)
            }
            Move::Pass => {
                self.check_hand_is_empty()?;
                Ok(self.mover().check_pass()?)
            }
        }
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let seat = self.turn;
        self.turn = !seat;
        let to = match m {
            Move::Put(node) => {
                self.stones.put(seat, node);
                self.down += 1;
                if self.options.wins() == Wins::Moving {
                    return;
                }
                node
            }
            Move::Shift(Shift { from, to }) => {
                self.stones.shift(seat, from, to);
                to
            }
            Move::Pass => return,
        };
        let (scales, fork) = (self.options.scales(), self.options.fork());
        if outcome::completes(self.stones.of(seat), to, scales, fork) {
            self.winner = Some(seat);
        }
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
        if self.winner.is_some() {
            return 0;
        }
        if self.is_placing() {
            return Board::BENT9_NODE_COUNT - usize::from(self.down);
        }
        self.shift_count()
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        if self.is_placing() {
            return self.puts().nth(n).map(Move::Put);
        }
        self.mover().nth(n).map(Move::from)
    }

    /// A pass is a turn like any other.
    fn is_alternating(&self) -> bool {
        true
    }
}

// Every map of the board onto itself keeps straight runs straight and figures figures.
board_stones::symmetric!(Tetra);

impl PerfectInformation for Tetra {}
