//! How the tree grows.

use board_play::{Seat, Status};
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
            expand: param("EXPAND", 1.0) as u32,
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
        if self.grown.nodes[ROOT].first == NONE {
            self.expand(ROOT);
        }
        while self.grown.nodes[ROOT].winner.is_none() && self.grown.nodes[ROOT].open > 0 && meter.spend() {
            self.iterate(rng);
            meter.note(Work::Judgement);
        }
    }

    fn expand(&mut self, node: usize) {
        self.prospects.clear();
        self.trials.list(&mut self.prospects);
        self.grown.expand(node, &self.prospects);
    }

    fn iterate(&mut self, rng: &mut ChaCha8Rng) {
        self.trials.rewind();
        self.path.clear();
        let mut at = ROOT;
        loop {
            let node = &mut self.grown.nodes[at];
            node.visits = node.visits.saturating_add(1);
            if node.first == NONE {
                if node.visits <= self.expand || self.grown.bytes() >= self.memory {
                    break;
                }
                self.expand(at);
            }
            let edge = self.select(at);
            self.path.push((at, edge));
            self.trials.play(self.grown.edges.actions[edge].into());
            if let Status::Over(outcome) = self.trials.status() {
                if let board_play::Outcome::Win(seat) = outcome {
                    self.decide(seat);
                }
                return;
            }
            let child = self.grown.edges.children[edge];
            if child != NONE {
                at = child as usize;
                continue;
            }
            if self.grown.bytes() >= self.memory {
                break;
            }
            let Status::ToMove(seat) = self.trials.status() else { return };
            let mut node = Node::new(seat, self.trials.side());
            node.visits = 1;
            self.grown.edges.children[edge] = u32::try_from(self.grown.nodes.len()).unwrap_or(NONE);
            self.grown.nodes.push(node);
            break;
        }
        match self.trials.judge(rng, &mut self.amaf) {
            Judgement::Win(seat) => self.decide(seat),
            Judgement::Chance(value) => self.remember(value),
        }
    }

    fn select(&mut self, node: usize) -> usize {
        let Self { grown, scores, k, steep, explore, .. } = self;
        let node = &grown.nodes[node];
        let range = node.edges();
        let edges = &grown.edges;
        scores.clear();
        let wins = &edges.wins[range.clone()];
        let games = &edges.games[range.clone()];
        let totals = &edges.totals[range.clone()];
        let visits = &edges.visits[range.clone()];
        let log = *explore * (node.visits as f32).ln().sqrt();
        scores.extend(wins.iter().zip(games).zip(totals).zip(visits).map(
            |(((&wins, &games), &total), &visits)| {
                let visits = visits as i32 as f32;
                let by_games = squash(*steep * (wins / games - 0.5));
                (total + *k * by_games) / (visits + *k) + log / (visits + 1.0).sqrt()
            },
        ));
        let mut best = 0;
        let mut most = f32::NEG_INFINITY;
        for (at, &score) in scores.iter().enumerate() {
            if score > most && wins[at] > f32::NEG_INFINITY {
                most = score;
                best = at;
            }
        }
        range.start + best
    }

    /// Adds a value for the first seat to what is on the path.
    fn remember(&mut self, value: f32) {
        let edges = &mut self.grown.edges;
        for &(node, edge) in &self.path {
            let node = &self.grown.nodes[node];
            edges.visits[edge] += 1;
            edges.totals[edge] += match node.seat {
                Seat::First => value,
                Seat::Second => 1.0 - value,
            };
            let range = node.edges();
            let games = &self.amaf.games[node.side][..];
            let wins = &self.amaf.wins[node.side][..];
            let edges = edges.actions[range.clone()]
                .iter()
                .zip(&mut edges.games[range.clone()])
                .zip(&mut edges.wins[range]);
            for ((&action, to_games), to_wins) in edges {
                *to_games += games[usize::from(action)];
                *to_wins += wins[usize::from(action)];
            }
        }
    }

    /// Notes that a seat wins behind the last edge of the path.
    fn decide(&mut self, seat: Seat) {
        let mut is_decided = true;
        for &(at, edge) in self.path.iter().rev() {
            let node = &mut self.grown.nodes[at];
            let edges = &mut self.grown.edges;
            edges.visits[edge] += 1;
            let is_win = node.seat == seat;
            edges.totals[edge] += f32::from(u8::from(is_win));
            if !is_decided {
                continue;
            }
            let child = edges.children[edge];
            if child != NONE {
                self.grown.nodes[child as usize].winner = Some(seat);
            }
            let node = &mut self.grown.nodes[at];
            if is_win {
                node.winner = Some(seat);
                edges.wins[edge] = f32::INFINITY;
                continue;
            }
            if edges.wins[edge] > f32::NEG_INFINITY {
                edges.wins[edge] = f32::NEG_INFINITY;
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
            let wins = edges.wins[edge];
            let is_proven = wins.is_infinite();
            let win_rate = if is_proven {
                f64::from(u8::from(wins > 0.0))
            } else {
                let by_games = squash(self.steep * (wins / edges.games[edge] - 0.5));
                f64::from((edges.totals[edge] + by_games) / (visits as f32 + 1.0))
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

/// Turns a difference of strength into a chance of winning: much like the logistic function, without its
/// exponential.
pub(crate) fn squash(difference: f32) -> f32 {
    0.5 + 0.5 * difference / (4.0 + difference * difference).sqrt()
}
