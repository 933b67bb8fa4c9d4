//! Many boards filled at once, a word a node.

use board_graph::{Board, Node};
use rand_core::Rng;

use crate::bridges::Crossings;
use crate::outcome::Triangle;
use crate::{Colour, YOn};

/// The vacant nodes of a position filled with stones, 64 · `L` times at once.
#[derive(Clone, Debug)]
pub struct Fillings<const L: usize> {
    board: Board,
    /// For each node a bit for each filling: whether it is black there.
    black: Vec<[u64; L]>,
    wins: [u64; L],
    /// All nodes in some order.
    order: Vec<u16>,
    /// The carriers of the bridges.
    carriers: Vec<[u16; 2]>,
    /// The nodes that are not settled by a bridge.
    rest: Vec<u16>,
    cells: Vec<[u64; L]>,
    is_settled: Vec<bool>,
}

impl<const L: usize> Fillings<L> {
    /// Makes room for fillings of a board.
    #[must_use]
    pub fn new(board: Board) -> Self {
        let nodes = board.node_count();
        Self {
            board,
            black: vec![[0; L]; nodes],
            wins: [0; L],
            order: (0..).take(nodes).collect(),
            carriers: Vec::new(),
            rest: Vec::with_capacity(nodes),
            cells: Vec::new(),
            is_settled: vec![false; nodes],
        }
    }

    /// Fills the vacant nodes of a position on the board.
    pub fn fill<const W: usize, R: Rng + ?Sized>(&mut self, position: &YOn<W>, rng: &mut R) {
        for (colour, word) in [(Colour::Black, u64::MAX), (Colour::White, 0)] {
            for node in position.stones(colour) {
                self.black[node.index()] = [word; L];
                self.is_settled[node.index()] = true;
            }
        }
        for node in position.vacant() {
            self.is_settled[node.index()] = false;
        }
        self.keep_bridges(position, rng);
        self.shuffle(rng);
        self.fill_rest(position, rng);
        self.wins = Triangle::of(self.board).wins(&self.black, &mut self.cells);
    }

    fn keep_bridges<const W: usize, R: Rng + ?Sized>(
        &mut self,
        position: &YOn<W>,
        rng: &mut R,
    ) {
        Crossings::of(self.board).carriers(position, &mut self.carriers);
        if self.carriers.is_empty() {
            return;
        }
        let first = below(rng.next_u64() as u16, self.carriers.len());
        let (later, sooner) = self.carriers.split_at(first);
        for carriers in sooner.iter().chain(later) {
            let [a, b] = carriers.map(usize::from);
            if self.is_settled[a] || self.is_settled[b] {
                continue;
            }
            let word = [0; L].map(|_: u64| rng.next_u64());
            self.black[a] = word;
            self.black[b] = word.map(|word| !word);
            self.is_settled[a] = true;
            self.is_settled[b] = true;
        }
    }

    fn shuffle<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        self.rest.clear();
        let is_settled = &self.is_settled;
        let rest = self.order.iter().filter(|&&node| !is_settled[usize::from(node)]);
        self.rest.extend(rest);
        let rest = &mut self.rest;
        let mut random = 0;
        for at in (1..rest.len()).rev() {
            if at % 4 == 3 || random == 0 {
                random = rng.next_u64();
            }
            rest.swap(at, below(random as u16, at + 1));
            random >>= 16;
        }
    }

    fn fill_rest<const W: usize, R: Rng + ?Sized>(&mut self, position: &YOn<W>, rng: &mut R) {
        let sooner = position.black_stones_before_white().saturating_sub(1);
        let (sooner, rest) = self.rest.split_at(sooner.min(self.rest.len()));
        for &node in sooner {
            self.black[usize::from(node)] = [u64::MAX; L];
        }
        let (pairs, last) = rest.as_chunks::<2>();
        for &[a, b] in pairs {
            let word = [0; L].map(|_: u64| rng.next_u64());
            self.black[usize::from(a)] = word;
            self.black[usize::from(b)] = word.map(|word| !word);
        }
        if let &[last] = last {
            let is_black = position.colour_to_move() == Some(Colour::Black);
            self.black[usize::from(last)] = [if is_black { u64::MAX } else { 0 }; L];
        }
    }

    /// Returns in which fillings a node is black, a bit each.
    #[must_use]
    pub fn black(&self, node: Node) -> [u64; L] {
        self.black[node.index()]
    }

    /// Returns which fillings Black wins, a bit each.
    #[must_use]
    pub const fn wins(&self) -> [u64; L] {
        self.wins
    }
}

/// Makes a random number one below a bound.
fn below(random: u16, bound: usize) -> usize {
    (usize::from(random) * bound) >> 16
}
