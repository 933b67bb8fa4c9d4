//! The Game of Y: which colour is nearer to joining the three sides, and how often it joins them if
//! the board is filled at random.
//!
//! By nearness alone a chain along the rim is the best of all, since it is the shortest; the chances
//! of a random filling are a better guide while the board is empty.

use board_play::{Position as _, Seat};
use board_play::{Actions as _, Status};
use rand_chacha::ChaCha8Rng;
use y::board_graph::Node;
use y::playout::Fillings;
use y::links::Links;
use y::{Colour, Move, YOn, outcome};

use super::connection::nearness;
use super::chance;
use crate::{Amaf, Judgement, Playable, Prospect, Trials};
use crate::search::amaf::{param, squash};

/// How many nodes the booklet's board has.
const USUAL: usize = 93;

/// What the right to move is worth, compared with needing one stone fewer.
const TEMPO: f64 = 0.7;

impl<const W: usize> Playable for YOn<W> {
    const EXPAND_AFTER: u32 = 4;

    /// There are as many moves as nodes, and each is judged by the whole board.
    fn effort(&self) -> u32 {
        let nodes = self.board().node_count();
        u32::try_from(nodes.pow(2) / USUAL.pow(2)).map_or(1, |times| times.max(1))
    }

    fn trials(&self) -> Option<Box<dyn Trials>> {
        Some(Box::new(YTrials {
            root: *self,
            position: *self,
            fillings: Fillings::new(self.board()),
            steep: param("STEEP", 8.0),
            share: 0.5,
            rates: [vec![0.0; self.board().node_count()], vec![0.0; self.board().node_count()]],
            proof: param("PROOF", 0.97),
        }))
    }

    fn trial_action(&self, m: Move) -> Option<usize> {
        self.action(m).or(Some(self.board().node_count()))
    }

    fn trial_move(&self, action: usize) -> Option<Move> {
        self.move_of(action)
    }

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let sides = [0, 1, 2].map(|side| self.board().side_set(side));
        let near =
            |colour: Colour| nearness(self.board(), self.stones(colour), self.vacant(), &sides);
        let own = self.colour_of(seat);
        let tempo = if self.to_move() == Some(seat) {
            TEMPO
        } else {
            -TEMPO
        };
        let by_chance = outcome::chance_of_y(self.board(), self.stones(own), self.vacant());
        let by_chance = by_chance.clamp(1e-9, 1.0 - 1e-9);
        let odds = by_chance / (1.0 - by_chance);
        Some(chance(near(own) - near(!own) + libm::log(odds) + tempo))
    }
}

const L: usize = 4;

impl<const W: usize> YTrials<W> {
    fn share(&self, colour: Colour) -> f32 {
        match colour {
            Colour::Black => self.share,
            Colour::White => 1.0 - self.share,
        }
    }

    fn links(&self, colour: Colour) -> Links<W> {
        Links::new(self.root.board(), self.position.stones(colour), self.position.vacant())
    }

    /// The vacant nodes that a colour would like most.
    fn hopes(&self, colour: Colour, count: usize) -> Vec<Node> {
        let rates = &self.rates[colour.index()];
        let mut hopes: Vec<Node> = Vec::with_capacity(count + 1);
        for node in self.position.vacant() {
            let rate = rates[node.index()];
            let at = hopes.iter().rposition(|&other| rates[other.index()] >= rate).map_or(0, |at| at + 1);
            if at < count {
                hopes.insert(at, node);
                hopes.truncate(count);
            }
        }
        hopes
    }
}

/// A position of Y that is tried out.
#[derive(Debug)]
struct YTrials<const W: usize> {
    root: YOn<W>,
    position: YOn<W>,
    fillings: Fillings<L>,
    steep: f32,
    proof: f32,
    share: f32,
    rates: [Vec<f32>; 2],
}

impl<const W: usize> Trials for YTrials<W> {
    fn actions(&self) -> usize {
        self.root.board().node_count() + 1
    }

    fn rewind(&mut self) {
        self.position = self.root;
    }

    fn status(&self) -> Status {
        self.position.status()
    }

    fn side(&self) -> usize {
        self.position.colour_to_move().map_or(0, Colour::index)
    }

    fn list(&self, prospects: &mut Vec<Prospect>) {
        let nodes = self.position.vacant().iter().map(|node| Prospect { action: node.index(), prior: 0.5, weight: 1.0 });
        prospects.extend(nodes);
        if self.position.is_swap_offered() {
            prospects.push(Prospect { action: self.actions() - 1, prior: 0.5, weight: 1.0 });
        }
    }

    fn prove(&mut self, prospects: &mut Vec<Prospect>) -> Option<Seat> {
        let mover = self.position.colour_to_move()?;
        if self.position.is_swap_offered() || !self.position.is_alternating() {
            return None;
        }
        let tries = param("TRIES", 6.0) as usize;
        let gate = param("GATE", 0.3);
        let most = self.share(mover);
        if most >= gate {
            let links = self.links(mover);
            let mut hopes = self.hopes(mover, tries).into_iter();
            if hopes.any(|node| links.joining_carriers_with(node).is_some()) {
                return Some(self.position.seat_of(mover));
            }
        }
        if 1.0 - most < gate {
            return None;
        }
        let mut needed = self.position.vacant();
        let links = self.links(!mover);
        for node in self.hopes(!mover, tries) {
            if let Some(carriers) = links.joining_carriers_with(node) {
                needed &= carriers.with(node);
            }
        }
        if needed.is_empty() {
            return Some(self.position.seat_of(!mover));
        }
        prospects.retain(|prospect| needed.contains(Node::new(prospect.action)));
        None
    }

    fn play(&mut self, action: usize) {
        let board = self.root.board();
        let m = if action < board.node_count() {
            Move::Place(board.name(Node::new(action)))
        } else {
            Move::Swap
        };
        self.position.play_unchecked(m);
    }

    fn judge(&mut self, rng: &mut ChaCha8Rng, amaf: &mut Amaf) -> Judgement {
        self.fillings.fill(&self.position, rng);
        let count = |words: [u64; L]| words.iter().map(|word| word.count_ones()).sum::<u32>() as f32;
        let all = (64 * L) as f32;
        let wins = self.fillings.wins();
        let black_wins = count(wins);
        let share = black_wins / all;
        self.share = share;
        for (colour, share) in [(Colour::Black, share), (Colour::White, 1.0 - share)] {
            if share >= self.proof && self.links(colour).joining_carriers().is_some() {
                return Judgement::Win(self.position.seat_of(colour));
            }
        }
        for node in self.root.board().nodes() {
            let black = self.fillings.black(node);
            let both: [u64; L] = core::array::from_fn(|at| black[at] & wins[at]);
            let (games, won) = (count(black), count(both));
            self.rates[0][node.index()] = won / games;
            self.rates[1][node.index()] = (all - games - (black_wins - won)) / (all - games);
            amaf.note(0, node.index(), games / all, won / all);
            amaf.note(1, node.index(), 1.0 - games / all, (all - games - (black_wins - won)) / all);
        }
        let first = match self.position.colour_of(Seat::First) {
            Colour::Black => share,
            Colour::White => 1.0 - share,
        };
        Judgement::Chance(squash(self.steep * (first - 0.5)))
    }
}
