//! The state of a game and `impl Position`.

use core::hash::{Hash, Hasher};

use board_graph::{Board, NodeSet};
use board_play::{
    Outcome, PerfectInformation, Position, RuleOptions as _, Seat, Status, Symmetric, zobrist,
    zobrist_table,
};

use crate::places::Places;
use crate::wall::{BLOCKS, SIDE, Wall, entering};
use crate::{Blocks, Column, Illegal, Move, Options, Orientation, board, outcome};

/// A position of Kwintie.
///
/// The first seat plays White, the second Black.
///
/// # Examples
///
/// ```
/// use board_play::{Seat, Status};
/// use kwintie::{Kwintie, Position};
///
/// let mut position = Kwintie::new(&"".parse()?);
/// position.play("h1".parse()?)?;
/// assert_eq!(position.status(), Status::ToMove(Seat::Second));
///
/// let refused = position.play("h2".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "h2 is not supported: the columns are 1 and 0 high");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kwintie {
    wall: Wall,
    /// Follows from the blocks once the game is over.
    status: Status,
    options: Options,
    /// Where the seat to move can put a block; follows from all else.
    places: Places,
    /// How many blocks each seat has left; follows from the wall.
    left: [u8; 2],
    /// The part of the key that stands for the options and the blocks.
    blocks_key: u64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<Kwintie>() == 104 && size_of::<Move>() == 2);

/// Constants of the key: a block of each seat, lying or standing, with each lower left square.
static BLOCK_KEYS: [[[u64; SIDE * SIDE]; 2]; 2] = [
    [zobrist_table(1), zobrist_table(2)],
    [zobrist_table(3), zobrist_table(4)],
];

/// Constant of the key: it is the second seat's turn.
const SECOND_TO_MOVE: u64 = zobrist(5, 0);

#[inline]
fn block_key(seat: Seat, orientation: Orientation, square: usize) -> u64 {
    BLOCK_KEYS[seat.index()][orientation.index()][square]
}

/// Returns how many blocks are left to a seat that has put so many.
fn left_after(put: usize) -> u8 {
    u8::try_from(BLOCKS.saturating_sub(put)).unwrap_or_default()
}

/// Returns the part of the key that stands for the options and the blocks.
fn fresh_key(options: Options, wall: &Wall) -> u64 {
    let blocks = Seat::ALL.into_iter().flat_map(|seat| {
        let own = wall.blocks(seat).iter();
        own.map(move |block| block_key(seat, block.orientation(), block.square().index()))
    });
    blocks.fold(options.key(), |key, block| key ^ block)
}

impl Kwintie {
    /// Makes the position with these blocks, at most 20 of each seat. If the game is over it does not
    /// matter whose turn it would be, unless `turn` has no five and the other seat has.
    pub(crate) fn with_wall(options: Options, turn: Seat, wall: Wall) -> Self {
        let left = Seat::ALL.map(|seat| left_after(wall.blocks(seat).len()));
        let mut position = Self {
            wall,
            status: Status::ToMove(turn),
            options,
            places: Places::NONE,
            left,
            blocks_key: fresh_key(options, &wall),
        };
        position.settle(!turn);
        position
    }

    /// Finds out how the game stands after a move of `mover`.
    #[inline]
    fn settle(&mut self, mover: Seat) {
        // Two blocks have too few squares.
        if self.has_put(mover) > 2 && outcome::contains_five(self.wall.squares(mover)) {
            self.places = Places::NONE;
            self.status = Status::Over(Outcome::Win(mover));
            return;
        }
        self.places = self.places_of(!mover);
        self.status = if self.places.is_empty() && self.places_of(mover).is_empty() {
            let squares = Seat::ALL.map(|seat| self.squares(seat));
            Status::Over(outcome::without_five(squares, self.options.no_five()))
        } else {
            Status::ToMove(!mover)
        };
    }

    /// Returns where a seat could put a block if it were its turn.
    #[inline]
    fn places_of(&self, seat: Seat) -> Places {
        if self.left[seat.index()] == 0 {
            return Places::NONE;
        }
        self.wall.places(seat, self.options)
    }

    /// Returns where the seat to move can put a block; nowhere once the game is over.
    #[inline]
    pub(crate) const fn places(&self) -> Places {
        self.places
    }

    /// Returns the wall as a board: 9×9 squares.
    #[must_use]
    pub fn board(&self) -> Board {
        board()
    }

    /// Returns the wall.
    #[inline]
    pub(crate) const fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Returns a seat's blocks.
    #[must_use]
    pub fn blocks(&self, seat: Seat) -> Blocks {
        self.wall.blocks(seat)
    }

    /// Returns how many blocks a seat has left.
    #[must_use]
    pub const fn in_hand(&self, seat: Seat) -> usize {
        self.left[seat.index()] as usize
    }

    /// Returns how many blocks a seat has put.
    #[inline]
    pub(crate) const fn has_put(&self, seat: Seat) -> usize {
        BLOCKS - self.in_hand(seat)
    }

    /// Returns the squares of a seat's blocks. Without fixed columns the wall's left end is column a.
    #[must_use]
    pub const fn squares(&self, seat: Seat) -> NodeSet {
        self.wall.squares(seat).nodes()
    }

    /// Returns the squares of all blocks.
    #[must_use]
    pub fn covered(&self) -> NodeSet {
        self.wall.covered()
    }

    /// Returns how many columns the wall has: nine in the ruleset `kwintie`, else as many as have a
    /// block.
    #[must_use]
    pub fn width(&self) -> usize {
        if self.options.ruleset().is_fixed() {
            return SIDE;
        }
        self.wall.width()
    }

    /// Returns how many rows of a column are covered. The column is counted from 0.
    ///
    /// # Panics
    ///
    /// If the column is 9 or more.
    #[must_use]
    pub fn height(&self, column: usize) -> usize {
        self.wall.height(column)
    }

    /// Returns the winner's squares that stand in a line of five, if the game was won by one.
    #[must_use]
    pub fn winning_squares(&self) -> Option<NodeSet> {
        let winner = self.outcome()?.winner()?;
        let squares = outcome::squares_in_fives(self.squares(winner));
        (!squares.is_empty()).then_some(squares)
    }
}

impl Position for Kwintie {
    const NAME: &'static str = "kwintie";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self {
            wall: Wall::EMPTY,
            status: Status::ToMove(Seat::First),
            options: *options,
            places: Places::first(*options),
            left: [left_after(0); 2],
            blocks_key: options.key(),
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn status(&self) -> Status {
        self.status
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        self.list()
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.check_move(m)
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let Status::ToMove(seat) = self.status else {
            return;
        };
        if let Move::Block {
            orientation,
            column,
        } = m
        {
            let (column, shift) = entering(column);
            if shift > 0 {
                self.wall = self.wall.shifted(shift);
                self.blocks_key = fresh_key(self.options, &self.wall);
            }
            let Some(square) = self.wall.put(seat, orientation, column) else {
                return;
            };
            self.blocks_key ^= block_key(seat, orientation, square);
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(1);
        }
        self.settle(seat);
    }

    #[inline]
    fn key(&self) -> u64 {
        match self.status {
            Status::ToMove(Seat::Second) => self.blocks_key ^ SECOND_TO_MOVE,
            _ => self.blocks_key,
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

    /// Finds them without making moves, but at the end of the game: see
    /// [`has_winning_move`](Self::has_winning_move).
    fn winning_moves(&self) -> impl Iterator<Item = Move> {
        self.winning_places().iter().map(Move::from)
    }

    /// A pass is a turn like any other.
    fn is_alternating(&self) -> bool {
        true
    }
}

/// The wall can be seen from behind: left and right change places. Without fixed columns the left end
/// is still column 1.
impl Symmetric for Kwintie {
    fn symmetries(&self) -> usize {
        2
    }

    fn transform(&self, symmetry: usize) -> Self {
        assert!(symmetry < self.symmetries(), "there are two symmetries");
        if symmetry == 0 {
            return *self;
        }
        let wall = self.wall.mirrored(self.width());
        let mut image = Self {
            wall,
            blocks_key: fresh_key(self.options, &wall),
            ..*self
        };
        if let Status::ToMove(seat) = image.status {
            image.places = image.places_of(seat);
        }
        image
    }

    fn transform_move(&self, m: Move, symmetry: usize) -> Move {
        assert!(symmetry < self.symmetries(), "there are two symmetries");
        let Move::Block {
            orientation,
            column,
        } = m
        else {
            return m;
        };
        // The first block without fixed columns is its own image.
        if symmetry == 0 || self.width() == 0 {
            return m;
        }
        let width = i8::try_from(self.width()).unwrap_or_default();
        let image = match orientation {
            Orientation::Lying => width - column.number(),
            Orientation::Standing => width + 1 - column.number(),
        };
        Column::new(image).map_or(m, |column| Move::from((orientation, column)))
    }
}

impl PerfectInformation for Kwintie {}

/// Hashes the key, which differs between positions.
impl Hash for Kwintie {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
