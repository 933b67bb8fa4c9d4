//! What is measured of the games in which every move takes a stone from node to node.

use core::hint::black_box;

use board_graph::Node;
use board_play::perft;
use board_play::playout::{playout, random_move};
use criterion::{Criterion, Throughput};
use quinta::ShiftGame;
use rand::rngs::SmallRng;

use crate::inputs::{INPUTS, PLIES, middles, rng};
use crate::measure::{move_count, moves, moves_group, on_all, perft_of};
use crate::stone_list::{StoneList, Walk};

/// After how many plies of a random game a position is in the middle of it.
const MIDDLE: usize = 40;

/// A game beside its baseline.
#[derive(Clone, Copy, Debug)]
pub struct Comparison<G, W> {
    /// What the baseline does, in the names of its benchmarks.
    pub baseline: &'static str,
    /// Takes a position over into the baseline.
    pub plain: fn(&G) -> StoneList<W>,
}

impl<G: ShiftGame, W: Walk> Comparison<G, W> {
    /// Returns positions in the middle of random games.
    #[must_use]
    pub fn middles(&self) -> Vec<G> {
        middles(G::start(), MIDDLE).take(INPUTS).collect()
    }

    /// Returns positions after one more random move, each with the node that the stone came to, and
    /// the same for the baseline. `target` returns the node, unless the move is a pass.
    #[must_use]
    pub fn after_a_move(
        &self,
        target: impl Fn(G::Move) -> Option<Node>,
    ) -> Vec<(G, Node, StoneList<W>)> {
        let mut rng = rng();
        let middles = self.middles();
        let moved = middles.iter().filter_map(|position| {
            let m = random_move(position, &mut rng)?;
            let to = target(m)?;
            let after = position.after(m).ok()?;
            Some((after, to, (self.plain)(&after)))
        });
        moved.collect()
    }

    /// Measures how the moves of positions are listed and counted.
    pub fn generation(&self, c: &mut Criterion, is_shift: impl Fn(G::Move) -> bool) {
        let name = format!("{}: moves of positions after {MIDDLE} plies", G::NAME);
        let middles = self.middles();
        let lists: Vec<StoneList<W>> = middles.iter().map(self.plain).collect();
        let mut group = moves_group(c, name, &middles);
        on_all(&mut group, self.baseline, &lists, |list| list.moves().len());
        moves(&mut group, &middles, is_shift);
        move_count(&mut group, &middles);
        group.finish();
    }

    /// Measures perft, that of the baseline down to `depth`.
    pub fn counting(&self, c: &mut Criterion, depth: usize) {
        let start = G::start();
        let list = (self.plain)(&start);
        let mut group = c.benchmark_group(format!("{}: perft, last ply counted", G::NAME));
        group.sample_size(10);
        group.throughput(Throughput::Elements(perft(&start, depth)));
        group.bench_function(format!("{}, depth {depth}", self.baseline), |b| {
            b.iter(|| black_box(&list).perft(depth));
        });
        perft_of(&mut group, "perft 3 from the start", &start, 3);
        let middle = self.middles()[0];
        let name = format!("perft 3 after {MIDDLE} plies");
        perft_of(&mut group, &name, &middle, 3);
        group.finish();
    }

    /// Measures random games, which `naive` plays with the baseline.
    pub fn playouts(
        &self,
        c: &mut Criterion,
        naive: impl Fn(StoneList<W>, &mut SmallRng) -> usize,
    ) {
        let start = G::start();
        let list = (self.plain)(&start);
        let mut rng = rng();
        let name = format!("{}: random playout of up to {PLIES} plies", G::NAME);
        let mut group = c.benchmark_group(name);
        group.bench_function(self.baseline, |b| {
            b.iter(|| naive(list.clone(), &mut rng));
        });
        group.bench_function("playout::playout", |b| {
            b.iter(|| playout(&mut start.clone(), &mut rng, PLIES));
        });
        group.finish();
    }
}
