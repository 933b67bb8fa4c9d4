//! How the tree grows.

use board_play::{Outcome, Seat, Status};
use rand_chacha::ChaCha8Rng;

use super::grown::{Grown, NONE, Node, ROOT};
use crate::meter::{BudgetMeter, Work};
use crate::search::Candidate;
use crate::trials::{Amaf, Judgement, Prospect, Trials};

pub fn param(name: &str, default: f32) -> f32 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

/// The search of one position.
pub(in super::super) struct Tree<'a> {
    trials: &'a mut dyn Trials,
    grown: Grown,
    memory: usize,
    amaf: Amaf,
    prospects: Vec<Prospect>,
    scores: Vec<f32>,
    path: Vec<(usize, usize)>,
    k: f32,
    steep: f32,
    explore: f32,
    expand: u32,
    often: u32,
    sqk: f32,
}

impl<'a> Tree<'a> {
    pub(in super::super) fn new(grown: Grown, trials: &'a mut dyn Trials, memory: usize) -> Self {
        Self {
            amaf: Amaf::new(trials.actions()),
            trials,
            grown,
            memory,
            prospects: Vec::new(),
            scores: Vec::new(),
            path: Vec::new(),
            k: param("K", 100.0),
            steep: param("STEEP", 8.0),
            explore: param("EXPLORE", 0.0),
            expand: param("EXPAND", 2.0) as u32,
            often: param("OFTEN", 256.0) as u32,
            sqk: param("SQK", 0.0),
        }
    }

    pub(in super::super) fn into_grown(self) -> Grown {
        self.grown
    }

    /// Makes iterations until the budget is used up or the root is decided.
    pub(in super::super) fn grow(&mut self, rng: &mut ChaCha8Rng, meter: &mut BudgetMeter<'_, '_>) {
        self.trials.rewind();
        let Status::ToMove(seat) = self.trials.status() else {
            return;
        };
        if self.grown.nodes.is_empty() {
            self.grown.nodes.push(Node::new(seat, self.trials.side()));
        }
        self.grown.nodes[ROOT].winner = self.winner_by_edges(seat);
        while self.grown.nodes[ROOT].winner.is_none() && meter.spend() {
            self.iterate(rng);
            meter.note(Work::Judgement);
        }
    }

    /// Returns who wins from the root by what is known of its moves.
    fn winner_by_edges(&self, seat: Seat) -> Option<Seat> {
        let root = &self.grown.nodes[ROOT];
        let promises = &self.grown.edges.promises[root.edges()];
        if promises.contains(&f32::INFINITY) {
            return Some(seat);
        }
        (root.is_expanded() && root.open == 0).then_some(!seat)
    }

    fn is_full(&self) -> bool {
        self.grown.bytes() >= self.memory
    }

    fn iterate(&mut self, rng: &mut ChaCha8Rng) {
        self.trials.rewind();
        self.path.clear();
        let mut at = ROOT;
        loop {
            let node = &mut self.grown.nodes[at];
            node.visits = node.visits.saturating_add(1);
            if !node.is_expanded() {
                let is_due = at == ROOT || node.visits >= self.expand && !self.is_full();
                return self.judge(at, is_due, rng);
            }
            let edge = self.select(at);
            self.path.push((at, edge));
            self.trials.play(self.grown.edges.actions[edge].into());
            let seat = match self.trials.status() {
                Status::ToMove(seat) => seat,
                Status::Over(Outcome::Win(seat)) => return self.decide(seat),
                Status::Over(Outcome::Draw) | Status::Chance => return,
            };
            let child = self.grown.edges.children[edge];
            if child == NONE {
                at = self.grown.nodes.len();
                self.grown.edges.children[edge] = u32::try_from(at).unwrap_or(NONE);
                self.grown.nodes.push(Node::new(seat, self.trials.side()));
            } else {
                at = child as usize;
            }
        }
    }

    /// Tries the position of a node out, and finds its moves if that is due.
    fn judge(&mut self, node: usize, is_due: bool, rng: &mut ChaCha8Rng) {
        let judgement = self.trials.judge(rng, &mut self.amaf);
        match judgement {
            Judgement::Win(seat) if node != ROOT => return self.decide_at(node, seat),
            Judgement::Win(_) => {}
            Judgement::Chance(value) => self.remember(value),
        }
        if !is_due {
            return;
        }
        self.prospects.clear();
        self.trials.list(&mut self.prospects);
        if node != ROOT
            && let Some(seat) = self.trials.prove(&mut self.prospects)
        {
            return self.decide_at(node, seat);
        }
        self.grown.expand(node, &self.prospects);
        self.count(node);
    }

    fn decide_at(&mut self, node: usize, seat: Seat) {
        self.grown.nodes[node].winner = Some(seat);
        self.decide(seat);
    }

    #[inline(never)]
    fn select(&mut self, node: usize) -> usize {
        let Self { grown, scores, k, explore, .. } = self;
        let node = &grown.nodes[node];
        let k = if self.sqk > 0.0 { self.sqk } else { *k };
        let range = node.edges();
        let edges = &grown.edges;
        scores.clear();
        let means = &edges.means[range.clone()];
        let promises = &edges.promises[range.clone()];
        let visits = &edges.visits[range.clone()];
        if *explore > 0.0 {
            let log = *explore * libm::sqrtf(node.visits as f32);
            scores.extend(means.iter().zip(promises).zip(visits).map(|((&mean, &promise), &visits)| {
                let visits = visits as i32 as f32;
                (visits * mean + k * promise) / (visits + k) + log / (visits + 1.0) * promise.max(0.0)
            }));
        } else {
            scores.extend(means.iter().zip(promises).zip(visits).map(|((&mean, &promise), &visits)| {
                let visits = visits as i32 as f32;
                (visits * mean + k * promise) / (visits + k)
            }));
        }
        range.start + index_of_most(scores)
    }

    /// Adds a value for the first seat to what is on the path.
    #[inline(never)]
    fn remember(&mut self, value: f32) {
        for at in 0..self.path.len() {
            let (node, edge) = self.path[at];
            let Node { seat, visits, .. } = self.grown.nodes[node];
            let edges = &mut self.grown.edges;
            let worth = match seat {
                Seat::First => value,
                Seat::Second => 1.0 - value,
            };
            edges.visits[edge] += 1;
            edges.means[edge] += (worth - edges.means[edge]) / edges.visits[edge] as f32;
            if visits < self.often || visits % 4 == 0 {
                self.count(node);
            }
        }
    }

    /// Adds to the moves of a node what the last trials say of them.
    fn count(&mut self, node: usize) {
        let node = &self.grown.nodes[node];
        let range = node.edges();
        let counted = &self.amaf.counts[node.side][..];
        let edges = &mut self.grown.edges;
        let actions = &edges.actions[range.clone()];
        let trials = &mut edges.trials[range.clone()];
        for (&action, trials) in actions.iter().zip(&mut *trials) {
            let [games, wins] = counted[usize::from(action)];
            trials[0] += games;
            trials[1] += wins;
        }
        let steep = self.steep;
        let promises = &mut edges.promises[range];
        for (promise, &[games, wins]) in promises.iter_mut().zip(&*trials) {
            let by_trials = squash(steep * (wins / games - 0.5));
            *promise = if *promise < 0.0 { *promise } else { by_trials };
        }
    }

    /// Notes that a seat wins behind the last edge of the path.
    fn decide(&mut self, seat: Seat) {
        let mut is_decided = true;
        for &(at, edge) in self.path.iter().rev() {
            let edges = &mut self.grown.edges;
            let is_win = self.grown.nodes[at].seat == seat;
            edges.visits[edge] += 1;
            let worth = if is_win { 1.0 } else { 0.0 };
            edges.means[edge] += (worth - edges.means[edge]) / edges.visits[edge] as f32;
            if !is_decided {
                continue;
            }
            let child = edges.children[edge];
            if child != NONE {
                self.grown.nodes[child as usize].winner = Some(seat);
            }
            let node = &mut self.grown.nodes[at];
            if is_win {
                edges.promises[edge] = f32::INFINITY;
                node.winner = Some(seat);
                continue;
            }
            if edges.promises[edge] > f32::NEG_INFINITY {
                edges.promises[edge] = f32::NEG_INFINITY;
                node.open -= 1;
            }
            is_decided = node.open == 0;
            if is_decided {
                node.winner = Some(seat);
            }
        }
    }

    /// Returns what is known of the moves: their numbers are actions.
    pub(in super::super) fn candidates(&self) -> Vec<Candidate<usize>> {
        let root = &self.grown.nodes[ROOT];
        let edges = &self.grown.edges;
        let candidates = root.edges().map(|edge| {
            let visits = edges.visits[edge];
            let promise = edges.promises[edge];
            let is_proven = promise.is_infinite();
            let win_rate = if is_proven {
                f64::from(u8::from(promise > 0.0))
            } else {
                let visits = f64::from(visits);
                (f64::from(edges.means[edge]) * visits + f64::from(promise)) / (visits + 1.0)
            };
            Candidate {
                m: edges.actions[edge].into(),
                visits,
                win_rate,
                is_proven,
            }
        });
        candidates.collect()
    }
}

/// Returns where the greatest of some numbers is; the first of them if there are several.
fn index_of_most(scores: &[f32]) -> usize {
    const LANES: usize = 8;
    let greater = |one: f32, other: f32| if other > one { other } else { one };
    let (chunks, rest) = scores.as_chunks::<LANES>();
    let mut most = [f32::NEG_INFINITY; LANES];
    for chunk in chunks {
        for (most, &score) in most.iter_mut().zip(chunk) {
            *most = greater(*most, score);
        }
    }
    let most = most.iter().chain(rest).copied().fold(f32::NEG_INFINITY, greater);
    scores.iter().position(|&score| score == most).unwrap_or(0)
}

/// Turns a difference of strength into a chance of winning: much like the logistic function, without its
/// exponential.
pub(crate) fn squash(difference: f32) -> f32 {
    0.5 + 0.5 * difference / (4.0 + difference * difference).sqrt()
}
