//! Many boards filled at once, a word a node.

use board_graph::{Board, Node};
use board_play::playout::{below, shuffle};
use rand_core::Rng;

use crate::links::{Patterns, Ziggurat};
use crate::outcome::Triangle;
use crate::{Colour, YOn};

/// The vacant nodes of a position filled with stones, 64 · `L` times at once, and who wins each time.
///
/// # Distribution
///
/// Where the position has no link, each filling is one that [`Playouts`](super::Playouts) makes: each
/// colour gets as many of the vacant nodes as it will have stones, all choices equally likely, so that
/// Black wins as often as in random games. But the fillings of a batch depend on each other: the vacant
/// nodes are put in random pairs once for all of them, and in each filling a toss says which node of a pair
/// is Black's. So every filling by itself is like any other, and the more batches, the better they are
/// mixed.
///
/// [Links](crate::links) of either colour are kept. The carriers of a bridge form one of the pairs; where
/// bridges share a carrier, one of them is kept, and which one is a random choice anew for each batch, though
/// not an even one. A ziggurat whose carriers no bridge has taken gets four of them, by which the stone is
/// connected to its side, and the other colour the other four. The result is no longer that of random games,
/// but nearer to that of good ones.
///
/// # Examples
///
/// ```
/// use board_play::testkit::SplitMix;
/// use y::{Position as _, Y, playout::Fillings};
///
/// let position = Y::new(&Default::default());
/// let mut fillings = Fillings::<4>::new(position.board());
/// fillings.fill(&position, &mut SplitMix::new(1));
/// let wins: u32 = fillings.wins().iter().map(|word| word.count_ones()).sum();
/// assert!(wins > 100, "of 256 games Black wins more than half, on average");
///
/// // How often the middle is Black's when Black wins.
/// let middle = position.board().parse_node("e5").unwrap();
/// let [black, wins] = [fillings.black(middle), fillings.wins()];
/// let both: u32 = black.iter().zip(wins).map(|(black, wins)| (black & wins).count_ones()).sum();
/// assert!(both <= wins.iter().map(|word| word.count_ones()).sum());
/// ```
#[derive(Clone, Debug)]
pub struct Fillings<const L: usize> {
    board: Board,
    /// For each node a bit for each filling: whether it is Black's there.
    black: Vec<[u64; L]>,
    wins: [u64; L],
    /// The carriers of the bridges.
    bridges: Vec<[Node; 2]>,
    /// The vacant nodes that no bridge settles.
    rest: Vec<Node>,
    is_settled: Vec<bool>,
    /// Room to find the winners in.
    cells: Vec<[u64; L]>,
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
            bridges: Vec::new(),
            rest: Vec::with_capacity(nodes),
            is_settled: vec![false; nodes],
            cells: Vec::new(),
        }
    }

    /// Fills the vacant nodes of a position on the board, anew, and finds the winners. If the game is over
    /// its winner wins them all.
    ///
    /// Cost: on `bent:9` some 7 ns a filling with `L` = 4, 13 with `L` = 1.
    ///
    /// # Panics
    ///
    /// If the position is on another board.
    pub fn fill<const W: usize, R: Rng + ?Sized>(&mut self, position: &YOn<W>, rng: &mut R) {
        assert_eq!(position.board(), self.board, "the board of the position");
        for (colour, word) in [(Colour::Black, u64::MAX), (Colour::White, 0)] {
            for node in position.stones(colour) {
                self.black[node.index()] = [word; L];
                self.is_settled[node.index()] = true;
            }
        }
        for node in position.vacant() {
            self.is_settled[node.index()] = false;
        }
        self.keep_links(position, rng);
        self.fill_rest(position, rng);
        self.wins = Triangle::of(self.board).wins(&self.black, &mut self.cells);
        if let Some(winner) = position.winner() {
            // White may have won with all of the handicap still to come.
            self.wins = [if winner == Colour::Black { u64::MAX } else { 0 }; L];
        }
    }

    /// Gives one carrier of each bridge to each colour, and half of those of each ziggurat.
    fn keep_links<const W: usize, R: Rng + ?Sized>(&mut self, position: &YOn<W>, rng: &mut R) {
        let patterns = Patterns::of(self.board);
        let [black, white] = Colour::ALL.map(|colour| patterns.between(position.stones(colour)));
        let cut = patterns.carried(self.board.all() - position.vacant());
        let there = black.or(&white).without(&cut);
        let links = there.numbers();
        self.bridges.clear();
        self.bridges
            .extend(links.clone().filter_map(|number| patterns.pair(number)));
        // Those before the first have to wait for those behind it.
        let first = below(rng, self.bridges.len() as u64);
        let first = usize::try_from(first).unwrap_or(0);
        for at in (first..self.bridges.len()).chain(0..first) {
            let [a, b] = self.bridges[at];
            if !self.is_settled[a.index()] && !self.is_settled[b.index()] {
                self.toss([a, b], rng);
                self.is_settled[a.index()] = true;
                self.is_settled[b.index()] = true;
            }
        }
        for ziggurat in links.filter_map(|number| patterns.ziggurat(number)) {
            let carriers = ziggurat.carriers();
            let is_settled = carriers.iter().any(|node| self.is_settled[node.index()]);
            if !is_settled && let Some(colour) = position.stone(ziggurat.stone) {
                self.keep(ziggurat, colour, rng);
                for node in carriers {
                    self.is_settled[node.index()] = true;
                }
            }
        }
    }

    /// Connects a stone to its side: by one of two ways, or both.
    fn keep<R: Rng + ?Sized>(&mut self, ziggurat: &Ziggurat, colour: Colour, rng: &mut R) {
        let &Ziggurat {
            x,
            c,
            a,
            b,
            r: [r0, r1, r2, r3],
            ..
        } = ziggurat;
        for at in 0..L {
            let [by_a, by_r2, by_c, by_x] = [0; 4].map(|_: u64| rng.next_u64());
            // By a it goes on to r1 or r2, by b to r2 or r3.
            let own = [
                (x, by_x),
                (r0, !by_x),
                (c, by_c),
                (a, by_a),
                (b, !by_a),
                (r1, by_a & !by_r2 | !by_a & !by_c),
                (r2, by_r2),
                (r3, by_a & !by_c | !by_a & !by_r2),
            ];
            for (node, own) in own {
                self.black[node.index()][at] = match colour {
                    Colour::Black => own,
                    Colour::White => !own,
                };
            }
        }
    }

    /// Fills the nodes that no bridge settles: those of a handicap, then pairs, then a last one.
    fn fill_rest<const W: usize, R: Rng + ?Sized>(&mut self, position: &YOn<W>, rng: &mut R) {
        let mut rest = core::mem::take(&mut self.rest);
        rest.clear();
        rest.extend(
            position
                .vacant()
                .iter()
                .filter(|node| !self.is_settled[node.index()]),
        );
        shuffle(&mut rest, rng);
        // The last of Black's stones in a row is answered, like any other.
        let alone = position.black_stones_before_white().saturating_sub(1);
        let (alone, answered) = rest.split_at(alone.min(rest.len()));
        for node in alone {
            self.black[node.index()] = [u64::MAX; L];
        }
        let (pairs, last) = answered.as_chunks::<2>();
        for &pair in pairs {
            self.toss(pair, rng);
        }
        if let [last] = last {
            let is_black = position.black_stones_before_white() > 0;
            self.black[last.index()] = [if is_black { u64::MAX } else { 0 }; L];
        }
        self.rest = rest;
    }

    /// Gives in each filling one of two nodes to Black, and the other to White.
    fn toss<R: Rng + ?Sized>(&mut self, [a, b]: [Node; 2], rng: &mut R) {
        let words = [0; L].map(|_: u64| rng.next_u64());
        self.black[a.index()] = words;
        self.black[b.index()] = words.map(|word| !word);
    }

    /// Returns in which of the last fillings a node is Black's, a bit each.
    #[inline]
    #[must_use]
    pub fn black(&self, node: Node) -> [u64; L] {
        self.black[node.index()]
    }

    /// Returns which of the last fillings Black wins, a bit each.
    #[must_use]
    pub const fn wins(&self) -> [u64; L] {
        self.wins
    }
}
