//! Moves: stones go by chains of jumps; the rest of generation is `board-stones`'.

use board_graph::{Board, Fork, JumpFault, Jumps, Node, NodeSet};
use board_stones::{Routes, ShiftGame};

use crate::jump_graph::JumpGraph;
use crate::{ChainFault, LeapOver};

/// The chains of jumps by which stones go.
#[derive(Clone, Copy, Debug)]
pub struct JumpChains(Fork);

impl ShiftGame for LeapOver {
    type Routes = JumpChains;

    #[inline]
    fn routes(&self) -> JumpChains {
        JumpChains(self.options.fork())
    }
}

impl JumpChains {
    #[inline]
    fn jumps(self) -> &'static Jumps {
        Jumps::bent9(self.0)
    }
}

impl Routes for JumpChains {
    type Fault = ChainFault;

    fn targets(self, from: Node, occupied: NodeSet) -> NodeSet {
        self.jumps().reach(from, occupied)
    }

    #[inline]
    fn any(self, stones: NodeSet, occupied: NodeSet) -> bool {
        let mut jumps = stones.iter().flat_map(|from| self.jumps().from(from));
        jumps.any(|jump| jump.is_open(occupied))
    }

    #[inline]
    fn all(self, stones: NodeSet, occupied: NodeSet) -> impl Iterator<Item = (Node, Node)> + use<> {
        let mut graph = JumpGraph::new(self.0, occupied);
        stones.into_iter().flat_map(move |from| {
            let targets = graph.reach(from).into_iter();
            targets.map(move |to| (from, to))
        })
    }

    #[inline]
    fn count(self, stones: NodeSet, occupied: NodeSet) -> usize {
        let mut graph = JumpGraph::new(self.0, occupied);
        stones.iter().map(|from| graph.reach(from).len()).sum()
    }

    #[inline]
    fn nth(self, stones: NodeSet, occupied: NodeSet, n: usize) -> Option<(Node, Node)> {
        let mut graph = JumpGraph::new(self.0, occupied);
        let mut left = n;
        for from in stones {
            let targets = graph.reach(from);
            if let Some(to) = targets.nth(left) {
                return Some((from, to));
            }
            left -= targets.len();
        }
        None
    }

    fn check(self, from: Node, to: Node, occupied: NodeSet) -> Result<(), ChainFault> {
        let chain = self.jumps().check(from, to, occupied);
        chain.map_err(|fault| match fault {
            JumpFault::NoChain => why_no_chain(from, to, occupied),
            fault => fault.into(),
        })
    }

    fn path(self, from: Node, to: Node, occupied: NodeSet) -> Option<Vec<Node>> {
        let landings = self.jumps().path(from, to, occupied)?;
        Some([vec![from], landings].concat())
    }
}

/// Returns why no chain leads to a vacant node, where more can be said than that none does.
fn why_no_chain(from: Node, to: Node, occupied: NodeSet) -> ChainFault {
    let board = Board::bent9();
    if board.are_adjacent(from, to) {
        return ChainFault::Step;
    }
    let between = board.neighbour_set(from) & board.neighbour_set(to);
    let is_straight = |over: &Node| board.straight(from, *over).contains(&to);
    if let Some(penta) = between.iter().find(is_straight) {
        return ChainFault::OverPenta(board.name(penta));
    }
    match (between & occupied).first() {
        Some(over) => ChainFault::NotStraight(board.name(over)),
        None => JumpFault::NoChain.into(),
    }
}
