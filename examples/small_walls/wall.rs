//! Kwintie on a wall of any size up to that of the game, for the solver.
//!
//! A position keeps of the blocks on the wall only what can matter for the rest of the game, so that those
//! that differ in nothing else are one: which squares are covered; by whom, where that can still count; and
//! where a seat may not put a block because it would touch another one's end.

use core::hash::{Hash, Hasher};

use board_play::{Outcome, PerfectInformation, Position, Seat, Status, Symmetric};
use kwintie::{Column, Move, Orientation};
use solver::Solvable;

use crate::rules::{Rules, Wanted};
use crate::squares::{
    Squares, UP, columns, corner, has_five, in_fives, lines_of_four, mirrored, words,
};

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not possible here")]
pub(crate) struct Illegal(Move);

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Wall {
    rules: Rules,
    status: Status,
    /// The squares of all blocks.
    covered: Squares,
    /// The squares of each seat's blocks; where only fives are wanted, those that can still be in one.
    squares: [Squares; 2],
    /// The lower left squares on which each seat's next block would touch an end, by
    /// [orientation](Orientation::ALL); those on which no block can come to lie are left out.
    barred: [[Squares; 2]; 2],
    /// How many blocks each seat has left.
    left: [u8; 2],
}

impl Wall {
    /// Returns the lowest vacant square of each column that has one.
    fn landing(&self) -> Squares {
        let ground = corner(self.rules.width(), 1);
        (self.covered << UP | ground) & self.rules.squares() & !self.covered
    }

    /// Returns the lower left squares of the blocks that have room on the wall beside what is covered,
    /// whether they would rest on something or not.
    fn room(&self) -> [Squares; 2] {
        let vacant = self.rules.squares() & !self.covered;
        [vacant & vacant >> 1, vacant & vacant >> UP]
    }

    /// Returns the lower left squares on which a seat can put a block.
    fn places_of(&self, seat: Seat) -> [Squares; 2] {
        if self.left[seat.index()] == 0 {
            return [0; 2];
        }
        let landing = self.landing();
        let rests = [landing & landing >> 1, landing];
        let [lying, standing] = self.room();
        let barred = self.barred[seat.index()];
        [
            lying & rests[0] & !barred[0],
            standing & rests[1] & !barred[1],
        ]
    }

    /// Returns the columns on which the seat to move can put a block, by orientation.
    fn columns(&self) -> [u16; 2] {
        let places = self.to_move().map(|seat| self.places_of(seat));
        places.unwrap_or_default().map(columns)
    }

    /// Returns the squares of which some five in a line can still be a seat's.
    fn hopes(&self, seat: Seat) -> Squares {
        let taken = self.covered & !self.squares[seat.index()];
        in_fives(self.rules.squares() & !taken)
    }

    /// Puts a block of a seat on a column, and returns its squares.
    fn put(&mut self, seat: Seat, orientation: Orientation, column: usize) -> Squares {
        let lowest = self.landing() & corner(1, self.rules.height()) << column;
        let seat = seat.index();
        // Only the first block of all is kept from the middle, which is no end of another block.
        if self.covered == 0 {
            self.barred = [[0; 2]; 2];
        }
        let barred = &mut self.barred[seat];
        let block = match orientation {
            Orientation::Lying => {
                barred[0] |= lowest << 2 | lowest >> 2;
                lowest | lowest << 1
            }
            Orientation::Standing => {
                barred[1] |= lowest << (2 * UP);
                lowest | lowest << UP
            }
        };
        self.covered |= block;
        self.squares[seat] |= block;
        self.left[seat] = self.left[seat].saturating_sub(1);
        let room = self.room();
        for barred in &mut self.barred {
            barred[0] &= room[0];
            barred[1] &= room[1];
        }
        block
    }

    /// Finds out how the game stands after a move of a seat.
    fn settle(&mut self, mover: Seat) {
        let has_five = has_five(self.squares[mover.index()]);
        let ending = match self.rules.wanted() {
            _ if has_five => Some(Outcome::Win(mover)),
            Wanted::MostFours => self.is_stuck().then(|| self.by_fours()),
            Wanted::Five(seat) => {
                let hopes = Seat::ALL.map(|seat| self.hopes(seat));
                for (own, hopes) in self.squares.iter_mut().zip(hopes) {
                    *own &= hopes;
                }
                let is_lost = hopes[seat.index()] == 0 || self.is_stuck();
                is_lost.then_some(Outcome::Win(!seat))
            }
        };
        self.status = ending.map_or(Status::ToMove(!mover), Status::Over);
    }

    /// Returns whether neither seat can put a block.
    fn is_stuck(&self) -> bool {
        Seat::ALL
            .into_iter()
            .all(|seat| self.places_of(seat) == [0; 2])
    }

    fn by_fours(&self) -> Outcome {
        let [first, second] = self.squares.map(lines_of_four);
        match first.cmp(&second) {
            core::cmp::Ordering::Greater => Outcome::Win(Seat::First),
            core::cmp::Ordering::Less => Outcome::Win(Seat::Second),
            core::cmp::Ordering::Equal => Outcome::Draw,
        }
    }

    /// Returns the mirror image.
    fn mirrored(&self) -> Self {
        let width = self.rules.width();
        // The left square of a lying block stands for two columns, as if there were one less.
        let lying = |squares: Squares| mirrored(squares, width - 1);
        Self {
            covered: mirrored(self.covered, width),
            squares: self.squares.map(|squares| mirrored(squares, width)),
            barred: self
                .barred
                .map(|[lies, stands]| [lying(lies), mirrored(stands, width)]),
            ..*self
        }
    }
}

/// Scatters the bits of a number, one to one: the finaliser of `SplitMix64`.
const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

impl Position for Wall {
    const NAME: &'static str = "wall";
    type Options = Rules;
    type Move = Move;
    type Illegal = Illegal;

    fn new(rules: &Rules) -> Self {
        let middle = rules.barred();
        let mut wall = Self {
            rules: *rules,
            status: Status::ToMove(Seat::First),
            covered: 0,
            squares: [0; 2],
            barred: [[middle | middle >> 1, middle], [0; 2]],
            left: [rules.blocks(); 2],
        };
        let room = wall.room();
        for (barred, room) in wall.barred[0].iter_mut().zip(room) {
            *barred &= room;
        }
        // A wall may be too small for anything.
        wall.settle(Seat::Second);
        wall
    }

    fn options(&self) -> Rules {
        self.rules
    }

    fn status(&self) -> Status {
        self.status
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let places = self.columns();
        let blocks = Orientation::ALL
            .into_iter()
            .zip(places)
            .flat_map(|(orientation, places)| {
                (0..self.rules.width())
                    .filter(move |&column| places >> column & 1 != 0)
                    .filter_map(move |column| Column::new(column.cast_signed() + 1))
                    .map(move |column| Move::from((orientation, column)))
            });
        let must_pass = places == [0; 2] && !self.is_over();
        blocks.chain(must_pass.then_some(Move::Pass))
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        let is_legal = self.moves().any(|legal| legal == m);
        is_legal.then_some(()).ok_or(Illegal(m))
    }

    fn play_unchecked(&mut self, m: Move) {
        let Some(seat) = self.to_move() else {
            return;
        };
        if let Move::Block {
            orientation,
            column,
        } = m
        {
            let column = usize::try_from(column.number() - 1).unwrap_or_default();
            self.put(seat, orientation, column);
        }
        self.settle(seat);
    }

    fn key(&self) -> u64 {
        let turn = u64::from(self.to_move() == Some(Seat::Second));
        let [first, second] = self.left.map(u64::from);
        let small = self.rules.key() ^ (turn << 32 | first << 40 | second << 48);
        let [white, black] = self.barred;
        let sets = [self.covered, self.squares[0], self.squares[1]];
        let sets = sets.into_iter().chain(white).chain(black);
        sets.fold(mix(small), |key, set| {
            let [low, high] = words(set);
            mix(mix(key.rotate_left(1) ^ low).rotate_left(1) ^ high)
        })
    }

    fn move_count(&self) -> usize {
        let [lying, standing] = self.columns();
        let blocks = lying.count_ones() + standing.count_ones();
        let count = usize::try_from(blocks).unwrap_or_default();
        count.max(usize::from(!self.is_over()))
    }

    fn is_alternating(&self) -> bool {
        true
    }
}

impl Hash for Wall {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

impl PerfectInformation for Wall {}

/// Left and right change places.
impl Symmetric for Wall {
    fn symmetries(&self) -> usize {
        2
    }

    fn transform(&self, symmetry: usize) -> Self {
        assert!(symmetry < self.symmetries(), "there are two symmetries");
        if symmetry == 0 {
            *self
        } else {
            self.mirrored()
        }
    }

    fn transform_move(&self, m: Move, symmetry: usize) -> Move {
        assert!(symmetry < self.symmetries(), "there are two symmetries");
        match m {
            Move::Block {
                orientation,
                column,
            } if symmetry == 1 => {
                let covers = 3 - orientation.height();
                let after = self.rules.width() + 2 - u8::try_from(covers).unwrap_or_default();
                let image = Column::new(after.cast_signed() - column.number());
                image.map_or(m, |column| Move::from((orientation, column)))
            }
            _ => m,
        }
    }
}

impl Solvable for Wall {
    fn never_repeats(&self) -> bool {
        true
    }

    fn can_draw(&self) -> bool {
        self.rules.wanted() == Wanted::MostFours
    }

    /// Makes the mirror image only where the outline alone does not say which of the two is meant.
    fn canonical_key(&self) -> u64 {
        let outline = mirrored(self.covered, self.rules.width());
        match self.covered.cmp(&outline) {
            core::cmp::Ordering::Less => self.key(),
            core::cmp::Ordering::Equal => self.key().min(self.mirrored().key()),
            core::cmp::Ordering::Greater => self.mirrored().key(),
        }
    }
}
