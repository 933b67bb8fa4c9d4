//! The state of a game and `impl Position`.

use core::hash::{Hash, Hasher};

use board_graph::{Board, Fork, Node, NodeSet};
use board_play::{
    Outcome, PerfectInformation, Position, Seat, Status, Symmetric, zobrist, zobrist_table,
};

use crate::moves::Duty;
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
/// let mut position = AliensAmazons::new(&"".parse()?);
/// position.play("c5".parse()?)?;
/// assert_eq!(position.status(), Status::ToMove(Seat::Second));
/// assert_eq!(position.move_count(), 92);
///
/// let refused = position.play("c5".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "c5 is occupied");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AliensAmazons {
    options: Options,
    turn: Seat,
    winner: Option<Seat>,
    amazons_in_hand: u8,
    aliens: NodeSet,
    amazons: NodeSet,
    key: u64,
}

const _: () = assert!(size_of::<AliensAmazons>() == 48 && size_of::<Move>() == 24);

/// Constants of the key: an Alien and an Amazon on each node.
static ALIENS: [u64; 93] = zobrist_table(1);
static AMAZONS: [u64; 93] = zobrist_table(2);

/// Constants of the key: how many Amazons are in hand.
static IN_HAND: [u64; Options::AMAZONS + 1] = zobrist_table(3);

/// Constant of the key: Black is to move.
const BLACK_TO_MOVE: u64 = zobrist(4, 0);

/// Returns the part of the key that stands for the rules.
fn rules_key(options: Options) -> u64 {
    let needed = u32::try_from(options.amazons_needed()).unwrap_or_default();
    let fork = match options.fork() {
        Fork::On => 0,
        Fork::Off => 1,
    };
    zobrist(5, needed) ^ zobrist(6, fork)
}

impl AliensAmazons {
    /// Makes the position of a state that has been validated.
    pub(crate) fn from_valid(setup: &Setup) -> Self {
        let mut position = Self::new(&setup.options);
        for node in setup.aliens {
            position.aliens.insert(node);
            position.key ^= ALIENS[node.index()];
        }
        for node in setup.amazons {
            position.amazons.insert(node);
            position.key ^= AMAZONS[node.index()];
        }
        let in_hand = u8::try_from(setup.amazons_in_hand).unwrap_or(position.amazons_in_hand);
        position.set_amazons_in_hand(in_hand);
        if setup.turn == Seat::Second {
            position.pass_the_turn();
        }
        position.decide();
        position
    }

    fn set_amazons_in_hand(&mut self, in_hand: u8) {
        self.key ^= IN_HAND[usize::from(self.amazons_in_hand)] ^ IN_HAND[usize::from(in_hand)];
        self.amazons_in_hand = in_hand;
    }

    fn pass_the_turn(&mut self) {
        self.turn = !self.turn;
        self.key ^= BLACK_TO_MOVE;
    }

    /// Finds out whether the game is over: Black has too few Amazons left, or White is to move and the
    /// Aliens, all three down, cannot.
    #[inline]
    fn decide(&mut self) {
        let left = self.amazons.len() + usize::from(self.amazons_in_hand);
        let held = || {
            self.turn == Seat::First
                && self.aliens.len() == Options::ALIENS
                && outcome::is_blocked(self.aliens, self.amazons, self.options.fork())
        };
        self.winner = if left < self.options.amazons_needed() {
            Some(Seat::First)
        } else if held() {
            Some(Seat::Second)
        } else {
            None
        };
    }

    /// Returns the board: the one with 93 nodes.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::bent9()
    }

    /// Returns a seat's stones on the board: the Aliens or the Amazons.
    #[must_use]
    pub const fn stones(&self, seat: Seat) -> NodeSet {
        match seat {
            Seat::First => self.aliens,
            Seat::Second => self.amazons,
        }
    }

    /// Returns the seat whose stone is on a node, if there is one.
    #[must_use]
    pub fn stone(&self, node: Node) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|&seat| self.stones(seat).contains(node))
    }

    /// Returns the nodes of the Aliens, the white stones.
    #[must_use]
    pub const fn aliens(&self) -> NodeSet {
        self.aliens
    }

    /// Returns the nodes of the Amazons, the black stones.
    #[must_use]
    pub const fn amazons(&self) -> NodeSet {
        self.amazons
    }

    /// Returns the nodes with a stone.
    #[must_use]
    pub fn occupied(&self) -> NodeSet {
        self.aliens | self.amazons
    }

    /// Returns the nodes without a stone.
    #[must_use]
    pub fn vacant(&self) -> NodeSet {
        Board::bent9().all() - self.occupied()
    }

    /// Returns how many stones a seat has still to put down.
    #[must_use]
    pub fn in_hand(&self, seat: Seat) -> usize {
        match seat {
            Seat::First => Options::ALIENS - self.aliens.len(),
            Seat::Second => self.amazons_in_hand.into(),
        }
    }

    /// Returns how many Amazons Black has, on the board and in hand.
    #[must_use]
    pub fn amazons_left(&self) -> usize {
        self.amazons.len() + usize::from(self.amazons_in_hand)
    }

    /// Returns the seat to move or, once the game is over, the one that would be: the loser.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Returns the seat that has won, if one has.
    #[must_use]
    pub const fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Returns the stones that stand for the win, once the game is over: the Aliens if White has won,
    /// those of the Amazons that hold the Aliens if Black has.
    #[must_use]
    pub fn winning_stones(&self) -> Option<NodeSet> {
        Some(match self.winner? {
            Seat::First => self.aliens,
            Seat::Second => outcome::blockade(self.aliens, self.fork()),
        })
    }

    /// Returns whether lines go on through a penta.
    pub(crate) const fn fork(&self) -> Fork {
        self.options.fork()
    }

    /// Puts a stone of the seat to move on a node.
    fn put(&mut self, node: Node) {
        match self.turn {
            Seat::First => {
                self.aliens.insert(node);
                self.key ^= ALIENS[node.index()];
            }
            Seat::Second => {
                self.amazons.insert(node);
                self.key ^= AMAZONS[node.index()];
                self.set_amazons_in_hand(self.amazons_in_hand.saturating_sub(1));
            }
        }
    }

    /// Moves a stone of the seat to move and lifts what it captures.
    fn go(&mut self, from: Node, to: Node, captured: NodeSet) {
        let (stones, keys) = match self.turn {
            Seat::First => (&mut self.aliens, &ALIENS),
            Seat::Second => (&mut self.amazons, &AMAZONS),
        };
        stones.remove(from);
        stones.insert(to);
        self.key ^= keys[from.index()] ^ keys[to.index()];
        self.amazons -= captured;
        for node in captured {
            self.key ^= AMAZONS[node.index()];
        }
    }
}

impl Position for AliensAmazons {
    const NAME: &'static str = "aliens-amazons";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self {
            options: *options,
            turn: Seat::First,
            winner: None,
            amazons_in_hand: 30,
            aliens: NodeSet::EMPTY,
            amazons: NodeSet::EMPTY,
            key: rules_key(*options) ^ IN_HAND[Options::AMAZONS],
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn status(&self) -> Status {
        match self.winner {
            Some(winner) => Status::Over(Outcome::Win(winner)),
            None => Status::ToMove(self.turn),
        }
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
        if let Some(winner) = self.winner {
            return Err(Illegal::GameOver { winner });
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
            Move::Put(node) => self.put(node),
            Move::Go { from, to, captured } => self.go(from, to, captured),
            Move::Pass => {}
        }
        self.pass_the_turn();
        self.decide();
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn move_count(&self) -> usize {
        match self.duty() {
            Duty::Nothing => 0,
            Duty::Put => self.vacant().len(),
            Duty::MoveAlien => self.alien_moves().pick(usize::MAX).err().unwrap_or(0),
            Duty::MoveAmazon => {
                let steps: usize = self.amazon_steps().map(|(_, steps)| steps.len()).sum();
                // For want of a step there is the pass.
                steps.max(1)
            }
        }
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        match self.duty() {
            Duty::Nothing => None,
            Duty::Put => self.vacant().nth(n).map(Move::Put),
            Duty::MoveAlien => self.alien_moves().pick(n).ok(),
            Duty::MoveAmazon => {
                let mut left = n;
                let step = self.amazon_steps().find_map(|(from, steps)| {
                    let step = steps.nth(left).map(|to| Move::quiet(from, to));
                    left -= if step.is_none() { steps.len() } else { 0 };
                    step
                });
                step.or_else(|| (n == 0 && self.must_pass()).then_some(Move::Pass))
            }
        }
    }

    /// The seats alternate in every case; a pass is a move.
    fn is_alternating(&self) -> bool {
        true
    }
}

impl Symmetric for AliensAmazons {
    fn symmetries(&self) -> usize {
        Board::bent9().symmetries().len()
    }

    fn transform(&self, symmetry: usize) -> Self {
        let map = &Board::bent9().symmetries()[symmetry];
        let setup = Setup::from(*self);
        Self::from_valid(&Setup {
            aliens: map.set(setup.aliens),
            amazons: map.set(setup.amazons),
            ..setup
        })
    }

    fn transform_move(&self, m: Move, symmetry: usize) -> Move {
        let map = &Board::bent9().symmetries()[symmetry];
        match m {
            Move::Put(node) => Move::Put(map.node(node)),
            Move::Go { from, to, captured } => Move::Go {
                from: map.node(from),
                to: map.node(to),
                captured: map.set(captured),
            },
            Move::Pass => Move::Pass,
        }
    }
}

impl PerfectInformation for AliensAmazons {}

/// The key stands for the whole state.
impl Hash for AliensAmazons {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}
