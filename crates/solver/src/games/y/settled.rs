//! Nodes whose colour no longer matters, or is certain.
//!
//! A vacant node is *dead* if its colour changes nothing, however the rest is filled: if all that it could
//! connect for a colour is connected without it. Two vacant nodes are *captured* by a colour if a stone of
//! that colour on either kills the other: when the other colour takes one, the colour takes the other,
//! and the first is dead (Björnsson, Hayward, Johanson and van Rijswijck, *Dead cell analysis in Hex and the
//! Shannon game*, 2006). Both can be filled without a change of the result.

use y::board_graph::{Node, NodeSetOf};

use super::field::{Field, Stones, each, only};

/// Nodes that can be filled without changing who wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Settled<const W: usize> {
    pub(super) dead: NodeSetOf<W>,
    /// What the colour that is to move has captured.
    pub(super) own: NodeSetOf<W>,
    /// What the other one has captured.
    pub(super) other: NodeSetOf<W>,
}

impl<const W: usize> Settled<W> {
    /// Looks for settled nodes.
    pub(super) fn of(field: &Field<W>, stones: Stones<W>) -> Self {
        let mut settled = Self::default();
        while settled.grow(field, settled.fill(stones)) {}
        settled
    }

    /// Fills the nodes: those that are dead for the colour that is not to move, as it makes no difference.
    pub(super) fn fill(self, stones: Stones<W>) -> Stones<W> {
        Stones {
            own: stones.own | self.own,
            other: stones.other | self.other | self.dead,
        }
    }

    /// Finds one dead node or two captured ones more.
    fn grow(&mut self, field: &Field<W>, stones: Stones<W>) -> bool {
        let vacant = field.vacant(stones);
        let dead = each(vacant).find(|&node| {
            is_dead(field, node, stones.own, vacant) || is_dead(field, node, stones.other, vacant)
        });
        if let Some(node) = dead {
            self.dead.insert(Node::new(node));
            return true;
        }
        for (stones, captured) in [(stones.own, &mut self.own), (stones.other, &mut self.other)] {
            if let Some(pair) = capture(field, stones, vacant) {
                *captured |= pair;
                return true;
            }
        }
        false
    }
}

/// Finds two vacant nodes that are captured by a colour with these stones.
fn capture<const W: usize>(
    field: &Field<W>,
    stones: NodeSetOf<W>,
    vacant: NodeSetOf<W>,
) -> Option<NodeSetOf<W>> {
    let kills = |node: usize, victim: usize| {
        let node = Node::new(node);
        let (stones, vacant) = (stones.with(node), vacant.without(node));
        is_dead(field, victim, stones, vacant)
    };
    each(vacant).find_map(|node| {
        let later = field.later_neighbours(node) & vacant;
        let partner = each(later).find(|&other| kills(node, other) && kills(other, node))?;
        Some(only(node).with(Node::new(partner)))
    })
}

/// Returns whether a vacant node is dead: whether all the vacant nodes and sides that a stone of a colour
/// would connect are adjacent to each other, where stones of the colour count as if they were not between
/// them.
fn is_dead<const W: usize>(
    field: &Field<W>,
    node: usize,
    stones: NodeSetOf<W>,
    vacant: NodeSetOf<W>,
) -> bool {
    let (near, sides) = adjacent(field, node, stones, vacant);
    // No two sides are adjacent, and no more than three nodes are adjacent to each other but round stones.
    sides.count_ones() <= 1
        && each(near).all(|other| {
            let (others, reached) = adjacent(field, other, stones, vacant);
            near.is_subset(&others.with(Node::new(other))) && sides & !reached == 0
        })
}

/// Returns the vacant nodes that are adjacent to a vacant node, by an edge or by stones of a colour, and the
/// sides, a bit each.
fn adjacent<const W: usize>(
    field: &Field<W>,
    node: usize,
    stones: NodeSetOf<W>,
    vacant: NodeSetOf<W>,
) -> (NodeSetOf<W>, u8) {
    let touched = field.neighbours(node) & stones;
    let joined = field.reach(touched, stones).with(Node::new(node));
    let near = (field.around(joined) & vacant).without(Node::new(node));
    (near, field.sides_of(joined))
}
