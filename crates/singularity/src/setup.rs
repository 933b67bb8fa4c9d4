//! Any state of a game as plain data, and what makes it a position.

use board_graph::{Board, Node, NodeName, NodeSet};
use board_play::Seat;
use board_stones::{Blame, Colour, LineField, StoneGame as _, StoneLine, StoneSetup, StonesFault};

use crate::start::STONES;
use crate::{CENTRE, Fusion, Options, REGION, Singularity, outcome};

/// A state as plain data, for editors and importers. `Singularity::try_from` makes it a position
/// unless it is plain that no play can lead there.
pub type Setup = StoneSetup<Options>;

impl TryFrom<Setup> for Singularity {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check_nodes()?;
        setup.check_at_most(STONES)?;
        for (seat, stones) in Seat::ALL.into_iter().zip(setup.stones()) {
            check_seat(Self::colour(seat), stones, setup.options)?;
        }
        if setup.stones().into_iter().all(outcome::has_won) {
            return Err(SetupError::BothWon);
        }
        match Self::winner_of(&setup) {
            Some(winner) if winner == setup.turn => Err(SetupError::PlayedOn(Self::colour(winner))),
            _ => Ok(Self::from_setup(&setup)),
        }
    }
}

impl StoneLine for Singularity {
    const WON: [&'static str; 2] = ["one stone is left, in the centre", "nobody has won"];

    fn has_won(setup: &Setup, seat: Seat) -> bool {
        outcome::has_won(setup.stones()[seat.index()])
    }
}

/// Checks the stones of one seat.
fn check_seat(colour: Colour, stones: NodeSet, options: Options) -> Result<(), SetupError> {
    let names = |nodes: [Node; 2]| nodes.map(|node| Board::bent9().name(node));
    let count = stones.len();
    if count == 0 {
        return Err(SetupError::NoStone(colour));
    }
    let mut in_centre = (stones & CENTRE).iter();
    if let (Some(one), Some(other)) = (in_centre.next(), in_centre.next()) {
        let nodes = names([one, other]);
        return Err(SetupError::CentreLimit { colour, nodes });
    }
    if count < STONES || options.fusion() == Fusion::Optional {
        return Ok(());
    }
    match neighbours_in_region(stones) {
        Some(pair) => Err(SetupError::Unfused {
            colour,
            nodes: names(pair),
        }),
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
    /// The stones are off the board, on one node, or more than a seat begins with.
    #[error(transparent)]
    Stones(#[from] StonesFault),
    /// A seat has no stone: the last cannot fuse with another.
    #[error("{0} has no stone, must have 1 at least")]
    NoStone(Colour),
    /// A seat has more than one stone in the centre.
    #[error(
        "{colour} has stones on {} and {}, but only one may be on f1 f2 f3",
        nodes[0],
        nodes[1]
    )]
    CentreLimit {
        /// The colour of the stones.
        colour: Colour,
        /// Two of their nodes.
        nodes: [NodeName; 2],
    },
    /// A seat has lost no stone, though two of its stones must have fused.
    #[error(
        "{colour} has all its {STONES} stones, but those on {} and {} must have fused",
        nodes[0],
        nodes[1]
    )]
    Unfused {
        /// The colour of the stones.
        colour: Colour,
        /// The two nodes.
        nodes: [NodeName; 2],
    },
    /// Each seat has one stone left, in the centre: the game was over when the first came there.
    #[error("both seats have won, but the first win ends the game")]
    BothWon,
    /// A seat has won, and it is its turn.
    #[error("{0} has won, and the game went on")]
    PlayedOn(Colour),
}

impl Blame for SetupError {
    fn field(&self) -> LineField {
        match self {
            Self::Stones(fault) => fault.field(),
            Self::NoStone(colour)
            | Self::CentreLimit { colour, .. }
            | Self::Unfused { colour, .. }
            | Self::PlayedOn(colour) => LineField::Stones(*colour),
            Self::BothWon => LineField::Stones(Colour::White),
        }
    }
}
