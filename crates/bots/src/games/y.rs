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
use y::{Colour, Move, YOn, bridges, outcome};

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

/// A position of Y that is tried out.
#[derive(Debug)]
struct YTrials<const W: usize> {
    root: YOn<W>,
    position: YOn<W>,
    fillings: Fillings<L>,
    steep: f32,
    proof: f32,
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
        let nodes = self.position.vacant().iter().map(|node| Prospect { action: node.index(), prior: 0.5 });
        prospects.extend(nodes);
        if self.position.is_swap_offered() {
            prospects.push(Prospect { action: self.actions() - 1, prior: 0.5 });
        }
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
        for (colour, share) in [(Colour::Black, share), (Colour::White, 1.0 - share)] {
            if share >= self.proof && bridges::joins_by_bridges(&self.position, colour) {
                return Judgement::Win(self.position.seat_of(colour));
            }
        }
        for node in self.root.board().nodes() {
            let black = self.fillings.black(node);
            let both: [u64; L] = core::array::from_fn(|at| black[at] & wins[at]);
            let (games, won) = (count(black), count(both));
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
