//! Both ways to win: pure functions over sets of nodes.
//!
//! White wins by captures: when Black has too few Amazons left. Black wins when the Aliens are blocked.
//!
//! An Alien on a node is blocked only if every node of its *zone* is occupied: the nodes around it, and
//! the nodes straight on behind these. A vacant neighbour can be stepped to. A vacant node behind a
//! neighbour can be jumped to if the neighbour is occupied, and if it is not, the Alien can step
//! there. So the test is exact, and it is one comparison of sets: the zones of the Aliens but for the
//! Aliens themselves, the *blockade*, must lie inside the Amazons. Which Amazons block three Aliens is
//! thereby forced node by node, and the smallest number of them is the size of the blockade.

use board_graph::{Board, ByFork, Fork, Jumps, Node, NodeSet};
use board_play::Seat;

use crate::{AliensAmazons, Options};

/// For each node its zone: its neighbours and the landings of the jumps from it.
static ZONES: ByFork<Vec<NodeSet>> = ByFork::new(|fork| {
    let (board, jumps) = (Board::bent9(), Jumps::bent9(fork));
    let zone = |node: Node| {
        let landings = jumps.from(node).iter().map(|jump| jump.landing);
        board.neighbour_set(node) | landings.collect()
    };
    board.nodes().map(zone).collect()
});

/// Returns the seat that has won, if one has: White if Black has too few Amazons left, on the board
/// and in hand; Black if White is to move and its Aliens, all three of them down, are blocked.
///
/// # Panics
///
/// If an Alien is not on the 93-node board.
#[must_use]
#[inline]
pub fn winner(
    turn: Seat,
    aliens: NodeSet,
    amazons: NodeSet,
    amazons_left: usize,
    options: Options,
) -> Option<Seat> {
    if amazons_left < options.amazons_needed() {
        return Some(Seat::First);
    }
    let are_all_down = aliens.len() == AliensAmazons::ALIENS;
    let is_won_by_black =
        turn == Seat::First && are_all_down && is_blocked(aliens, amazons, options.fork());
    is_won_by_black.then_some(Seat::Second)
}

/// Returns the nodes that Amazons must stand on so that no Alien can step or jump: no fewer do, and
/// more change nothing.
///
/// # Panics
///
/// If an Alien is not on the 93-node board.
///
/// # Examples
///
/// ```
/// use aliens_amazons::outcome;
/// use board_graph::{Board, Fork, NodeSet};
///
/// let board = Board::bent9();
/// let nodes = |names: &str| -> NodeSet {
///     names.split(' ').map(|name| board.parse_node(name).unwrap()).collect()
/// };
/// let blockade = outcome::blockade(nodes("a1 a2 a24"), Fork::On);
/// assert_eq!(blockade.len(), 10);
/// assert_eq!(blockade, nodes("a3 a4 a22 a23 b1 b2 b21 c1 c2 c18"));
/// ```
#[must_use]
#[inline]
pub fn blockade(aliens: NodeSet, fork: Fork) -> NodeSet {
    let zones = ZONES.get(fork);
    let all = aliens
        .iter()
        .fold(NodeSet::EMPTY, |all, alien| all | zones[alien.index()]);
    all - aliens
}

/// Returns the least number of Amazons that can block Aliens on these nodes.
///
/// # Panics
///
/// If an Alien is not on the 93-node board.
#[must_use]
pub fn amazons_to_block(aliens: NodeSet, fork: Fork) -> usize {
    blockade(aliens, fork).len()
}

/// Returns whether so many Amazons could ever block Aliens on these nodes.
///
/// # Panics
///
/// If an Alien is not on the 93-node board.
#[must_use]
pub fn can_be_blocked(aliens: NodeSet, amazons: usize, fork: Fork) -> bool {
    amazons_to_block(aliens, fork) <= amazons
}

/// Returns whether none of the Aliens can step or jump.
///
/// Cost: two or three operations on sets for each Alien, no search.
///
/// # Panics
///
/// If an Alien is not on the 93-node board.
#[must_use]
#[inline]
pub fn is_blocked(aliens: NodeSet, amazons: NodeSet, fork: Fork) -> bool {
    blockade(aliens, fork).is_subset(&amazons)
}
