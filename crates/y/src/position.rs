//! The state of a game and `impl Position`.

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};

use board_graph::{Board, Connections, Node, NodeSetOf};
use board_play::{
    Outcome, PerfectInformation, Position, RuleOptions as _, Seat, Status, Symmetric, zobrist_table,
};

use crate::{Colour, Illegal, Move, OptionsOn, SetupOn, outcome};

/// A position of the Game of Y on a board of at most 64 · `W` nodes; `W` must be 2 or more.
///
/// Besides the stones it keeps which of them are connected to which side, so that a move is played,
/// and its result known, in some 15 ns.
///
/// # Examples
///
/// ```
/// use board_play::{Seat, Status};
/// use y::{Position, Y};
///
/// let mut position = Y::new(&"opening=pie".parse()?);
/// position.play("e5".parse()?)?;
/// position.play("swap".parse()?)?;
/// assert_eq!(position.status(), Status::ToMove(Seat::First));
///
/// let refused = position.play("e5".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "e5 is occupied");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct YOn<const W: usize> {
    pub(crate) options: OptionsOn<W>,
    /// The colour that the first seat plays.
    pub(crate) first: Colour,
    winner: Option<Colour>,
    /// How many stones each colour has.
    counts: [u16; 2],
    pub(crate) key: u64,
    vacant: NodeSetOf<W>,
    /// How many nodes are vacant in each word.
    vacant_lens: [u8; W],
    /// The stones of each colour, and which of them are connected to each side.
    connections: [Connections<W, 3>; 2],
}

/// A position of the Game of Y on a board of at most 128 nodes: the booklet's 93 nodes, and every
/// side up to 10 bent and 15 flat.
pub type Y = YOn<2>;

// A third of a position is the stones, the rest keeps the result known: with the stones alone it would
// have 64 bytes, and a game of known results would take twice the time.
#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<Y>() == 176 && size_of::<Move>() == 2);

/// The most nodes that a board of Y has: those of `bent:25`.
const MOST_NODES: usize = 757;

/// Constants of the key: a stone of each colour on each node.
static STONES: [[u64; MOST_NODES]; 2] = [zobrist_table(1), zobrist_table(2)];

impl<const W: usize> YOn<W> {
    /// Makes the position of a state that has been validated.
    pub(crate) fn from_setup(setup: &SetupOn<W>) -> Self {
        let mut position = Self::new(&setup.options);
        if setup.first == Colour::White {
            position.swap();
        }
        for colour in Colour::ALL {
            for node in setup.stones(colour) {
                position.put(node, colour);
            }
        }
        position
    }

    /// Puts down a stone.
    fn put(&mut self, node: Node, colour: Colour) {
        let board = self.board();
        let at = colour.index();
        self.counts[at] += 1;
        self.vacant.remove(node);
        self.vacant_lens[node.index() / 64] -= 1;
        self.key ^= STONES[at][node.index()];
        if self.connections[at].add(board, node, board.sides_at(node)) {
            self.winner = Some(colour);
        }
    }

    /// Returns the board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.options.board()
    }

    /// Returns the stones of a colour.
    #[must_use]
    pub const fn stones(&self, colour: Colour) -> NodeSetOf<W> {
        self.connections[colour.index()].nodes()
    }

    /// Returns how many stones a colour has.
    #[must_use]
    pub fn stone_count(&self, colour: Colour) -> usize {
        self.counts[colour.index()].into()
    }

    /// Returns the nodes with a stone.
    #[must_use]
    pub fn occupied(&self) -> NodeSetOf<W> {
        self.stones(Colour::Black) | self.stones(Colour::White)
    }

    /// Returns the nodes without a stone.
    #[must_use]
    pub const fn vacant(&self) -> NodeSetOf<W> {
        self.vacant
    }

    /// Returns the colour of the stone on a node, if there is one.
    #[must_use]
    pub fn stone(&self, node: Node) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|&colour| self.stones(colour).contains(node))
    }

    /// Returns the colour that a seat plays.
    #[must_use]
    pub fn colour_of(&self, seat: Seat) -> Colour {
        match seat {
            Seat::First => self.first,
            Seat::Second => !self.first,
        }
    }

    /// Returns the seat that plays a colour.
    #[must_use]
    pub fn seat_of(&self, colour: Colour) -> Seat {
        if colour == self.first {
            Seat::First
        } else {
            Seat::Second
        }
    }

    /// Returns the colour of the next stone; `None` once the game is over.
    ///
    /// It is Black's turn while there are fewer black stones than white ones and the handicap
    /// together. A seat that swaps leaves the next stone to the other seat: it is White's then.
    #[must_use]
    pub fn colour_to_move(&self) -> Option<Colour> {
        if self.winner.is_some() {
            return None;
        }
        let [black, white] = self.counts;
        if black < white + self.options.handicap_stones() {
            Some(Colour::Black)
        } else {
            Some(Colour::White)
        }
    }

    /// Returns how many stones Black puts down before White's next: 1, more while a handicap goes
    /// down, or 0 if White is next.
    #[cfg(feature = "rand")]
    pub(crate) fn black_stones_before_white(&self) -> usize {
        let [black, white] = self.counts;
        usize::from((white + self.options.handicap_stones()).saturating_sub(black))
    }

    /// Returns the colour that has a Y, if one has.
    #[must_use]
    pub const fn winner(&self) -> Option<Colour> {
        self.winner
    }

    /// Returns the stones of one shortest chain that connects the three sides, once the game is
    /// over.
    #[must_use]
    pub fn winning_chain(&self) -> Option<NodeSetOf<W>> {
        outcome::winning_chain(self.board(), self.stones(self.winner?))
    }
}

impl<const W: usize> Position for YOn<W> {
    const NAME: &'static str = "y";
    type Options = OptionsOn<W>;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &OptionsOn<W>) -> Self {
        let vacant = options.board().all();
        Self {
            options: *options,
            first: Colour::Black,
            winner: None,
            counts: [0; 2],
            key: options.key(),
            vacant,
            vacant_lens: vacant.word_lens(),
            connections: [Connections::default(); 2],
        }
    }

    fn options(&self) -> OptionsOn<W> {
        self.options
    }

    fn status(&self) -> Status {
        match (self.winner, self.colour_to_move()) {
            (Some(winner), _) => Status::Over(Outcome::Win(self.seat_of(winner))),
            (None, Some(colour)) => Status::ToMove(self.seat_of(colour)),
            (None, None) => unreachable!("a colour is to move until one has won"),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let board = self.board();
        let stones = self.placements().into_iter();
        let swap = self.is_swap_offered().then_some(Move::Swap);
        stones
            .map(move |node| Move::Place(board.name(node)))
            .chain(swap)
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        if let Some(colour) = self.winner {
            let winner = self.seat_of(colour);
            return Err(Illegal::GameOver { winner, colour });
        }
        match m {
            Move::Place(name) => self.check_placement(name).map(drop),
            Move::Swap => self.check_swap(),
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        match m {
            Move::Swap => self.swap(),
            Move::Place(name) => {
                if let (Some(node), Some(colour)) = (self.board().node(name), self.colour_to_move())
                {
                    self.put(node, colour);
                }
            }
        }
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn move_count(&self) -> usize {
        if self.winner.is_some() {
            return 0;
        }
        let stones = usize::from(self.counts[0] + self.counts[1]);
        self.board().node_count() - stones + usize::from(self.is_swap_offered())
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        if self.winner.is_some() {
            return None;
        }
        if let Some(node) = self.vacant.nth_with_lens(n, &self.vacant_lens) {
            return Some(Move::Place(self.board().name(node)));
        }
        (self.is_swap_offered() && n + 1 == self.move_count()).then_some(Move::Swap)
    }

    /// A swap does not break the alternation; the stones of a handicap do, but for the last.
    fn is_alternating(&self) -> bool {
        let [black, _] = self.counts;
        self.winner.is_some() || black + 1 >= self.options.handicap_stones()
    }
}

impl<const W: usize> Symmetric for YOn<W> {
    fn symmetries(&self) -> usize {
        self.board().symmetries().len()
    }

    fn transform(&self, symmetry: usize) -> Self {
        let map = &self.board().symmetries()[symmetry];
        let setup = SetupOn::from(*self);
        Self::from_setup(&SetupOn {
            black: map.set(setup.black),
            white: map.set(setup.white),
            ..setup
        })
    }

    fn transform_move(&self, m: Move, symmetry: usize) -> Move {
        let board = self.board();
        let map = &board.symmetries()[symmetry];
        match m {
            Move::Place(name) => board
                .node(name)
                .map_or(m, |node| Move::Place(board.name(map.node(node)))),
            Move::Swap => Move::Swap,
        }
    }
}

impl<const W: usize> PerfectInformation for YOn<W> {}

/// Positions are equal if their setups are: all else follows from these.
impl<const W: usize> PartialEq for YOn<W> {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && SetupOn::from(*self) == SetupOn::from(*other)
    }
}

impl<const W: usize> Eq for YOn<W> {}

/// The order of setups.
impl<const W: usize> Ord for YOn<W> {
    fn cmp(&self, other: &Self) -> Ordering {
        SetupOn::from(*self).cmp(&SetupOn::from(*other))
    }
}

impl<const W: usize> PartialOrd for YOn<W> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Hashes the key, which tells positions apart.
impl<const W: usize> Hash for YOn<W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}
