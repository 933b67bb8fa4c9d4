//! The state of a game and `impl Position`.

use board_graph::NodeSet;
use board_play::{PerfectInformation, Position, RuleOptions as _, Seat, Status, zobrist_table};
use board_stones::{Colour, StoneFault, StoneGame, Stones};

use crate::phase::Phase;
use crate::{Illegal, Move, Options, Setup, outcome};

/// A position of Aliens and Amazons.
///
/// The first seat plays White, the Aliens; the second plays Black, the Amazons.
///
/// # Examples
///
/// ```
/// use aliens_amazons::{AliensAmazons, Position};
/// use board_play::{Seat, Status};
///
/// let mut position = AliensAmazons::start();
/// position.play("c5".parse()?)?;
/// assert_eq!(position.status(), Status::ToMove(Seat::Second));
/// assert_eq!(position.move_count(), 92);
///
/// let refused = position.play("c5".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "c5 is occupied");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AliensAmazons {
    options: Options,
    turn: Seat,
    /// Follows from everything else.
    winner: Option<Seat>,
    amazons_in_hand: u8,
    stones: Stones,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<AliensAmazons>() == 48 && size_of::<Move>() == 24);

/// Constants of the key: how many Amazons are in hand. [`Stones`] has the families before this one.
static IN_HAND: [u64; AliensAmazons::AMAZONS + 1] = zobrist_table(4);

impl AliensAmazons {
    /// How many Aliens there are.
    pub const ALIENS: usize = 3;

    /// How many Amazons there are.
    pub const AMAZONS: usize = 30;

    /// Makes the position of a state that has been validated.
    pub(crate) fn from_setup(setup: &Setup) -> Self {
        Self {
            options: setup.options,
            turn: setup.turn,
            winner: setup.winner(),
            amazons_in_hand: u8::try_from(setup.amazons_in_hand).unwrap_or(u8::MAX),
            stones: Stones::new([setup.aliens, setup.amazons], setup.options.key()),
        }
    }

    /// Returns the nodes of the Aliens, the white stones.
    #[must_use]
    #[inline]
    pub const fn aliens(&self) -> NodeSet {
        self.stones.of(Seat::First)
    }

    /// Returns the nodes of the Amazons, the black stones.
    #[must_use]
    #[inline]
    pub const fn amazons(&self) -> NodeSet {
        self.stones.of(Seat::Second)
    }

    /// Returns how many stones a seat has still to put down.
    #[must_use]
    #[inline]
    pub fn in_hand(&self, seat: Seat) -> usize {
        match seat {
            Seat::First => Self::ALIENS - self.aliens().len(),
            Seat::Second => self.amazons_in_hand.into(),
        }
    }

    /// Returns how many Amazons Black has, on the board and in hand.
    #[must_use]
    #[inline]
    pub fn amazons_left(&self) -> usize {
        self.amazons().len() + usize::from(self.amazons_in_hand)
    }
}

impl StoneGame for AliensAmazons {
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

    /// Returns the Aliens if White has won, and those of the Amazons that block the Aliens if Black
    /// has.
    fn winning_stones(&self) -> Option<NodeSet> {
        Some(match self.winner? {
            Seat::First => self.aliens(),
            Seat::Second => outcome::blockade(self.aliens(), self.options.fork()),
        })
    }

    fn colour(seat: Seat) -> Colour {
        match seat {
            Seat::First => Colour::White,
            Seat::Second => Colour::Black,
        }
    }
}

impl Position for AliensAmazons {
    const NAME: &'static str = "aliens-amazons";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self::from_setup(&Setup::start(*options))
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn status(&self) -> Status {
        self.won_or_to_move()
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let puts = self.places().into_iter().map(Move::Put);
        let steps = self
            .amazon_steps()
            .flat_map(|(from, steps)| steps.into_iter().map(move |to| Move::quiet(from, to)));
        let pass = self.must_pass().then_some(Move::Pass);
        puts.chain(self.alien_moves()).chain(steps).chain(pass)
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.check_going_on()?;
        if let Some(node) = m.off_board() {
            return Err(StoneFault::OffBoard(node).into());
        }
        match m {
            Move::Put(node) => self.check_put(node),
            Move::Go { from, to, captured } => self.check_go(from, to, captured),
            Move::Pass if self.must_pass() => Ok(()),
            Move::Pass => Err(Illegal::CanMove),
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        match m {
            Move::Put(node) => {
                self.stones.put(self.turn, node);
                if self.turn == Seat::Second {
                    self.amazons_in_hand = self.amazons_in_hand.saturating_sub(1);
                }
            }
            Move::Go { from, to, captured } => {
                self.stones.shift(self.turn, from, to);
                for node in captured {
                    self.stones.take(Seat::Second, node);
                }
            }
            Move::Pass => {}
        }
        self.turn = !self.turn;
        let (turn, left) = (self.turn, self.amazons_left());
        self.winner = outcome::winner(turn, self.aliens(), self.amazons(), left, self.options);
    }

    #[inline]
    fn key(&self) -> u64 {
        self.stones.key(self.turn) ^ IN_HAND[usize::from(self.amazons_in_hand)]
    }

    fn move_count(&self) -> usize {
        match self.phase() {
            Phase::Put => self.vacant().len(),
            Phase::MoveAlien => self.alien_moves().pick(usize::MAX).err().unwrap_or(0),
            Phase::MoveAmazon => {
                let steps: usize = self.amazon_steps().map(|(_, steps)| steps.len()).sum();
                // For want of a step there is the pass.
                steps.max(1)
            }
            Phase::Over => 0,
        }
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        match self.phase() {
            Phase::Put => self.vacant().nth(n).map(Move::Put),
            Phase::MoveAlien => self.alien_moves().pick(n).ok(),
            Phase::MoveAmazon => {
                let mut left = n;
                let step = self.amazon_steps().find_map(|(from, steps)| {
                    let step = steps.nth(left).map(|to| Move::quiet(from, to));
                    left -= if step.is_none() { steps.len() } else { 0 };
                    step
                });
                step.or_else(|| (n == 0 && self.must_pass()).then_some(Move::Pass))
            }
            Phase::Over => None,
        }
    }

    /// The seats alternate in every case; a pass is a move.
    fn is_alternating(&self) -> bool {
        true
    }
}

// Every map of the board onto itself keeps straight lines straight, and so the rules.
board_stones::symmetric!(AliensAmazons);

impl PerfectInformation for AliensAmazons {}
