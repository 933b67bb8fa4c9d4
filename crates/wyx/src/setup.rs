//! Any state of a game as plain data, and what makes it a position.

use board_graph::{Node, NodeName};
use board_play::{Position as _, Seat};

use crate::column::{COLUMNS, HEIGHT};
use crate::domino::DOMINOES;
use crate::outcome::PAWNS;
use crate::square::{SQUARES, board};
use crate::{Column, Domino, Options, RackError, SquareSet, Wyx, landing, rack};

/// A state as plain data, for editors and importers. `Wyx::try_from` makes it a position, unless play
/// evidently cannot lead there.
///
/// # Examples
///
/// ```
/// use board_play::{Seat, Position as _};
/// use wyx::{Dominoes, Setup, Wyx};
///
/// let mut setup = Setup::from(Wyx::new(&Default::default()));
/// setup.rack = Dominoes::default().all().to_vec();
/// // White has jumped from d4 by -3+1, and laid a pawn on a5.
/// let a5 = wyx::board().parse_node("a5")?;
/// setup.played[0] = 1;
/// setup.knights[0] = a5;
/// setup.pawns[0].insert(a5);
/// setup.turn = Seat::Second;
/// let position = Wyx::try_from(setup)?;
/// assert_eq!(position.unlaid(Seat::First), 31);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// The rules.
    pub options: Options,
    /// The seat to move. It means nothing while the rack is being filled and once the game is over.
    pub turn: Seat,
    /// The dominoes placed so far, those already played included: column by column, each from bottom to
    /// top. If the options give a rack, these are all its dominoes.
    pub rack: Vec<Domino>,
    /// How many dominoes of each column have been played.
    pub played: [u8; COLUMNS],
    /// The squares of the knights.
    pub knights: [Node; 2],
    /// The squares on which each seat has pawns: one, or on a stronghold its value.
    pub pawns: [SquareSet; 2],
}

impl From<Wyx> for Setup {
    fn from(position: Wyx) -> Self {
        Self {
            options: position.options(),
            turn: position.to_move().unwrap_or(Seat::First),
            rack: position.placed().to_vec(),
            played: position.all_played(),
            knights: Seat::ALL.map(|seat| position.knight(seat)),
            pawns: Seat::ALL.map(|seat| position.pawns(seat)),
        }
    }
}

impl TryFrom<Setup> for Wyx {
    type Error = SetupError;

    /// Refuses what play cannot lead to, as far as a single position shows it.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_rack()?;
        setup.check_played()?;
        setup.check_squares()?;
        setup.check_beginning()?;
        for seat in Seat::ALL {
            setup.check_knight(seat)?;
            setup.check_pawns(seat)?;
        }
        setup.check_end()?;
        Ok(Self::from_valid(&setup))
    }
}

impl Setup {
    fn knight(&self, seat: Seat) -> Node {
        self.knights[seat.index()]
    }

    fn pawns(&self, seat: Seat) -> SquareSet {
        self.pawns[seat.index()]
    }

    /// Counts the dominoes that have been played.
    fn jumps(&self) -> usize {
        self.played.iter().map(|&played| usize::from(played)).sum()
    }

    /// Counts the pawns that lie on a seat's squares, if none of these has too few.
    fn laid(&self, seat: Seat) -> usize {
        self.options.strongholds().total(self.pawns(seat))
    }

    fn check_rack(&self) -> Result<(), SetupError> {
        rack::check(&self.rack, Some(self.options.dominoes()))?;
        let given = self.options.rack().map(rack::Rack::dominoes);
        if given.is_some_and(|given| given[..] != self.rack[..]) {
            return Err(SetupError::OtherRack);
        }
        Ok(())
    }

    /// Checks that no domino has been played that cannot have been.
    fn check_played(&self) -> Result<(), SetupError> {
        for (column, &played) in Column::all().zip(&self.played) {
            if usize::from(played) > HEIGHT {
                return Err(SetupError::Played { column, played });
            }
            if played > 0 && self.rack.len() < DOMINOES {
                return Err(SetupError::PlayedTooEarly(column));
            }
        }
        Ok(())
    }

    /// Checks that the knights are on the board and not on one square, and that no square has pawns of
    /// both seats.
    fn check_squares(&self) -> Result<(), SetupError> {
        for seat in Seat::ALL {
            let index = self.knight(seat).index();
            if index >= SQUARES {
                return Err(SetupError::OffBoard { seat, index });
            }
        }
        if self.knights[0] == self.knights[1] {
            return Err(SetupError::SameSquare(name(self.knights[0])));
        }
        match (self.pawns[0] & self.pawns[1]).first() {
            Some(square) => Err(SetupError::Shared(name(square))),
            None => Ok(()),
        }
    }

    /// Checks which seats have moved. White plays the first domino and Black the second, unless a seat
    /// is stuck that early, which by the default rules none is.
    fn check_beginning(&self) -> Result<(), SetupError> {
        let jumps = self.jumps();
        let has_pawns = |seat| !self.pawns(seat).is_empty();
        for seat in Seat::ALL {
            let before = seat.index();
            if has_pawns(seat) {
                // The only seat with pawns has played the first domino, since the other was stuck.
                if jumps == 0 || jumps <= before && has_pawns(!seat) {
                    return Err(SetupError::PawnsTooEarly { seat, jumps });
                }
            } else if jumps > before && !(has_pawns(!seat) && self.may_have_passed(seat)) {
                return Err(SetupError::PawnsMissing { seat, jumps });
            }
        }
        // Whose turn it is, unless that seat is stuck.
        let turn = match jumps {
            1 if has_pawns(Seat::First) => Seat::Second,
            0 | 1 => Seat::First,
            _ => return Ok(()),
        };
        if self.turn != turn && self.rack.len() == DOMINOES && !self.is_stuck(turn) {
            return Err(SetupError::Turn { turn, jumps });
        }
        Ok(())
    }

    /// Returns whether a seat without pawns can have passed in its first turn, when the other seat had
    /// played at most one domino.
    fn may_have_passed(&self, seat: Seat) -> bool {
        let start = Self {
            played: [0; COLUMNS],
            knights: Seat::ALL.map(|seat| self.options.start(seat)),
            ..self.clone()
        };
        if seat == Seat::First {
            return start.is_stuck(seat);
        }
        Column::all().any(|column| {
            let mut first = start.clone();
            let played = &mut first.played[column.index()];
            *played += 1;
            let is_possible = *played <= self.played[column.index()];
            let to = start.landing(!seat, column);
            let to = to.filter(|&to| is_possible && to != start.knight(seat));
            to.is_some_and(|to| {
                first.knights[0] = to;
                first.is_stuck(seat)
            })
        })
    }

    /// Returns whether a seat can play no column when no pawns bar it: before its first domino there
    /// are at most those under the other knight.
    fn is_stuck(&self, seat: Seat) -> bool {
        let mut landings = Column::all().filter_map(|column| self.landing(seat, column));
        landings.all(|to| to == self.knight(!seat))
    }

    /// Returns the square that a seat's knight would jump to by the bottom domino of a column.
    fn landing(&self, seat: Seat, column: Column) -> Option<Node> {
        let row = usize::from(self.played[column.index()]);
        let place = column.index() * HEIGHT + row;
        let bottom = self.rack.get(place).filter(|_| row < HEIGHT)?;
        landing::landing(self.knight(seat), *bottom)
    }

    /// Checks that a knight is on its start or has laid pawns where it is.
    fn check_knight(&self, seat: Seat) -> Result<(), SetupError> {
        let (knight, start) = (self.knight(seat), self.options.start(seat));
        let square = name(knight);
        if self.pawns(!seat).contains(knight) {
            return Err(SetupError::EnemyPawns { seat, square });
        }
        if self.pawns(seat).is_empty() {
            let start = name(start);
            let is_there = (square == start).then_some(());
            return is_there.ok_or(SetupError::NotMoved {
                seat,
                square,
                start,
            });
        }
        if !self.pawns(seat).contains(knight) {
            return Err(SetupError::NoPawns { seat, square });
        }
        Ok(())
    }

    /// Checks that a seat has laid no more pawns than it has, and that only its last can have been too
    /// few for a stronghold.
    fn check_pawns(&self, seat: Seat) -> Result<(), SetupError> {
        let knight = self.knight(seat);
        let laid = self.laid(seat);
        let Some(missing) = laid.checked_sub(PAWNS.into()) else {
            return Ok(());
        };
        let value = self.options.strongholds().value(knight);
        if missing < usize::from(value) {
            return Ok(());
        }
        Err(SetupError::TooManyPawns { seat, laid })
    }

    /// Checks that no more squares have pawns than jumps were made, and that the game ended when one
    /// seat had laid all its pawns.
    fn check_end(&self) -> Result<(), SetupError> {
        let squares = self.pawns[0].len() + self.pawns[1].len();
        let jumps = self.jumps();
        if squares > jumps {
            return Err(SetupError::TooFewJumps { squares, jumps });
        }
        let all_laid = |seat| self.laid(seat) >= PAWNS.into();
        if Seat::ALL.into_iter().all(all_laid) {
            return Err(SetupError::BothWon);
        }
        Ok(())
    }
}

fn name(square: Node) -> NodeName {
    board().name(square)
}

/// Why a state is no position: play cannot lead there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The dominoes are no part of a rack.
    #[error(transparent)]
    Rack(#[from] RackError),
    /// The options give another rack.
    #[error("the rack is not the one that the options give")]
    OtherRack,
    /// More dominoes of a column have been played than it has had.
    #[error("{played} dominoes of column {column} have been played, of only 8")]
    Played {
        /// The column.
        column: Column,
        /// How many are said to have been played.
        played: u8,
    },
    /// A domino has been played and the rack is not full yet.
    #[error("a domino of column {0} has been played before the rack was full")]
    PlayedTooEarly(Column),
    /// A knight is off the board.
    #[error("the knight of seat {seat} is on square {index}, the board has 64, counted from 0")]
    OffBoard {
        /// The seat.
        seat: Seat,
        /// The place in board order, counted from 0.
        index: usize,
    },
    /// Both knights are on one square.
    #[error("both knights are on {0}")]
    SameSquare(NodeName),
    /// Both seats have pawns on one square.
    #[error("both seats have pawns on {0}")]
    Shared(NodeName),
    /// A seat has pawns on the board before it can have moved.
    #[error("seat {seat} has pawns on the board and cannot have moved (dominoes played: {jumps})")]
    PawnsTooEarly {
        /// The seat.
        seat: Seat,
        /// How many dominoes have been played.
        jumps: usize,
    },
    /// A seat has no pawns on the board though it must have moved.
    #[error(
        "seat {seat} has no pawns on the board and must have moved (dominoes played: {jumps}): then \
         there is one under its knight"
    )]
    PawnsMissing {
        /// The seat.
        seat: Seat,
        /// How many dominoes have been played.
        jumps: usize,
    },
    /// It cannot be this seat's turn.
    #[error("it is the turn of seat {turn} (dominoes played: {jumps})")]
    Turn {
        /// Whose turn it is.
        turn: Seat,
        /// How many dominoes have been played.
        jumps: usize,
    },
    /// A knight is on a square with enemy pawns.
    #[error("the knight of seat {seat} is on {square}, among pawns of the other seat")]
    EnemyPawns {
        /// The seat whose knight it is.
        seat: Seat,
        /// Its square.
        square: NodeName,
    },
    /// A knight has left its start and its seat has no pawns on the board.
    #[error("the knight of seat {seat} is on {square}, not on {start}, and has left no pawns")]
    NotMoved {
        /// The seat.
        seat: Seat,
        /// The knight's square.
        square: NodeName,
        /// Where it started.
        start: NodeName,
    },
    /// A knight that has moved is on a square without pawns of its seat.
    #[error("the knight of seat {seat} has landed on {square} and laid no pawn there")]
    NoPawns {
        /// The seat.
        seat: Seat,
        /// The knight's square.
        square: NodeName,
    },
    /// A seat has laid more pawns than it has.
    #[error("seat {seat} has {laid} pawns on the board, of only 32")]
    TooManyPawns {
        /// The seat.
        seat: Seat,
        /// How many are on the board, strongholds counted by their values.
        laid: usize,
    },
    /// There are pawns on more squares than knights have landed on.
    #[error("there are pawns on {squares} squares (dominoes played: {jumps})")]
    TooFewJumps {
        /// How many squares have pawns.
        squares: usize,
        /// How many dominoes have been played.
        jumps: usize,
    },
    /// Both seats have laid all their pawns, so that the game went on after its end.
    #[error("both seats have laid all their pawns")]
    BothWon,
}

#[cfg(feature = "serde")]
board_play::serde_by_fields!(Setup {
    options,
    turn,
    rack,
    played,
    knights,
    pawns
});
