//! The state of a game and `impl Position`.

use core::hash::{Hash, Hasher};

use board_graph::{Board, Fork, Node, NodeSet};
use board_play::{
    Outcome, PerfectInformation, Position, Seat, Status, Symmetric, zobrist, zobrist_table,
};

use crate::{Figure, Illegal, Move, Options, outcome};

/// How many stones a seat has.
pub(crate) const STONES: usize = 10;

/// How many stones both seats have.
const ALL_STONES: u8 = 20;

/// A position of Tetra.
///
/// The first seat plays Black, the second White.
///
/// # Examples
///
/// ```
/// use board_play::{Seat, Status};
/// use tetra::{Position, Tetra};
///
/// let mut position = Tetra::new(&"".parse()?);
/// position.play("c5".parse()?)?;
/// assert_eq!(position.status(), Status::ToMove(Seat::Second));
/// assert_eq!(position.move_count(), 92);
///
/// let refused = position.play("pass".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "White has 10 of its stones to put down first");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tetra {
    options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    turn: Seat,
    /// Follows from the stones.
    winner: Option<Seat>,
    /// How many stones have been put down; follows from the stones.
    down: u8,
    stones: [NodeSet; 2],
    /// Follows from the options, the turn and the stones.
    key: u64,
}

/// Constants of the key: a stone of each seat on each node.
static STONE_KEYS: [[u64; 93]; 2] = [zobrist_table(1), zobrist_table(2)];

/// Constant of the key: it is the second seat's turn.
const SECOND_TO_MOVE: u64 = zobrist(3, 0);

/// Returns the part of the key that stands for the rules.
fn rules_key(options: Options) -> u64 {
    let fork = u32::from(options.fork() == Fork::Off);
    zobrist(4, options.scales() as u32) ^ zobrist(5, fork)
}

impl Tetra {
    /// Makes the position with these stones, of which at most one seat has a figure, and at most ten
    /// of a seat.
    pub(crate) fn with_stones(options: Options, turn: Seat, stones: [NodeSet; 2]) -> Self {
        let mut position = Self::new(&options);
        for seat in Seat::ALL {
            for node in stones[seat.index()] {
                position.put(seat, node);
            }
        }
        position.pass_to(turn);
        position
    }

    /// Puts down a stone of a seat.
    #[inline]
    fn put(&mut self, seat: Seat, node: Node) {
        self.down += 1;
        self.place(seat, node);
    }

    /// Places a stone of a seat, from the hand or from elsewhere, and sees whether it completes a
    /// figure.
    #[inline]
    fn place(&mut self, seat: Seat, node: Node) {
        let stones = &mut self.stones[seat.index()];
        stones.insert(node);
        self.key ^= STONE_KEYS[seat.index()][node.index()];
        if outcome::completes_figure(*stones, node, self.options) {
            self.winner = Some(seat);
        }
    }

    /// Lifts a stone of a seat.
    #[inline]
    fn lift(&mut self, seat: Seat, node: Node) {
        self.stones[seat.index()].remove(node);
        self.key ^= STONE_KEYS[seat.index()][node.index()];
    }

    /// Makes it a seat's turn.
    #[inline]
    fn pass_to(&mut self, seat: Seat) {
        if self.turn != seat {
            self.turn = seat;
            self.key ^= SECOND_TO_MOVE;
        }
    }

    /// Returns the board: the one with 93 nodes.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::bent9()
    }

    /// Returns a seat's stones on the board.
    #[must_use]
    pub const fn stones(&self, seat: Seat) -> NodeSet {
        self.stones[seat.index()]
    }

    /// Returns how many stones a seat has still to put down.
    #[must_use]
    pub fn in_hand(&self, seat: Seat) -> usize {
        STONES - self.stones(seat).len()
    }

    /// Returns whether the seat to move has stones to put down: they come down in turn, so the other
    /// seat's last stone is the last of all.
    #[must_use]
    pub const fn is_placing(&self) -> bool {
        self.down < ALL_STONES
    }

    /// Returns the nodes with a stone.
    #[must_use]
    pub fn occupied(&self) -> NodeSet {
        self.stones[0] | self.stones[1]
    }

    /// Returns the nodes without a stone.
    #[must_use]
    pub fn vacant(&self) -> NodeSet {
        self.board().all() - self.occupied()
    }

    /// Returns how many nodes have no stone.
    #[inline]
    pub(crate) fn vacant_count(&self) -> usize {
        self.board().node_count() - usize::from(self.down)
    }

    /// Returns the seat whose stone is on a node, if there is one.
    #[must_use]
    pub fn stone(&self, node: Node) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|&seat| self.stones(seat).contains(node))
    }

    /// Returns the seat to move or, once the game is over, the one that would be: the loser.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Returns the seat that has completed a figure, if one has.
    #[must_use]
    pub const fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Returns the figures that the winner has completed, in ascending order of their nodes; none
    /// before the game is over. The last stone can have completed several.
    pub fn winning_figures(&self) -> impl Iterator<Item = Figure> + use<> {
        let stones = self.winner.map(|seat| self.stones(seat));
        outcome::figures_in(stones.unwrap_or_default(), self.options)
    }

    /// Returns the winner's stones that are part of a figure, once the game is over.
    #[must_use]
    pub fn winning_stones(&self) -> Option<NodeSet> {
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
        Self {
            options: *options,
            turn: Seat::First,
            winner: None,
            down: 0,
            stones: [NodeSet::EMPTY; 2],
            key: rules_key(*options),
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    /// There is no draw: with 20 stones on 93 nodes that hang together, some vacant node is next to a
    /// stone, so that one of the seats can move.
    #[inline]
    fn status(&self) -> Status {
        match self.winner {
            Some(winner) => Status::Over(Outcome::Win(winner)),
            None => Status::ToMove(self.turn),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        self.list()
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        if let Some(winner) = self.winner {
            return Err(Illegal::GameOver { winner });
        }
        match m {
            Move::Put(node) => self.check_put(node),
            Move::Slide { from, to } => self.check_slide(from, to),
            Move::Pass => self.check_pass(),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let seat = self.turn;
        match m {
            Move::Put(node) => self.put(seat, node),
            Move::Slide { from, to } => {
                self.lift(seat, from);
                self.place(seat, to);
            }
            Move::Pass => {}
        }
        self.pass_to(!seat);
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn move_count(&self) -> usize {
        self.count()
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        self.nth(n)
    }

    /// A pass is a turn like any other.
    fn is_alternating(&self) -> bool {
        true
    }
}

/// Every map of the board onto itself keeps straight runs straight and figures figures.
impl Symmetric for Tetra {
    fn symmetries(&self) -> usize {
        self.board().symmetries().len()
    }

    fn transform(&self, symmetry: usize) -> Self {
        let map = &self.board().symmetries()[symmetry];
        let stones = self.stones.map(|stones| map.set(stones));
        Self::with_stones(self.options, self.turn, stones)
    }

    fn transform_move(&self, m: Move, symmetry: usize) -> Move {
        let map = &self.board().symmetries()[symmetry];
        match m {
            Move::Put(node) => Move::Put(map.node(node)),
            Move::Slide { from, to } => Move::Slide {
                from: map.node(from),
                to: map.node(to),
            },
            Move::Pass => Move::Pass,
        }
    }
}

impl PerfectInformation for Tetra {}

/// Hashes the key, which tells positions apart.
impl Hash for Tetra {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}
