//! Tetra: stones slide to and fro once all are down, so that positions come back. Until then a seat wins with
//! the last stone of a figure, and the other must put its own there.

use board_play::{Position as _, Status};
use tetra::board_graph::{Board, NodeSet};
use tetra::{Move, Options, StoneGame as _, Tetra, Wins, outcome};

use crate::{Solvable, Threats};

impl Solvable for Tetra {
    /// Tells while this move and the next two put stones down.
    fn threats(&self) -> Threats<Move> {
        let Status::ToMove(seat) = self.status() else {
            return Threats::Unknown;
        };
        if self.in_hand(seat) < 2 || self.in_hand(!seat) == 0 {
            return Threats::Unknown;
        }
        let options = self.options();
        if options.wins() == Wins::Moving {
            return Threats::Nothing;
        }
        let [own, others] = [seat, !seat].map(|seat| self.stones(seat));
        let vacant = Board::bent9().all::<2>() - own - others;
        let last_nodes = |stones| {
            let missing = outcome::missing(stones, 1, options);
            missing.fold(NodeSet::EMPTY, |nodes, node| nodes | node) & vacant
        };
        if !last_nodes(own).is_empty() {
            return Threats::Win;
        }
        let mut theirs = last_nodes(others).into_iter();
        match (theirs.next(), theirs.next()) {
            (None, _) if can_threaten_twice(own, vacant, options) => Threats::WinInThree,
            (None, _) => Threats::Nothing,
            (Some(node), None) => Threats::Answers(vec![Move::Put(node)]),
            (Some(_), Some(_)) => Threats::Answers(Vec::new()),
        }
    }
}

/// Returns whether there is a vacant node with which two figures would lack a stone each, on different nodes.
fn can_threaten_twice(own: NodeSet, vacant: NodeSet, options: Options) -> bool {
    let mut others = [NodeSet::EMPTY; NodeSet::CAPACITY];
    for missing in outcome::missing(own, 2, options) {
        if !missing.is_subset(&vacant) {
            continue;
        }
        for node in missing {
            let other = &mut others[node.index()];
            *other |= missing.without(node);
            if other.len() > 1 {
                return true;
            }
        }
    }
    false
}
