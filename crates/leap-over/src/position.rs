//! The state of a game and `impl Position`.

use core::hash::{Hash, Hasher};

use board_graph::{Board, Node, NodeSet};
use board_play::{
    Outcome, PerfectInformation, Position, Seat, Status, Symmetric, zobrist, zobrist_table,
};

use crate::{Illegal, Move, Options, mirror, outcome, start_nodes};

/// A position of Leap Over.
///
/// The first seat plays Black, the second White.
///
/// # Examples
///
/// ```
/// use board_play::{Seat, Status};
/// use leap_over::{LeapOver, Position};
///
/// let mut position = LeapOver::new(&"".parse()?);
/// position.play("c4-a4".parse()?)?;
/// assert_eq!(position.status(), Status::ToMove(Seat::Second));
///
/// let refused = position.play("a4-c4".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "the stone on a4 is Black's, and it is White's turn");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LeapOver {
    options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    turn: Seat,
    /// Does not follow from the stones: it is the seat that jumped last.
    won: Won,
    stones: [NodeSet; 2],
    /// Follows from all the others.
    key: u64,
}

/// Whether the last move has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Won {
    No,
    Yes,
}

const _: () = assert!(size_of::<LeapOver>() == 48);
const _: () = assert!(size_of::<Move>() == 6);

/// Constants of the key: a stone of each seat on each node.
static STONES: [[u64; 93]; 2] = [zobrist_table(1), zobrist_table(2)];

/// Constants of the key: it is the second seat's turn; the last move has won.
const SECOND_TO_MOVE: u64 = zobrist(3, 0);
const WON: u64 = zobrist(3, 1);

/// Returns the part of the key that stands for the rules.
fn rules_key(options: Options) -> u64 {
    zobrist(4, options.goal() as u32) ^ zobrist(5, options.fork() as u32)
}

impl LeapOver {
    /// Makes the position of a state that has been validated.
    pub(crate) fn from_valid(
        options: Options,
        turn: Seat,
        winner: Option<Seat>,
        stones: [NodeSet; 2],
    ) -> Self {
        let mut position = Self {
            options,
            turn: Seat::First,
            won: Won::No,
            stones,
            key: rules_key(options),
        };
        for (of_seat, constants) in stones.iter().zip(&STONES) {
            for node in of_seat {
                position.key ^= constants[node.index()];
            }
        }
        if turn == Seat::Second {
            position.hand_over();
        }
        if winner.is_some() {
            position.set_won();
        }
        position
    }

    fn set_won(&mut self) {
        self.won = Won::Yes;
        self.key ^= WON;
    }

    fn hand_over(&mut self) {
        self.turn = !self.turn;
        self.key ^= SECOND_TO_MOVE;
    }

    /// Moves a stone of the seat whose turn it is.
    fn jump(&mut self, from: Node, to: Node) {
        let seat = self.turn;
        let constants = &STONES[seat.index()];
        let own = &mut self.stones[seat.index()];
        own.remove(from);
        own.insert(to);
        self.key ^= constants[from.index()] ^ constants[to.index()];
        let [own, others] = [seat, !seat].map(|seat| self.stones(seat));
        if outcome::reaches_goal(self.options.goal(), seat, own, others) {
            self.set_won();
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

    /// Returns the seat that has won, if one has.
    #[must_use]
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        match self.won {
            Won::No => None,
            Won::Yes => Some(!self.turn),
        }
    }

    /// Returns the winner's stones on its goal nodes, once the game is over.
    #[must_use]
    pub fn winning_stones(&self) -> Option<NodeSet> {
        let winner = self.winner()?;
        Some(self.stones(winner) & outcome::goal_nodes(winner))
    }

    /// Returns the position with the seats exchanged: the board is mirrored so that each seat's start
    /// comes to lie on the other's, and the stones change colour and the seats change places with it.
    ///
    /// Mirrored twice, a position is itself again.
    ///
    /// # Examples
    ///
    /// ```
    /// use leap_over::{LeapOver, Position as _};
    ///
    /// let start = LeapOver::new(&"".parse()?);
    /// let position = start.after("c4-a4".parse()?)?;
    /// assert_eq!(LeapOver::mirrored_move("c4-a4".parse()?).to_string(), "c10-a14");
    ///
    /// // Where White had begun, Black has now made the mirror image of the move.
    /// let mirrored = start.mirrored().after("c10-a14".parse()?)?;
    /// assert_eq!(mirrored, position.mirrored());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let map = mirror::mirror();
        let [black, white] = self.stones;
        Self::from_valid(
            self.options,
            !self.turn,
            self.winner().map(|winner| !winner),
            [map.set(white), map.set(black)],
        )
    }

    /// Returns what becomes of a move when its position is [`mirrored`](Self::mirrored).
    #[must_use]
    pub fn mirrored_move(m: Move) -> Move {
        m.mapped(mirror::mirror())
    }
}

impl Position for LeapOver {
    const NAME: &'static str = "leap-over";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self::from_valid(*options, Seat::First, None, Seat::ALL.map(start_nodes))
    }

    fn options(&self) -> Options {
        self.options
    }

    /// There is no draw: a chain of jumps can be jumped back, so that the seat that jumped last can
    /// always move.
    #[inline]
    fn status(&self) -> Status {
        match self.winner() {
            Some(winner) => Status::Over(Outcome::Win(winner)),
            None => Status::ToMove(self.turn),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        self.list()
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        if let Some(winner) = self.winner() {
            return Err(Illegal::GameOver { winner });
        }
        match m {
            Move::Jump { from, to } => self.check_jump(from, to),
            Move::Pass => self.check_pass(),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        if let Move::Jump { from, to } = m {
            self.jump(from, to);
        }
        self.hand_over();
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

/// The maps of the board that keep both starts. The booklet's starts lie so that only the identity
/// does; the mirror that exchanges them is [`LeapOver::mirrored`].
impl Symmetric for LeapOver {
    fn symmetries(&self) -> usize {
        mirror::symmetries().len()
    }

    fn transform(&self, symmetry: usize) -> Self {
        let map = mirror::symmetries()[symmetry];
        let stones = self.stones.map(|stones| map.set(stones));
        Self::from_valid(self.options, self.turn, self.winner(), stones)
    }

    fn transform_move(&self, m: Move, symmetry: usize) -> Move {
        m.mapped(mirror::symmetries()[symmetry])
    }
}

impl PerfectInformation for LeapOver {}

/// Hashes the key, which tells positions apart.
impl Hash for LeapOver {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}
