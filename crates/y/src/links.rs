//! Links: connections that the other colour cannot cut, whoever is to move, as long as each attack on the
//! *carriers*, the vacant nodes of the link, is answered.
//!
//! * A *bridge*: two adjacent vacant nodes, where the two places across the edge between them belong to one
//!   colour: two stones, or a stone and a side of the board. If the other colour takes one carrier, the
//!   colour answers on the other.
//! * A *ziggurat*: a stone in the third row and its side, with eight vacant nodes between them.

use board_graph::{Board, Node, NodeSetOf};

#[cfg_attr(
    not(feature = "rand"),
    allow(dead_code, reason = "playouts use more of it")
)]
mod link;
#[cfg_attr(
    not(feature = "rand"),
    allow(dead_code, reason = "playouts use more of it")
)]
mod link_set;
mod ziggurat;

pub(crate) use link::{Link, Patterns};
#[cfg(feature = "rand")]
pub(crate) use ziggurat::Ziggurat;

/// The most nodes that a board of Y has, rounded up.
const NODES: usize = 1 << 10;

/// The bits of the three sides.
const ALL_SIDES: u8 = 7;

/// The groups of stones of one colour, and the links between them.
///
/// # Examples
///
/// ```
/// use y::links::Links;
/// use y::{Colour, Position as _, Y};
///
/// // The one node off the rim of this board has a bridge to each side.
/// let mut position = Y::new(&"board=flat:4".parse()?);
/// position.play("b1".parse()?)?;
/// let board = position.board();
/// let black = Links::new(board, position.stones(Colour::Black), position.vacant());
/// assert_eq!(black.joining_carriers().map(|carriers| carriers.len()), Some(6));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Links<const W: usize> {
    board: Board,
    stones: NodeSetOf<W>,
    vacant: NodeSetOf<W>,
    /// The number of the group of each stone.
    group_of: [u16; NODES],
    /// The sides that each group reaches, a bit each.
    sides: Vec<u8>,
    /// The links there are; they may share carriers.
    present: Vec<&'static Link>,
}

impl<const W: usize> Links<W> {
    /// Finds the groups and the links of stones of one colour on a board of Y, where some nodes are
    /// vacant.
    ///
    /// Cost: a flood for each group, and a few words for each node that is not vacant.
    ///
    /// # Panics
    ///
    /// If `board` is neither bent nor flat.
    #[must_use]
    pub fn new(board: Board, stones: NodeSetOf<W>, vacant: NodeSetOf<W>) -> Self {
        let patterns = Patterns::of(board);
        let cut = patterns.carried(board.all() - vacant);
        let present = patterns.between(stones).without(&cut);
        let mut found = Self {
            board,
            stones,
            vacant,
            group_of: [0; NODES],
            sides: Vec::new(),
            present: present
                .numbers()
                .map(|number| &patterns.links()[number])
                .collect(),
        };
        let mut left = stones;
        while let Some(first) = left.first() {
            let group = board.reach(NodeSetOf::of(first), left);
            left -= group;
            let number = u16::try_from(found.sides.len()).unwrap_or(u16::MAX);
            let mut sides = 0;
            for node in group {
                found.group_of[node.index()] = number;
                sides |= board.sides_at(node);
            }
            found.sides.push(sides);
        }
        found
    }

    /// Returns the carriers of links by which the stones join the three sides, where no two links share a
    /// carrier: then the colour wins whoever is to move. There are no carriers if the stones have a Y.
    ///
    /// Links are chosen greedily, bridges first, so a win may be overlooked, but none is found that is not there. Those
    /// that the win does not need are left out.
    #[must_use]
    pub fn joining_carriers(&self) -> Option<NodeSetOf<W>> {
        self.join(self.present.iter().copied(), |_| {})
    }

    /// Returns what [`joining_carriers`](Self::joining_carriers) returns with one stone more, on a vacant
    /// node.
    ///
    /// # Panics
    ///
    /// If the node is not on the board.
    #[must_use]
    pub fn joining_carriers_with(&self, node: Node) -> Option<NodeSetOf<W>> {
        let stones = self.stones.with(node);
        let vacant = self.vacant.without(node);
        let new = Patterns::of(self.board).ending_at(node);
        let new = new.filter(|link| link.is_there(stones, vacant));
        let old = self.present.iter().copied();
        let old = old.filter(|link| !link.carriers::<W>().contains(node));
        let around = self.board.neighbour_set::<W>(node) & self.stones;
        self.join(new.chain(old), |joined| {
            let last = joined.add(self.board.sides_at(node));
            around.iter().for_each(|stone| {
                joined.join([last, self.group_of[stone.index()].into()], 0);
            });
        })
    }

    /// Joins groups by links, as long as they do not reach the three sides.
    fn join(
        &self,
        links: impl Iterator<Item = &'static Link> + Clone,
        begin: impl Fn(&mut Joined),
    ) -> Option<NodeSetOf<W>> {
        let solid = || {
            let mut joined = Joined::new(&self.sides);
            begin(&mut joined);
            joined
        };
        let mut joined = solid();
        self.follow_all(&mut joined, links.clone(), None);
        if !joined.is_done {
            return None;
        }
        // Few attempts come so far, so it is only now that it matters which links they were.
        let solid = solid();
        let mut used = Vec::new();
        self.follow_all(&mut solid.clone(), links, Some(&mut used));
        Some(self.needed(&solid, used))
    }

    /// Follows links that share no carrier, until the three sides are joined, and notes which they were.
    fn follow_all(
        &self,
        joined: &mut Joined,
        links: impl Iterator<Item = &'static Link>,
        mut used: Option<&mut Vec<&'static Link>>,
    ) {
        let mut taken = NodeSetOf::<W>::EMPTY;
        for link in links {
            if joined.is_done {
                return;
            }
            let carriers = link.carriers::<W>();
            if carriers.is_disjoint(&taken) && self.follow(joined, link) {
                taken |= carriers;
                if let Some(used) = &mut used {
                    used.push(link);
                }
            }
        }
    }

    /// Returns the carriers of links, less those that the Y does not need.
    fn needed(&self, solid: &Joined, mut used: Vec<&Link>) -> NodeSetOf<W> {
        let mut at = 0;
        while at < used.len() {
            let mut joined = solid.clone();
            for link in used[..at].iter().chain(&used[at + 1..]) {
                self.follow(&mut joined, link);
            }
            if joined.is_done {
                used.remove(at);
            } else {
                at += 1;
            }
        }
        let carriers = used.iter().map(|link| link.carriers());
        carriers.fold(NodeSetOf::EMPTY, |all, carriers| all | carriers)
    }

    /// Joins what a link connects; returns whether it was not joined already.
    fn follow(&self, joined: &mut Joined, link: &Link) -> bool {
        let group_of = |stone: Node| {
            if self.stones.contains(stone) {
                self.group_of[stone.index()].into()
            } else {
                // The one stone more is a group of its own, behind the others.
                joined.groups.len() - 1
            }
        };
        let groups = link.ends().map(group_of);
        joined.join(groups, link.sides())
    }
}

/// Groups that are joined one by one.
#[derive(Clone)]
struct Joined {
    groups: Vec<Group>,
    /// Whether a group reaches all three sides.
    is_done: bool,
}

#[derive(Clone, Copy)]
struct Group {
    /// The group that it has become part of, or itself.
    up: u16,
    /// The sides that it reaches together with those that have become part of it, a bit each.
    sides: u8,
}

impl Joined {
    /// Takes the sides that each group reaches; there is room for one group more.
    fn new(sides: &[u8]) -> Self {
        let mut joined = Self {
            groups: Vec::with_capacity(sides.len() + 1),
            is_done: false,
        };
        for &sides in sides {
            joined.add(sides);
        }
        joined
    }

    /// Adds a group that reaches some sides, and returns its number.
    #[inline]
    fn add(&mut self, sides: u8) -> usize {
        let number = self.groups.len();
        let up = u16::try_from(number).unwrap_or(u16::MAX);
        self.groups.push(Group { up, sides });
        self.is_done |= sides == ALL_SIDES;
        number
    }

    #[inline]
    fn find(&self, mut group: usize) -> usize {
        while usize::from(self.groups[group].up) != group {
            group = self.groups[group].up.into();
        }
        group
    }

    /// Joins two groups to each other and to some sides; returns whether they were not joined already.
    #[inline]
    fn join(&mut self, groups: [usize; 2], to: u8) -> bool {
        let [one, other] = groups.map(|group| self.find(group));
        let sides = self.groups[one].sides | self.groups[other].sides | to;
        let is_new = one != other || sides != self.groups[one].sides;
        self.groups[other].up = u16::try_from(one).unwrap_or(u16::MAX);
        self.groups[one].sides = sides;
        self.is_done |= sides == ALL_SIDES;
        is_new
    }
}
