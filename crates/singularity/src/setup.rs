//! Any state of a game as plain data, and what makes it a position.

use board_graph::{Board, Node, NodeName, NodeSet};
use board_play::{Player, Turn};

use crate::board::STONES;
use crate::{CENTRE, Fusion, Options, REGION, Singularity, outcome};

/// A state as plain data, for editors and importers. `Singularity::try_from` makes it a position
/// unless it is plain that no play can lead there.
///
/// # Examples
///
/// ```
/// use board_play::{Outcome, Player, Position as _, Turn};
/// use singularity::{Setup, Singularity};
///
/// let mut setup = Setup::from(Singularity::new(&"zone=both".parse()?));
/// setup.white = ["f2", "c5"].map(|name| name.parse().unwrap())
///     .iter().filter_map(|&name| board_graph::Board::bent9().node(name)).collect();
/// setup.turn = Turn::ToMove(Player::Second);
/// let position = Singularity::try_from(setup)?;
/// assert_eq!(position.stones(Player::Second).len(), 2);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// The rules.
    pub options: Options,
    /// The seat to move, or that the game is over.
    pub turn: Turn,
    /// The black stones, those of the first seat.
    pub black: NodeSet,
    /// The white stones, those of the second seat.
    pub white: NodeSet,
}

impl TryFrom<Setup> for Singularity {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let stones = [setup.black, setup.white];
        check_stones(stones)?;
        for seat in Player::ALL {
            check_seat(seat, stones[seat.index()], setup.options)?;
        }
        if stones.into_iter().all(outcome::has_won) {
            return Err(SetupError::BothWon);
        }
        let over = outcome::outcome(&stones);
        let next = match (setup.turn, over) {
            (Turn::ToMove(seat), None) => seat,
            // Nobody is next: which seat is handed on does not matter.
            (Turn::Over, Some(_)) => Player::First,
            (turn, _) => {
                let over = over.is_some();
                return Err(SetupError::Turn { turn, over });
            }
        };
        Ok(Self::from_valid(setup.options, next, stones))
    }
}

/// Checks that all stones stand on the board, one to a node.
fn check_stones(stones: [NodeSet; 2]) -> Result<(), SetupError> {
    let board = Board::bent9();
    for seat in Player::ALL {
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
fn check_seat(seat: Player, stones: NodeSet, options: Options) -> Result<(), SetupError> {
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
    match neighbors_in_region(stones) {
        Some(pair) => {
            let nodes = pair.map(|node| board.name(node));
            Err(SetupError::Unfused { seat, nodes })
        }
        None => Ok(()),
    }
}

/// Finds two neighbours that are both in the centre region. Whichever of them came last has joined
/// the other, under every value of `zone`.
fn neighbors_in_region(stones: NodeSet) -> Option<[Node; 2]> {
    let inside = stones & REGION;
    inside.iter().find_map(|one| {
        let next_to_it = Board::bent9().neighbor_set(one) & inside;
        next_to_it.first().map(|other| [one, other])
    })
}

/// Why a state is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A stone stands beside the board.
    #[error("a stone of seat {seat} stands on node {index}, which the board does not have")]
    OffBoard {
        /// The seat that has the stone.
        seat: Player,
        /// The index of the node, counted from 0 in board order.
        index: usize,
    },
    /// Two stones share a node.
    #[error("a black and a white stone stand on {0}")]
    Shared(NodeName),
    /// A seat has no stone, or more than it began with.
    #[error("seat {seat} has {count} stones, must have 1 to {STONES}")]
    Count {
        /// The seat.
        seat: Player,
        /// How many stones it has.
        count: usize,
    },
    /// A seat has more than one stone in the centre.
    #[error("seat {seat} has stones on {} and {}, and may have one on f1 f2 f3", nodes[0], nodes[1])]
    CentreLimit {
        /// The seat.
        seat: Player,
        /// Two of the nodes.
        nodes: [NodeName; 2],
    },
    /// A seat has lost no stone, though two of its stones must have fused.
    #[error(
        "seat {seat} has all its {STONES} stones, but those on {} and {} must have fused",
        nodes[0],
        nodes[1]
    )]
    Unfused {
        /// The seat.
        seat: Player,
        /// The two nodes.
        nodes: [NodeName; 2],
    },
    /// Each seat has one stone left, in the centre: the game was over when the first came there.
    #[error("both seats have won, but the game ends with the first win")]
    BothWon,
    /// The game is over and a seat is to move, or the other way round.
    #[error("the turn is {turn}, but the game is {}", if *over { "over" } else { "not over" })]
    Turn {
        /// Whose turn it is said to be.
        turn: Turn,
        /// Whether the game is over.
        over: bool,
    },
}
