//! Moves as numbers: the slides that an empty board allows, each with nothing removed and with each stone
//! that the rules could let it remove; then the pass.
//!
//! What a slide may remove depends on where it ends: the neighbours of that node, within what `zone`
//! says. They ascend as moves do.

use std::sync::OnceLock;

use board_graph::{Board, Fork, Node, NodeSet, PairIndex};
use board_play::Actions;

use crate::moves::slides;
use crate::{Move, Options, REGION, Singularity, Zone};

/// The numbers of the moves under one value of `fork` and of `zone`.
struct Table {
    slides: PairIndex,
    /// For each slide the number of the move that removes nothing.
    first: Vec<usize>,
    /// All moves but the pass.
    moves: Vec<Move>,
}

static TABLES: [[OnceLock<Table>; 3]; 2] = [const { [const { OnceLock::new() }; 3] }; 2];

impl Table {
    fn of(options: Options) -> &'static Self {
        let (fork, zone) = (options.fork(), options.zone());
        let forks = &TABLES[usize::from(fork == Fork::Off)];
        forks[zone as usize].get_or_init(|| Self::new(fork, zone))
    }

    fn new(fork: Fork, zone: Zone) -> Self {
        let routes = slides(fork);
        let slides = PairIndex::new(Board::bent9(), |from| routes.targets(from, NodeSet::EMPTY));
        let (mut first, mut moves) = (Vec::new(), Vec::new());
        for (from, to) in slides.pairs() {
            first.push(moves.len());
            let nothing = core::iter::once(None);
            let choices = nothing.chain(removable(zone, from, to).into_iter().map(Some));
            moves.extend(choices.map(|removed| Move::Slide { from, to, removed }));
        }
        Self {
            slides,
            first,
            moves,
        }
    }
}

/// Returns the nodes of the stones one of which the slide from `from` to `to` could ever remove.
fn removable(zone: Zone, from: Node, to: Node) -> NodeSet {
    let near = Board::bent9().neighbour_set(to).without(from);
    match zone {
        Zone::Joined => near & REGION,
        Zone::Mover if REGION.contains(to) => near,
        Zone::Both if REGION.contains(to) => near & REGION,
        Zone::Mover | Zone::Both => NodeSet::EMPTY,
    }
}

impl Actions for Singularity {
    fn action_count(&self) -> usize {
        Table::of(self.options).moves.len() + 1
    }

    fn action(&self, m: Move) -> Option<usize> {
        let table = Table::of(self.options);
        let Move::Slide { from, to, removed } = m else {
            return Some(table.moves.len());
        };
        let first = table.first[table.slides.get(from, to)?];
        let Some(stone) = removed else {
            return Some(first);
        };
        let stones = removable(self.options.zone(), from, to);
        let before = stones & NodeSet::first_n(stone.index().min(NodeSet::CAPACITY));
        stones.contains(stone).then_some(first + 1 + before.len())
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        let moves = &Table::of(self.options).moves;
        match moves.get(action) {
            Some(&m) => Some(m),
            None => (action == moves.len()).then_some(Move::Pass),
        }
    }
}
