//! The state of a game and `impl Position`.

use core::hash::{Hash, Hasher};

use board_graph::{Board, Fork, Node, NodeSet};
use board_play::{
    Outcome, PerfectInformation, Position, Seat, Status, Symmetric, zobrist, zobrist_table,
};

use crate::{Illegal, Move, Options, outcome};

/// A position of Sexta.
///
/// The first seat plays Black, the second White.
///
/// # Examples
///
/// ```
/// use board_play::{Seat, Status};
/// use sexta::{Position, Sexta};
///
/// let mut position = Sexta::new(&"".parse()?);
/// position.play("a2-b2".parse()?)?;
/// assert_eq!(position.status(), Status::ToMove(Seat::Second));
///
/// let refused = position.play("b2-c2".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "the stone on b2 is Black's, and it is White's turn");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sexta {
    options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    turn: Seat,
    /// Follows from the stones.
    winner: Option<Seat>,
    stones: [NodeSet; 2],
    /// Follows from all but the winner.
    key: u64,
}

/// Constants of the key: a stone of each seat on each node.
static STONES: [[u64; 93]; 2] = [zobrist_table(1), zobrist_table(2)];

/// Constant of the key: it is the second seat's turn.
const SECOND_TO_MOVE: u64 = zobrist(3, 0);

/// Returns the part of the key that stands for the rules.
fn rules_key(options: Options) -> u64 {
    let fork = u32::from(options.fork() == Fork::Off);
    zobrist(4, options.start() as u32) ^ zobrist(5, options.ring() as u32) ^ zobrist(6, fork)
}

impl Sexta {
    /// Makes the position with these stones, of which at most one seat has won.
    pub(crate) fn with_stones(options: Options, turn: Seat, stones: [NodeSet; 2]) -> Self {
        let winner = Seat::ALL
            .into_iter()
            .find(|seat| outcome::has_won(stones[seat.index()], options.ring()));
        let turn_key = match turn {
            Seat::First => 0,
            Seat::Second => SECOND_TO_MOVE,
        };
        let stone_keys = stones
            .iter()
            .zip(&STONES)
            .flat_map(|(stones, constants)| stones.iter().map(|node| constants[node.index()]));
        Self {
            options,
            turn,
            winner,
            stones,
            key: stone_keys.fold(rules_key(options) ^ turn_key, |key, stone| key ^ stone),
        }
    }

    /// Returns the board: the one with 93 nodes.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::bent9()
    }

    /// Returns a seat's stones.
    #[must_use]
    pub const fn stones(&self, seat: Seat) -> NodeSet {
        self.stones[seat.index()]
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

    /// Returns the seat whose stones form what wins, if there is one.
    #[must_use]
    pub const fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Returns the winner's stones, once the game is over: all six of them form what wins.
    #[must_use]
    pub fn winning_stones(&self) -> Option<NodeSet> {
        self.winner.map(|winner| self.stones(winner))
    }
}

impl Position for Sexta {
    const NAME: &'static str = "sexta";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        let stones = Seat::ALL.map(|seat| options.start_nodes(seat));
        Self::with_stones(*options, Seat::First, stones)
    }

    fn options(&self) -> Options {
        self.options
    }

    /// There is no draw: with 12 stones on 93 nodes that hang together, some vacant node is next to
    /// a stone, so that one of the seats can move.
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
            Move::Slide { from, to } => self.check_slide(from, to),
            Move::Pass => self.check_pass(),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        if let Move::Slide { from, to } = m {
            let seat = self.turn.index();
            self.stones[seat].remove(from);
            self.stones[seat].insert(to);
            self.key ^= STONES[seat][from.index()] ^ STONES[seat][to.index()];
            if outcome::completes(self.stones[seat], to, self.options.ring()) {
                self.winner = Some(self.turn);
            }
        }
        self.turn = !self.turn;
        self.key ^= SECOND_TO_MOVE;
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

    fn is_alternating(&self) -> bool {
        true
    }
}

/// Every map of the board onto itself keeps straight runs straight, and so the rules; only the start
/// is not like all its images.
impl Symmetric for Sexta {
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
            Move::Slide { from, to } => Move::Slide {
                from: map.node(from),
                to: map.node(to),
            },
            Move::Pass => Move::Pass,
        }
    }
}

impl PerfectInformation for Sexta {}

/// Hashes the key, which tells positions apart.
impl Hash for Sexta {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}
