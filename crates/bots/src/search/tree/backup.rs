//! What a visit leaves behind on its path.

use super::Tree;
use crate::worth::worth_to;
use board_play::Seat;

impl Tree<'_> {
    /// Adds the value of a visit to everything on its path.
    pub(super) fn remember(&mut self, value: f64) {
        let mut may_decide = self.is_open;
        for at in (0..self.path.len()).rev() {
            let (node, edge, mover) = self.path[at];
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits = edge.visits.saturating_add(1);
            let Some(mover) = mover else {
                // What chance may bring instead is not known.
                may_decide = false;
                continue;
            };
            edge.total += worth_to(mover, value);
            if may_decide {
                let decided = self.best_decided(node, mover);
                self.nodes[node].decided = decided;
                may_decide = decided.is_some();
            }
        }
    }

    /// Returns how the game ends from a node: as the mover likes best among its moves, if one wins or
    /// all are known.
    fn best_decided(&self, node: usize, mover: Seat) -> Option<f64> {
        let node = &self.nodes[node];
        let mut best: Option<f64> = None;
        let mut is_known = node.is_complete;
        for edge in &node.edges {
            match self.decided_behind(edge) {
                Some(value) if worth_to(mover, value) >= 1.0 => return Some(value),
                Some(value)
                    if best.is_none_or(|best| worth_to(mover, value) > worth_to(mover, best)) =>
                {
                    best = Some(value);
                }
                Some(_) => {}
                None => is_known = false,
            }
        }
        best.filter(|_| is_known)
    }

    /// Notes what the estimates behind each move of the path come to, from its end to the root: the seats
    /// choose what they like best, chance as often as it has been seen to. The estimates themselves were
    /// noted when the nodes were expanded.
    ///
    /// Source: implicit minimax backups (Lanctot, Winands, Pepels and Sturtevant, "Monte Carlo tree search
    /// with heuristic evaluations using implicit minimax backups", 2014).
    pub(super) fn back_up(&mut self) {
        if !self.is_open {
            return;
        }
        for at in (0..self.path.len()).rev() {
            let (node, edge, mover) = self.path[at];
            let child = self.nodes[node].edges[edge].child;
            if let Some(backed) = child.and_then(|child| self.nodes[child].backed) {
                let backed = mover.map_or(backed, |mover| worth_to(mover, backed));
                self.nodes[node].edges[edge].backed = Some(backed);
            }
            self.nodes[node].backed = match mover {
                Some(mover) => self.best_backed(node, mover),
                None => self.expected(node),
            };
        }
    }

    /// Notes what the last move of the path is worth, which brought back a position.
    pub(super) fn back_up_again(&mut self, value: f64) {
        if let Some(&(node, edge, Some(mover))) = self.path.last()
            && self.is_open
        {
            self.nodes[node].edges[edge].backed = Some(worth_to(mover, value));
        }
    }

    /// Returns what the moves of a node come to by the one that the seat likes best, for the first seat.
    fn best_backed(&self, node: usize, mover: Seat) -> Option<f64> {
        let edges = self.nodes[node].edges.iter();
        let backed = edges.filter_map(|edge| match self.decided_behind(edge) {
            Some(value) => Some(worth_to(mover, value)),
            None => edge.backed,
        });
        backed.reduce(f64::max).map(|best| worth_to(mover, best))
    }

    /// Returns what the moves of chance have come to on average, for the first seat.
    fn expected(&self, node: usize) -> Option<f64> {
        let edges = self.nodes[node].edges.iter();
        let (total, visits) = edges.fold((0.0, 0.0), |(total, visits), edge| {
            let Some(backed) = edge.backed else {
                return (total, visits);
            };
            let often = f64::from(edge.visits);
            (total + often * backed, visits + often)
        });
        (visits > 0.0).then(|| total / visits)
    }
}
