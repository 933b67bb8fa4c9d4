//! The state of a game and `impl Position`.

use core::hash::{Hash, Hasher};

use board_graph::{Board, Connections, Node};
use board_play::{
    Outcome, PerfectInformation, Position, RuleOptions as _, Seat, Status, Symmetric, zobrist,
    zobrist_table,
};

use crate::board::{CELLS, board, own_sides};
use crate::roll::{ROLLS, SEQUENCES};
use crate::{
    CellSet, Colour, Illegal, Move, Nasty, Number, NumberSet, Options, Phase, Roll, Setup, outcome,
};

/// A position of dice-hex.
///
/// Black joins top and bottom, Red left and right. The first seat plays Black, or with `begins=red` Red:
/// [`colour_of`](Self::colour_of).
///
/// Vacant cells are kept by number, as dice see them, stones by place, as chains do.
///
/// # Examples
///
/// ```
/// use board_play::{Seat, Status};
/// use dice_hex::{DiceHex, Position};
///
/// let mut position = DiceHex::new(&"".parse()?);
/// assert_eq!(position.status(), Status::Chance);
/// position.play("d136".parse()?)?;
/// assert_eq!(position.status(), Status::ToMove(Seat::First));
///
/// let refused = position.play("36".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "d136 cannot make 36");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DiceHex {
    /// The part of the key that stands for options and stones.
    key: u64,
    pub(crate) options: Options,
    /// Always [`Phase::Roll`] once the game is over.
    pub(crate) phase: Phase,
    /// The seat whose turn it is; follows from the number of stones, since every turn ends with one.
    mover: Seat,
    /// Follows from the stones.
    pub(crate) winner: Option<Seat>,
    /// The numbers of the vacant cells.
    pub(crate) vacant: NumberSet,
    /// The stones of each seat, and which of them are connected to each of its sides.
    connections: [Connections<1, 2>; 2],
}

// Most of it is the connections, which keep the result known; 36 bytes are the numbering, so that any
// can be given and a position is plain data all the same.
#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<DiceHex>() == 112);
const _: () = assert!(size_of::<Move>() == 2 && size_of::<Options>() == 39);

/// Constants of the key: a stone of each seat on each cell.
static STONES: [[u64; CELLS]; 2] = [zobrist_table(1), zobrist_table(2)];

/// Constants of the key: each roll where a cell is to be named, and where one may be pointed at.
static ANNOUNCE: [u64; ROLLS] = zobrist_table(3);
static POINT: [u64; ROLLS] = zobrist_table(4);

/// Constant of the key: a stone goes anywhere.
const PLACE: u64 = zobrist(5, 0);

impl DiceHex {
    /// Makes the position of a state that has been validated, but for its end.
    pub(crate) fn from_setup(setup: &Setup) -> Self {
        let mut position = Self::new(&setup.options);
        for (colour, stones) in Colour::ALL.into_iter().zip([setup.black, setup.red]) {
            let seat = position.seat_of(colour);
            for number in stones.iter() {
                position.put(number, seat);
            }
        }
        if position.winner.is_none() {
            position.phase = setup.phase;
        }
        position
    }

    /// Puts down a stone, which ends the turn.
    #[inline]
    fn put(&mut self, number: Number, seat: Seat) {
        let (at, cell) = (seat.index(), self.cell(number));
        self.vacant.remove(number);
        self.key ^= STONES[at][cell.index()];
        let board = board();
        if self.connections[at].add(board, cell, own_sides(board, self.colour_of(seat), cell)) {
            self.winner = Some(seat);
        }
        self.mover = !self.mover;
        self.phase = Phase::Roll;
    }

    /// Returns the board: a rhombus of 6 × 6 cells.
    #[must_use]
    pub fn board(&self) -> Board {
        board()
    }

    /// Returns the cell of a number.
    #[must_use]
    #[inline]
    pub const fn cell(&self, number: Number) -> Node {
        self.options.numbering().cell(number)
    }

    /// Returns the colour that a seat plays: the first seat the one that begins.
    #[must_use]
    #[inline]
    pub fn colour_of(&self, seat: Seat) -> Colour {
        match seat {
            Seat::First => self.options.begins(),
            Seat::Second => !self.options.begins(),
        }
    }

    /// Returns the seat that plays a colour.
    #[must_use]
    #[inline]
    pub fn seat_of(&self, colour: Colour) -> Seat {
        if colour == self.options.begins() {
            Seat::First
        } else {
            Seat::Second
        }
    }

    /// Returns the cells with a seat's stones.
    #[must_use]
    pub const fn stones(&self, seat: Seat) -> CellSet {
        self.connections[seat.index()].nodes()
    }

    /// Returns the numbers of the cells with a seat's stones.
    #[must_use]
    pub fn numbers(&self, seat: Seat) -> NumberSet {
        let stones = self.stones(seat);
        Number::all()
            .filter(|&number| stones.contains(self.cell(number)))
            .collect()
    }

    /// Returns the numbers of the cells without a stone.
    #[must_use]
    pub const fn vacant(&self) -> NumberSet {
        self.vacant
    }

    /// Returns the seat whose stone is on a cell, if there is one.
    #[must_use]
    pub fn stone(&self, cell: Node) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|&seat| self.stones(seat).contains(cell))
    }

    /// Returns the seat whose turn it is; once the game is over, the one whose turn it would be.
    #[must_use]
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// Returns what happens next in the turn; nothing once the game is over.
    #[must_use]
    pub const fn phase(&self) -> Option<Phase> {
        match self.winner {
            Some(_) => None,
            None => Some(self.phase),
        }
    }

    /// Returns whose stone the next one will be if a cell is named, pointed at or taken now: with
    /// `nasty=on` that of the seat that points.
    #[must_use]
    #[inline]
    pub fn next_stone(&self) -> Seat {
        match (self.phase, self.options.nasty()) {
            (Phase::Point(_), Nasty::On) => !self.mover,
            _ => self.mover,
        }
    }

    /// Returns the seat that has joined its sides, if one has.
    #[must_use]
    pub const fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Returns the stones of a shortest chain that joins the winner's sides, once the game is over.
    #[must_use]
    pub fn winning_chain(&self) -> Option<CellSet> {
        let winner = self.winner?;
        outcome::winning_chain(self.stones(winner), self.colour_of(winner))
    }
}

impl Position for DiceHex {
    const NAME: &'static str = "dice-hex";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self {
            key: options.key(),
            options: *options,
            phase: Phase::Roll,
            mover: Seat::First,
            winner: None,
            vacant: NumberSet::ALL,
            connections: [Connections::default(); 2],
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn status(&self) -> Status {
        match (self.winner, self.phase) {
            (Some(winner), _) => Status::Over(Outcome::Win(winner)),
            (None, Phase::Roll) => Status::Chance,
            (None, Phase::Announce(_) | Phase::Place) => Status::ToMove(self.mover),
            (None, Phase::Point(_)) => Status::ToMove(!self.mover),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        self.list()
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        if let Some(winner) = self.winner {
            return Err(Illegal::GameOver(self.colour_of(winner)));
        }
        match m {
            Move::Roll(roll) => self.check_roll(roll),
            Move::Cell(number) => self.check_cell(number),
            Move::None => self.check_none(),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        match (m, self.phase) {
            (Move::Roll(roll), _) => self.phase = Phase::Announce(roll),
            (Move::Cell(number), _) => self.put(number, self.next_stone()),
            (Move::None, Phase::Announce(roll)) => self.phase = Phase::Point(roll),
            (Move::None, _) => self.phase = Phase::Place,
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
            ^ match self.phase {
                Phase::Roll => 0,
                Phase::Announce(roll) => ANNOUNCE[roll.index()],
                Phase::Point(roll) => POINT[roll.index()],
                Phase::Place => PLACE,
            }
    }

    #[inline]
    fn move_count(&self) -> usize {
        self.count()
    }

    #[inline]
    fn nth_move(&self, n: usize) -> Option<Move> {
        self.nth(n)
    }

    /// How many of the 216 sequences of three dice are this roll.
    fn chance_weight(&self, m: Move) -> u32 {
        match m {
            Move::Roll(roll) => roll.weight(),
            Move::Cell(_) | Move::None => 1,
        }
    }

    #[inline]
    fn total_weight(&self) -> u64 {
        match self.status() {
            Status::Chance => SEQUENCES,
            Status::ToMove(_) | Status::Over(_) => self.move_count() as u64,
        }
    }

    /// Each unit is a sequence of three dice.
    fn nth_weighted(&self, n: u64) -> Option<Move> {
        match self.status() {
            Status::Chance => Roll::of_sequence(n).map(Move::Roll),
            Status::ToMove(_) | Status::Over(_) => self.nth_move(usize::try_from(n).ok()?),
        }
    }

    /// Dice are rolled in every turn.
    fn is_alternating(&self) -> bool {
        self.winner.is_some()
    }
}

impl PerfectInformation for DiceHex {}

/// Maps of the board move the numbers, so there is the identity alone.
impl Symmetric for DiceHex {}

/// Hashes the key, which tells positions apart.
impl Hash for DiceHex {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
