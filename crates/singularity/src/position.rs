//! The state of a game and `impl Position`.

use core::hash::{Hash, Hasher};

use board_graph::{Board, Node, NodeSet};
use board_play::{
    Outcome, PerfectInformation, Position, Seat, Status, Symmetric, zobrist, zobrist_table,
};

use crate::board::NODES;
use crate::moves::Mover;
use crate::{Illegal, Move, Options, outcome};

/// A position of Singularity.
///
/// # Examples
///
/// ```
/// use board_play::{Seat, Status};
/// use singularity::{Position, Singularity};
///
/// let mut position = Singularity::new(&"".parse()?);
/// position.play("a3-b3".parse()?)?;
/// assert_eq!(position.status(), Status::ToMove(Seat::Second));
///
/// let refused = position.play("a5-b4".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "the stone on a5 is Black's, and it is White's turn");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Singularity {
    options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    turn: Seat,
    /// Follows from the stones.
    winner: Option<Seat>,
    stones: [NodeSet; 2],
    /// Follows from all but the winner.
    key: u64,
}

const _: () = assert!(size_of::<Singularity>() == 48 && size_of::<Move>() == 8);

/// Constants of the key: a stone of each seat on each node.
static STONES: [[u64; NODES]; 2] = [zobrist_table(1), zobrist_table(2)];

/// Constant of the key: it is the second seat's turn.
const SECOND_TO_MOVE: u64 = zobrist(3, 0);

/// Returns the part of the key that stands for the rules.
fn rules_key(options: Options) -> u64 {
    zobrist(4, options.corners() as u32)
        ^ zobrist(5, options.fusion() as u32)
        ^ zobrist(6, options.zone() as u32)
        ^ zobrist(7, options.fork() as u32)
}

impl Singularity {
    /// Makes the position with these stones, of which at most one seat has won: not `turn`.
    pub(crate) fn with_stones(options: Options, turn: Seat, stones: [NodeSet; 2]) -> Self {
        let mut seats = Seat::ALL.into_iter();
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
            winner: seats.find(|seat| outcome::has_won(stones[seat.index()])),
            stones,
            key: stone_keys.fold(rules_key(options) ^ turn_key, |key, stone| key ^ stone),
        }
    }

    /// Puts a stone on a node or takes it away.
    fn toggle(&mut self, seat: Seat, node: Node) {
        self.stones[seat.index()].toggle(node);
        self.key ^= STONES[seat.index()][node.index()];
    }

    /// Returns the board: the one with 93 nodes.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::bent9()
    }

    /// Returns the stones of a seat. The first seat plays Black, the second White.
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
        let mut seats = Seat::ALL.into_iter();
        seats.find(|&seat| self.stones(seat).contains(node))
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

    /// Returns the winner's only stone, once the game is over.
    #[must_use]
    pub fn winning_stones(&self) -> Option<NodeSet> {
        self.winner.map(|winner| self.stones(winner))
    }
}

impl Position for Singularity {
    const NAME: &'static str = "singularity";
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

    #[inline]
    fn status(&self) -> Status {
        match self.winner {
            Some(winner) => Status::Over(Outcome::Win(winner)),
            None => Status::ToMove(self.turn),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        self.mover().into_iter().flat_map(Mover::moves)
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.mover()?.check(m)
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let seat = self.turn;
        if let Move::Slide { from, to, removed } = m {
            self.toggle(seat, from);
            self.toggle(seat, to);
            if let Some(stone) = removed {
                self.toggle(seat, stone);
            }
            if outcome::has_won(self.stones(seat)) {
                self.winner = Some(seat);
            }
        }
        self.turn = !seat;
        self.key ^= SECOND_TO_MOVE;
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn move_count(&self) -> usize {
        self.mover().map_or(0, Mover::count)
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        self.mover().ok()?.nth(n)
    }

    /// The seats alternate, and a seat that is stuck passes: always.
    fn is_alternating(&self) -> bool {
        true
    }
}

/// All symmetries of the board keep the odd nodes of the rim odd, so that they keep the seats.
impl Symmetric for Singularity {
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
            Move::Slide { from, to, removed } => Move::Slide {
                from: map.node(from),
                to: map.node(to),
                removed: removed.map(|node| map.node(node)),
            },
            Move::Pass => Move::Pass,
        }
    }
}

impl PerfectInformation for Singularity {}

/// Hashes the key alone, which stands for everything.
impl Hash for Singularity {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}
