//! Any state of a game as plain data, and what makes it a position.

use board_graph::{Node, NodeName, NodeSet};
use board_play::{Described as _, Outcome, Position as _, Seat, Status};

use crate::wall::{BLOCKS, GROUND, SIDE, Wall, columns, forward};
use crate::{Block, Blocks, Kwintie, Options, Orientation, board, outcome};

/// A state as plain data, for editors and importers. `Kwintie::try_from` makes it a position.
///
/// # Examples
///
/// ```
/// use kwintie::{Block, Kwintie, Position as _, Setup};
///
/// let mut setup = Setup::from(Kwintie::new(&"".parse()?));
/// setup.white.insert("ha1".parse()?);
/// setup.black.insert("vb2".parse()?);
/// assert_eq!(Kwintie::try_from(setup)?.height(1), 3);
///
/// setup.black.insert("vc2".parse()?);
/// let refused = Kwintie::try_from(setup).unwrap_err();
/// assert_eq!(refused.to_string(), "nothing is under c2");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// The rules.
    pub options: Options,
    /// The seat to move. If the game has been won by five in a line, the one that would be: the
    /// loser. If it has ended otherwise, either.
    pub turn: Seat,
    /// The white blocks, those of the first seat. Without fixed columns the wall's left end is column
    /// a.
    pub white: Blocks,
    /// The black blocks, those of the second seat.
    pub black: Blocks,
}

impl From<Kwintie> for Setup {
    fn from(position: Kwintie) -> Self {
        let turn = match position.status() {
            Status::ToMove(seat) => seat,
            Status::Over(Outcome::Win(winner)) => !winner,
            Status::Over(Outcome::Draw) | Status::Chance => Seat::First,
        };
        Self {
            options: position.options(),
            turn,
            white: position.blocks(Seat::First),
            black: position.blocks(Seat::Second),
        }
    }
}

impl TryFrom<Setup> for Kwintie {
    type Error = SetupError;

    /// Accepts every state that legal play can lead to, and refuses what is easily seen to be none.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_blocks()?;
        setup.check_ground()?;
        setup.check_five()?;
        let wall = Wall::new([setup.white, setup.black]);
        let position = Self::with_wall(setup.options, setup.turn, wall);
        let turn_matters = match position.status() {
            Status::Over(_) => position.winning_squares().is_some(),
            _ => true,
        };
        setup.check_turn(turn_matters)?;
        Ok(position)
    }
}

impl Setup {
    const fn blocks(&self, seat: Seat) -> Blocks {
        match seat {
            Seat::First => self.white,
            Seat::Second => self.black,
        }
    }

    fn covered(&self) -> NodeSet {
        self.white.squares() | self.black.squares()
    }

    /// Checks that the blocks are on the wall, that no two are in one place, that each rests on
    /// something, that those of one colour do not touch short side to short side, and that there are
    /// not too many.
    fn check_blocks(&self) -> Result<(), SetupError> {
        for seat in Seat::ALL {
            for orientation in Orientation::ALL {
                let corners = self.blocks(seat).of(orientation);
                if let Some(node) = (corners - orientation.corners()).first() {
                    return Err(SetupError::OffWall {
                        seat,
                        orientation,
                        index: node.index(),
                    });
                }
            }
        }
        let mut covered = NodeSet::EMPTY;
        for block in Seat::ALL.iter().flat_map(|&seat| self.blocks(seat).iter()) {
            for square in block.squares() {
                if covered.contains(square) {
                    return Err(SetupError::Overlap(board().name(square)));
                }
                covered.insert(square);
            }
        }
        // The upper square of a standing block rests on the lower one.
        let unsupported = covered - forward(covered, SIDE) - GROUND;
        if let Some(square) = unsupported.first() {
            return Err(SetupError::Unsupported(board().name(square)));
        }
        for seat in Seat::ALL {
            let own = self.blocks(seat);
            if let Some(blocks) = ends_in_contact(own) {
                return Err(SetupError::ShortEnds { seat, blocks });
            }
            let count = own.len();
            if count > BLOCKS {
                return Err(SetupError::Count { seat, count });
            }
        }
        Ok(())
    }

    /// Checks what stands on the ground: that it has no gap and begins in column a, unless columns
    /// are fixed; and that one of the blocks can have been the first.
    fn check_ground(&self) -> Result<(), SetupError> {
        let ground = self.covered() & GROUND;
        if !self.options.ruleset().is_fixed() {
            let width = ground.len();
            if let Some(square) = (NodeSet::first_n(width) - ground).first() {
                let column = square.index() + 1;
                return Err(SetupError::Gap(column));
            }
        }
        if !self.first_block_is_missing() {
            return Ok(());
        }
        if self.options.bars_middle() {
            return Err(SetupError::NoFirstBlock);
        }
        Err(SetupError::NoWhiteOnGround)
    }

    /// Returns whether there are blocks, and none of them can have been the first, which is white and
    /// on the ground and, if the middle column is barred to it, off that one.
    fn first_block_is_missing(&self) -> bool {
        let middle = if self.options.bars_middle() {
            columns(MIDDLE, MIDDLE)
        } else {
            NodeSet::EMPTY
        };
        let is_first = |block: &Block| {
            let squares = block.squares();
            block.row() == 0 && !squares.iter().any(|&square| middle.contains(square))
        };
        let is_empty = self.white.is_empty() && self.black.is_empty();
        !is_empty && !self.white.iter().any(|block| is_first(&block))
    }

    /// Returns whether a seat has five in a line.
    pub(crate) fn has_five(&self, seat: Seat) -> bool {
        outcome::has_five(self.blocks(seat).squares())
    }

    /// Checks that the last move can have made the five in a line, if there is one.
    fn check_five(&self) -> Result<(), SetupError> {
        match Seat::ALL.map(|seat| self.has_five(seat)) {
            [false, false] => Ok(()),
            [true, true] => Err(SetupError::BothFive),
            [first_has, _] => {
                let winner = if first_has { Seat::First } else { Seat::Second };
                if self.turn == winner {
                    return Err(SetupError::PlayedOn(winner));
                }
                if !self.won_just_now(winner) {
                    return Err(SetupError::WonBefore(winner));
                }
                Ok(())
            }
        }
    }

    /// Returns whether one of the winner's blocks can have been put last and brought the five: nothing is
    /// on it, and without it there is no five and the rest can be a wall.
    fn won_just_now(&self, winner: Seat) -> bool {
        let covered = self.covered();
        self.blocks(winner).iter().any(|block| {
            let squares = block.squares().into_iter().collect::<NodeSet>();
            let above = forward(squares, SIDE) - squares;
            if above.intersects(&covered) {
                return false;
            }
            let mut before = *self;
            match winner {
                Seat::First => before.white.remove(block),
                Seat::Second => before.black.remove(block),
            }
            let ground = (covered - squares) & GROUND;
            let has_gap = !self.options.ruleset().is_fixed() && has_gap(ground);
            !has_gap && !before.has_five(winner) && !before.first_block_is_missing()
        })
    }

    /// Checks that passes can explain the numbers of blocks.
    fn check_turn(&self, turn_matters: bool) -> Result<(), SetupError> {
        let [white, black] = Seat::ALL.map(|seat| self.blocks(seat).len());
        // Without passes both have put as many, or White one more and Black is to move. Each pass of
        // Black is one more for White, and the other way round.
        let fits = |turn: Seat| match white.cmp(&(black + turn.index())) {
            core::cmp::Ordering::Equal => true,
            core::cmp::Ordering::Greater => self.may_have_passed(Seat::Second),
            core::cmp::Ordering::Less => self.may_have_passed(Seat::First),
        };
        if fits(self.turn) || (!turn_matters && fits(!self.turn)) {
            return Ok(());
        }
        Err(SetupError::Turn {
            counts: [white, black],
            turn: turn_matters.then_some(self.turn),
        })
    }

    /// Returns whether a seat may have had to pass on the way here.
    ///
    /// If it still had blocks then, every column barred a standing one: by a standing block of the
    /// seat's at its top, or by its height, 8 or 9. (A column without blocks bars nothing, and neither
    /// does a wall that can grow: both take a standing block.) That block is still there, or the column
    /// at least as high, so that it shows now.
    fn may_have_passed(&self, seat: Seat) -> bool {
        let own = self.blocks(seat);
        let (all_put, covered) = (own.len() == BLOCKS, self.covered());
        let bars = |column| {
            let squares = columns(column, column);
            own.standing.intersects(&squares) || (covered & squares).len() + 2 > SIDE
        };
        all_put || (0..SIDE).all(bars)
    }
}

/// The index of the middle column.
const MIDDLE: usize = SIDE / 2;

/// Returns whether covered squares of the ground are separated by others.
fn has_gap(ground: NodeSet) -> bool {
    let (first, last) = (ground.first(), ground.last());
    let span = first.zip(last);
    span.is_some_and(|(first, last)| last.index() - first.index() + 1 != ground.len())
}

/// Finds two blocks of one colour that touch short side to short side.
fn ends_in_contact(own: Blocks) -> Option<[Block; 2]> {
    let lying = own.lying & forward(own.lying, 2) & columns(2, SIDE - 1);
    let standing = own.standing & forward(own.standing, 2 * SIDE);
    let pair = |orientation: Orientation, second: Node| {
        let first = Node::new(second.index() - 2 * orientation.step());
        let blocks = [first, second].map(|square| Block::new(orientation, square));
        Some([blocks[0]?, blocks[1]?])
    };
    let lying = lying
        .first()
        .and_then(|square| pair(Orientation::Lying, square));
    lying.or_else(|| pair(Orientation::Standing, standing.first()?))
}

/// Why a state is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A block sticks out of the wall.
    #[error(
        "a block {}{index} of {} sticks out of the wall", orientation.letter(), Kwintie::seat_name(*seat)
    )]
    OffWall {
        /// The seat whose block it is.
        seat: Seat,
        /// How it is put.
        orientation: Orientation,
        /// The index of its lower left square, counted from 0 in board order.
        index: usize,
    },
    /// Two blocks are in one place.
    #[error("two blocks cover {0}")]
    Overlap(NodeName),
    /// A square of a block's underside rests on nothing.
    #[error("nothing is under {0}")]
    Unsupported(NodeName),
    /// Two blocks of one colour touch short side to short side.
    #[error(
        "{}'s blocks {} and {} touch short side to short side",
        Kwintie::seat_name(*seat), blocks[0], blocks[1]
    )]
    ShortEnds {
        /// The seat whose blocks they are.
        seat: Seat,
        /// The two blocks.
        blocks: [Block; 2],
    },
    /// A seat has put more blocks than there are.
    #[error("{} has put {count} blocks and has only {BLOCKS}", Kwintie::seat_name(*seat))]
    Count {
        /// The seat.
        seat: Seat,
        /// How many blocks it has put.
        count: usize,
    },
    /// The ground has a gap or does not begin in column a, and columns are not fixed. The number is
    /// that of the first column without a block, counted from 1.
    #[error(
        "no block is on the ground in column {0}, and the wall has no gaps and begins in column 1"
    )]
    Gap(usize),
    /// No block can have been the first, to which the middle column was barred.
    #[error(
        "no white block on the ground can have been the first: it was not in column 5 of nine fixed ones"
    )]
    NoFirstBlock,
    /// No block can have been the first, to which no column was barred.
    #[error("no white block is on the ground, where the first one was put")]
    NoWhiteOnGround,
    /// The numbers of blocks do not fit the turn, whatever was passed.
    #[error("{}", turn_reason(*counts, *turn))]
    Turn {
        /// How many blocks White and Black have put.
        counts: [usize; 2],
        /// The seat to move; none if the game is over and neither seat would do.
        turn: Option<Seat>,
    },
    /// Both seats have five in a line.
    #[error("both seats have five in a line")]
    BothFive,
    /// A seat has five in a line, and it is its turn.
    #[error("{} has five in a line, and the game went on", Kwintie::seat_name(*.0))]
    PlayedOn(Seat),
    /// A seat has five in a line, and had before its last move, whichever that was.
    #[error("{} has five in a line, and had before any last move", Kwintie::seat_name(*.0))]
    WonBefore(Seat),
}

fn turn_reason([white, black]: [usize; 2], turn: Option<Seat>) -> String {
    let to_move = turn.map_or_else(String::new, |seat| {
        format!("with {} to move ", Kwintie::seat_name(seat))
    });
    format!(
        "{to_move}the blocks put, White {white} and Black {black}, need a pass that nobody can have had to make"
    )
}

#[cfg(feature = "serde")]
board_play::serde_by_fields!(Setup {
    options,
    turn,
    white,
    black
});
