//! Why a step is refused.

use board_graph::NodeName;
use board_play::Position as _;
use board_stones::{StoneFault, StoneGame as _};

use super::{Chain, JumpByJump, Step};
use crate::phase::Phase;
use crate::{Illegal, Move};

/// Why a step is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StepIllegal {
    /// It is no move of the game (rulings, section 3).
    #[error(transparent)]
    Move(#[from] Illegal),
    /// A step goes to a neighbour (rulings, section 3.4: a stone steps).
    #[error("a step goes to a neighbour, and {to} is not next to {from}")]
    NotAStep {
        /// Where the stone stands.
        from: NodeName,
        /// Where it was to go.
        to: NodeName,
    },
    /// An Alien in the middle of its jumps goes on or stops (rulings, section 3.6: chains).
    #[error("the Alien on {0} is jumping: it jumps on or stops")]
    Jumping(NodeName),
    /// No Alien is jumping (rulings, section 3.6: chains).
    #[error("no Alien is jumping, so none can stop")]
    NotJumping,
    /// Only Aliens jump (rulings, section 3.4: Amazons only step).
    #[error("only Aliens jump, and there is none on {0} whose turn it is")]
    NoAlien(NodeName),
    /// A jump is over an adjacent stone to the vacant node straight on behind it (rulings, section 3.5:
    /// jumps).
    #[error("no jump leads from {from} to {to}")]
    NoJump {
        /// Where the Alien stands.
        from: NodeName,
        /// Where it was to land.
        to: NodeName,
    },
    /// The chain is back where it began and has captured nothing (rulings, section 3.11: no move).
    #[error("the Alien is back on {0} and has captured nothing: it must jump on")]
    NoMove(NodeName),
}

impl JumpByJump {
    /// Checks a step.
    pub(super) fn check_step(&self, step: Step) -> Result<(), StepIllegal> {
        let board = self.before.board();
        self.before.check_going_on().map_err(Illegal::from)?;
        let nodes = match step {
            Step::Put(node) => [Some(node), None],
            Step::Go { from, to } | Step::Jump { from, to } => [Some(from), Some(to)],
            Step::Stop | Step::Pass => [None; 2],
        };
        let mut nodes = nodes.into_iter().flatten();
        if let Some(node) = nodes.find(|&node| !board.contains(node)) {
            return Err(Illegal::Stone(StoneFault::OffBoard(node)).into());
        }
        match (self.chain, step) {
            (_, Step::Jump { from, to }) => {
                let [from_name, to_name] = [from, to].map(|node| board.name(node));
                if !self.jumpers().contains(from) {
                    return Err(self.no_jumper(from_name));
                }
                if self.landings(from).contains(to) {
                    return Ok(());
                }
                let (from, to) = (from_name, to_name);
                Err(StepIllegal::NoJump { from, to })
            }
            (None, Step::Stop) => Err(StepIllegal::NotJumping),
            (Some(chain), Step::Stop) if chain.may_stop() => Ok(()),
            (Some(Chain { at, .. }), Step::Stop) => Err(StepIllegal::NoMove(board.name(at))),
            (Some(Chain { at, .. }), _) => Err(StepIllegal::Jumping(board.name(at))),
            (None, Step::Put(node)) => Ok(self.before.check(Move::Put(node))?),
            (None, Step::Pass) => Ok(self.before.check(Move::Pass)?),
            (None, Step::Go { from, to }) => {
                // What chains over Aliens can do is no step.
                self.before.check(Move::quiet(from, to))?;
                if board.are_adjacent(from, to) {
                    return Ok(());
                }
                let [from, to] = [from, to].map(|node| board.name(node));
                Err(StepIllegal::NotAStep { from, to })
            }
        }
    }

    /// Returns why no jump begins on a node on which no Alien stands that may jump.
    fn no_jumper(&self, node: NodeName) -> StepIllegal {
        let board = self.before.board();
        match (self.chain, self.before.phase()) {
            (Some(chain), _) => StepIllegal::Jumping(board.name(chain.at)),
            (None, Phase::Put) => Illegal::InHand(self.before.in_hand(self.before.turn())).into(),
            _ => StepIllegal::NoAlien(node),
        }
    }
}
