//! Which links of a board there are, found for all of them by a few words for each stone.
//!
//! What takes long is compiled once, for boards of any size.

use board_graph::{Board, Node, NodeSetOf};

use super::link::{Link, Patterns, WORDS};

/// How many words of numbers of links come to a word of nodes: a board has fewer than three edges a node, over
/// each of which is a bridge at most, and fewer ziggurats than nodes.
const WORDS_A_WORD: usize = 4;

/// A set of links of a board, by their numbers. `W` is that of the sets of nodes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LinkSet<const W: usize>([[u64; WORDS_A_WORD]; W]);

impl<const W: usize> LinkSet<W> {
    /// Makes the set of the links that have to do with one of these nodes, in this way.
    fn new(way: &Way, nodes: NodeSetOf<W>) -> Self {
        let mut links = Self([[0; WORDS_A_WORD]; W]);
        way.add_links(&nodes.words(), links.0.as_flattened_mut());
        links
    }

    /// Combines the words of two sets.
    fn combined(mut self, other: &Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        let words = self.0.as_flattened_mut().iter_mut();
        for (word, &other) in words.zip(other.0.as_flattened()) {
            *word = combine(*word, other);
        }
        self
    }

    /// Returns the links of either set.
    pub(crate) fn or(self, other: &Self) -> Self {
        self.combined(other, |one, other| one | other)
    }

    /// Returns the links that are not in the other set.
    pub(crate) fn without(self, other: &Self) -> Self {
        self.combined(other, |one, other| one & !other)
    }

    /// Lists the numbers, in ascending order.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = usize> + Clone {
        bits(self.0.as_flattened())
    }
}

/// Lists the bits of words that are set, in ascending order.
fn bits(words: &[u64]) -> impl Iterator<Item = usize> + Clone {
    words.iter().enumerate().flat_map(|(at, &word)| {
        let lefts = core::iter::successors(Some(word), |left| Some(left & left.wrapping_sub(1)));
        let lefts = lefts.take_while(|&left| left != 0);
        lefts.map(move |left| 64 * at + left.trailing_zeros() as usize)
    })
}

/// One way of having to do with links: for each node of a board the links, in so many words.
#[derive(Debug)]
struct Way {
    words: usize,
    of_nodes: Vec<u64>,
}

impl Way {
    fn new(board: Board, links: usize) -> Self {
        let words = links.div_ceil(64);
        Self {
            words,
            of_nodes: vec![0; words * board.node_count()],
        }
    }

    fn insert(&mut self, node: Node, link: usize) {
        self.of_nodes[self.words * node.index() + link / 64] |= 1 << (link % 64);
    }

    /// Adds the links of nodes, which are bits of words, to the words of a set.
    fn add_links(&self, nodes: &[u64], links: &mut [u64]) {
        debug_assert!(self.words <= links.len(), "a set has room for all links");
        bits(nodes).for_each(|node| {
            let own = &self.of_nodes[self.words * node..][..self.words];
            for (word, own) in links.iter_mut().zip(own) {
                *word |= own;
            }
        });
    }
}

/// Which nodes of a board have to do with which links.
#[derive(Debug)]
pub(super) struct Incidence {
    first_ends: Way,
    second_ends: Way,
    carriers: Way,
}

impl Incidence {
    pub(super) fn new(board: Board, links: &[Link]) -> Self {
        let none = || Way::new(board, links.len());
        let mut incidence = Self {
            first_ends: none(),
            second_ends: none(),
            carriers: none(),
        };
        for (number, link) in links.iter().enumerate() {
            let [first, second] = link.ends();
            incidence.first_ends.insert(first, number);
            incidence.second_ends.insert(second, number);
            for node in link.carriers::<WORDS>() {
                incidence.carriers.insert(node, number);
            }
        }
        incidence
    }
}

impl Patterns {
    /// Returns the links whose ends are on these stones.
    ///
    /// Cost: a few words for each of them.
    pub(crate) fn between<const W: usize>(&self, stones: NodeSetOf<W>) -> LinkSet<W> {
        let [first, second] = [&self.incidence.first_ends, &self.incidence.second_ends]
            .map(|way| LinkSet::new(way, stones));
        first.combined(&second, |one, other| one & other)
    }

    /// Returns the links that have one of these nodes among their carriers.
    ///
    /// Cost: a few words for each of them.
    pub(crate) fn carried<const W: usize>(&self, by: NodeSetOf<W>) -> LinkSet<W> {
        LinkSet::new(&self.incidence.carriers, by)
    }
}

#[cfg(test)]
mod tests {
    use board_graph::NodeSet;
    use board_play::playout::{SplitMix, below};

    use super::*;

    #[test]
    fn sets_have_room_for_the_links_of_every_board() {
        for side in 3..=25 {
            for board in [Board::bent(side), Board::flat(side)].map(Result::unwrap) {
                let room = 64 * WORDS_A_WORD * board.node_count().div_ceil(64);
                assert!(Patterns::of(board).links().len() <= room, "{board}");
            }
        }
    }

    #[test]
    fn links_are_those_whose_ends_are_stones_and_whose_carriers_are_vacant() {
        let mut random = SplitMix::new(3);
        let boards = [3, 4, 9, 13].map(Board::bent).into_iter();
        for board in boards
            .chain([3, 9, 17].map(Board::flat))
            .map(Result::unwrap)
        {
            let patterns = Patterns::of(board);
            let mut found = 0;
            for share in 2..12 {
                // One in so many nodes is another colour's; of the rest half are stones.
                let colours: Vec<u64> = board.nodes().map(|_| below(&mut random, share)).collect();
                let of = |colour: fn(u64) -> bool| -> NodeSetOf<8> {
                    board
                        .nodes()
                        .filter(|node| colour(colours[node.index()]))
                        .collect()
                };
                let [stones, taken] = [of(|n| n % 2 == 1), of(|n| n % 2 == 1 || n == 0)];
                let vacant = board.nodes().collect::<NodeSetOf<8>>() - taken;
                let links = patterns.links().iter().enumerate();
                let there = links.filter(|(_, link)| link.is_there(stones, vacant));
                let expected: Vec<usize> = there.map(|(number, _)| number).collect();
                let links = patterns.between(stones).without(&patterns.carried(taken));
                let numbers: Vec<usize> = links.numbers().collect();
                assert_eq!(numbers, expected, "{board}");
                found += numbers.len();
            }
            assert!(found > 0, "{board}");
        }
        let none = Patterns::of(Board::bent9()).between(NodeSet::EMPTY);
        assert_eq!(none.numbers().count(), 0);
    }
}
