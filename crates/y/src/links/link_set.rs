//! Which links of a board there are, found for all of them by a few words for each stone.

use board_graph::{Board, Node, NodeSetOf};

use super::link::{Link, Patterns, WORDS};

/// How many words of numbers of links come to a word of nodes: a board has fewer than three edges a node, over
/// each of which is a bridge at most, and fewer ziggurats than nodes.
const CHUNK: usize = 4;

/// A bit for each of 256 links.
type Chunk = [u64; CHUNK];

/// A set of links of a board, by their numbers. `W` is that of the sets of nodes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LinkSet<const W: usize>([Chunk; W]);

impl<const W: usize> LinkSet<W> {
    const EMPTY: Self = Self([[0; CHUNK]; W]);

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
    pub(crate) fn numbers(self) -> impl Iterator<Item = usize> + Clone {
        let words = self.0.into_iter().flatten().enumerate();
        words.flat_map(|(at, mut word)| {
            core::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(64 * at + bit)
            })
        })
    }
}

/// For each node of a board the links that it has to do with, in so many chunks of words.
#[derive(Debug)]
pub(super) struct Incidence {
    chunks: usize,
    /// Those whose first end it is.
    first: Vec<Chunk>,
    /// Those whose second end it is.
    second: Vec<Chunk>,
    /// Those that it carries.
    carried: Vec<Chunk>,
}

impl Incidence {
    pub(super) fn new(board: Board, links: &[Link]) -> Self {
        let nodes = board.node_count();
        let chunks = links.len().div_ceil(64 * CHUNK);
        assert!(chunks <= nodes.div_ceil(64), "the links of {board}");
        let none = vec![[0; CHUNK]; nodes * chunks];
        let mut incidence = Self {
            chunks,
            first: none.clone(),
            second: none.clone(),
            carried: none,
        };
        for (number, link) in links.iter().enumerate() {
            let add = |way: &mut [Chunk], node: Node| {
                let words = way[chunks * node.index()..].as_flattened_mut();
                words[number / 64] |= 1 << (number % 64);
            };
            let [first, second] = link.ends();
            add(&mut incidence.first, first);
            add(&mut incidence.second, second);
            for node in link.carriers::<WORDS>() {
                add(&mut incidence.carried, node);
            }
        }
        incidence
    }

    /// Returns the links that have to do with one of these nodes, in one of the three ways.
    #[inline]
    fn of<const W: usize>(&self, way: &[Chunk], nodes: NodeSetOf<W>) -> LinkSet<W> {
        let mut all = LinkSet::EMPTY;
        nodes.into_iter().for_each(|node| {
            let own = &way[self.chunks * node.index()..][..self.chunks];
            for (chunk, own) in all.0.iter_mut().zip(own) {
                for (word, own) in chunk.iter_mut().zip(own) {
                    *word |= own;
                }
            }
        });
        all
    }
}

impl Patterns {
    /// Returns the links whose ends are on these stones.
    ///
    /// Cost: a few words for each of them.
    pub(crate) fn between<const W: usize>(&self, stones: NodeSetOf<W>) -> LinkSet<W> {
        let incidence = self.incidence();
        let first = incidence.of(&incidence.first, stones);
        let second = incidence.of(&incidence.second, stones);
        first.combined(&second, |one, other| one & other)
    }

    /// Returns the links that have one of these nodes among their carriers.
    ///
    /// Cost: a few words for each of them.
    pub(crate) fn carried<const W: usize>(&self, by: NodeSetOf<W>) -> LinkSet<W> {
        let incidence = self.incidence();
        incidence.of(&incidence.carried, by)
    }
}

#[cfg(test)]
mod tests {
    use board_graph::NodeSet;
    use board_play::playout::{SplitMix, below};

    use super::*;

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
