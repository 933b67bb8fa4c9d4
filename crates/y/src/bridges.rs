//! Bridges: connections that the other colour cannot cut.
//!
//! Two nodes that are joined by an edge, and that are both vacant, are the *carriers* of a bridge if the
//! two places across the edge belong to one colour: two stones, or a stone and a side of the board. If
//! the other colour takes one carrier, the colour answers on the other.

use std::sync::OnceLock;

use board_graph::{Board, Node, NodeSetOf, Shape};

use crate::{Colour, YOn};

/// An edge, and what is across it.
#[derive(Clone, Copy, Debug)]
struct Crossing {
    /// The ends of the edge.
    carriers: [u16; 2],
    /// The two nodes that form triangles with the edge; on the rim one of them is the number behind the
    /// last node, which stands for the side.
    across: [u16; 2],
    /// The sides that both carriers lie on, a bit each: none but on the rim.
    sides: u8,
}

/// The edges of a board over which bridges can be.
#[derive(Debug)]
pub(crate) struct Crossings(Vec<Crossing>);

/// To whom a place belongs, a bit for each colour: both bits for a side of the board.
type Owners = [u8; 1 << 10];

impl Crossings {
    /// Returns the edges of a board of Y.
    pub(crate) fn of(board: Board) -> &'static Self {
        static CROSSINGS: [OnceLock<Crossings>; 64] = [const { OnceLock::new() }; 64];
        let index = match board.shape() {
            Shape::Bent { side } => usize::from(side),
            Shape::Flat { side } => 32 + usize::from(side),
            other => panic!("Y is not played on {other}"),
        };
        CROSSINGS[index].get_or_init(|| Self::find(board))
    }

    fn find(board: Board) -> Self {
        let number = |node: Node| u16::try_from(node.index()).unwrap_or(u16::MAX);
        let side = u16::try_from(board.node_count()).unwrap_or(u16::MAX);
        let crossings = board.edges().filter_map(|(a, b)| {
            let third = |triangle: &&[Node; 3]| triangle.contains(&a) && triangle.contains(&b);
            let mut across = board.triangles().iter().filter(third).filter_map(|triangle| {
                triangle.iter().copied().find(|&node| node != a && node != b)
            });
            let one = number(across.next()?);
            let other = across.next().map_or(side, number);
            let sides = board.sides_at(a) & board.sides_at(b);
            Some(Crossing {
                carriers: [number(a), number(b)],
                across: [one, other],
                sides: if other == side { sides } else { 0 },
            })
        });
        Self(crossings.collect())
    }

    /// Lists the carriers of all bridges of both colours; they may overlap.
    pub(crate) fn carriers<const W: usize>(
        &self,
        position: &YOn<W>,
        found: &mut Vec<[u16; 2]>,
    ) {
        let owners = owners(position);
        found.clear();
        found.extend(self.0.iter().filter_map(|crossing| {
            crossing.owner(&owners).map(|_| crossing.carriers)
        }));
    }
}

impl Crossing {
    /// Returns to whom a bridge over the edge belongs, a bit for each colour, if there is one.
    #[inline]
    fn owner(&self, owners: &Owners) -> Option<u8> {
        let at = |place: u16| owners[usize::from(place) % owners.len()];
        let [a, b] = self.carriers.map(at);
        let [x, y] = self.across.map(at);
        let owner = x & y;
        (a | b == 0 && owner != 0).then_some(owner)
    }
}

fn owners<const W: usize>(position: &YOn<W>) -> Owners {
    let mut owners = [0; 1 << 10];
    owners[position.board().node_count()] = 3;
    for colour in Colour::ALL {
        for node in position.stones(colour) {
            owners[node.index()] = 1 << colour.index();
        }
    }
    owners
}

/// Returns whether a colour's stones and bridges join the three sides, with no two bridges sharing a
/// carrier: then the colour wins whoever is to move, by answering each stone on a carrier on the other
/// one.
///
/// Bridges are taken greedily, so that a win may be overlooked; none is claimed that is not there.
///
/// Cost: a flood for each group, and a look at each edge of the board.
#[must_use]
pub fn joins_by_bridges<const W: usize>(position: &YOn<W>, colour: Colour) -> bool {
    let board = position.board();
    let owners = owners(position);
    let mut groups = Groups::of(board, position.stones(colour));
    let mut used = NodeSetOf::<W>::EMPTY;
    for crossing in &Crossings::of(board).0 {
        let owner = crossing.owner(&owners).unwrap_or(0);
        if owner & 1 << colour.index() == 0 {
            continue;
        }
        let [a, b] = crossing.carriers.map(|node| Node::new(node.into()));
        if used.contains(a) || used.contains(b) {
            continue;
        }
        let [x, y] = crossing.across.map(usize::from);
        let is_new = if crossing.sides == 0 {
            groups.join(x, y)
        } else {
            groups.reach(x, crossing.sides)
        };
        if is_new {
            used = used.with(a).with(b);
        }
        if groups.is_done {
            return true;
        }
    }
    groups.is_done
}

/// Groups of stones that are joined one by one.
struct Groups {
    /// The group of each stone.
    of: [u16; 1 << 10],
    /// The group that a group has become part of.
    up: Vec<u16>,
    /// The sides that a group reaches, a bit each.
    sides: Vec<u8>,
    /// Whether a group reaches all three.
    is_done: bool,
}

impl Groups {
    fn of<const W: usize>(board: Board, mut stones: NodeSetOf<W>) -> Self {
        let mut groups = Self {
            of: [0; 1 << 10],
            up: Vec::new(),
            sides: Vec::new(),
            is_done: false,
        };
        while let Some(first) = stones.first() {
            let group = board.reach(NodeSetOf::of(first), stones);
            stones -= group;
            let number = u16::try_from(groups.up.len()).unwrap_or(u16::MAX);
            let mut sides = 0;
            for node in group {
                groups.of[node.index()] = number;
                sides |= board.sides_at(node);
            }
            groups.up.push(number);
            groups.sides.push(sides);
            groups.is_done |= sides == 7;
        }
        groups
    }

    fn find(&self, stone: usize) -> usize {
        let mut group = usize::from(self.of[stone]);
        while usize::from(self.up[group]) != group {
            group = self.up[group].into();
        }
        group
    }

    /// Joins the groups of two stones; returns whether they were not one already.
    fn join(&mut self, one: usize, other: usize) -> bool {
        let [one, other] = [one, other].map(|stone| self.find(stone));
        if one == other {
            return false;
        }
        self.up[other] = u16::try_from(one).unwrap_or(u16::MAX);
        self.sides[one] |= self.sides[other];
        self.is_done |= self.sides[one] == 7;
        true
    }

    /// Joins the group of a stone to sides; returns whether it did not reach them already.
    fn reach(&mut self, stone: usize, sides: u8) -> bool {
        let group = self.find(stone);
        let is_new = self.sides[group] | sides != self.sides[group];
        self.sides[group] |= sides;
        self.is_done |= self.sides[group] == 7;
        is_new
    }
}
