//! The patterns of links on a board.

use std::sync::OnceLock;

use board_graph::{Board, Node, NodeSetOf, Shape};

use super::NODES;
use super::link_set::Incidence;
use super::ziggurat::Ziggurat;

/// How many words a set of nodes of any board takes.
pub(super) const WORDS: usize = NODES / 64;

/// Two places that are connected if they belong to one colour and the nodes between them are vacant.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    /// The nodes; the same node twice if the link leads to a side.
    ends: [Node; 2],
    /// The sides that it leads to, a bit each.
    sides: u8,
    /// The nodes that have to be vacant, as the words of a set.
    carriers: [u64; WORDS],
}

impl Link {
    /// Returns the nodes that are connected, which may be the same.
    pub(crate) const fn ends(&self) -> [Node; 2] {
        self.ends
    }

    /// Returns the sides that the nodes are connected to, a bit each.
    pub(crate) const fn sides(&self) -> u8 {
        self.sides
    }

    /// Returns the nodes that have to be vacant.
    pub(crate) fn carriers<const W: usize>(&self) -> NodeSetOf<W> {
        NodeSetOf::from_words(core::array::from_fn(|at| self.carriers[at]))
    }

    /// Returns the two carriers of a bridge.
    pub(super) fn pair(&self) -> [Node; 2] {
        let mut carriers = self.carriers::<WORDS>().iter();
        core::array::from_fn(|_| carriers.next().unwrap_or(self.ends[0]))
    }

    /// Returns whether the link is there, for these stones of a colour.
    pub(crate) fn is_there<const W: usize>(
        &self,
        stones: NodeSetOf<W>,
        vacant: NodeSetOf<W>,
    ) -> bool {
        self.carriers::<W>().is_subset(&vacant) && self.ends.iter().all(|&end| stones.contains(end))
    }
}

/// The links that there can be on a board.
#[derive(Debug)]
pub(crate) struct Patterns {
    links: Vec<Link>,
    /// The carriers of each bridge; the other links are ziggurats.
    pairs: Vec<[Node; 2]>,
    ziggurats: Vec<Ziggurat>,
    /// For each node the numbers of the links that end there.
    ending: Vec<Vec<u16>>,
    pub(super) incidence: Incidence,
}

impl Patterns {
    /// Returns the links of a board of Y.
    ///
    /// # Panics
    ///
    /// If it is no board of Y.
    #[inline]
    pub(crate) fn of(board: Board) -> &'static Self {
        static PATTERNS: [OnceLock<Patterns>; 64] = [const { OnceLock::new() }; 64];
        let index = match board.shape() {
            Shape::Bent { side } => usize::from(side),
            Shape::Flat { side } => 32 + usize::from(side),
            other => panic!("Y is not played on {other}"),
        };
        PATTERNS[index].get_or_init(|| Self::find(board))
    }

    /// Returns all links, the bridges first.
    pub(crate) fn links(&self) -> &[Link] {
        &self.links
    }

    /// Returns the carriers of the bridge with a number; none if the link is a ziggurat.
    #[inline]
    pub(crate) fn pair(&self, number: usize) -> Option<[Node; 2]> {
        self.pairs.get(number).copied()
    }

    /// Returns the ziggurat with a number; none if the link is a bridge.
    #[inline]
    pub(crate) fn ziggurat(&self, number: usize) -> Option<&Ziggurat> {
        self.ziggurats.get(number.checked_sub(self.pairs.len())?)
    }

    /// Returns the links that end at a node.
    #[inline]
    pub(crate) fn ending_at(&self, node: Node) -> impl Iterator<Item = &Link> + Clone {
        let numbers = self.ending[node.index()].iter();
        numbers.map(|&number| &self.links[usize::from(number)])
    }

    fn find(board: Board) -> Self {
        let mut links = bridges(board);
        let pairs = links.iter().map(Link::pair).collect();
        let ziggurats = Ziggurat::all(board, &links);
        links.extend(ziggurats.iter().map(|ziggurat| Link {
            ends: [ziggurat.stone; 2],
            sides: ziggurat.sides,
            carriers: words_of(ziggurat.carriers()),
        }));
        let mut ending = vec![Vec::new(); board.node_count()];
        for (number, link) in (0..).zip(&links) {
            let [a, b] = link.ends;
            ending[a.index()].push(number);
            if b != a {
                ending[b.index()].push(number);
            }
        }
        Self {
            incidence: Incidence::new(board, &links),
            links,
            pairs,
            ziggurats,
            ending,
        }
    }
}

/// Returns the words of the set of some nodes.
fn words_of(nodes: impl IntoIterator<Item = Node>) -> [u64; WORDS] {
    nodes.into_iter().collect::<NodeSetOf<WORDS>>().words()
}

/// Finds the bridges of a board: one over each edge.
fn bridges(board: Board) -> Vec<Link> {
    let bridges = board.edges().filter_map(|(a, b)| {
        let mut across = across(board, [a, b]);
        let one = across.next()?;
        let other = across.next();
        let sides = board.sides_at(a) & board.sides_at(b);
        Some(Link {
            ends: [one, other.unwrap_or(one)],
            sides: if other.is_none() { sides } else { 0 },
            carriers: words_of([a, b]),
        })
    });
    bridges.collect()
}

/// Returns the nodes that form triangles with an edge: two, or one on the rim.
pub(super) fn across(board: Board, [a, b]: [Node; 2]) -> impl Iterator<Item = Node> {
    let on_edge = move |triangle: &&[Node; 3]| triangle.contains(&a) && triangle.contains(&b);
    let thirds = board.triangles().iter().filter(on_edge);
    thirds.filter_map(move |triangle| {
        let mut nodes = triangle.iter().copied();
        nodes.find(|&node| node != a && node != b)
    })
}
