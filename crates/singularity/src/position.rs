//! The state of a game and `impl Position`.

use core::hash::{Hash, Hasher};

use board_graph::{Board, Node, NodeSet};
use board_play::{
    Outcome, PerfectInformation, Player, Position, Status, Symmetric, zobrist, zobrist_table,
};

use crate::board::{self, NODES};
use crate::moves::Mover;
use crate::{Illegal, Move, Options, Setup, outcome};

/// A position of Singularity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Singularity {
    pub(crate) options: Options,
    pub(crate) status: Status,
    /// The stones of the first and of the second seat.
    pub(crate) stones: [NodeSet; 2],
    key: u64,
}

const _: () = assert!(size_of::<Singularity>() <= 64);
const _: () = assert!(size_of::<Move>() == 8);

/// Constants of the key: a stone of each seat on each node.
static STONES: [[u64; NODES]; 2] = [zobrist_table(1), zobrist_table(2)];

/// Returns the part of the key that stands for the rules.
fn rules_key(options: Options) -> u64 {
    zobrist(4, options.corners() as u32)
        ^ zobrist(5, options.fusion() as u32)
        ^ zobrist(6, options.zone() as u32)
        ^ zobrist(7, options.fork() as u32)
}

/// Returns the part of the key that stands for the turn. How a game ended follows from the stones.
const fn turn_key(status: Status) -> u64 {
    match status {
        Status::ToMove(Player::First) => 0,
        Status::ToMove(Player::Second) => const { zobrist(3, 0) },
        Status::Over(_) | Status::Chance => const { zobrist(3, 1) },
    }
}

impl Singularity {
    /// Makes the position of a state that has been validated; `next` is the seat to move unless the
    /// game is over.
    pub(crate) fn from_valid(options: Options, next: Player, stones: [NodeSet; 2]) -> Self {
        let mut position = Self {
            options,
            status: Status::ToMove(Player::First),
            stones,
            key: rules_key(options),
        };
        for (of_seat, constants) in stones.iter().zip(&STONES) {
            for node in of_seat {
                position.key ^= constants[node.index()];
            }
        }
        position.settle(next);
        position
    }

    /// Finds out whether the game is over; if not, `next` is to move.
    fn settle(&mut self, next: Player) {
        let over = outcome::outcome(&self.stones).map(Status::Over);
        let status = over.unwrap_or(Status::ToMove(next));
        self.key ^= turn_key(self.status) ^ turn_key(status);
        self.status = status;
    }

    /// Puts a stone on a node or takes it away.
    fn toggle(&mut self, seat: Player, node: Node) {
        self.stones[seat.index()].toggle(node);
        self.key ^= STONES[seat.index()][node.index()];
    }

    /// Returns the board, on which all games are played.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::bent9()
    }

    /// Returns the stones of a seat. The first seat plays Black, the second White.
    #[must_use]
    pub const fn stones(&self, seat: Player) -> NodeSet {
        self.stones[seat.index()]
    }

    /// Returns the nodes with a stone.
    #[must_use]
    pub fn occupied(&self) -> NodeSet {
        self.stones[0] | self.stones[1]
    }

    /// Returns the seat whose stone is on a node, if there is one.
    #[must_use]
    pub fn stone(&self, node: Node) -> Option<Player> {
        let mut seats = Player::ALL.into_iter();
        seats.find(|&seat| self.stones(seat).contains(node))
    }

    /// Returns the seat that has won, if one has.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        self.outcome().and_then(Outcome::winner)
    }
}

impl Position for Singularity {
    const NAME: &'static str = "singularity";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self::from_valid(*options, Player::First, board::start(options.corners()))
    }

    fn options(&self) -> Options {
        self.options
    }

    fn status(&self) -> Status {
        self.status
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        self.mover().into_iter().flat_map(Mover::moves)
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.mover().map_err(Illegal::GameOver)?.check(m)
    }

    fn play_unchecked(&mut self, m: Move) {
        let Status::ToMove(seat) = self.status else {
            return;
        };
        if let Move::Slide { from, to, removed } = m {
            self.toggle(seat, from);
            self.toggle(seat, to);
            if let Some(stone) = removed {
                self.toggle(seat, stone);
            }
        }
        self.settle(!seat);
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
    fn is_plain(&self) -> bool {
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
        let next = self.to_move().unwrap_or(Player::First);
        Self::from_valid(
            self.options,
            next,
            self.stones.map(|stones| map.set(stones)),
        )
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

impl From<Singularity> for Setup {
    fn from(position: Singularity) -> Self {
        let [black, white] = position.stones;
        Self {
            options: position.options,
            turn: position.status.turn(),
            black,
            white,
        }
    }
}

/// Hashes the key alone, which stands for everything.
impl Hash for Singularity {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}
