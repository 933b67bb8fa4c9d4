//! The jumps over the stones of a position as a graph, in which all chains of jumps are found.
//!
//! Listing moves asks for the reach of ten stones among the same twenty. So the graph is built once:
//! every stone joins the pairs of nodes that lie straight across it, whatever is on these. The reach of
//! a stone is then a plain search from its node over vacant nodes, a whole word at a time. The stone's
//! node is vacant meanwhile, and it cannot be jumped over: the pairs across it are taken out for the
//! time of the search. No two nodes lie straight across two others, so that joining a pair and taking
//! it out are the same: a bit is toggled.

use board_graph::{Board, ByFork, Fork, Node, NodeSet};

/// Pairs of nodes, for each node of the board those that lie straight across it.
type Pairs = Vec<Vec<[Node; 2]>>;

static ACROSS: ByFork<Pairs> = ByFork::new(|fork| {
    let board = Board::bent9();
    let across = |over: Node| {
        let ends = board.neighbours(over).iter().flat_map(move |&one| {
            let others = board.straight_with(one, over, fork).iter();
            others.map(move |&other| [one, other])
        });
        // Each pair is met from both of its ends.
        ends.filter(|[one, other]| one < other).collect()
    };
    board.nodes().map(across).collect()
});

/// All jumps over the stones of a position.
#[derive(Clone, Debug)]
pub(crate) struct JumpGraph {
    across: &'static Pairs,
    occupied: u128,
    /// For each node those that a jump from it leads to, vacant or not: node `i` is bit `i`.
    landings: [u128; Board::BENT9_NODE_COUNT],
}

impl JumpGraph {
    /// Makes the graph of the jumps over stones on these nodes.
    pub(crate) fn new(fork: Fork, occupied: NodeSet) -> Self {
        let mut graph = Self {
            across: ACROSS.get(fork),
            occupied: bits(occupied),
            landings: [0; Board::BENT9_NODE_COUNT],
        };
        for stone in occupied {
            graph.toggle_jumps_over(stone);
        }
        graph
    }

    fn toggle_jumps_over(&mut self, stone: Node) {
        for [one, other] in &self.across[stone.index()] {
            self.landings[one.index()] ^= 1 << other.index();
            self.landings[other.index()] ^= 1 << one.index();
        }
    }

    /// Returns the nodes other than `from`, which has a stone, that a chain of one or more jumps leads
    /// to.
    ///
    /// Cost: some 10 ns and a few for each node reached.
    pub(crate) fn reach(&mut self, from: Node) -> NodeSet {
        let mut open = !self.occupied;
        let mut reached = self.landings[from.index()] & open;
        if reached == 0 {
            return NodeSet::EMPTY;
        }
        self.toggle_jumps_over(from);
        let mut todo = reached;
        while todo != 0 {
            open &= !reached;
            let new = self.landings[todo.trailing_zeros() as usize] & open;
            reached |= new;
            todo = (todo & (todo - 1)) | new;
        }
        self.toggle_jumps_over(from);
        node_set(reached)
    }
}

fn bits(set: NodeSet) -> u128 {
    let [low, high] = set.words().map(u128::from);
    low | high << 64
}

#[expect(clippy::cast_possible_truncation, reason = "the words are wanted")]
fn node_set(bits: u128) -> NodeSet {
    NodeSet::from_words([bits as u64, (bits >> 64) as u64])
}
