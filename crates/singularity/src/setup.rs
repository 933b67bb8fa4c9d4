//! Any state of a game as plain data, and what makes it a position.

use board_graph::{Board, Node, NodeName, NodeSet};
use board_play::{Position as _, Seat};

use crate::board::STONES;
use crate::illegal::colour;
use crate::{CENTRE, Fusion, Options, REGION, Singularity, outcome};

/// A state as plain data, for editors and importers. `Singularity::try_from` makes it a position
/// unless it is plain that no play can lead there.
///
/// # Examples
///
/// ```
/// use board_graph::{Board, NodeSet};
/// use board_play::{Seat, Position as _};
/// use singularity::{Setup, Singularity};
///
/// let mut setup = Setup::from(Singularity::new(&"zone=both".parse()?));
/// setup.turn = Seat::Second;
/// setup.white = NodeSet::EMPTY.with(Board::bent9().parse_node("d2")?);
/// let mut position = Singularity::try_from(setup)?;
/// position.play("d2-f1".parse()?)?;
/// assert_eq!(position.winner(), Some(Seat::Second));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// The rules.
    pub options: Options,
    /// The seat to move or, once the game is over, the one that would be: the loser.
    pub turn: Seat,
    /// The black stones, those of the first seat.
    pub black: NodeSet,
    /// The white stones, those of the second seat.
    pub white: NodeSet,
}

impl From<Singularity> for Setup {
    fn from(position: Singularity) -> Self {
        Self {
            options: position.options(),
            turn: position.turn(),
            black: position.stones(Seat::First),
            white: position.stones(Seat::Second),
        }
    }
}

impl TryFrom<Setup> for Singularity {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let stones = [setup.black, setup.white];
        check_stones(stones)?;
        for seat in Seat::ALL {
            check_seat(seat, stones[seat.index()], setup.options)?;
        }
        let winner = match stones.map(outcome::has_won) {
            [true, true] => return Err(SetupError::BothWon),
            [true, false] => Some(Seat::First),
            [false, true] => Some(Seat::Second),
            [false, false] => None,
        };
        match winner {
            Some(winner) if winner == setup.turn => Err(SetupError::PlayedOn { winner }),
            _ => Ok(Self::with_stones(setup.options, setup.turn, stones)),
        }
    }
}

/// Checks that all stones stand on the board, one to a node.
fn check_stones(stones: [NodeSet; 2]) -> Result<(), SetupError> {
    let board = Board::bent9();
    for seat in Seat::ALL {
        if let Some(node) = (stones[seat.index()] - board.all()).first() {
            let index = node.index();
            return Err(SetupError::OffBoard { seat, index });
        }
    }
    match (stones[0] & stones[1]).first() {
        Some(node) => Err(SetupError::Shared(board.name(node))),
        None => Ok(()),
    }
}

/// Checks the stones of one seat.
fn check_seat(seat: Seat, stones: NodeSet, options: Options) -> Result<(), SetupError> {
    let board = Board::bent9();
    let count = stones.len();
    if !(1..=STONES).contains(&count) {
        return Err(SetupError::Count { seat, count });
    }
    let mut in_centre = (stones & CENTRE).iter();
    if let (Some(one), Some(other)) = (in_centre.next(), in_centre.next()) {
        let nodes = [board.name(one), board.name(other)];
        return Err(SetupError::CentreLimit { seat, nodes });
    }
    if count < STONES || options.fusion() == Fusion::Optional {
        return Ok(());
    }
    match neighbours_in_region(stones) {
        Some(pair) => {
            let nodes = pair.map(|node| board.name(node));
            Err(SetupError::Unfused { seat, nodes })
        }
        None => Ok(()),
    }
}

/// Finds two neighbours that are both in the centre region. Whichever of them came last has joined
/// the other, under every value of `zone`.
fn neighbours_in_region(stones: NodeSet) -> Option<[Node; 2]> {
    let inside = stones & REGION;
    inside.iter().find_map(|one| {
        let next_to_it = Board::bent9().neighbour_set(one) & inside;
        next_to_it.first().map(|other| [one, other])
    })
}

/// Why a state is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A stone stands beside the board.
    #[error("a stone of {} stands on node {index}, which the board does not have", colour(*seat))]
    OffBoard {
        /// The seat that has the stone.
        seat: Seat,
        /// The index of the node, counted from 0 in board order.
        index: usize,
    },
    /// Two stones share a node.
    #[error("a black and a white stone stand on {0}")]
    Shared(NodeName),
    /// A seat has no stone, or more than it began with.
    #[error("{} has {count} stones, must have 1 to {STONES}", colour(*seat))]
    Count {
        /// The seat.
        seat: Seat,
        /// How many stones it has.
        count: usize,
    },
    /// A seat has more than one stone in the centre.
    #[error(
        "{} has stones on {} and {}, but only one may be on f1 f2 f3",
        colour(*seat),
        nodes[0],
        nodes[1]
    )]
    CentreLimit {
        /// The seat.
        seat: Seat,
        /// Two of the nodes.
        nodes: [NodeName; 2],
    },
    /// A seat has lost no stone, though two of its stones must have fused.
    #[error(
        "{} has all its {STONES} stones, but those on {} and {} must have fused",
        colour(*seat),
        nodes[0],
        nodes[1]
    )]
    Unfused {
        /// The seat.
        seat: Seat,
        /// The two nodes.
        nodes: [NodeName; 2],
    },
    /// Each seat has one stone left, in the centre: the game was over when the first came there.
    #[error("both seats have won, but the first win ends the game")]
    BothWon,
    /// A seat has won, and it is its turn.
    #[error("{} has won, and the game went on", colour(*winner))]
    PlayedOn {
        /// The seat that has won.
        winner: Seat,
    },
}
