//! Moves as numbers: a stone put down on each node; the steps from each node to each next to it; the jumps
//! from each node to each straight on behind a neighbour; the stop; the pass.

use board_graph::{Board, ByFork, Jumps, Node, NodeSet, PairIndex};
use board_play::{Actions, Position as _};

use super::{JumpByJump, Step};

/// How many actions put a stone down; steps come after them.
const PUTS: usize = Board::BENT9_NODE_COUNT;

/// The steps and the jumps, which depend on whether lines fork.
struct Table {
    steps: PairIndex,
    jumps: PairIndex,
}

static TABLES: ByFork<Table> = ByFork::new(|fork| {
    let board = Board::bent9();
    let jumps = Jumps::bent9(fork);
    let landings = |from| jumps.from(from).iter().map(|jump| jump.landing);
    Table {
        steps: PairIndex::new(board, |from| board.neighbour_set::<2>(from)),
        jumps: PairIndex::new(board, |from| landings(from).collect::<NodeSet>()),
    }
});

impl Table {
    fn of(position: &JumpByJump) -> &'static Self {
        TABLES.get(position.options().fork())
    }

    /// Returns the first action that is a jump.
    fn first_jump(&self) -> usize {
        PUTS + self.steps.len()
    }

    /// Returns the action that stops; the one after it passes.
    fn stop(&self) -> usize {
        self.first_jump() + self.jumps.len()
    }
}

impl Actions for JumpByJump {
    fn action_count(&self) -> usize {
        Table::of(self).stop() + 2
    }

    fn action(&self, m: Step) -> Option<usize> {
        let table = Table::of(self);
        match m {
            Step::Put(node) => Some(node.index()).filter(|&action| action < PUTS),
            Step::Go { from, to } => Some(PUTS + table.steps.get(from, to)?),
            Step::Jump { from, to } => Some(table.first_jump() + table.jumps.get(from, to)?),
            Step::Stop => Some(table.stop()),
            Step::Pass => Some(table.stop() + 1),
        }
    }

    fn move_of(&self, action: usize) -> Option<Step> {
        let table = Table::of(self);
        if action < PUTS {
            return Some(Step::Put(Node::new(action)));
        }
        if let Some((from, to)) = table.steps.pair(action - PUTS) {
            return Some(Step::Go { from, to });
        }
        if let Some((from, to)) = table.jumps.pair(action - table.first_jump()) {
            return Some(Step::Jump { from, to });
        }
        match action - table.stop() {
            0 => Some(Step::Stop),
            1 => Some(Step::Pass),
            _ => None,
        }
    }
}
