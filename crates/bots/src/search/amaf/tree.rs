//! How the tree grows.

use board_play::{Outcome, Seat, Status};
use rand_chacha::ChaCha8Rng;

use super::choice::Options;
use super::grown::{Grown, NONE, Node, ROOT};
use crate::meter::{BudgetMeter, Work};
use crate::search::Candidate;
use crate::trials::{Amaf, Judgement, Prospect, Trials, likelihood};

/// At which visit the moves of a node are found; the first is too early for most.
const EXPANSION: u32 = 2;

/// Up to how many visits a node is told what each trial says of its moves; then by one trial in
/// [`RARELY`], since its moves are known well.
const OFTEN: u32 = 256;

/// See [`OFTEN`].
const RARELY: u32 = 4;

/// The search of one position.
pub(super) struct Tree<'a> {
    trials: &'a mut dyn Trials,
    grown: Grown,
    amaf: Amaf,
    prospects: Vec<Prospect>,
    scores: Vec<f32>,
    /// The way down the tree: nodes, and the edges out of them.
    path: Vec<(usize, usize)>,
    /// The edge of a move that wins at once, if there is one.
    win: Option<usize>,
}

impl<'a> Tree<'a> {
    /// Goes on with a tree of the position that is tried out.
    pub(super) fn new(grown: Grown, trials: &'a mut dyn Trials) -> Self {
        Self {
            amaf: Amaf::new(trials.actions()),
            trials,
            grown,
            prospects: Vec::new(),
            scores: Vec::new(),
            path: Vec::new(),
            win: None,
        }
    }

    /// Returns what has grown.
    pub(super) fn into_grown(self) -> Grown {
        self.grown
    }

    /// Makes iterations until the budget is used up or it is known who wins.
    pub(super) fn grow(&mut self, rng: &mut ChaCha8Rng, meter: &mut BudgetMeter<'_, '_>) {
        self.trials.rewind();
        let Status::ToMove(seat) = self.trials.status() else {
            return;
        };
        if self.grown.nodes.is_empty() {
            self.grown.nodes.push(Node::new(seat, self.trials.side()));
        }
        self.see_wins(seat);
        // By a proof that named no move: the root has to find one.
        self.grown.nodes[ROOT].winner = self.grown.winner_by_edges();
        while self.grown.nodes[ROOT].winner.is_none() && meter.spend() {
            let had_moves = self.grown.nodes[ROOT].is_expanded();
            self.iterate(rng, meter);
            if !had_moves {
                self.see_wins(seat);
                self.grown.nodes[ROOT].winner = self.grown.winner_by_edges();
            }
            meter.note(Work::Judgement);
        }
    }

    /// Sees which moves of the root win at once. To see that is no visit.
    fn see_wins(&mut self, seat: Seat) {
        for edge in self.grown.nodes[ROOT].edges() {
            self.trials.rewind();
            self.trials.play(self.grown.edges.actions[edge].into());
            if self.trials.status() == Status::Over(Outcome::Win(seat)) {
                self.grown.decide_behind(edge, seat);
                self.grown.decide(ROOT, edge, seat);
                self.win = Some(edge);
            }
        }
    }

    /// Goes down the tree once, and adds what it finds where it ends.
    fn iterate(&mut self, rng: &mut ChaCha8Rng, meter: &mut BudgetMeter<'_, '_>) {
        self.trials.rewind();
        self.path.clear();
        let mut at = ROOT;
        loop {
            let node = &mut self.grown.nodes[at];
            node.visits = node.visits.saturating_add(1);
            if !node.is_expanded() {
                self.end(at, rng);
                // At the root each visit goes on by one of the moves.
                if at != ROOT {
                    return;
                }
            }
            if self.is_worth_a_look(at) && self.look_closely(at, meter) {
                return;
            }
            let edge = self.select(at);
            self.path.push((at, edge));
            self.trials.play(self.grown.edges.actions[edge].into());
            let seat = match self.trials.status() {
                Status::ToMove(seat) => seat,
                Status::Over(Outcome::Win(seat)) => return self.decide(seat),
                Status::Over(Outcome::Draw) => return self.remember(0.5),
                // No game with chance is tried out in this way.
                Status::Chance => return,
            };
            at = match self.grown.edges.children[edge] {
                NONE if !self.grown.has_room(0) => {
                    self.judge(rng);
                    return;
                }
                NONE => self.grown.add(edge, Node::new(seat, self.trials.side())),
                child => child as usize,
            };
        }
    }

    /// Returns whether a node is looked at closely at this visit: each time that its visits have doubled.
    fn is_worth_a_look(&self, node: usize) -> bool {
        let visits = self.grown.nodes[node].visits;
        // The cheap question comes first: this is asked at every node of every way down.
        visits.is_power_of_two() && visits >= self.trials.visits_a_look()
    }

    /// Looks closely at the position of a node, and strikes moves that lose. Returns whether that decides it.
    fn look_closely(&mut self, node: usize, meter: &mut BudgetMeter<'_, '_>) -> bool {
        self.prospects.clear();
        self.trials.list(&mut self.prospects);
        let Node { seat, visits, .. } = self.grown.nodes[node];
        let mut steps = visits / self.trials.visits_a_look().max(1);
        let mut go_on = || {
            steps = steps.saturating_sub(1);
            steps > 0 && meter.note(Work::Proof)
        };
        let winner = self.trials.look_closely(&mut self.prospects, &mut go_on);
        for edge in self.grown.nodes[node].edges() {
            let action = usize::from(self.grown.edges.actions[edge]);
            if !self.prospects.iter().any(|one| one.action == action) {
                self.grown.decide(node, edge, !seat);
            }
        }
        // Of the root it does not suffice to know who wins: it has to have a move.
        let known = winner.filter(|_| node != ROOT);
        let winner = known.or(self.grown.nodes[node].winner);
        if let Some(winner) = winner {
            self.decide(winner);
        }
        winner.is_some()
    }

    /// Chooses the move by which a visit leaves a node.
    fn select(&mut self, node: usize) -> usize {
        let Self { grown, scores, .. } = self;
        let node = &grown.nodes[node];
        let edges = node.edges();
        let options = Options {
            visits: &grown.edges.visits[edges.clone()],
            means: &grown.edges.means[edges.clone()],
            promises: &grown.edges.promises[edges.clone()],
        };
        edges.start + options.best(scores)
    }

    /// Tries out the position where the tree ends; returns whether that decides it.
    fn judge(&mut self, rng: &mut ChaCha8Rng) -> bool {
        match self.trials.judge(rng, &mut self.amaf) {
            Judgement::Win(seat) => {
                self.decide(seat);
                true
            }
            Judgement::Chance(value) => {
                self.remember(value);
                false
            }
        }
    }

    /// Tries out the position of a node where the tree ends, and finds its moves if it is time.
    fn end(&mut self, node: usize, rng: &mut ChaCha8Rng) {
        // Of the root it does not suffice to know who wins: it has to have a move.
        let is_open = !self.judge(rng) || node == ROOT;
        let is_due = self.grown.nodes[node].visits >= EXPANSION
            && self.grown.has_room(self.trials.actions());
        if !is_open || !is_due && node != ROOT {
            return;
        }
        self.prospects.clear();
        self.trials.list(&mut self.prospects);
        if node != ROOT
            && let Some(seat) = self.trials.prove(&mut self.prospects)
        {
            // The visit has been noted by what the trial came to.
            return self.settle(seat);
        }
        self.grown.expand(node, &self.prospects);
        if !self.trials.lists_all() {
            self.grown.leave_open(node);
        }
        self.count(node);
    }

    /// Adds a value for the first seat to what is on the path.
    fn remember(&mut self, value: f32) {
        for at in 0..self.path.len() {
            let (number, edge) = self.path[at];
            let node = self.grown.nodes[number];
            self.grown.edges.visit(edge, worth_to(node.seat, value));
            if node.visits < OFTEN || node.visits.is_multiple_of(RARELY) {
                self.count(number);
            }
        }
    }

    /// Adds to the moves of a node what the last trials say of them.
    fn count(&mut self, node: usize) {
        let node = &self.grown.nodes[node];
        let counted = &self.amaf.counts[node.side];
        let edges = &mut self.grown.edges;
        let trials = &mut edges.trials[node.edges()];
        for (&action, trials) in edges.actions[node.edges()].iter().zip(&mut *trials) {
            let [games, wins] = counted[usize::from(action)];
            trials[0] += games;
            trials[1] += wins;
        }
        let steepness = self.trials.steepness();
        let promises = &mut edges.promises[node.edges()];
        let known = trials.iter().zip(&edges.leans[node.edges()]);
        for (promise, (&[games, wins], lean)) in promises.iter_mut().zip(known) {
            // What has been proved stays.
            if promise.is_finite() {
                *promise = likelihood(steepness * (wins / games - 0.5) + lean);
            }
        }
    }

    /// Notes a visit behind which a seat wins.
    fn decide(&mut self, winner: Seat) {
        let value = if winner == Seat::First { 1.0 } else { 0.0 };
        for &(node, edge) in &self.path {
            let Node { seat, .. } = self.grown.nodes[node];
            self.grown.edges.visit(edge, worth_to(seat, value));
        }
        self.settle(winner);
    }

    /// Notes that a seat wins behind the path, and what follows from that for the nodes on it.
    fn settle(&mut self, winner: Seat) {
        for &(node, edge) in self.path.iter().rev() {
            self.grown.decide_behind(edge, winner);
            if !self.grown.decide(node, edge, winner) {
                return;
            }
        }
    }

    /// Returns what is known of the moves, the best first: their numbers are actions.
    ///
    /// A move that wins at once is the first. In a lost game, moves that let the other seat win at once
    /// come last, and of moves that were tried equally often, that which was worth more in trials comes
    /// first: it makes winning as difficult as can be.
    pub(super) fn candidates(&mut self) -> Vec<Candidate<usize>> {
        let mut order: Vec<usize> = match self.grown.nodes.first() {
            Some(root) => root.edges().collect(),
            None => Vec::new(),
        };
        order.sort_by(|&one, &other| self.grown.compare(one, other));
        if let Some(win) = self.win
            && let Some(at) = order.iter().position(|&edge| edge == win)
        {
            order[..=at].rotate_right(1);
        }
        let is_lost = order
            .first()
            .is_some_and(|&edge| self.grown.edges.is_lost(edge));
        if is_lost && let Some(safe) = order.iter().position(|&edge| self.is_answered(edge)) {
            order[..=safe].rotate_right(1);
        }
        self.grown.choose(order.first().copied());
        order
            .into_iter()
            .map(|edge| self.grown.candidate(edge))
            .collect()
    }

    /// Returns whether no answer to a move of the root wins at once.
    fn is_answered(&mut self, edge: usize) -> bool {
        let action = usize::from(self.grown.edges.actions[edge]);
        self.trials.rewind();
        self.trials.play(action);
        self.prospects.clear();
        self.trials.list(&mut self.prospects);
        let answers = core::mem::take(&mut self.prospects);
        answers.iter().all(|answer| {
            self.trials.rewind();
            self.trials.play(action);
            self.trials.play(answer.action);
            !matches!(self.trials.status(), Status::Over(_))
        })
    }
}

/// Returns what a value for the first seat is to a seat.
const fn worth_to(seat: Seat, value: f32) -> f32 {
    match seat {
        Seat::First => value,
        Seat::Second => 1.0 - value,
    }
}
