//! Positions of Y that are tried out by filling the board many times at once.

use core::fmt;

use board_play::playout::SplitMix;
use board_play::rand_core::Rng as _;
use board_play::{Actions as _, Position as _, Seat, Status};
use rand_chacha::ChaCha8Rng;
#[cfg(feature = "proofs")]
use solver::connections::{Outlook, Scout};
use y::board_graph::{Board, Node, NodeSetOf, Shape};
use y::links::Links;
use y::playout::Fillings;
use y::{Colour, Opening, YOn};

use super::marks::Marks;
use super::opening::opening_nodes;
use crate::games::weights::Y;
use crate::{Amaf, Judgement, Prospect, Trials, likelihood};

/// How many words of fillings a trial takes: four times 64 cost little more than 64.
const WORDS: usize = 4;

/// How many fillings that are.
const FILLINGS: f32 = 256.0;

/// How steeply the chance of winning rises with the share of the fillings.
const STEEPNESS: f32 = 8.0;

/// With which share of the fillings it is looked whether a colour's links join the sides.
const JOINED: f32 = 0.97;

/// With which share of the fillings it is looked whether one more stone joins them.
const NEARLY_JOINED: f32 = 0.5;

/// How many nodes are looked at for that stone: those that are in most of the fillings that are won.
const HOPES: usize = 10;

/// Which share of the fillings with that stone must be won, for it to be looked at.
const HOPEFUL: f32 = 0.6;

/// How many bytes of what is proved in other positions are kept.
#[cfg(feature = "proofs")]
const PROOFS: usize = 2 << 20;

/// Up to how many nodes a board has sets of one word.
const SMALL: usize = 64;

/// A position of Y that is tried out.
pub(super) struct FilledY<const W: usize> {
    root: YOn<W>,
    position: YOn<W>,
    marks: Marks,
    fillings: Fillings<WORDS>,
    /// Of the last fillings, the share that each colour has won.
    shares: [f32; 2],
    /// Of the last fillings where a node is a colour's, the share that this colour has won.
    rates: [Vec<f32>; 2],
    /// Who looks closely, once that was asked for; nobody on large boards.
    #[cfg(feature = "proofs")]
    scout: Option<Scout>,
}

/// Says no more than what it is: hundreds of words of fillings help nobody, and would make programs larger.
impl<const W: usize> fmt::Debug for FilledY<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FilledY").finish_non_exhaustive()
    }
}

impl<const W: usize> FilledY<W> {
    pub(super) fn new(position: &YOn<W>) -> Self {
        let nodes = position.board().node_count();
        let stones = Colour::ALL.map(|colour| {
            position
                .stones(colour)
                .iter()
                .map(move |node| (node, colour))
        });
        Self {
            root: *position,
            position: *position,
            marks: Marks::new(position.board(), stones.into_iter().flatten()),
            fillings: Fillings::new(position.board()),
            shares: [0.5; 2],
            rates: [vec![0.0; nodes], vec![0.0; nodes]],
            #[cfg(feature = "proofs")]
            scout: None,
        }
    }

    fn board(&self) -> Board {
        self.root.board()
    }

    /// Finds the links of a colour.
    fn links(&self, colour: Colour) -> Links<W> {
        Links::new(
            self.board(),
            self.position.stones(colour),
            self.position.vacant(),
        )
    }

    /// Finds moves of a colour that join the sides by links: for each its node and the carriers.
    fn joining(&self, colour: Colour) -> impl Iterator<Item = NodeSetOf<W>> {
        let hopes = self.hopes(colour);
        let links = (!hopes.is_empty()).then(|| self.links(colour));
        hopes.into_iter().filter_map(move |node| {
            let carriers = links.as_ref()?.joining_carriers_with(node)?;
            Some(carriers.with(node))
        })
    }

    /// Returns the vacant nodes that are worth most to a colour, the best first.
    fn hopes(&self, colour: Colour) -> Vec<Node> {
        let rates = &self.rates[colour.index()];
        let mut hopes: Vec<Node> = Vec::with_capacity(HOPES + 1);
        let vacant = self.position.vacant().iter();
        for node in vacant.filter(|node| rates[node.index()] >= HOPEFUL) {
            let is_as_good = |other: &Node| rates[other.index()] >= rates[node.index()];
            let place = hopes.iter().rposition(is_as_good).map_or(0, |at| at + 1);
            if place < HOPES {
                hopes.insert(place, node);
                hopes.truncate(HOPES);
            }
        }
        hopes
    }

    /// Returns the nodes where the mover puts its first stone, if it has none and cannot be swapped.
    fn opening_nodes(&self) -> Option<NodeSetOf<W>> {
        let position = &self.position;
        let mover = position.colour_to_move()?;
        let others = position.stones(!mover);
        let may_be_swapped = others.is_empty() && position.options().opening() == Opening::Pie;
        if !position.stones(mover).is_empty() || may_be_swapped {
            return None;
        }
        let others: Vec<Node> = others.iter().collect();
        let nodes = opening_nodes(self.board(), &others)?;
        Some(nodes.into_iter().collect())
    }

    /// Returns the node of a move; a swap has none.
    fn node_of(&self, action: usize) -> Option<Node> {
        Some(Node::new(action)).filter(|&node| self.board().contains(node))
    }

    /// Counts for a node how often it went with winning.
    fn note(&mut self, node: Node, wins: [u64; WORDS], amaf: &mut Amaf) {
        let black = self.fillings.black(node);
        let both: [u64; WORDS] = core::array::from_fn(|at| black[at] & wins[at]);
        let [games, won] = [black, both].map(|words| count(words) / FILLINGS);
        let lost_by_white = self.shares[Colour::Black.index()] - won;
        let counts = [[games, won], [1.0 - games, 1.0 - games - lost_by_white]];
        for (side, [games, won]) in counts.into_iter().enumerate() {
            self.rates[side][node.index()] = if games > 0.0 { won / games } else { 0.0 };
            amaf.note(side, node.index(), games, won);
        }
    }
}

/// Counts the bits of words.
#[inline]
fn count(words: [u64; WORDS]) -> f32 {
    let bits: u32 = words.iter().map(|word| word.count_ones()).sum();
    // A few hundred are exact.
    u16::try_from(bits).map_or(FILLINGS, f32::from)
}

impl<const W: usize> Trials for FilledY<W> {
    /// A stone on each node, and the swap.
    fn actions(&self) -> usize {
        self.board().node_count() + 1
    }

    fn rewind(&mut self) {
        self.position = self.root;
        self.marks.rewind();
    }

    fn status(&self) -> Status {
        self.position.status()
    }

    fn side(&self) -> usize {
        self.position.colour_to_move().map_or(0, Colour::index)
    }

    /// All legal moves; but the first stone of a colour goes into the middle, if there is room and the first
    /// stone of all cannot be swapped.
    fn list(&self, prospects: &mut Vec<Prospect>) {
        let position = &self.position;
        let opening = self.opening_nodes();
        let actions = position.moves().filter_map(|m| position.action(m));
        let is_listed = |&action: &usize| match opening {
            Some(nodes) => self.node_of(action).is_none_or(|node| nodes.contains(node)),
            None => true,
        };
        prospects.extend(actions.filter(is_listed).map(Prospect::new));
        if let Some(mover) = position.colour_to_move() {
            let vacant = position.vacant();
            self.marks
                .lean(mover, &|node| vacant.contains(node), prospects);
        }
    }

    fn lists_all(&self) -> bool {
        self.opening_nodes().is_none()
    }

    /// Whoever has a move that joins the sides by links wins. If the other colour has one, it has to be
    /// stopped: by a stone on the node of that move or on a carrier, and if there are several such moves
    /// by one that stops them all.
    fn prove(&mut self, prospects: &mut Vec<Prospect>) -> Option<Seat> {
        let mover = self.position.colour_to_move()?;
        if self.position.is_swap_offered() || !self.position.is_alternating() {
            return None;
        }
        if self.shares[mover.index()] >= NEARLY_JOINED {
            let mut joining = self.joining(mover);
            let is_won = joining.next().is_some();
            return is_won.then(|| self.position.seat_of(mover));
        }
        let joining = self.joining(!mover);
        let needed = joining.fold(self.position.vacant(), |needed, nodes| needed & nodes);
        if needed.is_empty() {
            return Some(self.position.seat_of(!mover));
        }
        prospects.retain(|prospect| needed.contains(Node::new(prospect.action)));
        if prospects.is_empty() {
            // The middle stops nothing.
            prospects.extend(needed.iter().map(|node| Prospect::new(node.index())));
        }
        None
    }

    #[cfg(feature = "proofs")]
    fn look_closely(
        &mut self,
        prospects: &mut Vec<Prospect>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Seat> {
        let board = self.board();
        if self.scout.is_none() {
            self.scout = Scout::new(board, PROOFS);
        }
        match self.scout.as_mut()?.look(&self.position, go_on)? {
            Outlook::Win(seat) => Some(seat),
            Outlook::MayWin(nodes) => {
                prospects.retain(|prospect| nodes.contains(Node::new(prospect.action)));
                None
            }
        }
    }

    /// A step takes as long as a fifth or a quarter of so many trials: longer where sets of nodes have two
    /// words, and on a curved board, which has more ways round.
    fn visits_a_look(&self) -> u32 {
        let board = self.board();
        let is_large = board.node_count() > SMALL;
        let is_curved = matches!(board.shape(), Shape::Bent { .. });
        512 << (u32::from(is_large) + u32::from(is_curved))
    }

    fn steepness(&self) -> f32 {
        STEEPNESS
    }

    fn weights(&self) -> &'static [i16] {
        &Y
    }

    fn marks(&self, action: usize) -> Vec<usize> {
        let vacant = self.position.vacant();
        let marks = |node| {
            let mover = self.position.colour_to_move()?;
            Some(self.marks.of(mover, &|node| vacant.contains(node))(node))
        };
        let marks = self.node_of(action).and_then(marks);
        marks.map(Vec::from).unwrap_or_default()
    }

    fn play(&mut self, action: usize) {
        if let Some(m) = self.position.move_of(action) {
            if let Some(colour) = self.position.colour_to_move() {
                self.marks.play(self.node_of(action), colour);
            }
            self.position.play_unchecked(m);
        }
    }

    fn judge(&mut self, rng: &mut ChaCha8Rng, amaf: &mut Amaf) -> Judgement {
        // Fillings take many random numbers, so that how they are made shows.
        let mut tosses = SplitMix::new(rng.next_u64());
        self.fillings.fill(&self.position, &mut tosses);
        let wins = self.fillings.wins();
        let black = count(wins) / FILLINGS;
        self.shares = [black, 1.0 - black];
        for colour in Colour::ALL {
            if self.shares[colour.index()] >= JOINED
                && self.links(colour).joining_carriers().is_some()
            {
                return Judgement::Win(self.position.seat_of(colour));
            }
        }
        for node in self.board().nodes() {
            self.note(node, wins, amaf);
        }
        let first = self.position.colour_of(Seat::First);
        let lead = self.shares[first.index()] - 0.5;
        Judgement::Chance(likelihood(STEEPNESS * lead))
    }
}
